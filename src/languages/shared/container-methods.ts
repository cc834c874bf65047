import { isMapping } from "../../code/containers.ts";
import { resultsOf } from "../../code/results-of.ts";
import { type Type, UNKNOWN, unionOf } from "../../code/type.ts";
import type { Call, World } from "../../code/world.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { words } from "../../util/words.ts";

/** Methods that return one of the elements, or a value of a mapping. */
const ELEMENT = words("at find findLast pop shift get setdefault popleft");
/** Methods that return a container with elements of the same type. */
const SAME = words("filter slice concat reverse sort splice toSorted toReversed toSpliced with fill copy");

/** The result of a method of lists and mappings. Empty when the method or the type of the elements is unknown. */
export function containerMethod(world: World, call: Call, receivers: readonly Type[], method: string): readonly Type[] {
  return unionOf(
    receivers.map((type): readonly Type[] => {
      if (type.kind !== "builtin" || type.args.length === 0) return UNKNOWN;
      const element = type.args.at(-1) ?? UNKNOWN;
      if (ELEMENT.has(method)) return element;
      if (SAME.has(method)) return [type];
      if (method === "map" || method === "flatMap") {
        const results = resultsOf(world, firstArgument(world, call));
        return [listOf(method === "map" ? results : flattened(results))];
      }
      const isView = isMapping(type.name) || method === "values" || method === "entries";
      return isView ? viewOf(type, method) : UNKNOWN;
    }),
  );
}

/** The possible values of the first argument of a call. */
export function firstArgument(world: World, { file, value }: Call): readonly Type[] {
  return world.typesOf(file, value.args[0] ?? NO_OPERAND);
}

/** Replaces each container by its elements and keeps all other types as they are. */
export function flattened(types: readonly Type[]): readonly Type[] {
  return unionOf(types.map((type) => (type.kind === "builtin" ? (type.args.at(-1) ?? UNKNOWN) : [type])));
}

function viewOf(type: Extract<Type, { kind: "builtin" }>, method: string): readonly Type[] {
  const key = type.args.length > 1 ? (type.args[0] ?? []) : [];
  const value = type.args.at(-1) ?? [];
  switch (method) {
    case "values":
      return [listOf(value)];
    case "keys":
      return [listOf(key)];
    case "items":
    case "entries":
      return [listOf([tupleOf(key, value)])];
    default:
      return UNKNOWN;
  }
}

export function listOf(elements: readonly Type[]): Type {
  return { kind: "builtin", name: "list", args: [[...elements]] };
}

export function tupleOf(...parts: (readonly Type[])[]): Type {
  return { kind: "builtin", name: "tuple", args: parts.map((part) => [...part]) };
}
