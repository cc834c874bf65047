import { GitTree } from "../git/git-tree.ts";
import { hasCommit } from "../git/history.ts";
import { isObjectId } from "../git/object-id.ts";
import type { Repository } from "../git/repository.ts";
import type { FileChange } from "../git/tree-diff.ts";
import { WorkTree } from "../git/work-tree.ts";
import type { CommitRelation } from "../model/commit-relation.ts";
import type { TreeEntry, TreeListing, TreeOptions } from "../model/tree.ts";
import { type BlobIds, compareFiles, type FileFreshness } from "./compare-files.ts";
import { decideByStatuses } from "./decide-by-statuses.ts";
import type { RouteDecision } from "./gateway.ts";
import { confirmRoute } from "./gateway.ts";
import { type LoadedContents, loadContents } from "./index-contents.ts";
import { findDirtyFiles, isIndexFile } from "./index-files.ts";
import { relateCommits } from "./relation.ts";

/** The state of a repository's index, relative to one commit. */
export interface IndexCheck {
  /** Whether the graph may answer about the commit. Differing files of the working tree do not change this. */
  readonly decision: RouteDecision;
  /** The commit that the index is compared with, `undefined` before the first one. */
  readonly head: string | undefined;
  /** The commit that the index was made of, as a full id where git knows it. */
  readonly indexedCommit: string | undefined;
  /** A branch or tag that points at the indexed commit. */
  readonly indexedRef: string | undefined;
  readonly relation: CommitRelation;
  /** The comparison of the index's files with those of the commit; `undefined` when they are not known. */
  readonly files: FileFreshness | undefined;
  /** Files of the working tree that differ from the commit checked out; `undefined` when the check is about a named commit. */
  readonly dirtyFiles: readonly FileChange[] | undefined;
}

/** The commit and the working tree to check. */
export interface CheckOptions extends TreeOptions {
  /** The full id of the commit that the index should describe; default is the one checked out. */
  readonly commit?: string | undefined;
  /** The working tree, if already open: it is listed only once. */
  readonly workTree?: WorkTree | undefined;
}

/** The part of a check that does not depend on the working tree. */
type CommitCheck = Omit<IndexCheck, "dirtyFiles"> & { readonly listing: TreeListing };

const NO_FILES: TreeListing = { entries: [], skipped: [] };

/** Finds out whether the index of a repository describes a commit, by its content, and how far it is off if not. */
export async function checkIndex(repository: Repository, options: CheckOptions = {}): Promise<IndexCheck> {
  const isLive = options.commit === undefined && !repository.isBare;
  const [{ listing, ...check }, live] = await Promise.all([
    checkAgainstCommit(repository, options),
    isLive ? (options.workTree ?? new WorkTree(repository, options)).list() : undefined,
  ]);
  return { ...check, dirtyFiles: live && findDirtyFiles(listing, live) };
}

async function checkAgainstCommit(repository: Repository, options: CheckOptions): Promise<CommitCheck> {
  const head = options.commit ?? (await repository.headCommit());
  const loaded = loadContents(repository);
  const [listing, { indexedCommit, ...claim }] = await Promise.all([
    head === undefined ? NO_FILES : new GitTree(repository, head, options).list(),
    decideByStatuses(repository, head),
  ]);
  const known = (await isHere(repository, indexedCommit, head)) ? indexedCommit : undefined;
  const [relation, indexedRef, indexed] = await Promise.all([
    relateCommits(repository, known, head),
    known === undefined ? undefined : refOf(repository, known),
    indexedFiles(repository, loaded, known, options),
  ]);
  const files = indexed && compareFiles(indexed, withoutIndexFiles(listing.entries));
  const decision = confirmRoute(claim.decision, indexedCommit, loaded, files);
  return { decision, head, indexedCommit, indexedRef, relation, files, listing };
}

async function isHere(repository: Repository, commit: string | undefined, head: string | undefined): Promise<boolean> {
  if (commit === undefined || commit === head) return commit !== undefined;
  return isObjectId(commit) && hasCommit(repository, commit);
}

/** The files of the index as recorded in the graph; without a graph, those of the commit that it would have been made of. */
async function indexedFiles(
  repository: Repository,
  loaded: LoadedContents,
  commit: string | undefined,
  options: TreeOptions,
): Promise<BlobIds | undefined> {
  if (loaded.contents !== undefined) return loaded.contents.files;
  if (commit === undefined) return undefined;
  const { entries } = await new GitTree(repository, commit, options).list();
  return new Map(withoutIndexFiles(entries).map(({ path, blobId }) => [path, blobId]));
}

function withoutIndexFiles(entries: readonly TreeEntry[]): readonly TreeEntry[] {
  return entries.filter(({ path }) => !isIndexFile(path));
}

/** Namespaces of the refs that people know by name, in order of preference. */
const NAMESPACES = ["refs/heads/", "refs/remotes/", "refs/tags/"] as const;

/** A branch or tag that points at a commit, `undefined` when none does. */
export async function refOf(repository: Repository, commit: string): Promise<string | undefined> {
  const output = await repository.git.text(
    ["for-each-ref", `--points-at=${commit}`, "--format=%(refname)", ...NAMESPACES],
    { task: `find the refs of ${commit}` },
  );
  const names = output.split("\n");
  for (const namespace of NAMESPACES) {
    const found = names.find((name) => name.startsWith(namespace) && !name.endsWith("/HEAD"));
    if (found !== undefined) return found.slice(namespace.length);
  }
  return undefined;
}
