import type { Use } from "../model/use.ts";
import { hierarchiesOf } from "../resolve/hierarchies.ts";
import { lastPart, type NameIndex } from "../resolve/name-index.ts";
import type { DefinitionHandle } from "../resolve/type.ts";
import { type Target, usesInFile } from "../resolve/uses.ts";
import type { World } from "../resolve/world.ts";

/** Every use of a definition in the files that can hold one, in path and line order. */
export function findUses(world: World, names: NameIndex, handle: DefinitionHandle): Use[] {
  const target = targetOf(world, names, handle);
  const uses: Use[] = [];
  for (const path of candidates(world, names, target)) {
    const file = world.file(path);
    if (file) uses.push(...usesInFile(world, file, target));
  }
  return uses.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column));
}

function targetOf(world: World, names: NameIndex, handle: DefinitionHandle): Target {
  const file = world.file(handle.path);
  if (!file) throw new Error(`${handle.path} has no facts`);
  const { qualname } = file.definition(handle.index);
  const name = lastPart(qualname);
  const definitions = file.definitionsNamed(qualname).map((index) => ({ path: handle.path, index }));
  const isMember = qualname.includes(".");
  const hierarchies = isMember ? hierarchiesOf(world, membersNamed(world, names, name)) : undefined;
  return { name, definitions, isMember, hierarchies };
}

/** Every definition in the tree that is an attribute of something and has the name. */
function membersNamed(world: World, names: NameIndex, name: string): DefinitionHandle[] {
  const members: DefinitionHandle[] = [];
  for (const path of names.filesWith(name)) {
    world.file(path)?.facts.definitions.forEach((definition, index) => {
      if (definition.qualname.endsWith(`.${name}`)) members.push({ path, index });
    });
  }
  return members;
}

/** The files with the name, and, when the target can be imported without naming it, the files that import its module. */
function candidates(world: World, names: NameIndex, target: Target): Set<string> {
  const files = new Set(names.filesWith(target.name));
  const queue = target.definitions.map((definition) => definition.path).filter((path) => isNameless(world, path));
  const seen = new Set(queue);
  for (const path of queue) {
    for (const importer of names.importersOf(path)) {
      files.add(importer);
      if (!seen.has(importer) && isNameless(world, importer)) {
        seen.add(importer);
        queue.push(importer);
      }
    }
  }
  return files;
}

/** Whether a module exports something that importers name as they like: a default, or the module's value. */
function isNameless(world: World, path: string): boolean {
  return world.file(path)?.facts.exports.some((each) => each.name === "default" || each.kind === "value") ?? false;
}
