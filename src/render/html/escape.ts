import { printable } from "../../util/printable.ts";

const ENTITIES = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

/** Text from a repository as text of a page, also inside of quoted attributes. */
export function escapeHtml(text: string): string {
  return printable(text).replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character);
}

/** Text from a repository as code of a page, which turns no text around it. */
export function codeHtml(text: string): string {
  return `<code dir="ltr">${escapeHtml(text)}</code>`;
}

/** A sentence of ours that marks names of the repository with backticks, which become code. */
export function sentenceHtml(text: string): string {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? codeHtml(part) : escapeHtml(part)))
    .join("");
}

/** A value as JSON inside of a script element, which nothing in it can end. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
