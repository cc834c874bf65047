import type { FileIndex } from "../../code/file-index.ts";
import type { Member } from "../../code/member.ts";
import { filesOf } from "../../code/project.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";

/** The members that a name means at the top level of a file. They may be defined in that file or in another one. */
export function topLevelMembers(world: World, file: FileIndex, name: string): readonly Member[] {
  const own = file.definitionsNamed(name);
  if (own.length > 0) return own.map((index) => ({ kind: "definition", path: file.path, index }));
  return world.semanticsOf(file).visibleMembers(world, file, 0, name);
}

/** The members called `name` that other files (`parts`) add to a class. */
export function membersInParts(
  file: FileIndex,
  { index }: DefinitionHandle,
  name: string,
  parts: readonly FileIndex[],
): readonly Member[] {
  const qualname = `${file.definition(index).qualname}.${name}`;
  return parts.flatMap((part) =>
    part.definitionsNamed(qualname).map((each): Member => ({ kind: "definition", path: part.path, index: each })),
  );
}

/** The files that a specifier leads to, without the file itself. */
export function filesAt(world: World, file: FileIndex, specifier: string): FileIndex[] {
  return filesOf(world.module(file.path, specifier))
    .map((path) => (path === file.path ? undefined : world.file(path)))
    .filter((part) => part !== undefined);
}
