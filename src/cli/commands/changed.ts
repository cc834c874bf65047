import type { ChangedSymbol } from "../../model/review.ts";
import { changedSymbolCodec, changedToWire } from "../../review/review-document.ts";
import { printable } from "../../util/printable.ts";
import { openFor } from "../input/open-for.ts";
import { reviewedChange } from "../input/reviewed-change.ts";
import type { Command } from "../spec/command.ts";

/** `llmc-nav changed`: the symbols that differ between two commits. */
export const changedCommand: Command = {
  async run(context, options) {
    const found = await (await openFor(context, options)).changed(reviewedChange(context, options));
    const { changes, filesChanged } = found;
    const { format, io } = context;
    if (format === "jsonl") {
      for (const each of changes) await io.writeOut(`${JSON.stringify(changedSymbolCodec.toWire(each))}\n`);
    } else if (format === "json") {
      await io.writeOut(`${JSON.stringify(changedToWire(found))}\n`);
    } else {
      const bullet = format === "markdown" ? "- " : "  ";
      const lines = changes.map((each) => `${bullet}${describe(each, format === "markdown" ? "`" : "")}`);
      const title = changes.length === 0 ? "No symbol changed" : `${changes.length} symbols changed`;
      await io.writeOut(`${[`${title} in ${filesChanged} files.`, ...lines].join("\n")}\n`);
    }
    return 0;
  },
};

function describe({ change, also, before, after }: ChangedSymbol, quote: string): string {
  const show = (text: string) => `${quote}${printable(text).replaceAll("`", "'")}${quote}`;
  const [was, is] = [before, after].map((each) => each && show(`${each.path}#${each.qualname}`));
  const place = was === undefined || is === undefined || was === is ? (is ?? was ?? "") : `${was} → ${is}`;
  return `${[change, ...also].join(", ")}: ${place}`;
}
