import type { FileIndex } from "../../code/file-index.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import { filesOf } from "../../code/project.ts";
import type { World } from "../../code/world.ts";
import { includedFiles, includedMembers } from "../shared/included-files.ts";
import { CONSTANT_PREFIX } from "./module-finder.ts";

/** The members that a bare name means if no scope binds it: a constant of a module around the scope, or a method of a required file. */
export function visibleInRuby(world: World, file: FileIndex, scope: number, name: string): readonly Member[] {
  if (!isConstant(name)) return includedMembers(world, file, name);
  const candidates = [...filesNamedAfter(world, file, name), ...includedFiles(world, file)];
  for (const prefix of nesting(file, scope)) {
    const members = definedIn(candidates, prefix === "" ? name : `${prefix}.${name}`);
    if (members.length > 0) return members;
  }
  return NO_MEMBERS;
}

/** The files that are named after a constant, as autoloaders expect. */
export function filesNamedAfter(world: World, file: FileIndex, name: string): FileIndex[] {
  if (!isConstant(name)) return [];
  return filesOf(world.module(file.path, CONSTANT_PREFIX + name))
    .map((path) => world.file(path))
    .filter((each) => each !== undefined);
}

/** The members that `A::B::name` means if nothing in the file binds `A`. */
export function qualifiedInRuby(
  world: World,
  file: FileIndex,
  path: readonly string[],
  name: string,
): readonly Member[] {
  const candidates = [...filesNamedAfter(world, file, name), ...includedFiles(world, file)];
  return isConstant(name) ? definedIn(candidates, [...path, name].join(".")) : NO_MEMBERS;
}

function isConstant(name: string): boolean {
  return /^[A-Z]/.test(name);
}

function definedIn(files: readonly FileIndex[], qualname: string): readonly Member[] {
  for (const file of files) {
    const found = file.definitionsNamed(qualname);
    if (found.length > 0) return found.map((index) => ({ kind: "definition", path: file.path, index }));
  }
  return NO_MEMBERS;
}

/** The qualified names of the modules and classes around a scope, innermost first; the last is empty and means the top level. */
function nesting(file: FileIndex, scope: number): string[] {
  const names: string[] = [];
  for (let at = file.definitionAround(scope); at >= 0; at = file.definition(at).parent) {
    const { kind, qualname } = file.definition(at);
    if (kind === "class") names.push(qualname);
  }
  return [...names, ""];
}
