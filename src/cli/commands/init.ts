import { initCodec, initRepository } from "../../api/init/init.ts";
import { renderInit } from "../../render/answers/init.ts";
import type { Command } from "../spec/command.ts";
import { writeAnswer } from "./answer.ts";

/** `llmc-nav init`: a configuration and workflows for this repository. */
export const initCommand: Command = {
  async run(context, options) {
    const files = await initRepository(context.directory, options.flag("dry-run"));
    await writeAnswer(context, {
      json: () => initCodec.toWire({ files }),
      text: (format) => renderInit(format, files),
    });
    return 0;
  },
};
