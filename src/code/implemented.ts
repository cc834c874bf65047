import {
  type FileFacts,
  isReferenceOperand,
  isValueOperand,
  NO_OPERAND,
  type Operand,
  operandIndex,
  type Value,
} from "../model/facts.ts";

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

/** A base with its type arguments, `Omit<Base, "a">`; undefined where it has none. */
export function appliedBase(facts: FileFacts, base: Operand): Value | undefined {
  const value = isValueOperand(base) ? facts.values[operandIndex(base)] : undefined;
  const inner = value?.kind === "instance" && isValueOperand(value.of) ? facts.values[operandIndex(value.of)] : value;
  return inner?.kind === "item" ? inner : undefined;
}

/** What a base stands for whose type only changes how another one is used: `Base` for `Omit<Base, "a">`; otherwise the base. */
export function changedBase(facts: FileFacts, base: Operand, transparent: ReadonlySet<string>): Operand {
  const applied = appliedBase(facts, base);
  const name = applied && isReferenceOperand(applied.of) ? facts.references[operandIndex(applied.of)]?.name : undefined;
  const [first] = applied?.args ?? [];
  return name !== undefined && first !== undefined && transparent.has(name) ? first : base;
}
