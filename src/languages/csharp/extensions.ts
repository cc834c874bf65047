import { namespacesOf } from "../../code/declared.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { OBJECT_WORD } from "../../code/implicit-members.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import { operandText } from "../../code/operand-text.ts";
import { filesOf, type ModuleTarget, OWN_MODULE } from "../../code/project.ts";
import type { Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import type { Reference } from "../../model/facts.ts";
import { lastPart } from "../../util/last-part.ts";
import { append } from "../../util/multimap.ts";
import { words } from "../../util/words.ts";
import { WHOLE_NAMESPACE } from "../shared/named-modules.ts";
import { openedBy, withOuterNamespaces } from "../shared/namespaces.ts";

/** The name of the operators that convert an object to another type. */
export const CONVERSION = "operator()";

/** Other names of types: the names of literals in the facts, and class names, each with the word of the language. */
const SAME_TYPE: ReadonlyMap<string, string> = new Map([
  ["str", "string"],
  ["String", "string"],
  ["float", "double"],
  ["Object", "object"],
  ["Int32", "int"],
  ["Boolean", "bool"],
]);
/** Interfaces of the library that its containers implement. */
const CONTAINERS = words("IEnumerable ICollection IReadOnlyCollection IReadOnlyList IList");
/** Types of the library that every delegate extends, and the delegates of the library. */
const DELEGATES = words("Delegate MulticastDelegate");
const FUNCTIONS = words("Func Action Predicate Converter Comparison");
const CONTAINED = words("list List Array HashSet Dictionary Queue Stack IList ICollection IEnumerable IReadOnlyList");

/** The methods with a `this` parameter that `receiver.name(…)` may mean when the types of the receiver have no such member. */
export function extensionMembers(
  world: World,
  file: FileIndex,
  { name }: Reference,
  receivers: readonly Type[],
): readonly Member[] {
  // A type from outside the repository has its own members, which are unknown here.
  if (receivers.length === 0 || receivers.some(({ kind }) => kind === "external" || kind === "definition"))
    return NO_MEMBERS;
  const candidates = world.memoiseMembers(file.path, `extension ${name}`, () => inSight(world, file, name));
  return candidates.filter((member) => {
    const owner = member.kind === "definition" ? world.file(member.path) : undefined;
    const extended = owner && member.kind === "definition" ? extendedType(owner, member.index) : undefined;
    return extended !== undefined && receivers.every((type) => canBe(world, type, extended));
  });
}

function inSight(world: World, file: FileIndex, name: string): readonly Member[] {
  const seen = [...new Set([...withOuterNamespaces(namespacesOf(file)), ...openedBy(file)])];
  const places = [
    [world.module(file.path, OWN_MODULE), seen.join(" ")] as const,
    ...seen.map((namespace) => [world.module(file.path, namespace + WHOLE_NAMESPACE), namespace] as const),
  ];
  const found = new Map<string, Member>();
  for (const [target, namespaces] of places) {
    const key = `extensions of ${namespaces}`;
    const names = world.memoiseNames(target, key, () => extensionsIn(world, target, namespaces.split(" ")));
    for (const each of names.get(name) ?? [])
      if (each.kind === "definition") found.set(`${each.path}#${each.index}`, each);
  }
  return [...found.values()];
}

/** The extension methods that the files of a target have in some namespaces, by name. */
function extensionsIn(world: World, target: ModuleTarget, namespaces: readonly string[]): Map<string, Member[]> {
  const names = new Map<string, Member[]>();
  for (const path of filesOf(target)) {
    const file = world.file(path);
    if (!file || !isInOneOf(file, namespaces)) continue;
    file.facts.definitions.forEach(({ qualname }, index) => {
      if (extendedType(file, index) !== undefined)
        append(names, lastPart(qualname), { kind: "definition", path, index });
    });
  }
  return names;
}

function isInOneOf(file: FileIndex, namespaces: readonly string[]): boolean {
  const own = namespacesOf(file);
  return [...own, own.join(".")].some((each) => namespaces.includes(each));
}

/** The type of the `this` parameter, without its type arguments. Undefined for a method without such a parameter. */
function extendedType(file: FileIndex, index: number): string | undefined {
  const { scope } = file.definition(index);
  const [binding] = scope < 0 ? [] : file.bindingsOf(scope, OBJECT_WORD);
  return binding && sameType(lastPart(operandText(file.facts, binding.type).replace(/\[.*$/, "")));
}

function sameType(name: string): string {
  return SAME_TYPE.get(name) ?? name;
}

/** Whether a receiver may have the extended type. A name that starts like a type parameter counts as one and accepts every type. */
function canBe(world: World, type: Type, extended: string): boolean {
  if (extended === "object" || extended === "" || /^T(?:[A-Z]|$)/.test(extended)) return true;
  if (type.kind === "builtin") {
    const name = sameType(type.name);
    if (DELEGATES.has(extended) && FUNCTIONS.has(name)) return true;
    return name === extended || (CONTAINERS.has(extended) && CONTAINED.has(name));
  }
  if (type.kind !== "instance") return false;
  return world.ancestryOf(type).classes.some(({ path, index }) => {
    const file = world.file(path);
    const { qualname, bases } = file?.definition(index) ?? { qualname: "", bases: [] };
    const written = file ? bases.map((base) => lastPart(operandText(file.facts, base).replace(/\[.*$/, ""))) : [];
    return [lastPart(qualname), ...written].includes(extended);
  });
}
