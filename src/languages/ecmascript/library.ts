import { elementTypes, isMapping } from "../../code/containers.ts";
import { resultsOf } from "../../code/results-of.ts";
import { type Type, UNKNOWN, unionOf } from "../../code/type.ts";
import type { Call, Library, World } from "../../code/world.ts";
import { NO_OPERAND, type Reference } from "../../model/facts.ts";
import { words } from "../../util/words.ts";
import { containerMethod, firstArgument, flattened, listOf, tupleOf } from "../shared/container-methods.ts";
import { PLAIN_LIBRARY } from "../shared/plain.ts";

export const ECMASCRIPT_LIBRARY: Library = {
  ...PLAIN_LIBRARY,
  transparentTypes: words("Readonly Partial Required Omit Pick NonNullable InstanceType Awaited"),
  awaitableTypes: words("Promise PromiseLike"),
  awaitedMethod: "then",
  classTypes: words("Type"),
  methodResult,
  functionResult,
  givenByMethod,
  takenByMethod,
};

function methodResult(world: World, call: Call, receivers: readonly Type[], method: string): readonly Type[] {
  if (method !== "then") return containerMethod(world, call, receivers, method);
  return receivers.some((type) => !hasOwnThen(world, type)) ? resultsOf(world, firstArgument(world, call)) : UNKNOWN;
}

/** The result types of `Object.values(x)`, `Array.from(x)`, `Promise.all(xs)` and similar functions. */
function functionResult(world: World, call: Call, { name, receiver }: Reference): readonly Type[] {
  const { references } = call.file.facts;
  const owner = receiver >= 0 && receiver % 2 === 0 ? references[receiver >> 1] : undefined;
  if (owner?.receiver !== NO_OPERAND) return UNKNOWN;
  const types = () => firstArgument(world, call);
  switch (`${owner.name}.${name}`) {
    case "Object.values":
      return known(flattened(types().filter((type) => type.kind === "builtin")), (values) => listOf(values));
    case "Object.entries": {
      const text: Type = { kind: "builtin", name: "string", args: [] };
      const values = flattened(types().filter((type) => type.kind === "builtin"));
      return known(values, (found) => listOf([tupleOf([text], found)]));
    }
    case "Array.from":
      return known(elementTypes(world, types()), (elements) => listOf(elements));
    case "Promise.all":
    case "Promise.allSettled":
      return known(settled(world, elementTypes(world, types())), (elements) => listOf(elements));
    case "Promise.resolve":
      return settled(world, types());
    default:
      return UNKNOWN;
  }
}

/** Types of which a promise gives the values themselves; of what is a promise of its own it gives the result. */
function settled(world: World, types: readonly Type[]): readonly Type[] {
  return types.some((type) => type.kind === "instance" && hasOwnThen(world, type)) ? UNKNOWN : types;
}

function known(types: readonly Type[], make: (types: readonly Type[]) => Type): readonly Type[] {
  return types.length === 0 ? UNKNOWN : [make(types)];
}

/** Methods of ECMAScript's containers that hand their elements to a function. */
const VISITING = words("map filter forEach some every find findIndex findLast findLastIndex flatMap");
const COMPARING = words("sort toSorted");
const FOLDING = words("reduce reduceRight");

/** The types that a method of ECMAScript's own types passes to a parameter of its callback; empty for any other method. */
export function givenByMethod(
  world: World,
  { file, value }: Call,
  receivers: readonly Type[],
  method: string,
  argument: number,
  parameter: number,
): readonly Type[] {
  if (argument !== 0) return UNKNOWN;
  if (method === "then") return parameter === 0 ? receivers.filter((type) => !hasOwnThen(world, type)) : UNKNOWN;
  return unionOf(
    receivers.map((type): readonly Type[] => {
      if (type.kind !== "builtin") return UNKNOWN;
      const element = type.args.at(-1) ?? UNKNOWN;
      if (VISITING.has(method)) {
        if (parameter === 0) return element;
        return parameter === 1 && isMapping(type.name) ? (type.args[0] ?? UNKNOWN) : UNKNOWN;
      }
      if (COMPARING.has(method)) return element;
      if (!FOLDING.has(method)) return UNKNOWN;
      return parameter === 1 ? element : world.typesOf(file, value.args[1] ?? NO_OPERAND);
    }),
  );
}

/** Methods that put their arguments into a container. */
const FILLING = words("push unshift add");

function takenByMethod(receivers: readonly Type[], method: string, argument: number): readonly Type[] {
  const isValue = FILLING.has(method) || (method === "set" && argument === 1);
  return isValue
    ? unionOf(receivers.map((type) => (type.kind === "builtin" ? (type.args.at(-1) ?? UNKNOWN) : UNKNOWN)))
    : UNKNOWN;
}

/** Whether a type of the tree has a `then` of its own; any other stands for the promise of one. */
export function hasOwnThen(world: World, type: Type): boolean {
  if (type.kind === "external") return true;
  return type.kind === "instance" && world.memberOfClass(type, "then").some((member) => member.kind !== "external");
}
