import { printable } from "../util/printable.ts";

/** Longer than every sensible name; longer text comes from a damaged or hostile file. */
const MAX_NAME = 80;
const MAX_SENTENCE = 240;

/** Quotes a text from a configuration, shortened and made safe for a message. */
export function quote(text: string): string {
  return JSON.stringify(printable(clip(text, MAX_NAME)));
}

/** A path of keys in TOML notation, shortened and made safe for a message. */
export function dotted(path: readonly (string | number)[]): string {
  let text = "";
  for (const part of path) {
    if (text.length > MAX_SENTENCE) break;
    if (typeof part === "number") text += `[${part}]`;
    else text += `${text === "" ? "" : "."}${/^[\w-]+$/.test(part) ? clip(part, MAX_NAME) : quote(part)}`;
  }
  return text;
}

/** A message that quotes a configuration, made safe and not too long. */
export function sentence(text: string): string {
  return printable(clip(text, MAX_SENTENCE));
}

function clip(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
