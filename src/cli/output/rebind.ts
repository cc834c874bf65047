import { DEFINITION_KINDS, type DefinitionKind } from "../../model/facts.ts";
import { BINDING_STATUSES, type BindingStatus } from "../../model/result.ts";
import { SKIP_REASONS, type Skipped } from "../../model/tree.ts";
import type { AnsweredPlace } from "../../rebind/batch/question.ts";
import type { TreeBindings } from "../../rebind/bind-trees.ts";
import type { Binding, Candidate, Place } from "../../rebind/binding.ts";
import { printable } from "../../util/printable.ts";
import { bindingStatus } from "../../wire/envelope.ts";
import { from, listedAs, of, view } from "../../wire/object.ts";
import { either, list, mapped, otherwise, record } from "../../wire/shapes.ts";
import { always, count, elapsed, flag, oneOf, share, text } from "../../wire/values.ts";
import { CANDIDATES, candidate, placeFields, SCORE_DIGITS } from "../commands/rebind-batch.ts";
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
  if (format === "jsonl")
    return result.bindings.map((each) => `${JSON.stringify(bindingCodec.toWire(each))}\n`).join("");
  if (format === "json") return `${JSON.stringify(rebindCodec.toWire(report))}\n`;
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

const place = mapped(view<AnsweredPlace>()(placeFields), answeredPlace);
type Bound = Binding & { readonly now: Place };
type ShownBinding<B extends Binding> = B & AnsweredPlace & { readonly kind: DefinitionKind };

const { file, qualname, lines } = placeFields;
const oldFields = {
  file,
  qualname,
  kind: oneOf(DEFINITION_KINDS),
  lines,
  status: bindingStatus,
  score: share("how much speaks for the answer", SCORE_DIGITS),
};
const listedFirst = ["file", "qualname", "lines"] as const;

/** A line of `rebind --format jsonl`: a symbol that was found again, or one that is ambiguous or gone. */
export const bindingCodec = either(
  (binding: Binding): binding is Bound => binding.now !== undefined,
  mapped(
    listedAs(
      listedFirst,
      view<ShownBinding<Bound>>()({ ...oldFields, now: place, body_changed: flag(), signature_changed: flag() }),
    ),
    shownBinding<Bound>,
  ),
  mapped(
    listedAs(
      listedFirst,
      view<ShownBinding<Binding>>()({
        ...oldFields,
        now: from(() => null, always(null)),
        candidates: list(
          mapped(candidate, (each: Candidate) => ({ ...answeredPlace(each), score: each.score })),
          CANDIDATES,
        ),
      }),
    ),
    shownBinding<Binding>,
  ),
);

/** The answer of `rebind`. */
export const rebindCodec = view<RebindReport>()({
  from: of("before", text()),
  to: of("after", text("a commit, or working tree")),
  unchanged_files: from(({ result }: RebindReport) => result.unchangedFiles.length, count()),
  counts: from(
    ({ result }: RebindReport) => countStatuses(result.bindings),
    record(BINDING_STATUSES, otherwise(0, count())),
  ),
  skipped: from(
    ({ result }: RebindReport) => result.skipped,
    list(view<Skipped>()({ path: text(), reason: oneOf(SKIP_REASONS) })),
  ),
  elapsed_ms: elapsed(),
  bindings: from(
    ({ result }: RebindReport) => result.bindings,
    list(bindingCodec, "the symbols of the files that changed"),
  ),
});

function shownBinding<B extends Binding>(binding: B): ShownBinding<B> {
  return { ...binding, ...answeredPlace(binding.old), kind: binding.old.definition.kind };
}

function answeredPlace({ path, definition }: Place): AnsweredPlace {
  const { startLine, endLine } = definition;
  return { file: path, qualname: definition.qualname, startLine, endLine };
}

function tableRow({ status, old, now, score, candidates }: Binding): readonly string[] {
  const [first] = candidates;
  const is = now ? describe(now) : first ? `perhaps ${describe(first)}` : "";
  return [status, describe(old), is, oldFields.score.toWire(score).toString()];
}

function describe({ path, definition }: Place): string {
  return `${printable(path)}:${definition.startLine}-${definition.endLine} ${printable(definition.qualname)}`;
}

function countStatuses(bindings: readonly Binding[]): ReadonlyMap<BindingStatus, number> {
  const counts = new Map<BindingStatus, number>(BINDING_STATUSES.map((status) => [status, 0]));
  for (const { status } of bindings) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}
