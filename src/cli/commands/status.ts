import { indexCheckToWire } from "../../envelope/index-check-to-wire.ts";
import { renderStatus } from "../../render/answers/status.ts";
import { openFor } from "../input/open-for.ts";
import type { Command } from "../spec/command.ts";
import { writeAnswer } from "./answer.ts";

/** `llmc-nav status`: whether the index may answer, and how far it is off if not. */
export const statusCommand: Command = {
  async run(context, options) {
    const check = await (await openFor(context, options)).status({ rev: context.rev });
    await writeAnswer(context, { json: () => indexCheckToWire(check), text: (format) => renderStatus(format, check) });
    return 0;
  },
};
