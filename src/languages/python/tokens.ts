const KINDS = {
  endOfFile: 0,
  newline: 1,
  name: 2,
  number: 3,
  string: 4,
  /** The start of an f-string or t-string, up to its opening quote. `format-strings.ts` reads the rest. */
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
 * The kinds of tokens. Their order matters: each closing bracket follows its opening bracket, binary operators are
 * contiguous, and keywords follow them. They are typed as plain numbers, because every call that consumes a token
 * changes the kind of the current token, which the compiler does not notice.
 */
export const Token: { readonly [Kind in keyof typeof KINDS]: number } = KINDS;

/** The first and last of the kinds that may be between two operands (`not` only as a part of `not in`). */
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

/** Whether the kind ends the logical line. */
export function isLineEnd(kind: number): boolean {
  return kind === Token.newline || kind === Token.endOfFile;
}

/** Whether an expression may start with a token of the kind. */
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
  /** The string contains a backslash, so its source text is not its value. */
  escaped: 16,
  /** The format string is a t-string. */
  template: 32,
} as const;

/** The hashes in the token stream that represent structure. No token has these hashes. */
export const StructureHash = { indent: 1, dedent: 2, newline: 3, field: 4 } as const;
