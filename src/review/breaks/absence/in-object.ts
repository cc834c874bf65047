import type { Absence } from "../../../code/break-rules.ts";
import { ANY_MEMBER } from "../../../code/member-name.ts";
import type { Type } from "../../../code/type.ts";
import type { World } from "../../../code/world.ts";
import { isValueOperand, operandIndex, ValueFlag } from "../../../model/facts.ts";
import { absenceInModule } from "./in-module.ts";

type ObjectType = Extract<Type, { kind: "object" }>;

/**
 * Whether an object lacks a name: an object type has the names that it declares, and an object that a module exports has the names that the
 * module offers.
 */
export function absenceInObject(world: World, type: ObjectType, name: string): Absence {
  const value = world.file(type.path)?.facts.values[type.value];
  if (!value) return "unknown";
  if (value.names.includes(name)) return "present";
  if ((value.flags & ValueFlag.types) !== 0) return value.names.includes(ANY_MEMBER) ? "unknown" : "missing";
  if ((value.flags & ValueFlag.spread) !== 0) return "unknown";
  const path = moduleOf(world, type);
  return path === undefined ? "unknown" : absenceInModule(world, { kind: "file", path }, name);
}

/** The module that exports an object as its value: `module.exports = { … }`. */
export function moduleOf(world: World, { path, value }: ObjectType): string | undefined {
  const whole = world.file(path)?.exports.whole;
  return whole && isValueOperand(whole.value) && operandIndex(whole.value) === value ? path : undefined;
}
