import { findDirtyFiles } from "../../freshness/index-files.ts";
import type { GitTree } from "../../git/git-tree.ts";
import { WorkTree } from "../../git/work-tree.ts";
import type { BroughtIndex } from "../../graph/bring-index.ts";
import { buildGraph } from "../../graph/build-graph.ts";
import type { StoreHead } from "../../graph/store/store-head.ts";
import { followSymbols } from "../../rebind/follow-symbols.ts";
import { from, of, view } from "../../wire/object.ts";
import { table } from "../../wire/shapes.ts";
import { count, elapsed, flag, text } from "../../wire/values.ts";
import { type Asker, commitTree, contextFor, withFacts } from "../context.ts";

/** A build, what its index holds, and how it stands to the working tree. */
export type Build = BroughtIndex &
  StoreHead["counts"] & { readonly commit: string; readonly dirty: number; readonly elapsedMs: number };

/** Brings the index to a commit (default: HEAD), and writes the files for other programs if they are wanted. */
export async function buildIndex(
  asker: Asker,
  wanted: { readonly isFull: boolean; readonly isExported: boolean },
): Promise<Build> {
  const started = performance.now();
  const context = await contextFor(asker);
  const { repository, rev, logger, progress } = context;
  const tree = await commitTree(context);
  const dirty = rev === undefined ? countDirty(tree) : Promise.resolve(0);
  // Awaited when the graph is built; a failure until then must not count as unhandled.
  dirty.catch(() => {});
  return withFacts(context, tree, async (store) => {
    const follow = (commit: string) => followSymbols(commit, tree, { repository, store, progress });
    const build = await buildGraph(tree, store, { logger, progress, ...wanted, follow });
    const elapsedMs = performance.now() - started;
    const { commit, counts } = build.head;
    return { ...build, ...counts, commit, dirty: await dirty, elapsedMs };
  });
}

/** Files of the working tree that differ from the commit: they are not in the graph. */
async function countDirty(tree: GitTree): Promise<number> {
  if (tree.repository.isBare) return 0;
  const [committed, live] = await Promise.all([tree.list(), new WorkTree(tree.repository).list()]);
  return findDirtyFiles(committed, live).length;
}

/** The answer of `build-graph`. */
export const buildCodec = view<Build>()({
  commit: text(),
  unchanged: of("isUnchanged", flag("the graph was up to date, so it was not written")),
  files: count(),
  entities: count(),
  relations: count(),
  unresolved: count("uses on receivers of unknown type"),
  outside: count("uses of things outside the repository"),
  parsed: count("contents never seen before"),
  linked: count(),
  reused: count("files whose links were still right"),
  skipped: from(({ skipped }: Build) => skipped.length, count()),
  unread: count("files that could not be read, so that the index is not fresh"),
  dirty_files: of("dirty", count("files of the working tree that differ from the commit")),
  timings_ms: of("timings", table(elapsed(), "by phase")),
  elapsed_ms: elapsed(),
});
