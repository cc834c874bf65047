import type { FileIndex } from "../../code/file-index.ts";
import { operandText } from "../../code/operand-text.ts";
import type { Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { lastPart } from "../../util/last-part.ts";
import { extensionsIn, extensionsOf } from "../shared/extensions.ts";
import { filesInSight } from "./libraries.ts";

/** The types of literals, by their names in the facts. */
const LITERALS: ReadonlyMap<string, string> = new Map([
  ["str", "String"],
  ["bool", "bool"],
  ["int", "int"],
  ["float", "double"],
]);

/** The members of visible extensions that `receiver.name` may mean if the receiver's types have no such member. */
export const extensionMembers = extensionsOf({
  candidates: (world, file, { name }) => extensionsIn(world, file, name, () => filesInSight(world, file), extendedType),
  extendedType,
  canBe,
});

/** The type that the extension around a definition extends; undefined for any other definition. */
function extendedType(file: FileIndex, index: number): string | undefined {
  const owner = file.facts.definitions[file.definition(index).parent];
  // In the facts of Dart, only extensions are interfaces.
  if (owner?.kind !== "interface") return undefined;
  return lastPart(operandText(file.facts, owner.bases[0] ?? NO_OPERAND).replace(/[[<].*$/, ""));
}

/** Whether a receiver may have the extended type. A type from outside, or with an unknown ancestor, may be any type. */
function canBe(world: World, type: Type, extended: string): boolean {
  const isAnything = extended.length <= 1 || extended === "Object";
  if (type.kind === "builtin") return isAnything || (LITERALS.get(type.name) ?? type.name) === extended;
  if (type.kind !== "instance") return type.kind === "external";
  const { classes, isComplete } = world.ancestryOf(type);
  if (isAnything || !isComplete) return true;
  return classes.some(({ path, index }) => world.file(path)?.definition(index).qualname === extended);
}
