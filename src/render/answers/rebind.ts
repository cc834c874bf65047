import type { RebindReport } from "../../api/operations/rebind.ts";
import { BINDING_STATUSES } from "../../model/result.ts";
import type { Binding, Place } from "../../rebind/binding.ts";
import { countBy } from "../../util/multimap.ts";
import { printable } from "../../util/printable.ts";
import type { TextFormat } from "../format.ts";
import { markdownTable } from "../markdown/cells.ts";

/** The bindings of the files that changed; with `isAll` also of what is where it was. */
export function renderBindings(format: TextFormat, report: RebindReport, isAll: boolean): string {
  const { bindings } = report.result;
  const rows = (isAll ? bindings : bindings.filter(({ status }) => status !== "same")).map(tableRow);
  const title = summaryOf(report);
  if (format === "markdown")
    return [title, "", ...markdownTable(["status", "was", "is", "score"], rows), ""].join("\n");
  const table = rows.map(
    ([status, was, is, score]) => `  ${status.padEnd(17)} ${was}${is ? ` → ${is}` : ""} (${score})`,
  );
  return [title, ...table, ""].join("\n");
}

function summaryOf({ before, after, result }: RebindReport): string {
  const counts = countBy(result.bindings, ({ status }) => status);
  const said = BINDING_STATUSES.filter((status) => counts.has(status)).map(
    (status) => `${counts.get(status)} ${status}`,
  );
  const files = `${result.unchangedFiles.length} files are unchanged`;
  return `From ${before} to ${after}: ${files}; of ${result.bindings.length} symbols in the others: ${said.join(", ") || "none"}.`;
}

function tableRow({ status, old, now, score, candidates }: Binding): readonly [string, string, string, string] {
  const [first] = candidates;
  const is = now ? describe(now) : first ? `perhaps ${describe(first)}` : "";
  return [status, describe(old), is, String(Math.round(score * 1000) / 1000)];
}

function describe({ path, definition }: Place): string {
  return `${printable(path)}:${definition.startLine}-${definition.endLine} ${printable(definition.qualname)}`;
}
