import type { FileIndex } from "../../code/file-index.ts";
import { declaredParameter, OBJECT_TYPE, typeParameterKey } from "../../code/type-parameters.ts";
import type { TypeParameter, World } from "../../code/world.ts";
import {
  type Binding,
  isReferenceOperand,
  isValueOperand,
  type Operand,
  operandIndex,
  type Reference,
} from "../../model/facts.ts";

const OWN_TYPE = "Self";

/** A type parameter, or `Self`. The `T` of an `impl<T> Table<T>` is the type parameter of `Table` at the same position. */
export function typeParameterOf(
  world: World,
  file: FileIndex,
  _reference: Reference,
  binding: Binding,
): TypeParameter | undefined {
  if (binding.name === OWN_TYPE) return { key: OBJECT_TYPE, file, bounds: [binding.type] };
  const own = declaredParameter(file, binding);
  return own && (ofImplementedType(world, file, binding, own) ?? own);
}

function ofImplementedType(
  world: World,
  file: FileIndex,
  binding: Binding,
  own: TypeParameter,
): TypeParameter | undefined {
  const { kind, definition } = file.facts.scopes[binding.scope] ?? {};
  if (kind !== "class" || definition !== -1) return undefined;
  const [self] = file.bindingsOf(binding.scope, OWN_TYPE);
  const applied = self && isValueOperand(self.type) ? file.facts.values[operandIndex(self.type)] : undefined;
  if (applied?.kind !== "item") return undefined;
  const position = applied.args.findIndex((each) => nameAt(file, each) === binding.name);
  const [type] = position < 0 ? [] : world.typesOf(file, applied.of);
  const owner = type?.kind === "definition" ? world.file(type.path) : undefined;
  if (!owner || type?.kind !== "definition") return undefined;
  const { scope } = owner.definition(type.index);
  const name = owner.typeParameterNames(scope).filter((each) => each !== OWN_TYPE)[position];
  return name === undefined ? undefined : { ...own, key: typeParameterKey(owner, scope, name), position };
}

function nameAt({ facts }: FileIndex, operand: Operand): string | undefined {
  return isReferenceOperand(operand) ? facts.references[operandIndex(operand)]?.name : undefined;
}
