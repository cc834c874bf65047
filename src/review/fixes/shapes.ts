import type { FileIndex } from "../../code/file-index.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import {
  DefinitionFlag,
  type FileFacts,
  isReferenceOperand,
  NO_OPERAND,
  type Operand,
  operandIndex,
  type Value,
  ValueFlag,
} from "../../model/facts.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { lastPart } from "../../util/last-part.ts";

/** If more files than this contain the name, they are not searched for objects that could be meant. */
const MAX_FILES = 2000;
/** Two types count as the same if they differ only deeper inside than this, or only in later parts. */
const MAX_TYPE_DEPTH = 5;
const MAX_TYPE_PARTS = 8;

/** The names of the members of a class or type and of what it extends: all of them, or only those that an object of it must have. */
export function memberNames(world: World, owner: DefinitionHandle, which: "required" | "all"): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { path, index } of world.ancestryOf(owner).classes) {
    for (const { parent, qualname, flags } of world.file(path)?.facts.definitions ?? []) {
      const isOwn = parent === index && (flags & DefinitionFlag.static) === 0;
      if (isOwn && (which === "all" || (flags & DefinitionFlag.optional) === 0)) names.add(lastPart(qualname));
    }
  }
  return names;
}

/** Whether a type is defined by the members of its objects. */
export function isShape(world: World, { path, index }: DefinitionHandle): boolean {
  const kind = world.file(path)?.facts.definitions[index]?.kind;
  return kind === "interface" || kind === "type";
}

/** Whether an object of one type has all members that another type requires. */
export function standsFor(world: World, one: DefinitionHandle, wanted: DefinitionHandle): boolean {
  if (!isShape(world, wanted)) return false;
  const has = memberNames(world, one, "all");
  return [...memberNames(world, wanted, "required")].every((name) => has.has(name));
}

/** Whether values of one type can be converted to the other, because both have the same fields with the same types. */
export function isTwin(world: World, one: DefinitionHandle, other: DefinitionHandle): boolean {
  const [a, b] = [fieldsOf(world, one), fieldsOf(world, other)];
  if (a.length === 0 || a.length !== b.length) return false;
  return a.every(({ name, type }, at) => {
    const { name: otherName, type: otherType } = b[at] ?? {};
    return name === otherName && (type === otherType || type === "" || otherType === "");
  });
}

/** The fields of a type in order, with their types as written; "" if nothing is known about the type. */
function fieldsOf(world: World, { path, index }: DefinitionHandle) {
  const file = world.file(path);
  if (!file) return [];
  const fields = file.facts.definitions.filter(({ parent, kind }) => parent === index && kind !== "method");
  return fields.map(({ qualname, returnType }) => ({
    name: lastPart(qualname),
    type: printOf(file.facts, returnType),
  }));
}

/** A type in a form that differs if the types differ; "" if nothing is known about it. */
function printOf(facts: FileFacts, type: Operand, depth = 0): string {
  if (type < 0 || depth > MAX_TYPE_DEPTH) return "";
  if (isReferenceOperand(type)) {
    const { name = "", receiver = NO_OPERAND } = facts.references[operandIndex(type)] ?? {};
    const outer = printOf(facts, receiver, depth + 1);
    return outer === "" ? name : `${outer}.${name}`;
  }
  const { kind, of, args, names } = facts.values[operandIndex(type)] ?? {
    kind: "",
    of: NO_OPERAND,
    args: [],
    names: [],
  };
  const parts = [of, ...args.slice(0, MAX_TYPE_PARTS)].map((each) => printOf(facts, each, depth + 1));
  return `${kind} ${names.join(" ")}(${parts.join()})`;
}

/**
 * Finds a file that contains an object with a member of one of some types, where nothing tells the type of the object, or that writes such
 * a type without a name. Both may be passed as that type.
 */
export function looseObject(
  world: World,
  names: NameSource,
  owners: readonly DefinitionHandle[],
  name: string,
): string | undefined {
  const shapes = owners.map((owner) => ({
    required: [...memberNames(world, owner, "required")],
    all: memberNames(world, owner, "all"),
    isShape: isShape(world, owner),
  }));
  const mayBe = ({ names: has, flags }: Value) =>
    shapes.some(({ required, all, isShape: isMade }) =>
      (flags & ValueFlag.types) === 0
        ? isMade && required.every((each) => has.includes(each))
        : has.every((each) => all.has(each)),
    );
  const paths = names.filesWith(name);
  if (paths.length > MAX_FILES) return paths[0];
  return paths.find((path) => {
    const file = world.file(path);
    const objects = file ? unexpectedObjects(file, name) : [];
    return objects.some(mayBe);
  });
}

/** The types without a name that have a member, and the objects that have it, unless the type of every such object is known. */
function unexpectedObjects(file: FileIndex, name: string): readonly Value[] {
  const objects = file.facts.values.filter(({ kind, names }) => kind === "object" && names.includes(name));
  const isType = ({ flags }: Value) => (flags & ValueFlag.types) !== 0;
  const made = objects.filter((each) => !isType(each));
  const keys = file.referencesNamed(new Set([name])).filter((at) => file.facts.references[at]?.role === "key");
  return [...objects.filter(isType), ...(made.length > keys.length ? made : [])];
}
