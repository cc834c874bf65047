import { declaredMembers } from "../../code/declared.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import type { World } from "../../code/world.ts";
import { includedFiles } from "../shared/included-files.ts";

/** Whether a bare name of a C++ file can mean one of an included file: only in its namespace, or after `using namespace`. */
export function isInReach(file: FileIndex, included: FileIndex, name: string): boolean {
  const opened = openedNamespaces(included);
  // Macros know no namespaces.
  if (opened.length === 0 || /^[A-Z\d_]+$/.test(name)) return true;
  const used = file.facts.imports.filter(({ kind }) => kind === "star").map(({ module }) => lastPart(module));
  const own = new Set([...openedNamespaces(file), ...used]);
  return opened.some((namespace) => own.has(namespace));
}

/** `namespace::name` in C++: a name of an included file, or of this one, that opens the namespace. */
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

function openedNamespaces(file: FileIndex): string[] {
  return file.facts.exports.filter(({ kind }) => kind === "namespace").map(({ name }) => lastPart(name));
}

function lastPart(namespace: string): string {
  return namespace.replace(/^.*(?:\.|::)/, "");
}
