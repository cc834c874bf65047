import { BINDING_STATUSES, type BindingStatus } from "../model/result.ts";
import type { TreeBindings } from "../rebind/bind-trees.ts";
import type { Binding, Place } from "../rebind/binding.ts";
import { printable } from "../util/printable.ts";
import type { Format } from "./command.ts";
import { rounded } from "./rebind-batch.ts";

/** What there is to say about a re-binding. */
export interface RebindReport {
  readonly before: string;
  readonly after: string;
  readonly result: TreeBindings;
  readonly elapsedMs: number;
  /** Also show what is where it was. */
  readonly isAll: boolean;
}

/** The bindings of the files that changed: JSON, a JSON line each, or a table. */
export function renderBindings(format: Format, report: RebindReport): string {
  const { result } = report;
  if (format === "jsonl") return result.bindings.map((each) => `${JSON.stringify(bindingToWire(each))}\n`).join("");
  if (format === "json") return `${JSON.stringify(reportToWire(report))}\n`;
  const shown = report.isAll ? result.bindings : result.bindings.filter(({ status }) => status !== "same");
  const rows = shown.map(tableRow);
  const title = summaryOf(report);
  if (format === "markdown") {
    const table = rows.map((row) => `| ${row.map((cell) => cell.replace(/[`|]/g, "?")).join(" | ")} |`);
    return [title, "", "| status | was | is | score |", "|---|---|---|---|", ...table, ""].join("\n");
  }
  const table = rows.map(
    ([status = "", was, is, score]) => `  ${status.padEnd(17)} ${was}${is ? ` → ${is}` : ""} (${score})`,
  );
  return [title, ...table, ""].join("\n");
}

function summaryOf({ before, after, result }: RebindReport): string {
  const counts = [...countStatuses(result.bindings)].filter(([, count]) => count > 0);
  const said = counts.map(([status, count]) => `${count} ${status}`).join(", ");
  const files = `${result.unchangedFiles.length} files are unchanged`;
  return `From ${before} to ${after}: ${files}; of ${result.bindings.length} symbols in the others: ${said || "none"}.`;
}

function reportToWire({ before, after, result, elapsedMs }: RebindReport) {
  return {
    from: before,
    to: after,
    unchanged_files: result.unchangedFiles.length,
    counts: Object.fromEntries(countStatuses(result.bindings)),
    skipped: result.skipped.map(({ path, reason }) => ({ path, reason })),
    elapsed_ms: Math.round(elapsedMs),
    bindings: result.bindings.map(bindingToWire),
  };
}

function bindingToWire({ old, status, now, score, bodyChanged, signatureChanged, candidates }: Binding) {
  const wire = {
    file: old.path,
    qualname: old.definition.qualname,
    kind: old.definition.kind,
    lines: linesOf(old),
    status,
    score: rounded(score),
    now: now ? placeToWire(now) : null,
  };
  if (now !== undefined) return { ...wire, body_changed: bodyChanged, signature_changed: signatureChanged };
  return { ...wire, candidates: candidates.map((each) => ({ ...placeToWire(each), score: rounded(each.score) })) };
}

function placeToWire(place: Place) {
  return { file: place.path, qualname: place.definition.qualname, lines: linesOf(place) };
}

function linesOf({ definition }: Place): readonly [number, number] {
  return [definition.startLine, definition.endLine];
}

function tableRow({ status, old, now, score, candidates }: Binding): readonly string[] {
  const [first] = candidates;
  const is = now ? describe(now) : first ? `perhaps ${describe(first)}` : "";
  return [status, describe(old), is, rounded(score).toString()];
}

function describe({ path, definition }: Place): string {
  return `${printable(path)}:${definition.startLine}-${definition.endLine} ${printable(definition.qualname)}`;
}

function countStatuses(bindings: readonly Binding[]): ReadonlyMap<BindingStatus, number> {
  const counts = new Map<BindingStatus, number>(BINDING_STATUSES.map((status) => [status, 0]));
  for (const { status } of bindings) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}
