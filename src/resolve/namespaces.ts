import { append } from "../util/multimap.ts";
import { pushAll } from "../util/push-all.ts";
import { memberOfClass } from "./classes.ts";
import { declaredMembers, namespacesOf } from "./declared.ts";
import type { FileIndex } from "./file-index.ts";
import { includedMembers } from "./included-files.ts";
import { type Member, NO_MEMBERS } from "./member.ts";
import { WHOLE_NAMESPACE } from "./named-modules.ts";
import { filesOf, type ModuleTarget, OWN_MODULE } from "./project.ts";
import type { World } from "./world.ts";

/** No type has a longer full name, and no namespace. */
const MAX_NAME_LENGTH = 1000;

/** What a name means in a namespace, as a file sees it; empty when nothing of this tree. */
function namespaceMembers(world: World, file: FileIndex, namespace: string, name: string): readonly Member[] {
  const own = declaredIn(world, file, namespace, name, join(namespace, name));
  // A Java file holds the type it is called after; the others may hold functions and further types.
  if (own.length > 0 || file.facts.language === "java") return own;
  const whole = inTarget(world, world.module(file.path, namespace + WHOLE_NAMESPACE), namespace, name);
  if (whole.length > 0 || !isIn(file, namespace)) return whole;
  return inTarget(world, world.module(file.path, OWN_MODULE), namespace, name);
}

/** What the files of a target that belong to the namespace declare under a name. */
function inTarget(world: World, target: ModuleTarget, namespace: string, name: string): readonly Member[] {
  return world.memoiseNames(target, namespace, () => namesIn(world, target, namespace)).get(name) ?? NO_MEMBERS;
}

function namesIn(world: World, target: ModuleTarget, namespace: string): Map<string, Member[]> {
  const names = new Map<string, Member[]>();
  for (const path of filesOf(target)) {
    const file = world.file(path);
    if (!file || !isIn(file, namespace)) continue;
    file.facts.definitions.forEach(({ parent, qualname }, index) => {
      if (parent < 0) append(names, qualname, { kind: "definition", path, index });
    });
  }
  return names;
}

function declaredIn(world: World, file: FileIndex, namespace: string, name: string, specifier: string): Member[] {
  const members: Member[] = [];
  for (const path of filesOf(world.module(file.path, specifier))) {
    const candidate = world.file(path);
    if (candidate && isIn(candidate, namespace)) pushAll(members, declaredMembers(candidate, name));
  }
  return members;
}

function isIn(file: FileIndex, namespace: string): boolean {
  const names = namespacesOf(file);
  // Namespaces written inside each other are recorded one by one.
  return names.includes(namespace) || (names.length > 1 && names.join(".") === namespace);
}

/** `import namespace.name`, where the namespace may end in a type whose member is meant. */
export function importedFromNamespace(world: World, file: FileIndex, module: string, name: string): readonly Member[] {
  const namespace = module.replaceAll("\\", ".");
  const members = namespaceMembers(world, file, namespace, name);
  return members.length > 0 ? members : membersOfNamedType(world, file, namespace, name);
}

/** A member of the type whose full name is `path`. */
function membersOfNamedType(world: World, file: FileIndex, path: string, name: string): readonly Member[] {
  return typesNamed(world, file, path).flatMap((type) =>
    type.kind === "definition" ? memberOfClass(world, type, name).filter((each) => each.kind !== "external") : [],
  );
}

/** The types whose full name is `path`, those inside another type included. */
function typesNamed(world: World, file: FileIndex, path: string): readonly Member[] {
  const dot = path.lastIndexOf(".");
  if (dot < 0 || path.length > MAX_NAME_LENGTH) return NO_MEMBERS;
  return world.memoiseMembers(file.path, `type ${path}`, () => {
    const [outer, name] = [path.slice(0, dot), path.slice(dot + 1)];
    const members = namespaceMembers(world, file, outer, name);
    return members.length > 0 ? members : typesNamed(world, file, outer).flatMap((type) => inside(world, type, name));
  });
}

function inside(world: World, type: Member, name: string): readonly Member[] {
  const file = type.kind === "definition" ? world.file(type.path) : undefined;
  if (!file || type.kind !== "definition") return NO_MEMBERS;
  const nested = file.definitionsNamed(`${file.definition(type.index).qualname}.${name}`);
  return nested.map((index) => ({ kind: "definition", path: file.path, index }));
}

/** What a bare name means through the file's own namespace and the namespaces and types it imports as a whole. */
export function visibleInNamespaces(world: World, file: FileIndex, name: string): readonly Member[] {
  const { language, imports } = file.facts;
  const stars = language === "php" ? [] : imports.filter(({ kind }) => kind === "star").map(({ module }) => module);
  const members = world.memoiseMembers(file.path, `name ${name}`, () => {
    for (const namespace of [...ownNamespaces(file), ...stars]) {
      const found = namespaceMembers(world, file, namespace, name);
      if (found.length > 0) return found;
    }
    return NO_MEMBERS;
  });
  if (members.length > 0) return members;
  if (language === "php") return includedMembers(world, file, name);
  for (const path of stars) {
    const found = membersOfNamedType(world, file, path, name);
    if (found.length > 0) return found;
  }
  return NO_MEMBERS;
}

/** What `path.name` means, where `path` is spelled out and nothing binds its first name. */
export function qualifiedInNamespaces(
  world: World,
  file: FileIndex,
  path: readonly string[],
  name: string,
): readonly Member[] {
  const written = path.join(".").replaceAll("\\", ".");
  const prefixes =
    file.facts.language === "java" || file.facts.language === "kotlin" ? [""] : ["", ...ownNamespaces(file)];
  for (const prefix of new Set(prefixes)) {
    const members = namespaceMembers(world, file, join(prefix, written), name);
    if (members.length > 0) return members;
  }
  return NO_MEMBERS;
}

/** The namespaces whose names need no import: in C# also those around, in PHP also the global one. */
function ownNamespaces(file: FileIndex): readonly string[] {
  const own = namespacesOf(file);
  if (file.facts.language === "php") return [...new Set([...own, ""])];
  if (file.facts.language !== "csharp") return own;
  const all = new Set<string>();
  for (const name of own.length > 1 ? [own.join("."), ...own] : own) {
    if (name.length > MAX_NAME_LENGTH) continue;
    for (let at = name; at !== ""; at = at.includes(".") ? at.slice(0, at.lastIndexOf(".")) : "") all.add(at);
  }
  return [...all, ""];
}

function join(namespace: string, name: string): string {
  return namespace === "" ? name : `${namespace}.${name}`;
}
