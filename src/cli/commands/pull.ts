import { pulledCodec } from "../../api/pull.ts";
import { renderPull } from "../../render/answers/index-state.ts";
import { openFor } from "../input/open-for.ts";
import type { Command } from "../spec/command.ts";
import { writeAnswer } from "./answer.ts";

/** `llmc-nav pull`: the index that the default branch published, proved and brought to HEAD. */
export const pullCommand: Command = {
  async run(context, options) {
    const started = performance.now();
    const repository = await openFor(context, options);
    const pulled = await repository.pull({ remote: options.text("remote"), rev: context.rev });
    const elapsedMs = performance.now() - started;
    const json = () => pulledCodec.toWire({ ...pulled, elapsedMs });
    await writeAnswer(context, { json, text: () => renderPull(pulled, elapsedMs) });
    return 0;
  },
};
