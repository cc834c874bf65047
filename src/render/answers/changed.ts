import type { ChangedSymbol, Review } from "../../model/review.ts";
import { printable } from "../../util/printable.ts";
import { kindsOf } from "../change-words.ts";
import { codeSpan } from "../code-span.ts";
import type { TextFormat } from "../format.ts";
import { count } from "../words.ts";

/** The symbols that a change changes, a line each. */
export function renderChanged(format: TextFormat, { changes, filesChanged }: Pick<Review, "changes" | "filesChanged">) {
  const lines = changes.map((each) => (format === "markdown" ? `- ${spansOf(each)}` : lineOf(each)));
  const title = changes.length === 0 ? "No symbol changed" : `${count(changes.length, "symbol")} changed`;
  return `${[`${title} in ${count(filesChanged, "file")}.`, ...lines].join("\n")}\n`;
}

function spansOf({ change, also, before, after }: ChangedSymbol): string {
  const [was, is] = [before, after].map((each) => each && codeSpan(`${each.path}#${each.qualname}`));
  const place = was === undefined || is === undefined || was === is ? (is ?? was ?? "") : `${was} → ${is}`;
  return `${[change, ...also].join(", ")}: ${place}`;
}

/** The place first, as editors and `grep` expect it; what is gone has no line any more. */
function lineOf(symbol: ChangedSymbol): string {
  const { before, after } = symbol;
  const place = after ? `${after.path}:${after.startLine}` : before?.path;
  const names = [...new Set([before?.qualname, after?.qualname].filter((name) => name !== undefined))].join(" → ");
  const from = before && after && before.path !== after.path ? `  (from ${before.path})` : "";
  return printable(`${place}: ${kindsOf(symbol)}  ${names}${from}`);
}
