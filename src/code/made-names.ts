import { type FileFacts, isReferenceOperand, operandIndex, type Reference } from "../model/facts.ts";

const MADE = new WeakMap<FileFacts, ReadonlySet<Reference | undefined>>();

/**
 * Whether `new` instantiates what a reference names. The reference then means a type, even if a value has the same name: `new Colour()`
 * next to `Colour Colour`.
 */
export function isMade(facts: FileFacts, reference: Reference): boolean {
  let made = MADE.get(facts);
  if (!made) {
    const values = facts.values.filter(({ kind, of }) => kind === "new" && isReferenceOperand(of));
    made = new Set(values.map(({ of }) => facts.references[operandIndex(of)]));
    MADE.set(facts, made);
  }
  return made.has(reference);
}
