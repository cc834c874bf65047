import { countDifferences, type FileFreshness } from "./compare-files.ts";
import { normaliseCommit, type RouteDecision, refuse } from "./compute-route.ts";
import type { LoadedContents } from "./index-contents.ts";
import { shorten } from "./shorten.ts";

/**
 * Holds a status that calls the index fresh against the graph itself: it stays fresh only if the graph was made of the commit that
 * the status names and holds every file of that commit's tree with exactly its content.
 */
export function confirmRoute(
  decision: RouteDecision,
  indexedCommit: string | undefined,
  loaded: LoadedContents,
  files: FileFreshness | undefined,
): RouteDecision {
  if (!decision.useRag) return decision;
  const { status } = decision;
  const { contents, problem } = loaded;
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
