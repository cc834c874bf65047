import type { FileIndex } from "../../../code/file-index.ts";
import { lookupReference } from "../../../code/scope-lookup.ts";
import type { Type } from "../../../code/type.ts";
import type { World } from "../../../code/world.ts";
import { isReferenceOperand, type Operand, operandIndex, type Reference, type Value } from "../../../model/facts.ts";
import { receiverTypes } from "../../../resolve/types/arities.ts";

/** Values that depend on a longer chain of other values than this are not followed. */
const MAX_DEPTH = 8;

/**
 * Whether a value is known to be an object of something imported from outside: `OptionParser()`, what is declared as one, and what its
 * members and calls return.
 */
export function isMadeOutside(world: World, file: FileIndex, operand: Operand, depth = 0): boolean {
  if (operand < 0 || depth > MAX_DEPTH) return false;
  const index = operandIndex(operand);
  if (isReferenceOperand(operand)) {
    const reference = file.facts.references[index];
    return reference !== undefined && isNamedOutside(world, file, reference, depth);
  }
  const value = file.facts.values[index];
  return value !== undefined && isValueOutside(world, file, value, depth);
}

function isValueOutside(world: World, file: FileIndex, { kind, of, args }: Value, depth: number): boolean {
  switch (kind) {
    case "call":
    case "new":
    case "await":
    case "enter":
    case "element":
    case "item":
      return isMadeOutside(world, file, of, depth + 1);
    case "union":
      return args.every((each) => isMadeOutside(world, file, each, depth + 1));
    case "literal":
      return args.length === 0;
    default:
      return false;
  }
}

function isNamedOutside(world: World, file: FileIndex, reference: Reference, depth: number): boolean {
  const values = reference.receiver < 0 ? boundTo(world, file, reference) : heldBy(world, file, reference);
  if (values === "outside") return true;
  if (values.length === 0 && reference.receiver >= 0) return isMadeOutside(world, file, reference.receiver, depth + 1);
  return values.length > 0 && values.every((each) => isMadeOutside(world, each.file, each.operand, depth + 1));
}

interface Held {
  readonly file: FileIndex;
  readonly operand: Operand;
}

/** The declared type of a bare name, or else the values that it is bound to; `outside` if every binding imports something from outside. */
function boundTo(world: World, file: FileIndex, reference: Reference): readonly Held[] | "outside" {
  const lookup = lookupReference(file, reference);
  const imports = lookup?.bindings.flatMap(({ kind, index }) => (kind === "import" ? [file.facts.imports[index]] : []));
  if (!lookup || !imports) return [];
  if (imports.length > 0) {
    const areOutside = imports.every(
      (each) => each && world.importedMembers(file, each).every(({ kind }) => kind === "external"),
    );
    return areOutside && imports.length === lookup.bindings.length ? "outside" : [];
  }
  return lookup.bindings.flatMap(({ scope, name, value, type }) =>
    (type >= 0 ? [type] : [value, ...file.variableAssignments(scope, name)]).map((operand) => ({ file, operand })),
  );
}

/** The declared type of an attribute of an object of the repository, or else the values assigned to it; empty if the object is not one of the repository. */
function heldBy(world: World, file: FileIndex, { receiver, name }: Reference): readonly Held[] {
  const members = world.membersOf(receiverTypes(world, file, receiver), name);
  return members.flatMap((member): readonly Held[] => {
    const owner = member.kind === "value" || member.kind === "definition" ? world.file(member.path) : undefined;
    if (!owner) return [];
    if (member.kind === "value") return [{ file: owner, operand: member.operand }];
    if (member.kind !== "definition") return [];
    const { returnType, returns } = owner.definition(member.index);
    return (returnType >= 0 ? [returnType] : returns).map((operand) => ({ file: owner, operand }));
  });
}

/** Whether a value can have a type that neither belongs to the language nor is defined in this repository. */
export function mayBeFromOutside(file: FileIndex, types: readonly Type[]): boolean {
  return types.some((type) => type.kind === "builtin" && file.bindingsOf(0, type.name).length > 0);
}
