import type { RebindReport } from "../../api/operations/rebind.ts";
import { BINDING_STATUSES, type BindingStatus } from "../../model/result.ts";
import type { Binding, Place } from "../../rebind/binding.ts";
import { countBy } from "../../util/multimap.ts";
import { printable } from "../../util/printable.ts";
import type { TextFormat } from "../format.ts";
import { markdownTable } from "../markdown/cells.ts";
import { count } from "../words.ts";

/** The statuses of symbols that are where they were, or only on other lines: nobody reads a thousand lines that say so. */
const UNREMARKABLE: ReadonlySet<BindingStatus> = new Set(["same", "moved"]);

/** Lists the symbols of changed files with their new places; with `isAll` also those that are where they were or only on other lines. */
export function renderBindings(format: TextFormat, report: RebindReport, isAll: boolean): string {
  const { bindings } = report.result;
  const shown = isAll ? bindings : bindings.filter(({ status }) => !UNREMARKABLE.has(status));
  const rows = shown.map(tableRow);
  const title = summaryOf(report, isAll);
  if (format === "markdown") {
    const table = rows.length === 0 ? [] : ["", ...markdownTable(["status", "was", "is", "score"], rows)];
    return `${[title, ...table].join("\n")}\n`;
  }
  const table = rows.map(
    ([status, was, is, score]) => `  ${status.padEnd(17)} ${was}${is ? ` → ${is}` : ""} (${score})`,
  );
  return [title, ...table, ""].join("\n");
}

/** A status as people read it: `moved` sounds like another file, and is other lines of the same one. */
function statusWord(status: BindingStatus): string {
  return status === "moved" ? "shifted" : status.replace("_", " and ");
}

function summaryOf({ before, after, result }: RebindReport, isAll: boolean): string {
  const counts = countBy(result.bindings, ({ status }) => status);
  const said = BINDING_STATUSES.filter((status) => counts.has(status)).map(
    (status) => `${counts.get(status)} ${statusWord(status)}`,
  );
  const files = count(result.unchangedFiles.length, "file is unchanged", "files are unchanged");
  const symbols = `of ${count(result.bindings.length, "symbol")} in the others: ${said.join(", ") || "none"}.`;
  const hint = isAll || !counts.has("moved") ? "" : " Shifted to other lines of the same file: --all lists them.";
  return `From ${before} to ${after}: ${files}; ${symbols}${hint}`;
}

function tableRow({ status, old, now, score, candidates }: Binding): readonly [string, string, string, string] {
  const [first] = candidates;
  const is = now ? describe(now) : first ? `perhaps ${describe(first)}` : "";
  return [statusWord(status), describe(old), is, String(Math.round(score * 1000) / 1000)];
}

function describe({ path, definition }: Place): string {
  return `${printable(path)}:${definition.startLine}-${definition.endLine} ${printable(definition.qualname)}`;
}
