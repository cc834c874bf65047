import { ASCII_END, Char } from "./char-codes.ts";
import { Token } from "./tokens.ts";

/** An operator is returned as one number: its kind in the low bits, and its length above them. */
export const OPERATOR_KIND_MASK = 0xff;
export const OPERATOR_LENGTH_SHIFT = 8;

/** The kinds of the operators with one character, by character code. */
const SINGLE_KINDS: Uint8Array = singleKinds();

function singleKinds(): Uint8Array {
  const kinds = new Uint8Array(ASCII_END).fill(Token.operator);
  kinds[Char.openParen] = Token.openParen;
  kinds[Char.closeParen] = Token.closeParen;
  kinds[Char.openBracket] = Token.openBracket;
  kinds[Char.closeBracket] = Token.closeBracket;
  kinds[Char.openBrace] = Token.openBrace;
  kinds[Char.closeBrace] = Token.closeBrace;
  kinds[Char.comma] = Token.comma;
  kinds[Char.colon] = Token.colon;
  kinds[Char.semicolon] = Token.semicolon;
  kinds[Char.dot] = Token.dot;
  kinds[Char.equal] = Token.equal;
  kinds[Char.bang] = Token.bang;
  kinds[Char.tilde] = Token.tilde;
  kinds[Char.plus] = Token.plus;
  kinds[Char.minus] = Token.minus;
  kinds[Char.star] = Token.star;
  kinds[Char.slash] = Token.slash;
  kinds[Char.at] = Token.at;
  kinds[Char.pipe] = Token.pipe;
  return kinds;
}

/**
 * The kind and length of the operator at `start`, whose first character is `code`. If a colon would end a replacement field
 * (`isField`), `:=` is that colon and the start of the specification.
 */
export function operatorAt(text: string, code: number, start: number, isField: boolean): number {
  const single = SINGLE_KINDS[code] as number;
  const next = text.charCodeAt(start + 1);
  switch (code) {
    case Char.dot:
      return next === Char.dot && text.charCodeAt(start + 2) === Char.dot ? pack(Token.ellipsis, 3) : pack(single, 1);
    case Char.colon:
      return next === Char.equal && !isField ? pack(Token.walrus, 2) : pack(single, 1);
    case Char.equal:
    case Char.bang:
      return next === Char.equal ? pack(Token.operator, 2) : pack(single, 1);
    case Char.less:
      if (next === Char.equal || next === Char.greater) return pack(single, 2);
      break;
    case Char.greater:
      if (next === Char.equal) return pack(single, 2);
      break;
    case Char.minus:
      if (next === Char.greater) return pack(Token.arrow, 2);
      return next === Char.equal ? pack(Token.augmented, 2) : pack(single, 1);
    case Char.plus:
    case Char.percent:
    case Char.ampersand:
    case Char.pipe:
    case Char.caret:
    case Char.at:
      return next === Char.equal ? pack(Token.augmented, 2) : pack(single, 1);
    case Char.star:
    case Char.slash:
      if (next === Char.equal) return pack(Token.augmented, 2);
      break;
    default:
      return pack(single, 1);
  }
  if (next !== code) return pack(single, 1);
  if (text.charCodeAt(start + 2) === Char.equal) return pack(Token.augmented, 3);
  return pack(code === Char.star ? Token.doubleStar : Token.operator, 2);
}

function pack(kind: number, length: number): number {
  return kind | (length << OPERATOR_LENGTH_SHIFT);
}
