import type { ChangedSymbol } from "../model/review.ts";
import { type ChangedSymbols, changedSymbols, type ReviewOptions } from "../review/review.ts";
import { changeToWire } from "../review/review-to-wire.ts";
import { printable } from "../util/printable.ts";
import type { Command } from "./command.ts";
import { reviewOptions } from "./review-range.ts";

/** `llmc-nav changed`: the symbols that differ between two commits. */
export const changedCommand: Command = {
  async run(context, options) {
    const asked = await reviewOptions(context, options);
    const found = await changedSymbols(asked);
    const { changes, filesChanged } = found;
    const { format, io } = context;
    if (format === "jsonl") {
      for (const each of changes) await io.writeOut(`${JSON.stringify(changedSymbolToWire(each))}\n`);
    } else if (format === "json") {
      await io.writeOut(`${JSON.stringify(changedToWire(asked, found))}\n`);
    } else {
      const bullet = format === "markdown" ? "- " : "  ";
      const lines = changes.map((each) => `${bullet}${describe(each, format === "markdown" ? "`" : "")}`);
      const title = changes.length === 0 ? "No symbol changed" : `${changes.length} symbols changed`;
      await io.writeOut(`${[`${title} in ${filesChanged} files.`, ...lines].join("\n")}\n`);
    }
    return 0;
  },
};

/** The JSON of the changed symbols. */
export function changedToWire({ base, head, range }: ReviewOptions, found: ChangedSymbols) {
  return {
    base,
    head: head ?? "working tree",
    range: range ?? null,
    files_changed: found.filesChanged,
    changes: found.changes.map(changedSymbolToWire),
    skipped: found.skipped.map(({ path, reason }) => ({ path, reason })),
  };
}

/** The JSON of a changed symbol. Its uses were not looked for. */
export function changedSymbolToWire(change: ChangedSymbol) {
  const { uses: _, ...rest } = changeToWire(change);
  return rest;
}

function describe({ change, also, before, after }: ChangedSymbol, quote: string): string {
  const show = (text: string) => `${quote}${printable(text).replaceAll("`", "'")}${quote}`;
  const [was, is] = [before, after].map((each) => each && show(`${each.path}#${each.qualname}`));
  const place = was === undefined || is === undefined || was === is ? (is ?? was ?? "") : `${was} → ${is}`;
  return `${[change, ...also].join(", ")}: ${place}`;
}
