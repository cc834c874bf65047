import type { FileIndex } from "../../../code/file-index.ts";
import { lookupReference } from "../../../code/scope-lookup.ts";
import { isReferenceOperand, NO_OPERAND, type Operand, operandIndex, type Reference } from "../../../model/facts.ts";

/** Whether an expression is an object and not a path of names: it begins with a call, a parameter or a variable. */
export function isObject(file: FileIndex, operand: Operand): boolean {
  const first = firstOfPath(file, operand);
  const [binding] = first ? (lookupReference(file, first)?.bindings ?? []) : [];
  return !first || binding?.kind === "parameter" || binding?.kind === "variable";
}

/** The first name of an operand that consists only of names; undefined for any other expression. */
export function firstOfPath({ facts }: FileIndex, operand: Operand): Reference | undefined {
  for (let at = operand; isReferenceOperand(at); ) {
    const reference = facts.references[operandIndex(at)];
    if (!reference || reference.receiver === NO_OPERAND) return reference;
    at = reference.receiver;
  }
  return undefined;
}
