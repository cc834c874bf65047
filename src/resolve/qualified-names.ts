import type { FileIndex } from "../code/file-index.ts";
import { type Member, NO_MEMBERS } from "../code/member.ts";
import { lookupName } from "../code/scope-lookup.ts";
import type { Semantics, World } from "../code/world.ts";
import { isReferenceOperand, NO_OPERAND, type Operand, operandIndex } from "../model/facts.ts";

/** The maximum number of parts of a name. Namespaces and modules are not nested so deeply that a name has more. */
const MAX_PARTS = 32;

/** The members that `a.b.name` means if `a.b` is a namespace or module that is written out: no scope binds `a`, or an import does. */
export function qualifiedMembers(world: World, file: FileIndex, receiver: Operand, name: string): readonly Member[] {
  const semantics = world.semanticsOf(file);
  const path = semantics.qualifiedMembers ? unboundPath(file, receiver, semantics) : undefined;
  return (path && semantics.qualifiedMembers?.(world, file, path, name)) ?? NO_MEMBERS;
}

/** The names that an operand consists of, if no scope binds the first of them, or if an import binds it. */
function unboundPath(file: FileIndex, operand: Operand, semantics: Semantics): readonly string[] | undefined {
  let path: readonly string[] = [];
  for (let at = operand; path.length < MAX_PARTS; ) {
    const reference = isReferenceOperand(at) ? file.facts.references[operandIndex(at)] : undefined;
    if (!reference) return undefined;
    // A reference may name all parts of a namespace at once: `A\B`.
    path = [...reference.name.split("\\"), ...path];
    if (reference.receiver === NO_OPERAND) return fullPath(file, reference.scope, path, semantics);
    at = reference.receiver;
  }
  return undefined;
}

/** The full path: if an import binds the first name, the imported module and name replace it. Undefined if anything else binds it. */
function fullPath(
  file: FileIndex,
  scope: number,
  path: readonly string[],
  { separator }: Semantics,
): readonly string[] | undefined {
  const [first = "", ...rest] = path;
  const [binding] = lookupName(file, scope, first)?.bindings ?? [];
  if (!binding) return path;
  const imported = binding.kind === "import" ? file.facts.imports[binding.index] : undefined;
  if (!imported) return undefined;
  // Empty parts are removed: `use Shop;` imports from no namespace, and the import of a whole module has no name.
  return [...imported.module.split(separator), imported.name].filter((part) => part !== "").concat(rest);
}
