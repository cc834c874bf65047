import { declaredMembers } from "../../code/declared.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import type { World } from "../../code/world.ts";
import type { FileFacts } from "../../model/facts.ts";
import { includedFiles } from "../shared/included-files.ts";

/**
 * Whether a bare name in a C++ file can mean a name of an included file: only in the same namespace, or after
 * `using namespace`. Always true for a file that could be read only in part, because some of its namespaces are unknown.
 */
export function isInReach(file: FileIndex, included: FileIndex, name: string): boolean {
  if (file.facts.errors.length > 0) return true;
  const { opened } = namespacesIn(included);
  // Macros do not belong to namespaces.
  if (opened.size === 0 || /^[A-Z\d_]+$/.test(name)) return true;
  const own = namespacesIn(file);
  return [...opened].some((namespace) => own.opened.has(namespace) || own.used.has(namespace));
}

/** `namespace::name` in C++: a name from the first file that opens the namespace and declares it, this file or an included one. */
export function includedInNamespace(
  world: World,
  file: FileIndex,
  path: readonly string[],
  name: string,
): readonly Member[] {
  const namespace = path.at(-1) ?? "";
  if (path[0] === "std") return NO_MEMBERS;
  const opens = (each: FileIndex) => namespacesIn(each).opened.has(namespace);
  for (const each of [file, ...includedFiles(world, file)]) {
    const members = opens(each) ? declaredMembers(each, name) : NO_MEMBERS;
    if (members.length > 0) return members;
  }
  return NO_MEMBERS;
}

/** The last parts of the namespaces that a file opens for its own code, and of those that it uses as a whole. */
interface Namespaces {
  readonly opened: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
}

const KNOWN = new WeakMap<FileFacts, Namespaces>();

function namespacesIn({ facts }: FileIndex): Namespaces {
  let known = KNOWN.get(facts);
  if (!known) {
    const opened = facts.exports.filter(({ kind }) => kind === "namespace").map(({ name }) => lastPart(name));
    const used = facts.imports.filter(({ kind }) => kind === "star").map(({ module }) => lastPart(module));
    known = { opened: new Set(opened), used: new Set(used) };
    KNOWN.set(facts, known);
  }
  return known;
}

function lastPart(namespace: string): string {
  return namespace.replace(/^.*(?:\.|::)/, "");
}
