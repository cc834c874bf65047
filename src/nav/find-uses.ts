import type { Use } from "../model/use.ts";
import { handleKey } from "../resolve/classes.ts";
import { withCounterparts } from "../resolve/counterparts.ts";
import type { FileIndex } from "../resolve/file-index.ts";
import { hierarchiesOf } from "../resolve/hierarchies.ts";
import { memberOfModule } from "../resolve/modules.ts";
import { lastPart, type NameSource } from "../resolve/name-index.ts";
import type { DefinitionHandle } from "../resolve/type.ts";
import { type Target, usesInFile } from "../resolve/uses.ts";
import type { World } from "../resolve/world.ts";

/** Every use of a definition in the files that can hold one, in path and line order. */
export function findUses(world: World, names: NameSource, handle: DefinitionHandle): Use[] {
  const target = targetOf(world, names, handle);
  const uses: Use[] = [];
  for (const path of candidates(world, names, target)) {
    const file = world.file(path);
    if (file) uses.push(...usesInFile(world, file, target));
  }
  return uses.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column));
}

function targetOf(world: World, names: NameSource, handle: DefinitionHandle): Target {
  const file = world.file(handle.path);
  if (!file) throw new Error(`${handle.path} has no facts`);
  const { qualname } = file.definition(handle.index);
  const name = lastPart(qualname);
  const own = file.definitionsNamed(qualname).map((index) => ({ path: handle.path, index }));
  const definitions = withCounterparts(world, own);
  const isMember = file.isMember(handle.index);
  let isOne: boolean | undefined;
  const isOneHierarchy = () => {
    isOne ??= hierarchiesOf(world, membersNamed(world, names, name)).isOne;
    return isOne;
  };
  return { name, names: exportedNames(world, names, name, definitions), definitions, isMember, isOneHierarchy };
}

/** Every symbol of the tree that is an attribute of something and has the name; overloads count once. */
export function membersNamed(world: World, names: NameSource, name: string): DefinitionHandle[] {
  const members: DefinitionHandle[] = [];
  for (const path of names.filesWith(name)) {
    const seen = new Set<string>();
    const file = world.file(path);
    for (const index of file?.definitionsEndingIn(name) ?? []) {
      const qualname = file?.definition(index).qualname ?? "";
      if (seen.has(qualname) || !file?.isMember(index)) continue;
      seen.add(qualname);
      members.push({ path, index });
    }
  }
  return members;
}

/** The names under which modules export the definitions: `export { _null as null }` makes users write `null`. */
function exportedNames(
  world: World,
  index: NameSource,
  name: string,
  definitions: readonly DefinitionHandle[],
): ReadonlySet<string> {
  const keys = new Set(definitions.map(handleKey));
  const names = new Set([name]);
  for (const known of names) {
    for (const path of index.filesWith(known)) {
      for (const [local, name] of passedOn(world.file(path))) {
        if (local !== known || name === "" || names.has(name)) continue;
        const members = memberOfModule(world, path, name);
        if (members.some((member) => member.kind === "definition" && keys.has(handleKey(member)))) names.add(name);
      }
    }
  }
  return names;
}

/** What a module passes on, as pairs of the name it knows and the name it offers. */
function passedOn(file: FileIndex | undefined): (readonly [local: string, name: string])[] {
  if (!file) return [];
  const { exports, imports, language } = file.facts;
  const listed = exports.map((exported) => [exported.local, exported.name] as const);
  // Everything that a Python module imports is an attribute of it.
  const imported = language === "python" ? imports.filter((each) => each.scope === 0 && each.kind === "name") : [];
  return [...listed, ...imported.map((each) => [each.name, each.alias] as const)];
}

/** The files with a name of the target, and, where a module offers it without a name of its own, the files that import that module. */
function candidates(world: World, names: NameSource, target: Target): Set<string> {
  const files = new Set([...target.names].flatMap((name) => names.filesWith(name)));
  const keys = new Set(target.definitions.map(handleKey));
  const isNameless = (path: string) =>
    memberOfModule(world, path, "default").some(
      (member) => member.kind === "definition" && keys.has(handleKey(member)),
    );
  const queue = [...new Set(target.definitions.map((definition) => definition.path))].filter(isNameless);
  const seen = new Set(queue);
  for (const path of queue) {
    for (const importer of names.importersOf(path)) {
      files.add(importer);
      if (seen.has(importer)) continue;
      seen.add(importer);
      // A module that passes it on, again without a name: `module.exports = require("./lib/express")`.
      if (isNameless(importer)) queue.push(importer);
    }
  }
  return files;
}
