import type { FileIndex } from "../../code/file-index.ts";
import { askedTypes, type Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { isReferenceOperand, type Operand } from "../../model/facts.ts";

/**
 * Selects from several types of one name those with as many type parameters as a place writes type arguments, in a language where these
 * are different types. All of them, if none has that number.
 */
export function ofArity(world: World, user: FileIndex, types: readonly Type[], count: number): readonly Type[] {
  if (types.length < 2 || !world.semanticsOf(user).keepsAritiesApart) return types;
  const arities = types.map((type) => {
    const file = type.kind === "definition" ? world.file(type.path) : undefined;
    if (!file || type.kind !== "definition") return undefined;
    return file.typeParameterNames(file.definition(type.index).scope).length;
  });
  return arities.includes(undefined) || !arities.includes(count)
    ? types
    : types.filter((_, index) => arities[index] === count);
}

/** The types of the receiver of a member. A bare name that means types means the one without type parameters. */
export function receiverTypes(world: World, file: FileIndex, receiver: Operand): readonly Type[] {
  const types = askedTypes(world.typesOf(file, receiver));
  return isReferenceOperand(receiver) ? ofArity(world, file, types, 0) : types;
}
