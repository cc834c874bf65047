import { DEFINITION_KINDS } from "../model/facts.ts";
import { CONFIDENCES, type Confidence } from "../model/use.ts";
import { type Codec, codec, wrong } from "../wire/codec.ts";
import { limit, oneOf, typed } from "../wire/values.ts";
import { MAX_TOKENS, MIN_TOKENS } from "./budget.ts";
import { BadArguments } from "./tool.ts";

/** More symbols than this in one call are no question any more. */
const MAX_SYMBOLS = 20;
/** An answer is read by a model: what is longer than this is no answer. */
export const MAX_LIMIT = 1000;
export const MAX_DEPTH = 50;

/** A symbol, as people write it. */
export const symbol = typed("login, Auth.login, src/auth.py#Auth.login or src/auth.py:15");

/** Several of them. */
export const symbols: Codec<readonly string[], readonly string[]> = codec(
  (values) => values,
  (value, at) => {
    if (!Array.isArray(value) || value.length > MAX_SYMBOLS)
      throw wrong(at, `a list of at most ${MAX_SYMBOLS} symbols`);
    return value.map((each, index) => symbol.parse(each, `${at}[${index}]`));
  },
  () => ({
    type: "array",
    items: { type: "string", minLength: 1, maxLength: 1000 },
    minItems: 1,
    maxItems: MAX_SYMBOLS,
    description: "several at once",
  }),
);

/** The commit to answer about. */
export const rev = typed("a commit instead of the working tree");

/** The files to answer about. */
export const pathPattern = typed("only files that fit, such as src/** or *.py");

/** The budget of an answer. */
export function maxTokens(usual: number): Codec<number, number> {
  const whole = limit(MAX_TOKENS, `size of the answer (default ${usual})`);
  return {
    ...whole,
    schema: { ...whole.schema, minimum: MIN_TOKENS },
  };
}

export const definitionKind = oneOf(DEFINITION_KINDS);

export const leastConfidence = (least: Confidence) => oneOf(CONFIDENCES, `the least that counts (default ${least})`);

/** The symbols that a call asks about: `symbol` and `symbols` together, at least one. */
export function symbolsIn(input: {
  readonly symbol?: string | undefined;
  readonly symbols?: readonly string[] | undefined;
}) {
  const all = [...new Set([...(input.symbol === undefined ? [] : [input.symbol]), ...(input.symbols ?? [])])];
  if (all.length === 0) throw new BadArguments("name a symbol, or several with symbols");
  return all;
}
