import { Patch } from "./patch.ts";
import { scan } from "./scan.ts";

/** No parser overflows the stack at this depth of brackets. */
const MAX_BRACKET_DEPTH = 100;

/** Blanks what lies deeper in brackets than any parser can follow. */
export function flatten(text: string): string {
  const patch = new Patch(text);
  let depth = 0;
  let from = 0;
  for (const { character, offset } of scan(text).brackets) {
    if ("([{".includes(character)) {
      if (++depth === MAX_BRACKET_DEPTH) from = offset + 1;
    } else if (character !== ";" && depth > 0 && depth-- === MAX_BRACKET_DEPTH) patch.blank(from, offset);
  }
  if (depth >= MAX_BRACKET_DEPTH) patch.blank(from, text.length);
  return patch.apply();
}
