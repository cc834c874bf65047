import { countDifferences, type FileFreshness } from "./compare-files.ts";
import { callsItselfFresh, normaliseCommit, type RouteDecision, refuse } from "./compute-route.ts";
import type { LoadedContents } from "./index-contents.ts";
import { shorten } from "./shorten.ts";

/**
 * Holds a status that calls the index fresh against the index itself: it is fresh only if the index was made of the commit that
 * the status names and holds every file of the tree asked about with exactly its content, whatever that tree's commit is.
 */
export function confirmRoute(
  decision: RouteDecision,
  indexedCommit: string | undefined,
  loaded: LoadedContents,
  files: FileFreshness | undefined,
): RouteDecision {
  const { contents, problem } = loaded;
  const { status } = decision;
  if (!decision.useRag) {
    // A commit that changed nothing but the index itself, or only its message, has the content that the index was made of.
    const isOtherCommit = status !== undefined && callsItselfFresh(status) && indexedCommit !== undefined;
    const isSame = contents !== undefined && files !== undefined && countDifferences(files) === 0 && files.fresh > 0;
    const isOfStatus = normaliseCommit(contents?.commit) === indexedCommit;
    if (!isOtherCommit || !isSame || !isOfStatus || decision.freshnessState !== "STALE") return decision;
    return { useRag: true, freshnessState: "FRESH", status };
  }
  if (contents === undefined || files === undefined) {
    return refuse("UNKNOWN", status, `The status calls the index fresh, but the graph does not prove it: ${problem}`);
  }
  const made = normaliseCommit(contents.commit);
  if (made !== undefined && made !== indexedCommit) {
    return refuse(
      "STALE",
      status,
      `The status names the commit ${indexedCommit}, but the graph was made of ${shorten(made)}.`,
    );
  }
  const differences = countDifferences(files);
  if (differences === 0) return decision;
  const first = JSON.stringify(files.firstDifference);
  const what = differences === 1 ? `${first} is` : `${differences} files, ${first} among them, are`;
  return refuse("STALE", status, `The status calls the index fresh, but ${what} not in the graph as in the commit.`);
}
