import { boundMembers } from "../../code/bound-members.ts";
import { declaredMembers } from "../../code/declared.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import { memberOfTarget } from "../../code/target-members.ts";
import type { Trail } from "../../code/trail.ts";
import type { World } from "../../code/world.ts";

/** The maximum number of files of a library, and of files whose names a file may see. Real code needs fewer. */
const MAX_FILES = 200;

/** The files of a library, the given file first. The main file of a library and its parts share all names. */
export function libraryOf(world: World, file: FileIndex): readonly FileIndex[] {
  return closure(world, file, ({ facts }) =>
    facts.imports.filter(({ kind }) => kind === "module").map(({ module }) => module),
  );
}

/** The files whose names a file may see: its library, the libraries that this imports, and the ones that those export. */
export function filesInSight(world: World, file: FileIndex): readonly FileIndex[] {
  const imported = libraryOf(world, file).flatMap((each) =>
    each.facts.imports.flatMap(({ module, kind }) => (kind === "module" ? [] : followed(world, each, module))),
  );
  const exported = [...new Set(imported)].flatMap((each) =>
    closure(world, each, ({ facts }) => [
      ...facts.exports.map(({ module }) => module),
      ...facts.imports.filter(({ kind }) => kind === "module").map(({ module }) => module),
    ]),
  );
  return [...new Set([...libraryOf(world, file), ...exported])].slice(0, MAX_FILES);
}

function closure(
  world: World,
  file: FileIndex,
  modulesOf: (file: FileIndex) => readonly string[],
): readonly FileIndex[] {
  const found = new Set([file]);
  for (const each of found) {
    for (const module of modulesOf(each)) {
      if (found.size >= MAX_FILES) return [...found];
      for (const next of followed(world, each, module)) found.add(next);
    }
  }
  return [...found];
}

function followed(world: World, file: FileIndex, module: string): readonly FileIndex[] {
  const target = world.module(file.path, module);
  const next = target.kind === "file" ? world.file(target.path) : undefined;
  return next ? [next] : [];
}

/** The members that a library offers to others under a name: its own declarations, or else its exports of other libraries. */
export function offeredMember(world: World, file: FileIndex, name: string, trail: Trail): readonly Member[] {
  if (name.startsWith("_")) return NO_MEMBERS;
  const library = libraryOf(world, file);
  const declared = library.flatMap((part) => declaredMembers(part, name));
  if (declared.length > 0) return declared;
  for (const { path, exports } of library) {
    for (const { module, local } of exports.named(name)) {
      const members = memberOfTarget(world, world.module(path, module), local, trail);
      if (members.some(({ kind }) => kind !== "external")) return members;
    }
    for (const { module } of exports.stars) {
      const members = memberOfTarget(world, world.module(path, module), name, trail);
      if (members.some(({ kind }) => kind !== "external")) return members;
    }
  }
  return NO_MEMBERS;
}

/** The members that a bare name means if its file does not bind it: from another file of the library, or from the library's imports. */
export function visibleInLibrary(world: World, file: FileIndex, name: string): readonly Member[] {
  return world.memoiseMembers(file.path, `name ${name}`, () => {
    const library = libraryOf(world, file);
    for (const part of library) {
      const members = part === file ? NO_MEMBERS : boundMembers(world, part, name);
      if (members.some(({ kind }) => kind !== "external")) return members;
    }
    for (const part of library) {
      for (const { module } of part.starImports) {
        const target = world.module(part.path, module);
        const members = target.kind === "file" ? world.memberOfModule(target.path, name) : NO_MEMBERS;
        if (members.length > 0) return members;
      }
    }
    return NO_MEMBERS;
  });
}
