import type { FileIndex } from "../../code/file-index.ts";
import { lookupName } from "../../code/scope-lookup.ts";
import { handleKey, type Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import {
  isReferenceOperand,
  isValueOperand,
  type Narrowing,
  NO_OPERAND,
  type Operand,
  operandIndex,
  type Reference,
} from "../../model/facts.ts";
import { partitionPoint } from "../../util/partition-point.ts";

/** The maximum number of ranges before a reference that are examined: the ranges that contain it are among the nearest. */
const MAX_LOOK_BACK = 16;

/** A value of the type that a test around a bare name proves for that name; `NO_OPERAND` if there is none. */
export function narrowedValue(file: FileIndex, reference: Reference, index: number): Operand {
  const stretches = file.narrowingsOf(reference.name);
  if (stretches.length === 0) return NO_OPERAND;
  const from = firstBehind(stretches, index) - 1;
  for (let at = from; at >= 0 && at > from - MAX_LOOK_BACK; at--) {
    const stretch = stretches[at];
    if (!stretch || index >= stretch.end || !isValueOperand(stretch.value)) continue;
    return isStillTrue(file, reference, stretch) ? stretch.value : NO_OPERAND;
  }
  return NO_OPERAND;
}

/**
 * Whether a test around a bare name may tell which of several types the name has: by a property that the types do not share, or in
 * another way.
 */
export function isTested(world: World, file: FileIndex, operand: Operand, types: readonly Type[]): boolean {
  const index = operandIndex(operand);
  const reference = isReferenceOperand(operand) ? file.facts.references[index] : undefined;
  if (reference?.receiver !== NO_OPERAND) return false;
  return file.narrowingsOf(reference.name).some(({ first, end, value }) => {
    const property = isReferenceOperand(value) ? file.facts.references[operandIndex(value)] : undefined;
    return first <= index && index < end && !(property && isShared(world, types, property.name));
  });
}

/** Whether a property is the same definition in all of several types. */
function isShared(world: World, types: readonly Type[], name: string): boolean {
  const members = types.map((type) => world.membersOf([type], name));
  const keys = members.flat().map((member) => (member.kind === "definition" ? handleKey(member) : ""));
  return members.every((each) => each.length > 0) && keys[0] !== "" && new Set(keys).size === 1;
}

/** The position of the first range that starts after a reference. */
function firstBehind(stretches: readonly Narrowing[], index: number): number {
  return partitionPoint(0, stretches.length, (at) => (stretches[at]?.first ?? 0) <= index);
}

/** Whether the name still means the variable of the test, and nothing was assigned to the variable since the test. */
function isStillTrue(file: FileIndex, { name, scope, line }: Reference, { first }: Narrowing): boolean {
  const start = file.facts.references[first];
  const lookup = lookupName(file, scope, name);
  if (!start || !lookup || lookupName(file, start.scope, name)?.scope !== lookup.scope) return false;
  return !lookup.bindings.some((binding) => binding.line >= start.line && binding.line < line);
}
