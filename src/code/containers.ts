import { type Type, UNKNOWN, unionOf } from "./type.ts";
import type { Protocol, World } from "./world.ts";

/** Containers that hold values by keys. The last type argument is the type of the values; of any other container, that of its elements. */
const MAPPINGS = new Set([
  "dict",
  "Dict",
  "Mapping",
  "MutableMapping",
  "defaultdict",
  "OrderedDict",
  "Map",
  "Record",
  "ReadonlyMap",
]);

/** Mappings that yield pairs of key and value when code iterates over them. */
const PAIRED = new Set(["Map", "ReadonlyMap"]);

/** Whether the container with that name holds values by keys. */
export function isMapping(name: string): boolean {
  return MAPPINGS.has(name);
}

/** The types that a function with `yield` returns: the first type argument is the type that it yields. */
const GENERATORS = new Set(["generator", "Generator", "AsyncGenerator", "Iterator", "AsyncIterator", "Iterable"]);

/** The types of `types[…]`. With `keepsInstances`, an instance gives itself, like the value that `?` in Rust takes out of an `Option`. */
export function itemTypes(
  world: World,
  types: readonly Type[],
  position?: number,
  keepsInstances = false,
): readonly Type[] {
  return unionOf(
    types.map((type): readonly Type[] => {
      // A class with type arguments, `Base[int]` or `Base<number>`, is still that class.
      if (type.kind === "external" || type.kind === "definition") return [type];
      if (type.kind === "instance")
        return keepsInstances && !hasProtocol(world, type, "item") ? [type] : resultOfProtocol(world, type, "item");
      if (type.kind !== "builtin") return UNKNOWN;
      const parts = isTuple(type.name) ? partsOf(type) : undefined;
      if (parts && position !== undefined) return parts.at(isEndless(type) ? 0 : position) ?? UNKNOWN;
      return type.args.at(isEndless(type) ? 0 : -1) ?? UNKNOWN;
    }),
  );
}

function isTuple(name: string): boolean {
  return name === "tuple" || name === "Tuple";
}

/** Whether a type is like `tuple[Foo, ...]`, which has any number of elements of one type. */
function isEndless({ name, args }: BuiltinType): boolean {
  const last = args.length === 2 && isTuple(name) ? args[1]?.[0] : undefined;
  return last?.kind === "builtin" && last.name === "ellipsis";
}

function partsOf(type: BuiltinType): readonly (readonly Type[])[] {
  return isEndless(type) ? type.args.slice(0, 1) : type.args;
}

type BuiltinType = Extract<Type, { kind: "builtin" }>;
type InstanceType = Extract<Type, { kind: "instance" }>;

/** The types that an iteration over the types yields; for a mapping its keys or, with `takesValues`, its values. */
export function elementTypes(world: World, types: readonly Type[], takesValues = false): readonly Type[] {
  return unionOf(
    types.map((type): readonly Type[] => {
      if (type.kind === "external") return [type];
      if (type.kind === "builtin") return builtinElement(type, takesValues);
      return type.kind === "instance" ? instanceElement(world, type) : UNKNOWN;
    }),
  );
}

function builtinElement(type: BuiltinType, takesValues: boolean): readonly Type[] {
  if (isTuple(type.name)) return unionOf(partsOf(type));
  if (PAIRED.has(type.name) && !takesValues && type.args.length === 2) return [{ ...type, name: "tuple" }];
  // The first type argument of a generator is the type that it yields; then follow the types that it receives and returns.
  const takesFirst = (MAPPINGS.has(type.name) && !takesValues) || GENERATORS.has(type.name);
  return type.args.at(takesFirst ? 0 : -1) ?? UNKNOWN;
}

/** An iterator yields the result of its next step; any other instance has a method that makes an iterator. */
function instanceElement(world: World, type: InstanceType): readonly Type[] {
  const next = resultOfProtocol(world, type, "next");
  if (next.length > 0) return next;
  return unionOf(
    resultOfProtocol(world, type, "iterate").map((iterator): readonly Type[] => {
      if (iterator.kind === "builtin") return builtinElement(iterator, false);
      return iterator.kind === "instance" ? resultOfProtocol(world, iterator, "next") : UNKNOWN;
    }),
  );
}

function hasProtocol(world: World, type: InstanceType, step: keyof Protocol): boolean {
  const file = world.file(type.path);
  const names = file ? world.semanticsOf(file).library.protocol[step] : [];
  return names.some((name) => world.memberOfClass(type, name).length > 0);
}

/** The result of the methods that the language calls implicitly for a step; empty when the type has none of them. */
export function resultOfProtocol(world: World, type: InstanceType, step: keyof Protocol): readonly Type[] {
  const file = world.file(type.path);
  const names = file ? world.semanticsOf(file).library.protocol[step] : [];
  const results = names.map((name) =>
    unionOf(
      world
        .memberOfClass(type, name)
        .map((member) => (member.kind === "definition" ? world.callResult(member, type) : UNKNOWN)),
    ),
  );
  return results.length === 1 ? (results[0] ?? UNKNOWN) : results.flat();
}

/** The types that `with` binds: the result of the enter method, or the value that a function yields if it became a context manager. */
export function enterTypes(world: World, types: readonly Type[]): readonly Type[] {
  return unionOf(
    types.map((type) => {
      if (type.kind === "builtin" && GENERATORS.has(type.name)) return type.args[0] ?? UNKNOWN;
      if (type.kind !== "instance") return [type];
      const entered = resultOfProtocol(world, type, "enter");
      return entered.length > 0 ? entered : [type];
    }),
  );
}
