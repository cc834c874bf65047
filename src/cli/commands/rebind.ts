import { bindingCodec, rebind, rebindCodec } from "../../api/operations/rebind.ts";
import { answerCodec, parseQuestion, rebindBatch } from "../../api/operations/rebind-batch.ts";
import { UserError } from "../../model/errors.ts";
import { renderBindings } from "../../render/answers/rebind.ts";
import { readBatch } from "../input/batch-file.ts";
import type { Command } from "../spec/command.ts";
import { jsonLine, writeAnswer } from "./answer.ts";

/** `llmc-nav rebind`: where the symbols of an older commit are now. */
export const rebindCommand: Command = {
  async run(context, options) {
    const from = options.text("from");
    const batch = options.text("batch");
    if ((from === undefined) === (batch === undefined)) {
      throw new UserError("Say what to re-bind: either --from COMMIT (such as HEAD~10) or --batch FILE.");
    }
    if (batch !== undefined) {
      const questions = readBatch(batch, context).map(({ value, mistake }) => parseQuestion(value, mistake));
      for (const each of await rebindBatch(context, questions)) {
        await context.io.writeOut(jsonLine(answerCodec.toWire(each)));
      }
      return 0;
    }
    const report = await rebind(context, from as string, options.text("to") ?? context.rev);
    await writeAnswer(context, {
      json: () => rebindCodec.toWire(report),
      lines: () => report.result.bindings.map((each) => bindingCodec.toWire(each)),
      text: (format) => renderBindings(format, report, options.flag("all")),
    });
    return 0;
  },
};
