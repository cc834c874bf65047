import type { FileIndex } from "../../code/file-index.ts";
import { lookupReference } from "../../code/scope-lookup.ts";
import type { World } from "../../code/world.ts";
import { type Binding, isValueOperand, operandIndex, type Reference } from "../../model/facts.ts";
import { findUses } from "../../nav/symbols/find-uses.ts";
import type { NameSource } from "../../resolve/name-index.ts";

/** A call whose callee is certain. */
export interface KnownCall {
  readonly file: FileIndex;
  readonly index: number;
}

/** The calls of a method under a name that a destructuring pattern bound: `const { make } = store; make(1)`. */
export function callsOfTaken(world: World, names: NameSource, file: FileIndex, taken: Reference): KnownCall[] {
  return bindingsOfPart(file, taken).flatMap((binding) => {
    if (binding.kind !== "definition") return callsInFile(file, binding);
    return findUses(world, names, { path: file.path, index: binding.index }).flatMap(
      ({ path, line, column, role, confidence }): KnownCall[] => {
        const user = role === "call" && confidence === "exact" ? world.file(path) : undefined;
        return user ? [{ file: user, index: user.places.referenceAt(line, column) }] : [];
      },
    );
  });
}

/** The names that are bound to a member and to nothing else. */
function bindingsOfPart(file: FileIndex, { name, receiver }: Reference): readonly Binding[] {
  const { bindings, values } = file.facts;
  return bindings.filter(({ kind, scope, name: bound, value }) => {
    const part = isValueOperand(value) ? values[operandIndex(value)] : undefined;
    if (part?.kind !== "part" || part.of !== receiver || part.names[0] !== name) return false;
    const isOnly = file.bindingsOf(scope, bound).length === 1 && file.variableAssignments(scope, bound).length === 0;
    return isOnly && (kind === "variable" || kind === "definition");
  });
}

function callsInFile(file: FileIndex, binding: Binding): KnownCall[] {
  return file.referencesNamed(new Set([binding.name])).flatMap((index) => {
    const reference = file.facts.references[index];
    if (reference?.role !== "call" || reference.receiver >= 0) return [];
    return lookupReference(file, reference)?.bindings.includes(binding) ? [{ file, index }] : [];
  });
}
