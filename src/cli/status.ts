import { checkStatus } from "../api/status.ts";
import { indexCheckToWire } from "../envelope/index-check-to-wire.ts";
import { Repository } from "../git/repository.ts";
import type { Command } from "./command.ts";
import { renderStatus } from "./status-output.ts";

/** `llmc-nav status`: whether the index may answer, and how far it is off if not. */
export const statusCommand: Command = {
  async run({ directory, rev, format, io }) {
    const check = await checkStatus(await Repository.open(directory), rev);
    const isJson = format === "json" || format === "jsonl";
    await io.writeOut(isJson ? `${JSON.stringify(indexCheckToWire(check))}\n` : renderStatus(format, check));
    return 0;
  },
};
