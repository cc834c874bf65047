import { isMapping } from "../../code/containers.ts";
import { type Type, UNKNOWN, unionOf } from "../../code/type.ts";
import type { Call, World } from "../../code/world.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { words } from "../../util/words.ts";

/** Methods of ECMAScript's containers that hand their elements to a function. */
const VISITING = words("map filter forEach some every find findIndex findLast findLastIndex flatMap");
const COMPARING = words("sort toSorted");
const FOLDING = words("reduce reduceRight");

/** What the methods of ECMAScript's own types give a parameter of the function they are handed; empty for any other method. */
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

/** Whether a type of the tree has a `then` of its own; any other stands for the promise of one. */
export function hasOwnThen(world: World, type: Type): boolean {
  if (type.kind === "external") return true;
  return type.kind === "instance" && world.memberOfClass(type, "then").some((member) => member.kind !== "external");
}
