import { changedSymbolCodec, changedToWire } from "../../envelope/review-document.ts";
import { renderChanged } from "../../render/answers/changed.ts";
import { openFor } from "../input/open-for.ts";
import { reviewedChange } from "../input/reviewed-change.ts";
import type { Command } from "../spec/command.ts";
import { writeAnswer } from "./answer.ts";

/** `llmc-nav changed`: the symbols that differ between two commits. */
export const changedCommand: Command = {
  async run(context, options) {
    const found = await (await openFor(context, options)).changed(reviewedChange(context, options));
    await writeAnswer(context, {
      json: () => changedToWire(found),
      lines: () => found.changes.map((each) => changedSymbolCodec.toWire(each)),
      text: (format) => renderChanged(format, found),
    });
    return 0;
  },
};
