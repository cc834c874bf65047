import { UserError } from "../model/errors.ts";
import type { Skipped, Tree } from "../model/tree.ts";
import { compareListings } from "./compare-listings.ts";
import { GitTree } from "./git-tree.ts";
import { modeProblem } from "./modes.ts";
import { comparePaths, pathProblem, splitRecords } from "./paths.ts";
import type { ChangeStatus, FileChange, TreeDiff } from "./tree-diff.ts";

/** Half of the content in common makes a rename, as in git itself. */
const MIN_SIMILARITY = "50%";
/** Needs blob ids only. */
const EQUAL_CONTENT = "100%";
/** Above this number of added times deleted files git pairs only equal content: the search is quadratic. */
const RENAME_LIMIT = 1000;
const NO_OBJECT = /^0+$/;

/**
 * The changes from one Tree to another. Between commits git finds renames by similarity; with a working tree, or in a clone
 * with missing content (a partial one would fetch it), only files with equal content count as renamed.
 */
export async function diffTrees(before: Tree, after: Tree): Promise<TreeDiff> {
  if (before instanceof GitTree && after instanceof GitTree) return diffCommits(before, after);
  return compareListings(await before.list(), await after.list());
}

async function diffCommits(before: GitTree, after: GitTree): Promise<TreeDiff> {
  if (await after.repository.isPartial()) return compareCommits(before, after, EQUAL_CONTENT);
  try {
    return await compareCommits(before, after, MIN_SIMILARITY);
  } catch (error) {
    // Any clone may lack content, and then git compares nothing at all.
    if (error instanceof UserError) return compareCommits(before, after, EQUAL_CONTENT);
    throw error;
  }
}

async function compareCommits(before: GitTree, after: GitTree, similarity: string): Promise<TreeDiff> {
  const output = await after.repository.git.text(
    [
      "diff-tree",
      ...["-r", "-z", "--raw", "--no-abbrev", "--no-ext-diff", "--no-textconv", "--no-rename-empty"],
      `--find-renames=${similarity}`,
      `-l${RENAME_LIMIT}`,
      ...["--end-of-options", before.commit, after.commit, "--"],
    ],
    { task: `compare ${before.commit} with ${after.commit}` },
  );
  return parseRawDiff(output);
}

/** Reads the output of `diff-tree -z --raw`. */
function parseRawDiff(output: string): TreeDiff {
  const changes: FileChange[] = [];
  const skipped: Skipped[] = [];
  const records = splitRecords(output);
  for (let i = 0; i + 1 < records.length; ) {
    const [oldMode = "", newMode = "", oldId = "", newId = "", letter = ""] = (records[i++] ?? "").slice(1).split(" ");
    const firstPath = records[i++] ?? "";
    const isRename = letter.startsWith("R");
    const path = isRename ? (records[i++] ?? "") : firstPath;
    const oldBlobId = NO_OBJECT.test(oldId) || modeProblem(firstPath, oldMode) ? undefined : oldId;
    const newBlobId = NO_OBJECT.test(newId) || modeProblem(path, newMode) ? undefined : newId;
    const problem = pathProblem(path) ?? pathProblem(firstPath);
    if (problem !== undefined) {
      skipped.push(problem);
      // A file whose new name is unusable counts as deleted at its old path.
      const isGone = isRename && oldBlobId !== undefined && pathProblem(firstPath) === undefined;
      if (isGone) changes.push({ status: "deleted", path: firstPath, oldBlobId, newBlobId: undefined });
    } else if (oldBlobId === undefined && newBlobId === undefined) {
      skipped.push(modeProblem(path, newMode) ?? modeProblem(path, oldMode) ?? { path, reason: "special" });
    } else if (isRename) {
      const similarity = Number(letter.slice(1));
      changes.push({ status: "renamed", path, oldPath: firstPath, oldBlobId, newBlobId, similarity });
    } else if (oldBlobId !== newBlobId) {
      changes.push({ status: statusOf(letter), path, oldBlobId, newBlobId });
    }
  }
  return { changes: changes.sort(comparePaths), skipped: skipped.sort(comparePaths) };
}

function statusOf(letter: string): ChangeStatus {
  if (letter === "A") return "added";
  if (letter === "D") return "deleted";
  return letter === "T" ? "type-changed" : "modified";
}
