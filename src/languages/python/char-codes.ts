/** The character codes that Python's tokens are made of. */
export const Char = {
  tab: 9,
  lineFeed: 10,
  formFeed: 12,
  carriageReturn: 13,
  space: 32,
  bang: 33,
  doubleQuote: 34,
  hash: 35,
  dollar: 36,
  percent: 37,
  ampersand: 38,
  singleQuote: 39,
  openParen: 40,
  closeParen: 41,
  star: 42,
  plus: 43,
  comma: 44,
  minus: 45,
  dot: 46,
  slash: 47,
  zero: 48,
  colon: 58,
  semicolon: 59,
  less: 60,
  equal: 61,
  greater: 62,
  at: 64,
  upperN: 78,
  openBracket: 91,
  backslash: 92,
  closeBracket: 93,
  caret: 94,
  underscore: 95,
  openBrace: 123,
  pipe: 124,
  closeBrace: 125,
  tilde: 126,
  backtick: 96,
  noBreakSpace: 160,
  byteOrderMark: 0xfeff,
} as const;

/** Codes below this are ASCII and have an entry in `CHAR_CLASSES`. */
export const ASCII_END = 128;

/** The classes of characters. The class tells what kind of token may start with the character. */
export const CharClass = {
  other: 0,
  space: 1,
  name: 2,
  digit: 3,
  quote: 4,
  newline: 5,
  comment: 6,
  backslash: 7,
  operator: 8,
} as const;

/** The class of every ASCII character. */
export const CHAR_CLASSES: Uint8Array = classify();

function classify(): Uint8Array {
  const classes = new Uint8Array(ASCII_END);
  const mark = (chars: string, kind: number): void => {
    for (let i = 0; i < chars.length; i++) classes[chars.charCodeAt(i)] = kind;
  };
  mark(" \t\f", CharClass.space);
  mark("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_", CharClass.name);
  mark("0123456789", CharClass.digit);
  mark("\"'", CharClass.quote);
  mark("\n\r", CharClass.newline);
  mark("#", CharClass.comment);
  mark("\\", CharClass.backslash);
  mark("!%&()*+,-./:;<=>@[]^{|}~", CharClass.operator);
  return classes;
}

/** Whether an ASCII code may be part of an identifier. */
export function isAsciiNamePart(code: number): boolean {
  const kind = CHAR_CLASSES[code];
  return kind === CharClass.name || kind === CharClass.digit;
}

const NON_ASCII_NAME_PART = /[\p{ID_Continue}\p{ID_Start}]/u;

/** Whether the code point at `pos`, which is not ASCII, may be part of an identifier. */
export function isWideNamePart(text: string, pos: number): boolean {
  const point = text.codePointAt(pos);
  return point !== undefined && NON_ASCII_NAME_PART.test(String.fromCodePoint(point));
}
