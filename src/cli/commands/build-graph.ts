import { buildCodec, buildIndex } from "../../api/operations/build-graph.ts";
import { renderBuild } from "../../render/answers/index-state.ts";
import type { Command } from "../spec/command.ts";
import { writeAnswer } from "./answer.ts";

/** `llmc-nav build-graph`: the graph and the status file of a commit. */
export const buildGraphCommand: Command = {
  async run(context, options) {
    const build = await buildIndex(context, { isFull: options.flag("full"), isExported: !options.flag("no-export") });
    await writeAnswer(context, { json: () => buildCodec.toWire(build), text: () => renderBuild(build) });
    return 0;
  },
};
