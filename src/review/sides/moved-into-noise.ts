import type { FileChange } from "../../git/tree-diff.ts";
import { canBeCode } from "../../languages/registry.ts";
import type { SourceFile } from "../../rebind/binding.ts";

/** A change of a generated, vendored or lock file, and the reason for treating it as one. */
export interface NoisyChange {
  readonly change: FileChange;
  readonly reason: string;
}

/** The number of new files under such names that are read; a change that adds more of them than this adds a library. */
const MAX_LOOKED_INTO = 300;

/**
 * New files under names that would be skipped (`vendor/auth.ts`) that receive code which the change deletes elsewhere: they share
 * their name or a definition with a deleted file, so they are compared.
 */
export async function movedIntoNoise(
  deleted: readonly SourceFile[],
  noisy: readonly NoisyChange[],
  read: (paths: readonly string[]) => Promise<ReadonlyMap<string, SourceFile>>,
): Promise<ReadonlySet<FileChange>> {
  const code = deleted.filter(({ facts }) => facts.language !== "text");
  if (code.length === 0) return new Set();
  const added = noisy.map(({ change }) => change).filter(({ status, path }) => status === "added" && canBeCode(path));
  const stems = new Set(code.map(({ path }) => stemOf(path)));
  const names = new Set(code.flatMap(namesOf));
  const isNamesake = ({ path }: FileChange) => stems.has(stemOf(path));
  const others = added.filter((change) => !isNamesake(change)).slice(0, MAX_LOOKED_INTO);
  const files = await read(others.map(({ path }) => path));
  const sharing = others.filter(({ path }) => {
    const file = files.get(path);
    return file !== undefined && namesOf(file).some((name) => names.has(name));
  });
  return new Set([...added.filter(isNamesake), ...sharing]);
}

/** The names that a file offers to others. */
function namesOf({ facts }: SourceFile): string[] {
  return facts.definitions.filter(({ parent }) => parent < 0).map(({ qualname }) => qualname);
}

/** The name of a module: the name of its file up to the first dot, or, for a main file, the name of its directory. */
function stemOf(path: string): string {
  const parts = path.split("/");
  const stem = (parts.pop() ?? "").replace(/\..*$/s, "");
  return (stem === "index" || stem === "__init__" ? parts.at(-1) : undefined) ?? stem;
}
