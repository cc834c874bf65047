import { type FileFacts, NO_OPERAND } from "../model/facts.ts";

const TYPED = new WeakMap<FileFacts, ReadonlySet<number>>();

/** Whether the name of a definition is declared with an explicit type, `run: Handler = (a) => …`. */
export function hasTypedName(facts: FileFacts, definition: number): boolean {
  let typed = TYPED.get(facts);
  if (!typed) {
    const own = facts.bindings.filter(({ kind, type }) => kind === "definition" && type !== NO_OPERAND);
    typed = new Set(own.map(({ index }) => index));
    TYPED.set(facts, typed);
  }
  return typed.has(definition);
}
