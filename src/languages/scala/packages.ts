import { namespacesOf } from "../../code/declared.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import { filesOf } from "../../code/project.ts";
import type { Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { type Import, referenceOperand } from "../../model/facts.ts";
import { WHOLE_NAMESPACE } from "../shared/named-modules.ts";
import { Namespaces, openedBy } from "../shared/namespaces.ts";

/** The packages that a file sees. With the two clauses `package a` and `package b`, it sees `a.b` and `a`. */
function seen(own: readonly string[]): readonly string[] {
  return own.map((_, index) => own.slice(0, own.length - index).join("."));
}

const NAMESPACES = new Namespaces({ hasOneTypeAFile: false, seen, qualifiesFromSeen: true });

/** The members that an import binds. Its path may start in a package that the file sees, or lead to an object. */
export function importedMembers(world: World, file: FileIndex, imported: Import): readonly Member[] {
  const candidates = pathsOf(file, imported.module);
  for (const module of candidates) {
    const members = NAMESPACES.imported(world, file, { ...imported, module });
    if (members.some(({ kind }) => kind !== "external")) return members;
  }
  const inside = inObject(world, file, imported.module, imported.name);
  const found = inside.length > 0 ? inside : inPackageObjects(world, file, candidates, imported.name);
  return found.length > 0 ? found : NAMESPACES.imported(world, file, imported);
}

/** A path as it is written, and below each package that the file sees. */
function pathsOf(file: FileIndex, path: string): readonly string[] {
  const own = seen(namespacesOf(file)).filter((each) => each !== "");
  return [path, ...own.map((each) => (path === "" ? each : `${each}.${path}`))];
}

/** A member of an object that the file sees under its bare name: `import Config.limit`. */
function inObject(world: World, file: FileIndex, path: string, name: string): readonly Member[] {
  const [first = "", ...rest] = path.split(".");
  if (first === "") return NO_MEMBERS;
  const own = file.definitionsNamed(first).map((index): Member => ({ kind: "definition", path: file.path, index }));
  let owners = own.length > 0 ? own : inPackages(world, file, first);
  for (const each of [...rest, name]) {
    owners = owners.flatMap((owner) => (owner.kind === "definition" ? world.memberOfClass(owner, each) : []));
  }
  return owners.filter(({ kind }) => kind !== "external");
}

function inPackages(world: World, file: FileIndex, name: string): readonly Member[] {
  return NAMESPACES.visible(world, file, name, []);
}

/** The members that a bare name means if its file does not bind it: from its packages, or from packages and objects imported by `*`. */
export function visibleMembers(world: World, file: FileIndex, scope: number, name: string): readonly Member[] {
  const opened = [...new Set(openedBy(file))];
  const paths = opened.flatMap((path) => pathsOf(file, path));
  const members = world.memoiseMembers(file.path, `seen ${name}`, () => {
    const visible = NAMESPACES.visible(world, file, name, paths);
    return visible.length > 0 ? visible : NAMESPACES.inOpenedTypes(world, file, name, paths);
  });
  if (members.length > 0) return members;
  for (const path of opened) {
    const inside = inObject(world, file, path, name);
    if (inside.length > 0) return inside;
  }
  const inherited = inPackageObjects(world, file, [...seen(namespacesOf(file)), ...paths], name);
  return inherited.length > 0 ? inherited : ofOpenedValues(world, file, scope, name);
}

/** A member that a package object inherits: `package object a extends Api`. */
function inPackageObjects(world: World, file: FileIndex, packages: readonly string[], name: string): readonly Member[] {
  for (const each of packages) {
    const members = basesOfPackage(world, file, each).flatMap((types) => world.membersOf(types, name));
    const known = members.filter(({ kind }) => kind !== "external");
    if (known.length > 0) return known;
  }
  return NO_MEMBERS;
}

/** The types that a package object extends, one list for each base. */
function basesOfPackage(world: World, file: FileIndex, name: string): readonly (readonly Type[])[] {
  return filesOf(world.module(file.path, name + WHOLE_NAMESPACE)).flatMap((path) => {
    const declared = world.file(path);
    if (!declared || namespacesOf(declared).join(".") !== name) return [];
    return declared.facts.references.flatMap(({ role, scope }, index) =>
      // Everything else that extends something has its own scope.
      role === "inherit" && scope === 0 ? [world.instancesOf(declared, referenceOperand(index))] : [],
    );
  });
}

/** Whether a package may have members of any name: its package object extends something from outside. */
export function isOpenPackage(world: World, file: FileIndex, name: string): boolean {
  return basesOfPackage(world, file, name).some((types) => !types.some(({ kind }) => kind === "instance"));
}

/** A member of a local value whose members are imported: `import builder._`. */
function ofOpenedValues(world: World, file: FileIndex, scope: number, name: string): readonly Member[] {
  const around = scopesAround(file, scope);
  for (const opened of file.facts.imports) {
    if (opened.kind !== "star" || opened.module === name || !around.includes(opened.scope) || !isLocal(file, opened))
      continue;
    const { references } = file.facts;
    const at = references.findIndex(({ line, column }) => line === opened.line && column === opened.column);
    const members = at < 0 ? NO_MEMBERS : world.membersOf(world.typesOf(file, referenceOperand(at)), name);
    const known = members.filter(({ kind }) => kind !== "external");
    if (known.length > 0) return known;
  }
  return NO_MEMBERS;
}

function isLocal(file: FileIndex, { module, scope }: Import): boolean {
  return scopesAround(file, scope).some((each) => file.bindingsOf(each, module).length > 0);
}

function scopesAround({ facts }: FileIndex, scope: number): number[] {
  const around: number[] = [];
  for (let at = scope; at >= 0; at = facts.scopes[at]?.parent ?? -1) around.push(at);
  return around;
}

/** The members that `a.b.name` means if `a.b` is a package or an object. */
export function qualifiedMembers(
  world: World,
  file: FileIndex,
  path: readonly string[],
  name: string,
): readonly Member[] {
  const members = NAMESPACES.qualified(world, file, path, name);
  return members.length > 0 ? members : inPackageObjects(world, file, pathsOf(file, path.join(".")), name);
}
