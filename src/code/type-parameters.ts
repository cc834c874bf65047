import { type Binding, isReferenceOperand, NO_OPERAND, type Operand, operandIndex } from "../model/facts.ts";
import type { FileIndex } from "./file-index.ts";
import { lookupReference } from "./scope-lookup.ts";
import type { TypeParameter, World } from "./world.ts";

/** The key of the word for the type of the object itself, which means the type of the receiver of a method call. */
export const OBJECT_TYPE = "object";

/** The type parameter that an operand names; undefined if it names none. */
export function typeParameterAt(world: World, file: FileIndex, operand: Operand): TypeParameter | undefined {
  const { typeParameterOf } = world.semanticsOf(file);
  const reference = isReferenceOperand(operand) ? file.facts.references[operandIndex(operand)] : undefined;
  if (!typeParameterOf || reference?.receiver !== NO_OPERAND) return undefined;
  const lookup = lookupReference(file, reference);
  const [binding] = lookup?.bindings ?? [];
  return lookup && binding && typeParameterOf(world, file, reference, binding);
}

/** A type parameter that a function or class declares: `class Box<T extends Foo>`. */
export function declaredParameter(file: FileIndex, binding: Binding): TypeParameter | undefined {
  const { kind, scope, name, type, value: fallback } = binding;
  if (kind !== "type") return undefined;
  const position = file.typeParameterNames(scope).indexOf(name);
  return {
    key: typeParameterKey(file, scope, name),
    file,
    bounds: type === NO_OPERAND ? [] : [type],
    position,
    fallback,
  };
}

/** The keys of the type parameters that a scope itself declares, in order. */
export function typeParametersOf(file: FileIndex, scope: number): string[] {
  return file.typeParameterNames(scope).map((name) => typeParameterKey(file, scope, name));
}

export function typeParameterKey(file: FileIndex, scope: number, name: string): string {
  return `${file.path}:${scope}:${name}`;
}
