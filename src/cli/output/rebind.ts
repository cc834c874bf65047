import { BINDING_STATUSES, type BindingStatus } from "../../model/result.ts";
import type { TreeBindings } from "../../rebind/bind-trees.ts";
import type { Binding, Place } from "../../rebind/binding.ts";
import { recordOf } from "../../util/json.ts";
import { printable } from "../../util/printable.ts";
import { rounded } from "../commands/rebind-batch.ts";
import type { Format } from "../spec/command.ts";

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
  if (format === "json") return `${JSON.stringify(rebindToWire(report))}\n`;
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

/** The JSON of a re-binding. */
export function rebindToWire({ before, after, result, elapsedMs }: RebindReport) {
  const counts = countStatuses(result.bindings);
  return {
    from: before,
    to: after,
    unchanged_files: result.unchangedFiles.length,
    counts: recordOf(BINDING_STATUSES, (status) => counts.get(status) ?? 0),
    skipped: result.skipped.map(({ path, reason }) => ({ path, reason })),
    elapsed_ms: Math.round(elapsedMs),
    bindings: result.bindings.map(bindingToWire),
  };
}

/** The JSON of what became of one symbol: `candidates` where it has no place, what changed where it has one. */
export function bindingToWire(binding: Binding) {
  return binding.now === undefined ? unboundToWire(binding) : boundToWire(binding, binding.now);
}

/** The JSON of a symbol that was found again. */
export function boundToWire(binding: Binding, now: Place) {
  const { bodyChanged, signatureChanged } = binding;
  return {
    ...oldToWire(binding),
    now: placeToWire(now),
    body_changed: bodyChanged,
    signature_changed: signatureChanged,
  };
}

/** The JSON of a symbol that is ambiguous or gone. */
export function unboundToWire(binding: Binding) {
  const candidates = binding.candidates.map((each) => ({ ...placeToWire(each), score: rounded(each.score) }));
  return { ...oldToWire(binding), now: null, candidates };
}

function oldToWire({ old, status, score }: Binding) {
  return {
    file: old.path,
    qualname: old.definition.qualname,
    kind: old.definition.kind,
    lines: linesOf(old),
    status,
    score: rounded(score),
  };
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
