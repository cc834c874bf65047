import { declaredMembers } from "../../code/declared.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import type { World } from "../../code/world.ts";

/** The search stops after this many files. Real files need fewer to see a name; generated code may include more. */
const MAX_INCLUDED = 200;

/** The files that a file includes, sources or requires, directly or through others. The nearest come first; the file itself is left out. */
export function* includedFiles(world: World, file: FileIndex): Generator<FileIndex> {
  const seen = new Set([file.path]);
  const queue = [file];
  for (const at of queue) {
    for (const imported of at.facts.imports) {
      const target = imported.kind === "star" ? world.module(at.path, imported.module) : undefined;
      if (target?.kind !== "file" || seen.has(target.path) || seen.size > MAX_INCLUDED) continue;
      seen.add(target.path);
      const included = world.file(target.path);
      if (!included) continue;
      yield included;
      queue.push(included);
    }
  }
}

/** The definitions of a name in the nearest included file that defines it and is in reach. */
export function includedMembers(
  world: World,
  file: FileIndex,
  name: string,
  isInReach: (file: FileIndex, included: FileIndex, name: string) => boolean = () => true,
): readonly Member[] {
  for (const included of includedFiles(world, file)) {
    const members = declaredMembers(included, name);
    if (members.length > 0 && isInReach(file, included, name)) return members;
  }
  return NO_MEMBERS;
}
