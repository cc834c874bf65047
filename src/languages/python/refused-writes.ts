import type { FileIndex } from "../../code/file-index.ts";
import { operandText } from "../../code/operand-text.ts";
import type { DefinitionHandle, Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import type { Reference } from "../../model/facts.ts";
import { lastPart } from "../../util/last-part.ts";

/** Bases from outside that give their instances no dictionary. */
const SLOTTED_BASES: ReadonlySet<string> = new Set(["object", "ABC", "Generic", "Protocol"]);

/**
 * Whether Python fails to assign an attribute that its object does not have. Most objects take any: the assignment makes the
 * attribute. `x.count += 1` and `del x.count` need one that is there, and objects without a dictionary take none.
 */
export function isRefusedWrite(world: World, file: FileIndex, reference: Reference, types: readonly Type[]): boolean {
  const { assignments, references } = file.facts;
  const isAssigned = assignments.some(({ target }) => references[target] === reference);
  return !isAssigned || types.every((type) => takesNoAttributes(world, type));
}

function takesNoAttributes(world: World, type: Type): boolean {
  if (type.kind === "super") return true;
  return type.kind === "instance" && world.ancestryOf(type).classes.every((each) => isSlotted(world, each));
}

function isSlotted(world: World, { path, index }: DefinitionHandle): boolean {
  const file = world.file(path);
  const definition = file?.facts.definitions[index];
  if (!file || !definition) return false;
  const has = (member: string) => file.definitionsNamed(`${definition.qualname}.${member}`).length > 0;
  const areBasesSlotted = definition.bases.every((base) => {
    const isHere = world.typesOf(file, base).some(({ kind }) => kind === "definition" || kind === "instance");
    return isHere || SLOTTED_BASES.has(lastPart(operandText(file.facts, base).replace(/\[.*$/, "")));
  });
  return has("__slots__") && !has("__setattr__") && areBasesSlotted;
}
