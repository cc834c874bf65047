import { shownLines } from "../../git/line-map.ts";
import { editsIn, type PatchEdit } from "../../git/patch-edits.ts";
import type { ReviewRange } from "../../git/review-range.ts";
import { describeFailure } from "../../github/failure.ts";
import { keepRemarks, type LineRemark } from "../../github/line-remarks.ts";
import type { Review } from "../../model/review.ts";
import { renderSuggestion, SUGGESTION_MARKER } from "../../render/markdown/suggestion.ts";
import { runEngine } from "../engine/engine.ts";
import type { ActionSession } from "../session.ts";

/** Remarks that a reader goes through one by one; more of them are applied with the patch. */
const MAX_SUGGESTIONS = 20;

/**
 * Suggests the new name at broken lines that the pull request itself shows, for its author to accept. Only for pull requests of this
 * repository: one click commits the text, and in a fork's report it would be a stranger's. A failure is a warning, not an error.
 */
export async function suggestFixes(
  session: ActionSession,
  number: number,
  review: Review,
  { range, areProblemsGone }: { readonly range: ReviewRange; readonly areProblemsGone: boolean },
): Promise<void> {
  const { inputs, logger, outputs } = session;
  // A review of the merge has other lines than the head has.
  if (!inputs.suggestions || inputs.comment === "never" || range.head !== outputs.commit) return;
  try {
    const wanted = await findSuggestions(session, review, range);
    if (wanted.length === 0 && !areProblemsGone) return;
    const place = { repository: session.repository, number, commit: outputs.commit, marker: SUGGESTION_MARKER };
    const { made, removed } = await keepRemarks(await session.client(), place, wanted.slice(0, MAX_SUGGESTIONS));
    if (made + removed > 0) logger.info(`Suggestions at lines of the pull request: ${made} made, ${removed} removed.`);
  } catch (error) {
    logger.warn(describeFailure("suggesting fixes", error));
  }
}

async function findSuggestions(session: ActionSession, review: Review, range: ReviewRange): Promise<LineRemark[]> {
  const changes = new Map(review.changes.map((change) => [change.id, change]));
  const renamed = review.broken.filter(({ changeId, reason }) => reason === "renamed" && changes.has(changeId));
  const isShown = await shownAmong(session, new Set(renamed.map(({ path }) => path)), range);
  const inDiff = renamed.filter(isShown);
  if (inDiff.length === 0) return [];
  const args = [`--base=${range.base}`, `--head=${range.head}`, "--range=", `--config=${session.inputs.config}`];
  const { text } = await runEngine(session, ["review", ...args, "--format=patch"]);
  return editsIn(text).flatMap(({ path, line, text: now }) => {
    const use = inDiff.find((each) => each.path === path && each.line === line);
    const change = use && changes.get(use.changeId);
    const body = change && renderSuggestion(now, change);
    return body === undefined ? [] : [{ path, line, body }];
  });
}

/** Tells whether the diff of the pull request shows a line of one of these files. */
async function shownAmong(
  session: ActionSession,
  paths: ReadonlySet<string>,
  { base, head }: ReviewRange,
): Promise<(place: Pick<PatchEdit, "path" | "line">) => boolean> {
  const repository = await session.openRepository();
  const isShown = await shownLines(repository, base, head, [...paths]);
  return ({ path, line }) => isShown(path, line);
}
