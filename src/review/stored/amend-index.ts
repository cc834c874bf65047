import { unreadCode } from "../../facts/unread-code.ts";
import { keyOf } from "../../facts/update.ts";
import type { RouteDecision } from "../../freshness/gateway.ts";
import { routeForHead } from "../../freshness/route-for-store.ts";
import { readStatusFiles } from "../../freshness/status-files.ts";
import type { GitTree } from "../../git/git-tree.ts";
import { committedAt } from "../../graph/file/committed-at.ts";
import { Budget } from "../../graph/index-budget.ts";
import { StaleFiles } from "../../graph/stale/stale-files.ts";
import { compareTrees } from "../../graph/stale/tree-changes.ts";
import type { GraphStore } from "../../graph/store/graph-store.ts";
import { canBeCode } from "../../languages/registry.ts";
import type { Codebase } from "../../nav/code/codebase.ts";

/** The difference between an index of another commit and one of the head. */
export interface Amendment {
  readonly decision: RouteDecision;
  /** The files that changed, and those whose links may now resolve differently: the index is correct for all others. */
  readonly amended: ReadonlySet<string>;
}

/**
 * Finds the difference between a kept index and the head: its contents together with the changed files are the head's contents by
 * construction. Nothing is linked and nothing is written. Undefined when contents of the head are not available, so that nothing can be
 * proved.
 */
export async function amendIndex(
  head: Codebase,
  tree: GitTree,
  store: GraphStore,
  budgetMs: number | undefined,
): Promise<Amendment | undefined> {
  const { skipped } = await tree.list();
  const unread = unreadCode(skipped);
  if (unread.size > 0 || store.head.unread > 0) return undefined;
  const { project } = head;
  const changes = compareTrees(store.contents(), project.entries, unread);
  const code = [...changes.all].filter((path) => canBeCode(path));
  const entries = code.flatMap((path) => project.entries.get(path) ?? []);
  new Budget(budgetMs).checkParsing(entries.filter((entry) => !project.store.has(keyOf(entry))));
  await project.load(new Set(entries.map(({ path }) => path)));
  const stale = changes.all.size === 0 ? [] : new StaleFiles(project, store, changes).find();
  const { repository, commit } = tree;
  const indexedAt = await committedAt(repository, commit);
  const decision = routeForHead({ ...store.head, commit, indexedAt }, commit, readStatusFiles(repository));
  return { decision, amended: new Set([...code, ...stale]) };
}
