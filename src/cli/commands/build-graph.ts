import { openStore } from "../../facts/open-store.ts";
import { findDirtyFiles } from "../../freshness/index-files.ts";
import { GitTree } from "../../git/git-tree.ts";
import { Repository } from "../../git/repository.ts";
import { WorkTree } from "../../git/work-tree.ts";
import type { BroughtIndex } from "../../graph/bring-index.ts";
import { buildGraph } from "../../graph/build-graph.ts";
import type { StoreHead } from "../../graph/store/store-head.ts";
import { followSymbols } from "../../rebind/follow-symbols.ts";
import { from, of, view } from "../../wire/object.ts";
import { table } from "../../wire/shapes.ts";
import { count, elapsed, flag, text } from "../../wire/values.ts";
import { type Command, type Format, isJson } from "../spec/command.ts";

const HEAD = "HEAD";

/** `llmc-nav build-graph`: the graph and the status file of a commit. */
export const buildGraphCommand: Command = {
  async run(context, options) {
    const started = performance.now();
    const repository = await Repository.open(context.directory);
    const tree = new GitTree(repository, await repository.resolveCommit(context.rev ?? HEAD));
    const dirty = context.rev === undefined ? countDirty(tree) : Promise.resolve(0);
    // Awaited when the graph is built; a failure until then must not count as unhandled.
    dirty.catch(() => {});
    const store = await openStore(repository, tree, context.logger);
    try {
      const build = await buildGraph(tree, store, {
        logger: context.logger,
        progress: context.progress,
        isFull: options.flag("full"),
        isExported: !options.flag("no-export"),
        follow: (commit) => followSymbols(commit, tree, { repository, store, progress: context.progress }),
      });
      const elapsedMs = performance.now() - started;
      await context.io.writeOut(renderBuild(context.format, build, await dirty, elapsedMs));
    } finally {
      store.close();
      await tree.close();
    }
    return 0;
  },
};

/** Files of the working tree that differ from the commit: they are not in the graph. */
async function countDirty(tree: GitTree): Promise<number> {
  if (tree.repository.isBare) return 0;
  const [committed, live] = await Promise.all([tree.list(), new WorkTree(tree.repository).list()]);
  return findDirtyFiles(committed, live).length;
}

function renderBuild(format: Format, build: BroughtIndex, dirty: number, elapsedMs: number): string {
  const { parsed, linked, reused } = build;
  const { commit, counts } = build.head;
  if (isJson(format)) {
    return `${JSON.stringify(buildCodec.toWire({ ...build, ...counts, commit, dirty, elapsedMs }))}\n`;
  }
  const did = build.isUnchanged
    ? `The graph of ${commit} is up to date`
    : `Built the graph of ${commit}: parsed ${parsed} contents, linked ${linked} files, reused ${reused}`;
  const lines = [
    `${did} (${(elapsedMs / 1000).toFixed(2)} s).`,
    `${counts.files} files, ${counts.entities} entities, ${counts.relations} relations; ${counts.unresolved} uses on receivers of unknown type, ${counts.outside} of things outside the repository.`,
  ];
  if (dirty > 0)
    lines.push(`${dirty} files of the working tree differ from this commit; the graph is about the commit.`);
  if (build.unread > 0) lines.push(`${build.unread} files could not be read, so the index does not count as fresh.`);
  return `${lines.join("\n")}\n`;
}

/** A build, what its index holds, and how it stands to the working tree. */
type Build = BroughtIndex &
  StoreHead["counts"] & { readonly commit: string; readonly dirty: number; readonly elapsedMs: number };

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
