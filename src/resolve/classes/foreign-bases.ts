import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { type FileFacts, isReferenceOperand, type Operand, operandIndex } from "../../model/facts.ts";
import { lastPart } from "../../util/last-part.ts";

/** The maximum number of nested parts in a base class. A real base class is a name with a few dots; anything longer is damaged. */
const MAX_NAME_DEPTH = 16;

/** Stands for a base class that is not a name, such as the result of a call. */
export const UNNAMED = "?";

/** Base classes that come from a language itself. They add only members that count as built in. */
const PLAIN_BASES = new Set(
  "object Object ABC Generic Protocol NamedTuple TypedDict Enum IntEnum StrEnum Flag IntFlag dict list tuple set frozenset str int float bytes type Array Map Set Promise Function Any".split(
    " ",
  ),
);
const EXCEPTION = /(?:Error|Exception|Warning)$/;

/** The base classes of a class that are outside the tree, as they are written. They may add members that are not visible here. */
export function foreignBases(world: World, { path, index }: DefinitionHandle): readonly string[] {
  const file = world.file(path);
  const names: string[] = [];
  for (const base of file?.facts.definitions[index]?.bases ?? []) {
    const types = file ? world.typesOf(file, base) : [];
    if (!file || types.some((type) => type.kind === "definition" || type.kind === "instance")) continue;
    const name = writtenName(file.facts, base);
    const last = lastPart(name);
    if (!PLAIN_BASES.has(last) && !EXCEPTION.test(last)) names.push(name || UNNAMED);
  }
  return names;
}

/** A dotted name as it is written, without type arguments; "" for anything else. */
export function writtenName(facts: FileFacts, operand: Operand, depth = MAX_NAME_DEPTH): string {
  if (operand < 0 || depth === 0) return "";
  if (!isReferenceOperand(operand)) {
    const value = facts.values[operandIndex(operand)];
    return value?.kind === "item" || value?.kind === "instance" ? writtenName(facts, value.of, depth - 1) : "";
  }
  const reference = facts.references[operandIndex(operand)];
  if (!reference) return "";
  const before = writtenName(facts, reference.receiver, depth - 1);
  return before === "" ? reference.name : `${before}.${reference.name}`;
}
