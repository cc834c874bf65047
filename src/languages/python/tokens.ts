const KINDS = {
  endOfFile: 0,
  newline: 1,
  name: 2,
  number: 3,
  string: 4,
  /** The opening of an f-string or t-string; its parts are read by `format-strings.ts`. */
  formatString: 5,
  openParen: 6,
  closeParen: 7,
  openBracket: 8,
  closeBracket: 9,
  openBrace: 10,
  closeBrace: 11,
  comma: 12,
  colon: 13,
  semicolon: 14,
  dot: 15,
  equal: 16,
  walrus: 17,
  arrow: 18,
  ellipsis: 19,
  bang: 20,
  augmented: 21,
  tilde: 22,
  plus: 23,
  minus: 24,
  star: 25,
  doubleStar: 26,
  at: 27,
  pipe: 28,
  slash: 29,
  operator: 30,
  in: 31,
  is: 32,
  not: 33,
  and: 34,
  or: 35,
  if: 36,
  else: 37,
  for: 38,
  async: 39,
  await: 40,
  lambda: 41,
  yield: 42,
  none: 43,
  true: 44,
  false: 45,
  as: 46,
  from: 47,
  assert: 48,
  break: 49,
  class: 50,
  continue: 51,
  def: 52,
  del: 53,
  elif: 54,
  except: 55,
  finally: 56,
  global: 57,
  import: 58,
  nonlocal: 59,
  pass: 60,
  raise: 61,
  return: 62,
  try: 63,
  while: 64,
  with: 65,
} as const;

/**
 * Token kinds. Their order matters: a closing bracket follows the opening one, binary operators
 * are contiguous, and keywords follow them. Typed as plain numbers,
 * because the kind of the current token changes behind the compiler's back with every token consumed.
 */
export const Token: { readonly [Kind in keyof typeof KINDS]: number } = KINDS;

/** The first and last kinds that may stand between two operands (`not` only as a part of `not in`). */
export const FIRST_BINARY_OPERATOR = Token.plus;
export const LAST_BINARY_OPERATOR = Token.not;
const FIRST_KEYWORD = Token.in;

/** Python's hard keywords with their kinds. */
export const KEYWORDS: readonly (readonly [string, number])[] = [
  ...Object.entries(Token).filter(([, kind]) => kind >= FIRST_KEYWORD && (kind < Token.none || kind > Token.false)),
  ["None", Token.none],
  ["True", Token.true],
  ["False", Token.false],
];

/** Whether the kind closes a bracket. */
export function isCloser(kind: number): boolean {
  return kind === Token.closeParen || kind === Token.closeBracket || kind === Token.closeBrace;
}

/** Whether the kind opens a bracket. */
export function isOpener(kind: number): boolean {
  return kind === Token.openParen || kind === Token.openBracket || kind === Token.openBrace;
}

/** Whether the logical line is over. */
export function isLineEnd(kind: number): boolean {
  return kind === Token.newline || kind === Token.endOfFile;
}

/** Whether an expression may start with the kind. */
export function startsExpression(kind: number): boolean {
  switch (kind) {
    case Token.name:
    case Token.number:
    case Token.string:
    case Token.formatString:
    case Token.openParen:
    case Token.openBracket:
    case Token.openBrace:
    case Token.ellipsis:
    case Token.tilde:
    case Token.plus:
    case Token.minus:
    case Token.star:
    case Token.doubleStar:
    case Token.not:
    case Token.await:
    case Token.lambda:
    case Token.yield:
    case Token.none:
    case Token.true:
    case Token.false:
      return true;
    default:
      return false;
  }
}

/** Bits that describe a string token. */
export const StringFlag = {
  bytes: 1,
  raw: 2,
  format: 4,
  triple: 8,
  /** Contains a backslash, so the source text is not the value. */
  escaped: 16,
  /** A format string that is a t-string. */
  template: 32,
} as const;

/** The hashes of structure in the token stream; no other token has these hashes. */
export const StructureHash = { indent: 1, dedent: 2, newline: 3, field: 4 } as const;
