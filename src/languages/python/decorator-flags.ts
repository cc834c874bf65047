import type { Operand } from "../../model/facts.ts";
import { DefinitionFlag, NO_OPERAND } from "../../model/facts.ts";
import type { PythonReader } from "./reader.ts";

const FLAGS: ReadonlyMap<string, number> = new Map([
  ["staticmethod", DefinitionFlag.static],
  ["classmethod", DefinitionFlag.static],
  ["property", DefinitionFlag.getter],
  ["cached_property", DefinitionFlag.getter],
  ["getter", DefinitionFlag.getter],
  ["setter", DefinitionFlag.setter],
  ["abstractmethod", DefinitionFlag.abstract],
  ["abstractproperty", DefinitionFlag.abstract | DefinitionFlag.getter],
  ["abstractclassmethod", DefinitionFlag.abstract | DefinitionFlag.static],
  ["abstractstaticmethod", DefinitionFlag.abstract | DefinitionFlag.static],
]);

/** What the well-known decorators say about a definition. */
export function decoratorFlags(reader: PythonReader, decorators: readonly Operand[]): number {
  let flags = 0;
  for (const decorator of decorators) flags |= FLAGS.get(reader.referenceBehind(decorator)?.name ?? "") ?? 0;
  return flags;
}

const ENUM_BASES: ReadonlySet<string> = new Set(["Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"]);

/** Whether a base class is one of those of the `enum` module, by its name alone. */
export function isEnumBase(reader: PythonReader, base: Operand): boolean {
  const reference = reader.referenceBehind(base);
  if (reference === undefined || !ENUM_BASES.has(reference.name)) return false;
  if (reference.receiver === NO_OPERAND) return true;
  return reader.referenceBehind(reference.receiver)?.name === "enum";
}
