import { type FileFacts, isReferenceOperand, operandIndex, type Reference } from "../model/facts.ts";

const MADE = new WeakMap<FileFacts, ReadonlySet<Reference | undefined>>();

/** Whether a reference names what `new` makes an object of, which is a type whatever else has its name: `new Colour()` beside `Colour Colour`. */
export function isMade(facts: FileFacts, reference: Reference): boolean {
  let made = MADE.get(facts);
  if (!made) {
    const values = facts.values.filter(({ kind, of }) => kind === "new" && isReferenceOperand(of));
    made = new Set(values.map(({ of }) => facts.references[operandIndex(of)]));
    MADE.set(facts, made);
  }
  return made.has(reference);
}
