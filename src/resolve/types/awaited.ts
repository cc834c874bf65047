import { appliedBase } from "../../code/implemented.ts";
import { type Type, UNKNOWN, unionOf } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { isReferenceOperand, operandIndex } from "../../model/facts.ts";
import { definedSignature } from "./signatures.ts";
import { substitutionFor } from "./substitutions.ts";

type Instance = Extract<Type, { kind: "instance" }>;

/** What code gets that awaits a value of a type: the result of a promise, otherwise the value itself. */
export function awaitedTypes(world: World, type: Type): readonly Type[] {
  if (type.kind === "builtin" && type.name === "Promise") return type.args[0] ?? UNKNOWN;
  const file = type.kind === "instance" ? world.file(type.path) : undefined;
  const method = file && world.semanticsOf(file).library.awaitedMethod;
  if (type.kind !== "instance" || method === undefined) return [type];
  const [makesAwaitable] = world.membersOf([type], method).filter(({ kind }) => kind === "definition");
  return makesAwaitable?.kind === "definition" ? ofOwnPromise(world, type, makesAwaitable) : [type];
}

/** The result of a class that is a promise of its own: `class Task<T> implements PromiseLike<T>`. Nothing is known of one that does not say so. */
function ofOwnPromise(world: World, type: Instance, { path, index }: { path: string; index: number }): readonly Type[] {
  const owner = world.ownerOf({ path, index });
  const file = owner && world.file(owner.path);
  if (!file) return UNKNOWN;
  const substitute = substitutionFor(world, definedSignature(file, index, file.definition(index)), undefined, type);
  const { awaitableTypes } = world.semanticsOf(file).library;
  return unionOf(
    file.definition(owner.index).bases.map((base) => {
      const value = appliedBase(file.facts, base);
      const of = value && isReferenceOperand(value.of) ? file.facts.references[operandIndex(value.of)] : undefined;
      const isPromise = value?.kind === "item" && of !== undefined && awaitableTypes.has(of.name);
      const result = isPromise ? value.args.at(-1) : undefined;
      return result === undefined ? UNKNOWN : world.instancesOf(file, result, substitute);
    }),
  );
}
