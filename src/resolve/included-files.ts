import { declaredMembers } from "./declared.ts";
import type { FileIndex } from "./file-index.ts";
import { type Member, NO_MEMBERS } from "./member.ts";
import type { World } from "./world.ts";

/** No file needs more than these to see a name; a generated tangle of includes may have more. */
const MAX_INCLUDED = 200;

/** The files that a file includes, sources or requires, nearest first, itself left out. */
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

/** What the included files declare under a name: the nearest one that does. */
export function includedMembers(world: World, file: FileIndex, name: string): readonly Member[] {
  for (const included of includedFiles(world, file)) {
    const members = declaredMembers(included, name);
    if (members.length > 0 && isInReach(file, included, name)) return members;
  }
  return NO_MEMBERS;
}

/** Whether a bare name of a C++ file can mean one of an included file: only in its namespace, or after `using namespace`. */
function isInReach(file: FileIndex, included: FileIndex, name: string): boolean {
  const opened = openedNamespaces(included);
  // Macros know no namespaces.
  if (file.facts.language !== "cpp" || opened.length === 0 || /^[A-Z\d_]+$/.test(name)) return true;
  const used = file.facts.imports.filter(({ kind }) => kind === "star").map(({ module }) => lastPart(module));
  const own = new Set([...openedNamespaces(file), ...used]);
  return opened.some((namespace) => own.has(namespace));
}

function openedNamespaces(file: FileIndex): string[] {
  return file.facts.exports.filter(({ kind }) => kind === "namespace").map(({ name }) => lastPart(name));
}

function lastPart(namespace: string): string {
  return namespace.replace(/^.*(?:\.|::)/, "");
}

/** What `namespace::name` means in C++: a name of an included file, or of this one, that opens the namespace. */
export function includedInNamespace(
  world: World,
  file: FileIndex,
  path: readonly string[],
  name: string,
): readonly Member[] {
  const namespace = path.at(-1) ?? "";
  if (path[0] === "std") return NO_MEMBERS;
  const opens = (each: FileIndex) => openedNamespaces(each).includes(namespace);
  for (const each of [file, ...includedFiles(world, file)]) {
    const members = opens(each) ? declaredMembers(each, name) : NO_MEMBERS;
    if (members.length > 0) return members;
  }
  return NO_MEMBERS;
}
