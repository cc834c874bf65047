import { elementTypes } from "../../code/containers.ts";
import { resultsOf } from "../../code/results-of.ts";
import { type Type, UNKNOWN } from "../../code/type.ts";
import type { Call, Library, World } from "../../code/world.ts";
import { NO_OPERAND, type Reference } from "../../model/facts.ts";
import { words } from "../../util/words.ts";
import { containerMethod, firstArgument, flattened, listOf, tupleOf } from "../shared/container-methods.ts";
import { PLAIN_LIBRARY } from "../shared/plain.ts";
import { givenByMethod, hasOwnThen } from "./callbacks.ts";

export const ECMASCRIPT_LIBRARY: Library = {
  ...PLAIN_LIBRARY,
  transparentTypes: words("Readonly Partial Required NonNullable InstanceType Awaited"),
  awaitableTypes: words("Promise PromiseLike"),
  classTypes: words("Type"),
  methodResult,
  functionResult,
  givenByMethod,
};

function methodResult(world: World, call: Call, receivers: readonly Type[], method: string): readonly Type[] {
  if (method !== "then") return containerMethod(world, call, receivers, method);
  return receivers.some((type) => !hasOwnThen(world, type)) ? resultsOf(world, firstArgument(world, call)) : UNKNOWN;
}

/** What `Object.values(x)`, `Array.from(x)`, `Promise.all(xs)` and their like give. */
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
