import { codeSpan, escapePipes } from "./code-span.ts";

/** A word that Markdown and GitHub leave alone: letters, with at most one sign after them. */
const PLAIN_WORD = /^\(?(?:[A-Za-z]+(?:'[a-z]+)?|\d{1,6})\)?[.,;:?!]?$/;
const MAX_CODE = 100;

/**
 * A sentence of ours that holds names of the repository, as Markdown. Words of letters stay; everything else, such as a path, a
 * mention, an address or markup, becomes code, where it is only text.
 */
export function sentence(text: string): string {
  const out: string[] = [];
  let code: string[] = [];
  const flush = (end = "") => {
    if (code.length > 0) out.push(`${quoted(code.join(" "))}${end}`);
    code = [];
  };
  for (const word of text.split(/\s+/)) {
    if (word === "") continue;
    if (PLAIN_WORD.test(word)) {
      flush();
      out.push(word);
      continue;
    }
    // The sign that ends a part of the sentence is not part of the name before it.
    const end = /[^.,;:?!]([.,;:?!])$/.exec(word)?.[1] ?? "";
    code.push(end === "" ? word : word.slice(0, -1));
    if (end !== "") flush(end);
  }
  flush();
  return out.join(" ");
}

/** The same in a cell of a table. */
export function cellSentence(text: string): string {
  return escapePipes(sentence(text));
}

function quoted(text: string): string {
  const name = /^`([^`]+)`$/.exec(text)?.[1] ?? text;
  return codeSpan([...name].length > MAX_CODE ? `${[...name].slice(0, MAX_CODE).join("")}…` : name);
}
