import { NO_OPERAND, type Reference } from "../model/facts.ts";
import { hasOwnThen } from "./builtin-callbacks.ts";
import { elementTypes, isMapping } from "./containers.ts";
import { isEcmascript } from "./language-traits.ts";
import { type Call, resultsOf } from "./substitutions.ts";
import { type Type, UNKNOWN, unionOf } from "./type.ts";
import { typesOfOperand } from "./types-of.ts";
import type { World } from "./world.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** Methods that give one of the elements, or the value of a mapping. */
const ELEMENT = words("at find findLast pop shift get setdefault popleft");
/** Methods that give a container of the same elements. */
const SAME = words("filter slice concat reverse sort splice toSorted toReversed toSpliced with fill copy");

/** What a method of a language's own containers gives; empty when nothing is known of it or of what the container holds. */
export function builtinMethod(world: World, call: Call, receivers: readonly Type[], method: string): readonly Type[] {
  const argument = () => typesOfOperand(world, call.file, call.value.args[0] ?? NO_OPERAND);
  if (isEcmascript(call.file.facts.language) && method === "then") {
    return receivers.some((type) => !hasOwnThen(world, type)) ? resultsOf(world, argument()) : UNKNOWN;
  }
  return unionOf(
    receivers.map((type): readonly Type[] => {
      if (type.kind !== "builtin" || type.args.length === 0) return UNKNOWN;
      const element = type.args.at(-1) ?? UNKNOWN;
      if (ELEMENT.has(method)) return element;
      if (SAME.has(method)) return [type];
      if (method === "map" || method === "flatMap") {
        const results = resultsOf(world, argument());
        return [listOf(method === "map" ? results : flattened(results))];
      }
      return isMapping(type.name) || method === "values" ? viewOf(type, method) : UNKNOWN;
    }),
  );
}

function flattened(types: readonly Type[]): readonly Type[] {
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

function listOf(elements: readonly Type[]): Type {
  return { kind: "builtin", name: "list", args: [[...elements]] };
}

function tupleOf(...parts: (readonly Type[])[]): Type {
  return { kind: "builtin", name: "tuple", args: parts.map((part) => [...part]) };
}

const PYTHON_COPIES = words("list sorted reversed set frozenset tuple iter deque filter_");
const PYTHON_CHOICES = words("next max min anext");

/** What a function of the language itself gives, such as `sorted(rows)` or `Object.values(map)`; empty for any other. */
export function builtinFunction(world: World, call: Call, callee: Reference): readonly Type[] {
  const elementsOf = (at: number) =>
    elementTypes(world, typesOfOperand(world, call.file, call.value.args[at] ?? NO_OPERAND));
  if (isEcmascript(call.file.facts.language)) return globalFunction(world, call, callee);
  if (callee.receiver !== NO_OPERAND || call.file.facts.language !== "python") return UNKNOWN;
  const { name } = callee;
  if (PYTHON_CHOICES.has(name)) return elementsOf(0);
  const isContainer = PYTHON_COPIES.has(name) || name === "enumerate" || name === "zip";
  if (!isContainer || call.value.args.length === 0) return UNKNOWN;
  const parts = name === "zip" ? call.value.args.map((_, at) => elementsOf(at)) : [elementsOf(0)];
  if (parts.every((part) => part.length === 0 || part.every((type) => type.kind === "external"))) return UNKNOWN;
  if (name === "enumerate") return [listOf([tupleOf([{ kind: "builtin", name: "int", args: [] }], ...parts)])];
  return [listOf(name === "zip" ? [tupleOf(...parts)] : (parts[0] ?? UNKNOWN))];
}

/** `Object.values(x)`, `Array.from(x)`, `Promise.all(xs)`. */
function globalFunction(world: World, { file, value }: Call, { name, receiver }: Reference): readonly Type[] {
  const owner = receiver >= 0 && receiver % 2 === 0 ? file.facts.references[receiver >> 1] : undefined;
  if (owner?.receiver !== NO_OPERAND) return UNKNOWN;
  const types = () => typesOfOperand(world, file, value.args[0] ?? NO_OPERAND);
  switch (`${owner.name}.${name}`) {
    case "Object.values":
      return known(flattened(types().filter((type) => type.kind === "builtin")), (values) => listOf(values));
    case "Object.entries": {
      const text: Type = { kind: "builtin", name: "string", args: [] };
      const values = flattened(types().filter((type) => type.kind === "builtin"));
      return known(values, (found) => listOf([tupleOf([text], found)]));
    }
    case "Array.from":
    case "Promise.all":
    case "Promise.allSettled":
      return known(elementTypes(world, types()), (elements) => listOf(elements));
    case "Promise.resolve":
      return types();
    default:
      return UNKNOWN;
  }
}

function known(types: readonly Type[], make: (types: readonly Type[]) => Type): readonly Type[] {
  return types.length === 0 ? UNKNOWN : [make(types)];
}
