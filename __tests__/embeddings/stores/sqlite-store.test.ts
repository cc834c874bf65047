import { join } from "node:path";
import { onTestFinished } from "vitest";
import { SqliteStore } from "../../../src/embeddings/stores/sqlite/sqlite-store.ts";
import { makeTempDir } from "../../helpers/git-repo.ts";
import { recordingLogger } from "../../helpers/recording-logger.ts";
import { describeStore } from "./store-suite.ts";

describeStore("embedded file", () => {
  const path = join(makeTempDir(), ".llmc", "index.db");
  return async () => {
    const store = await SqliteStore.open({ path, logger: recordingLogger() });
    onTestFinished(() => store.close());
    return store;
  };
});
