import { Char } from "./char-codes.ts";

const CASE_BIT = 32;
const LOWER = { a: 97, b: 98, e: 101, f: 102, j: 106, l: 108, o: 111, x: 120 } as const;

function isDigit(code: number): boolean {
  return code >= Char.zero && code <= Char.zero + 9;
}

function isHexDigit(code: number): boolean {
  const lower = code | CASE_BIT;
  return isDigit(code) || (lower >= LOWER.a && lower <= LOWER.f);
}

function skipDigits(text: string, from: number): number {
  let pos = from;
  for (;;) {
    const code = text.charCodeAt(pos);
    if (!isDigit(code) && code !== Char.underscore) return pos;
    pos++;
  }
}

/** The end of the number that starts at `start`. It must be exact, because a keyword may follow directly (`1if x else y`). */
export function scanNumber(text: string, start: number): number {
  let pos = start;
  if (text.charCodeAt(pos) === Char.zero) {
    const base = text.charCodeAt(pos + 1) | CASE_BIT;
    if (base === LOWER.x) {
      pos += 2;
      for (;;) {
        const code = text.charCodeAt(pos);
        if (!isHexDigit(code) && code !== Char.underscore) return (code | CASE_BIT) === LOWER.l ? pos + 1 : pos;
        pos++;
      }
    }
    if (base === LOWER.o || base === LOWER.b) return skipDigits(text, pos + 2);
  }
  pos = skipDigits(text, pos);
  if (text.charCodeAt(pos) === Char.dot) pos = skipDigits(text, pos + 1);
  if ((text.charCodeAt(pos) | CASE_BIT) === LOWER.e) {
    const sign = text.charCodeAt(pos + 1);
    const digits = sign === Char.plus || sign === Char.minus ? pos + 2 : pos + 1;
    if (isDigit(text.charCodeAt(digits))) pos = skipDigits(text, digits);
  }
  const suffix = text.charCodeAt(pos) | CASE_BIT;
  return suffix === LOWER.j || suffix === LOWER.l ? pos + 1 : pos;
}

/** The built-in type of the number `text[start, end)`. */
export function numberType(text: string, start: number, end: number): "int" | "float" | "complex" {
  if ((text.charCodeAt(end - 1) | CASE_BIT) === LOWER.j) return "complex";
  const isHex = (text.charCodeAt(start + 1) | CASE_BIT) === LOWER.x;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code === Char.dot || (!isHex && (code | CASE_BIT) === LOWER.e)) return "float";
  }
  return "int";
}
