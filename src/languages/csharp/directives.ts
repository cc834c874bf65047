import { blanked } from "../../util/lines.ts";

/** `#if X`, bases or constraints that only some builds have, `#endif`. The grammar misreads the condition as the name of a class. */
const IN_HEAD =
  /^([ \t]*#if\b[^\n]*)(\n\s{0,200}(?::|,|where\b)[^\n#]{0,500}(?:\n(?![ \t]*#)[^\n]{0,500}){0,20}\n)([ \t]*#else\b[^\n]*\n(?:(?![ \t]*#)[^\n]{0,500}\n){0,20})?([ \t]*#endif\b[^\n]*)$/gm;

/** Blanks the conditions in the heads of classes. The code after `#if` is kept, and the code after `#else` is blanked too. */
export function blankConditionsInHeads(text: string): string {
  return text.replace(
    IN_HEAD,
    (_, start: string, guarded: string, other: string | undefined, end: string) =>
      `${blanked(start)}${guarded}${blanked(other ?? "")}${blanked(end)}`,
  );
}
