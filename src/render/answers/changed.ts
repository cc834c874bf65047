import type { ChangedSymbol, Review } from "../../model/review.ts";
import { printable } from "../../util/printable.ts";
import { codeSpan } from "../code-span.ts";
import type { TextFormat } from "../format.ts";

/** The symbols that a change changes, a line each. */
export function renderChanged(format: TextFormat, { changes, filesChanged }: Pick<Review, "changes" | "filesChanged">) {
  const [bullet, show] = format === "markdown" ? (["- ", codeSpan] as const) : (["  ", printable] as const);
  const lines = changes.map((each) => `${bullet}${describe(each, show)}`);
  const title = changes.length === 0 ? "No symbol changed" : `${changes.length} symbols changed`;
  return `${[`${title} in ${filesChanged} files.`, ...lines].join("\n")}\n`;
}

function describe({ change, also, before, after }: ChangedSymbol, show: (text: string) => string): string {
  const [was, is] = [before, after].map((each) => each && show(`${each.path}#${each.qualname}`));
  const place = was === undefined || is === undefined || was === is ? (is ?? was ?? "") : `${was} → ${is}`;
  return `${[change, ...also].join(", ")}: ${place}`;
}
