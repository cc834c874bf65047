import {
  indexRunCodec,
  type SearchIndexOptions,
  updateSearchIndex,
  vectorShardCodec,
  writeVectors,
} from "../../api/operations/search-index.ts";
import { UserError } from "../../model/errors.ts";
import { costSentence, renderIndexRun, renderVectorShard } from "../../render/answers/search-index.ts";
import { configFor } from "../input/open-for.ts";
import { wholeNumber } from "../input/option-values.ts";
import { readShardRequest } from "../input/shard-request.ts";
import type { Command } from "../spec/command.ts";
import { writeAnswer } from "./answer.ts";

/** `llmc-nav index`: the search index of a commit. */
export const indexCommand: Command = {
  async run(context, options) {
    const { io } = context;
    const request = readShardRequest(context, options);
    const isDryRun = options.flag("dry-run");
    if (isDryRun && request?.kind === "make") {
      throw new UserError("--dry-run says what the whole index would take: leave out --shard.");
    }
    const how: SearchIndexOptions = {
      config: await configFor(context, options),
      environment: io.env,
      maxEmbeddings: wholeNumber(options, "max-embeddings"),
      onCost: (cost) => {
        const isShown = cost.length > 0 && !options.flag("quiet");
        if (isShown) io.writeError(`llmc-nav: To be embedded: ${costSentence(cost)}.\n`);
      },
    };
    if (request?.kind === "make") {
      const run = await writeVectors(context, how, request);
      await writeAnswer(context, { json: () => vectorShardCodec.toWire(run), text: () => renderVectorShard(run) });
      return 0;
    }
    const run = await updateSearchIndex(context, how, { isDryRun, shards: request?.paths });
    await writeAnswer(context, { json: () => indexRunCodec.toWire(run), text: () => renderIndexRun(run) });
    return 0;
  },
};
