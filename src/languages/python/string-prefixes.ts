import { StringFlag } from "./tokens.ts";

/** The length of `rb`, one of the longest prefixes. */
const MAX_PREFIX_LENGTH = 2;
const CASE_BIT = 32;

/** The flags of the string prefix `text[start, end)`; -1 when it is not a prefix. */
export function stringPrefixFlags(text: string, start: number, end: number): number {
  if (end - start > MAX_PREFIX_LENGTH) return -1;
  let flags = 0;
  for (let i = start; i < end; i++) {
    switch (String.fromCharCode(text.charCodeAt(i) | CASE_BIT)) {
      case "r":
        flags |= StringFlag.raw;
        break;
      case "b":
        flags |= StringFlag.bytes;
        break;
      case "f":
        flags |= StringFlag.format;
        break;
      case "t":
        flags |= StringFlag.format | StringFlag.template;
        break;
      case "u":
        break;
      default:
        return -1;
    }
  }
  return flags;
}
