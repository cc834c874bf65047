import type { ChangedSymbol } from "../model/review.ts";
import { changedSymbols } from "../review/review.ts";
import { changeToWire } from "../review/review-to-wire.ts";
import { printable } from "../util/printable.ts";
import type { Command } from "./command.ts";
import { reviewOptions } from "./review-range.ts";

/** `llmc-nav changed`: the symbols that differ between two commits. */
export const changedCommand: Command = {
  async run(context, options) {
    const asked = await reviewOptions(context, options);
    const { changes, skipped, filesChanged } = await changedSymbols(asked);
    const { format, io } = context;
    const wire = changes.map(changeToWire).map(({ uses: _, ...rest }) => rest);
    if (format === "jsonl") {
      for (const each of wire) await io.writeOut(`${JSON.stringify(each)}\n`);
    } else if (format === "json") {
      const head = asked.head ?? "working tree";
      const range = asked.range ?? null;
      await io.writeOut(
        `${JSON.stringify({ base: asked.base, head, range, files_changed: filesChanged, changes: wire, skipped })}\n`,
      );
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
