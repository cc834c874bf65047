import type { FileIndex } from "../../code/file-index.ts";
import { declaredParameter, typeParameterKey } from "../../code/type-parameters.ts";
import type { TypeParameter, World } from "../../code/world.ts";
import {
  type Binding,
  type Definition,
  isReferenceOperand,
  isValueOperand,
  NO_OPERAND,
  type Operand,
  operandIndex,
  type Reference,
  type Value,
} from "../../model/facts.ts";

/** A declared type parameter, or `T = TypeVar("T", bound=Foo)`, here or where it is imported from. */
export function typeParameterOf(
  world: World,
  file: FileIndex,
  { name }: Reference,
  binding: Binding,
): TypeParameter | undefined {
  if (binding.kind === "type") return declaredParameter(file, binding);
  if (binding.kind === "import") {
    const imported = file.facts.imports[binding.index];
    for (const member of imported ? world.importedMembers(file, imported) : []) {
      const owner = member.kind === "definition" ? world.file(member.path) : undefined;
      if (owner && member.kind === "definition") return variableOf(owner, owner.definition(member.index));
    }
    return undefined;
  }
  const definition = file.facts.definitions[file.definitionsNamed(name)[0] ?? -1];
  return definition && variableOf(file, definition);
}

function variableOf(file: FileIndex, { kind, qualname, returns }: Definition): TypeParameter | undefined {
  const [operand = NO_OPERAND] = kind === "constant" ? returns : [];
  const value = isValueOperand(operand) ? file.facts.values[operandIndex(operand)] : undefined;
  if (value?.kind !== "call" || !isReferenceOperand(value.of)) return undefined;
  if (file.facts.references[operandIndex(value.of)]?.name !== "TypeVar") return undefined;
  return { key: typeParameterKey(file, 0, qualname), file, bounds: boundsOf(value) };
}

/** The keyword `bound`, or the types behind the name. */
function boundsOf({ args, names }: Value): readonly Operand[] {
  const firstKeyword = args.length - names.length;
  const bound = args[firstKeyword + names.indexOf("bound")];
  return names.includes("bound") && bound !== undefined ? [bound] : args.slice(1, firstKeyword);
}
