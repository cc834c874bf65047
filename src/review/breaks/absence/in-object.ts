import type { Absence } from "../../../code/break-rules.ts";
import type { FileIndex } from "../../../code/file-index.ts";
import { ANY_MEMBER } from "../../../code/member-name.ts";
import type { Type } from "../../../code/type.ts";
import type { World } from "../../../code/world.ts";
import { breakRulesOf } from "../../../languages/registry.ts";
import { isValueOperand, operandIndex, ValueFlag } from "../../../model/facts.ts";
import type { AddedNames } from "./added-names.ts";
import { absenceInModule } from "./in-module.ts";

type ObjectType = Extract<Type, { kind: "object" }>;

/**
 * Whether an object lacks a name: an object type has the names that it declares, and an object that a module exports has the names that the
 * module offers.
 */
export function absenceInObject(world: World, type: ObjectType, name: string, added: AddedNames): Absence {
  const file = world.file(type.path);
  const value = file?.facts.values[type.value];
  if (!file || !value) return "unknown";
  if (value.names.includes(name)) return "present";
  if ((value.flags & ValueFlag.types) !== 0) return value.names.includes(ANY_MEMBER) ? "unknown" : "missing";
  if ((value.flags & ValueFlag.spread) !== 0) return "unknown";
  const path = moduleOf(world, type);
  if (path !== undefined) return absenceInModule(world, { kind: "file", path }, name);
  const index = constantOf(file, type);
  if (index < 0 || added.has({ path: type.path, index }, name)) return "unknown";
  return breakRulesOf(file.facts.language).absenceInFunction(world, file, { kind: "object", index }, name);
}

/** The constant at the top of a file that is an object; -1 if there is none. */
export function constantOf({ facts }: FileIndex, { value }: ObjectType): number {
  return facts.definitions.findIndex(
    ({ kind, parent, returns }) =>
      kind === "constant" && parent < 0 && returns.some((each) => isValueOperand(each) && operandIndex(each) === value),
  );
}

/** The module that exports an object as its value: `module.exports = { … }`. */
export function moduleOf(world: World, { path, value }: ObjectType): string | undefined {
  const whole = world.file(path)?.exports.whole;
  return whole && isValueOperand(whole.value) && operandIndex(whole.value) === value ? path : undefined;
}
