import type { FactsStore } from "../../facts/store.ts";
import { WorkTree } from "../../git/work-tree.ts";
import { DEFINITION_KINDS, type DefinitionKind } from "../../model/facts.ts";
import { BINDING_STATUSES } from "../../model/result.ts";
import { SKIP_REASONS, type Skipped } from "../../model/tree.ts";
import type { AnsweredPlace } from "../../rebind/batch/question.ts";
import { bindTrees, type TreeBindings } from "../../rebind/bind-trees.ts";
import type { Binding, Candidate, Place } from "../../rebind/binding.ts";
import { countBy } from "../../util/multimap.ts";
import { bindingStatus } from "../../wire/envelope.ts";
import { from, listedAs, of, view } from "../../wire/object.ts";
import { either, list, mapped, otherwise, record } from "../../wire/shapes.ts";
import { always, count, elapsed, flag, oneOf, share, text } from "../../wire/values.ts";
import { type Asker, commitTree, contextFor, withFacts } from "../context.ts";
import { CANDIDATES, candidate, placeFields, SCORE_DIGITS } from "./rebind-batch.ts";

/** The result of a re-binding, the two sides that it compared and the time that it took. */
export interface RebindReport {
  readonly before: string;
  readonly after: string;
  readonly result: TreeBindings;
  readonly elapsedMs: number;
}

/** Follows the symbols of a commit to another one, or to the working tree. */
export async function rebind(asker: Asker, from: string, to: string | undefined): Promise<RebindReport> {
  const started = performance.now();
  const context = await contextFor(asker);
  const { repository, progress } = context;
  const before = await commitTree({ ...context, rev: from });
  const after = to === undefined ? new WorkTree(repository) : await commitTree({ ...context, rev: to });
  const bind = (store: FactsStore) => bindTrees(before, after, store, { progress });
  const result = await withFacts(context, after, bind).finally(() => before.close());
  return { before: before.name, after: after.name, result, elapsedMs: performance.now() - started };
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
    ({ result }: RebindReport) => countBy(result.bindings, ({ status }) => status),
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
