import type { Skipped, Tree, TreeEntry } from "../model/tree.ts";
import type { GitTree } from "./git-tree.ts";
import { splitRecords } from "./paths.ts";
import type { WorkTree } from "./work-tree.ts";

const OPTIONS = ["-l", "-z", "-I", "--full-name", "--no-color", "--no-textconv", "--no-recurse-submodules"];

/**
 * The files that contain one of the names as a whole word, in path order: a quick filter before parsing, so it may return too
 * many files but, among UTF-8 texts, never too few.
 */
export async function grepTree(tree: GitTree | WorkTree, names: Iterable<string>): Promise<TreeEntry[]> {
  // git reads one pattern per line; no name in a program has such characters.
  const patterns = [...new Set(names)].filter((name) => name !== "" && !/[\0\r\n]/.test(name));
  if (patterns.length === 0) return [];
  return grep(tree, patterns, ["-F", "-w"], (bytes) => patterns.some((pattern) => bytes.includes(pattern)));
}

/** The files that contain a text anywhere, ignoring the case of ASCII letters, in path order; too many rather than too few. */
export async function grepLoosely(tree: GitTree | WorkTree, text: string): Promise<TreeEntry[]> {
  if (text === "" || /[\0\r\n]/.test(text)) return [];
  const wanted = text.toLowerCase();
  return grep(tree, [text], ["-F", "-i"], (bytes) => bytes.toString("utf8").toLowerCase().includes(wanted));
}

/** The files that match one of several extended regular expressions, ignoring the case of ASCII letters, in path order. */
export async function grepPattern(tree: GitTree | WorkTree, patterns: readonly string[]): Promise<TreeEntry[]> {
  if (patterns.length === 0) return [];
  const any = new RegExp(patterns.join("|"), "iu");
  return grep(tree, patterns, ["-E", "-i"], (bytes) => any.test(bytes.toString("utf8")));
}

async function grep(
  tree: GitTree | WorkTree,
  patterns: readonly string[],
  how: readonly string[],
  contains: (bytes: Buffer) => boolean,
): Promise<TreeEntry[]> {
  const { entries, skipped } = await tree.list();
  if (!skipped.every(isHarmlessToGit)) return scan(tree, entries, contains);
  const prefix = tree.commit === undefined ? "" : `${tree.commit}:`;
  const answer = await tree.repository.git.run(
    ["grep", ...OPTIONS, ...how, "-f", "-", ...(tree.commit === undefined ? ["--untracked"] : [tree.commit]), "--"],
    { input: `${patterns.join("\n")}\n`, task: `search ${tree.name}`, acceptedCodes: [0, 1] },
  );
  const paths = new Set(splitRecords(answer.stdout.toString("utf8")).map((record) => record.slice(prefix.length)));
  return entries.filter((entry) => paths.has(entry.path));
}

/** git grep would fetch missing blobs one by one, and would look into a directory that was replaced by a link. */
function isHarmlessToGit({ reason }: Skipped): boolean {
  return reason !== "absent" && reason !== "outside";
}

async function scan(
  tree: Tree,
  entries: readonly TreeEntry[],
  contains: (bytes: Buffer) => boolean,
): Promise<TreeEntry[]> {
  const found: TreeEntry[] = [];
  for await (const { entry, bytes } of tree.readMany(entries)) {
    if (bytes !== undefined && contains(bytes)) found.push(entry);
  }
  return found;
}
