import { codeSpan, escapePipes } from "./code-span.ts";

/** A word that Markdown and GitHub leave alone: letters, with at most one sign after them. */
const PLAIN_WORD = /^\(?(?:[A-Za-z]+(?:'[a-z]+)?|\d{1,6})\)?[.,;:?!]?$/;
const MAX_CODE = 100;
/** Brackets around a name, which may be that of a call. */
const WRAPPED = /^\([^()]+(?:\([^()]*\))?\)$/;

/**
 * A sentence of ours that holds names of the repository, as Markdown. Words of letters stay; everything else, such as a path, a
 * mention, an address or markup, becomes code, where it is only text.
 */
export function sentence(text: string): string {
  const out: string[] = [];
  let code: string[] = [];
  let opening = "";
  const flush = (end = "") => {
    if (code.length > 0) out.push(`${opening}${quoted(code.join(" "))}${end}`);
    code = [];
    opening = "";
  };
  for (const word of text.split(/\s+/)) {
    if (word === "") continue;
    if (PLAIN_WORD.test(word)) {
      flush();
      out.push(word);
      continue;
    }
    const { start, name, end } = partsOf(word);
    if (start !== "") flush();
    if (code.length === 0) opening = start;
    code.push(name);
    if (end !== "") flush(end);
  }
  flush();
  return out.join(" ");
}

/** A name without the signs that begin and end a part of the sentence: brackets that it does not open or close itself, and a stop. */
function partsOf(word: string): { readonly start: string; readonly name: string; readonly end: string } {
  const stop = /[^.,;:?!]([.,;:?!])$/.exec(word)?.[1] ?? "";
  let name = word.slice(0, word.length - stop.length);
  const count = (sign: string) => name.split(sign).length - 1;
  const isWrapped = WRAPPED.test(name);
  const start = /^\(./.test(name) && (isWrapped || count("(") > count(")")) ? "(" : "";
  const closing = /.\)$/.test(name) && (isWrapped || count(")") > count("(")) ? ")" : "";
  name = name.slice(start.length, name.length - closing.length);
  return { start, name, end: `${closing}${stop}` };
}

/** The same in a cell of a table. */
export function cellSentence(text: string): string {
  return escapePipes(sentence(text));
}

function quoted(text: string): string {
  const name = /^`([^`]+)`$/.exec(text)?.[1] ?? text;
  return codeSpan([...name].length > MAX_CODE ? `${[...name].slice(0, MAX_CODE).join("")}…` : name);
}
