import type { FileIndex } from "../../code/file-index.ts";
import { declaredParameter } from "../../code/type-parameters.ts";
import type { TypeParameter, World } from "../../code/world.ts";
import type { Binding, Reference } from "../../model/facts.ts";

/** The type parameter of a binding in languages where the scope of the class or function binds it. */
export function typeParameterOf(
  _world: World,
  file: FileIndex,
  _reference: Reference,
  binding: Binding,
): TypeParameter | undefined {
  return declaredParameter(file, binding);
}
