import type { ChangedSymbols, Review, ReviewQuery } from "../model/review.ts";
import type { PathFilter } from "../util/glob.ts";

/** The part of a review that is about the requested paths. */
export function filterReview(review: Review, isMeant: PathFilter): Review {
  const broken = review.broken.filter(({ path }) => isMeant(path));
  // A break counts wherever its cause is, so the change that causes it is kept as well.
  const causes = new Set(broken.map((use) => use.changeId));
  const changes = review.changes.filter(
    ({ id, before, after }) => causes.has(id) || isMeant((after ?? before)?.path ?? ""),
  );
  const ids = new Set(changes.map((change) => change.id));
  const kept = new Map<number, number>();
  review.affected.forEach(({ path, changeId, via }, index) => {
    // An entry that is reached through a removed entry would refer to nothing.
    const isReached = via === undefined || kept.has(via);
    if (isMeant(path) && ids.has(changeId) && isReached) kept.set(index, kept.size);
  });
  const affected = review.affected
    .filter((_each, index) => kept.has(index))
    .map((each) => ({ ...each, via: each.via === undefined ? undefined : kept.get(each.via) }));
  return {
    ...review,
    changes,
    broken,
    ignored: review.ignored.filter(({ path }) => isMeant(path)),
    affected,
    affectedFiles: review.affectedFiles.filter(isMeant),
    testsToRun: review.testsToRun.filter(isMeant),
    unusedPublic: review.unusedPublic.filter((id) => ids.has(id)),
    queries: review.queries.filter(({ changeId }) => ids.has(changeId)).map((query) => filterQuery(query, isMeant)),
    summaries: review.summaries.filter(({ changeId }) => ids.has(changeId)),
    docMentions: review.docMentions.filter(({ path }) => isMeant(path)),
    // A file that was not compared may break code in the requested paths, wherever the file itself is.
    notCompared: review.notCompared.filter(({ path, mayBreak }) => mayBreak || isMeant(path)),
    skipped: review.skipped.filter(({ path }) => isMeant(path)),
  };
}

/** The part of a list of changes that is about the requested paths. */
export function filterChanged(changed: ChangedSymbols, isMeant: PathFilter): ChangedSymbols {
  const changes = changed.changes.filter(({ before, after }) => isMeant((after ?? before)?.path ?? ""));
  return { ...changed, changes, skipped: changed.skipped.filter(({ path }) => isMeant(path)) };
}

/** An answer without the uses outside the requested paths; these uses are not counted either. */
function filterQuery({ changeId, result }: ReviewQuery, isMeant: PathFilter): ReviewQuery {
  if (result.meta.status === "ERROR") return { changeId, result };
  const { meta, items } = result;
  const kept = items.filter(({ file }) => isMeant(file));
  const total = meta.total - (items.length - kept.length);
  return { changeId, result: { meta: { ...meta, total }, items: kept } };
}
