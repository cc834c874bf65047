import { type FileFacts, isValueOperand, NO_OPERAND, type Operand, operandIndex } from "../model/facts.ts";

interface WithFacts {
  readonly facts: FileFacts;
}

/** Whether a base is an interface that a class only implements, `implements Set`: its objects are instances, but it inherits nothing. */
export function isOnlyImplemented({ facts }: WithFacts, base: Operand): boolean {
  return isValueOperand(base) && facts.values[operandIndex(base)]?.kind === "instance";
}

/** The name of a base without its type arguments: `Base` for `Base[int]`. */
export function namedBase(facts: FileFacts, base: Operand): Operand {
  const value = isValueOperand(base) ? facts.values[operandIndex(base)] : undefined;
  const inner = value?.kind === "instance" && isValueOperand(value.of) ? facts.values[operandIndex(value.of)] : value;
  if (inner?.kind === "item") return inner.of;
  return value?.kind === "instance" ? value.of : value === undefined ? base : NO_OPERAND;
}
