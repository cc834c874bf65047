import {
  type Definition,
  isReferenceOperand,
  isValueOperand,
  NO_OPERAND,
  type Operand,
  operandIndex,
  type Reference,
  type Value,
} from "../model/facts.ts";
import type { FileIndex } from "./file-index.ts";
import { hasModuleObjects } from "./language-traits.ts";
import { importedMembers } from "./modules.ts";
import { lookupReference } from "./scope-lookup.ts";
import type { Type } from "./type.ts";
import type { World } from "./world.ts";

/** A name that stands for a type which only the use of its function or class tells. */
export interface TypeParameter {
  /** Tells it apart from all others. */
  readonly key: string;
  /** The file whose tables `bounds` point into. */
  readonly file: FileIndex;
  /** The types of which it must be one; none when anything will do. */
  readonly bounds: readonly Operand[];
}

/** What type parameters stand for, by their keys; undefined where nothing tells. */
export type Substitution = (key: string) => readonly Type[] | undefined;

/** The type parameter that an operand names, if it names one. */
export function typeParameterAt(world: World, file: FileIndex, operand: Operand): TypeParameter | undefined {
  const reference = isReferenceOperand(operand) ? file.facts.references[operandIndex(operand)] : undefined;
  if (reference?.receiver !== NO_OPERAND || !hasModuleObjects(file.facts.language)) return undefined;
  const lookup = lookupReference(file, reference);
  const [binding] = lookup?.bindings ?? [];
  if (!lookup || !binding) return undefined;
  if (binding.kind === "type") {
    const bounds = binding.type === NO_OPERAND ? [] : [binding.type];
    return { key: keyOf(file, lookup.scope, reference.name), file, bounds };
  }
  return file.facts.language === "python" ? typeVariable(world, file, reference, binding) : undefined;
}

/** The keys of the type parameters that a scope itself declares, in order. */
export function typeParametersOf(file: FileIndex, scope: number): string[] {
  return file.typeParameterNames(scope).map((name) => keyOf(file, scope, name));
}

function keyOf(file: FileIndex, scope: number, name: string): string {
  return `${file.path}:${scope}:${name}`;
}

/** `T = TypeVar("T", bound=Foo)`, here or where it is imported from. */
function typeVariable(
  world: World,
  file: FileIndex,
  { name }: Reference,
  binding: { readonly kind: string; readonly index: number; readonly value: Operand },
): TypeParameter | undefined {
  if (binding.kind === "import") {
    const imported = file.facts.imports[binding.index];
    for (const member of imported ? importedMembers(world, file, imported) : []) {
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
  return { key: keyOf(file, 0, qualname), file, bounds: boundsOf(value) };
}

/** The keyword `bound`, or the types behind the name. */
function boundsOf({ args, names }: Value): readonly Operand[] {
  const firstKeyword = args.length - names.length;
  const bound = args[firstKeyword + names.indexOf("bound")];
  return names.includes("bound") && bound !== undefined ? [bound] : args.slice(1, firstKeyword);
}
