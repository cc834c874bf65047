import { type FileFacts, isValueOperand, NO_OPERAND, type Operand, operandIndex } from "../model/facts.ts";

interface WithFacts {
  readonly facts: FileFacts;
}

/** Whether a base is an interface of which a class says that its objects are instances, and from which it gets nothing: `implements Set`. */
export function isOnlyImplemented({ facts }: WithFacts, base: Operand): boolean {
  return isValueOperand(base) && facts.values[operandIndex(base)]?.kind === "instance";
}

/** The name of a base: that of `Base[int]` counts, its type arguments do not. */
export function namedBase(facts: FileFacts, base: Operand): Operand {
  const value = isValueOperand(base) ? facts.values[operandIndex(base)] : undefined;
  const inner = value?.kind === "instance" && isValueOperand(value.of) ? facts.values[operandIndex(value.of)] : value;
  if (inner?.kind === "item") return inner.of;
  return value?.kind === "instance" ? value.of : value === undefined ? base : NO_OPERAND;
}
