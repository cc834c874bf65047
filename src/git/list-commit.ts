import type { Skipped, TreeEntry, TreeListing } from "../model/tree.ts";
import { EXECUTABLE_MODE, modeProblem, sizeProblem } from "./modes.ts";
import { comparePaths, pathProblem, splitRecords } from "./paths.ts";
import type { Repository } from "./repository.ts";

/** Size of an object by its id; an object without one is not in this clone. */
type Sizes = ReadonlyMap<string, number>;

/** Lists the files of a commit with one `ls-tree`; a partial clone needs two more processes, but never a fetch. */
export async function listCommit(repository: Repository, commit: string, maxFileSize: number): Promise<TreeListing> {
  // `--long` would make git fetch what is absent, object by object, to learn its size.
  const sizes = (await repository.isPartial()) ? await sizesOfPresentObjects(repository, commit) : undefined;
  const output = await repository.git.text(
    ["ls-tree", "-r", "-z", "--full-tree", ...(sizes === undefined ? ["--long"] : []), "--end-of-options", commit],
    { task: `list the files of ${commit}` },
  );
  const entries: TreeEntry[] = [];
  const skipped: Skipped[] = [];
  for (const record of splitRecords(output)) {
    const tab = record.indexOf("\t");
    const path = record.slice(tab + 1);
    // There may be a hundred thousand records: `MODE TYPE ID` and, with `--long`, the size after some spaces.
    const [mode = "", , blobId = "", ...rest] = record.slice(0, tab).split(" ");
    // A damaged repository says `BAD` for a blob it does not have.
    const size = sizes === undefined ? Number(rest.at(-1)) : (sizes.get(blobId) ?? Number.NaN);
    const problem = pathProblem(path) ?? modeProblem(path, mode) ?? sizeProblem(path, size, maxFileSize);
    if (problem === undefined) entries.push({ path, blobId, size, isExecutable: mode === EXECUTABLE_MODE });
    else skipped.push(problem);
  }
  return { entries: entries.sort(comparePaths), skipped: skipped.sort(comparePaths) };
}

async function sizesOfPresentObjects(repository: Repository, commit: string): Promise<Sizes> {
  const objects = await repository.git.text(
    ["rev-list", "--objects", "--no-object-names", "--missing=print", "--no-walk", "--end-of-options", commit],
    { task: `find which files of ${commit} this partial clone holds` },
  );
  const present = objects.split("\n").filter((line) => line !== "" && !line.startsWith("?"));
  const output = await repository.git.text(["cat-file", "--batch-check=%(objectname) %(objecttype) %(objectsize)"], {
    input: present.join("\n"),
    task: "measure the files of this partial clone",
  });
  const sizes = new Map<string, number>();
  for (const line of output.split("\n")) {
    const [id = "", type, size] = line.split(" ");
    if (type === "blob") sizes.set(id, Number(size));
  }
  return sizes;
}
