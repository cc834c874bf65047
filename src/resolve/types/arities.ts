import type { FileIndex } from "../../code/file-index.ts";
import { askedTypes, type Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { isReferenceOperand, type Operand, operandIndex } from "../../model/facts.ts";

/**
 * Selects from several types of one name those with as many type parameters as a place writes type arguments, in a language where these
 * are different types. All of them, if none has that number.
 */
export function ofArity(world: World, user: FileIndex, types: readonly Type[], count: number): readonly Type[] {
  if (types.length < 2 || !world.semanticsOf(user).keepsAritiesApart) return types;
  const arities = types.map((type) => arityOf(world, type));
  return arities.includes(undefined) || !arities.includes(count)
    ? types
    : types.filter((_, index) => arities[index] === count);
}

/**
 * The types that a name with type arguments means. The nearest type of that name may have another number of type parameters; the type that
 * is meant is then one that the file sees as well: `Row<int>` in a static class `Row`.
 */
export function typesWithArity(world: World, file: FileIndex, operand: Operand, count: number): readonly Type[] {
  const types = world.typesOf(file, operand);
  const semantics = world.semanticsOf(file);
  const arities = types.map((type) => arityOf(world, type));
  if (!semantics.keepsAritiesApart || !arities.every((each) => each !== undefined && each !== count))
    return ofArity(world, file, types, count);
  const reference = isReferenceOperand(operand) ? file.facts.references[operandIndex(operand)] : undefined;
  const members = reference ? semantics.visibleMembers(world, file, reference.scope, reference.name) : [];
  const others = members.flatMap((each) =>
    each.kind === "definition" && arityOf(world, each) === count ? [each] : [],
  );
  return others.length > 0 ? others : types;
}

/** The number of type parameters of a class or another type; undefined for anything else. */
function arityOf(world: World, type: Type): number | undefined {
  const file = type.kind === "definition" ? world.file(type.path) : undefined;
  if (!file || type.kind !== "definition") return undefined;
  return file.typeParameterNames(file.definition(type.index).scope).length;
}

/** The types of the receiver of a member. A bare name that means types means the one without type parameters. */
export function receiverTypes(world: World, file: FileIndex, receiver: Operand): readonly Type[] {
  const types = askedTypes(world.typesOf(file, receiver));
  return isReferenceOperand(receiver) ? ofArity(world, file, types, 0) : types;
}
