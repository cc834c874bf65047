/** The number of bytes that cost a model about one token to read. */
const BYTES_PER_TOKEN = 4;
/** A smaller answer cannot say what it leaves out. */
export const MIN_TOKENS = 200;
/** A call that asks for more wants the command line, not a tool. */
export const MAX_TOKENS = 100_000;
/** The limit of clients that name no cap of their own. */
const CLIENT_CAP = 25_000;
/** Estimates of a larger answer are rounded up to this. */
const ROUND_TO = 100;
/** The last line and the larger numbers of a larger answer take some more. */
const SPARE = 1.05;
/** A line that is longer is cut, where even an answer without rows does not fit. */
const MAX_LINE_LENGTH = 400;

/** An answer with some of its rows. */
export interface Shown {
  /** The text that people read at a terminal, without what was left out. */
  readonly text: string;
  readonly structured: object;
  /** The number of rows that were left out. */
  readonly hidden: number;
}

/** An answer that can be shown with more or fewer rows. */
export interface Answer {
  /** Rows of its longest list. */
  readonly rows: number;
  /** The answer with at most so many rows of each list. */
  show(rows: number): Shown;
  /** Rows of each list that are enough where the call names no budget; default is all that fit. */
  readonly usual?: number;
  /** The limit that would let all rows in; there only when the limit cut some. */
  readonly limit?: number | undefined;
  /** Arguments that narrow the question, such as `path`, as the last line names them. */
  readonly narrow: string;
  readonly isError?: boolean;
}

/** The content that is sent to a client. */
export interface Sent {
  readonly text: string;
  readonly structured: object;
}

/** The tokens that a text costs, as an estimate. */
export function tokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

/** The most tokens that a client takes, which it says with `MAX_MCP_OUTPUT_TOKENS`. */
export function clientCap(environment: Readonly<Record<string, string | undefined>>): number {
  const said = Number(environment.MAX_MCP_OUTPUT_TOKENS);
  return Number.isInteger(said) && said > 0 ? said : CLIENT_CAP;
}

/** The size that an answer may have. */
export interface Budget {
  readonly tokens: number;
  /** The call itself says so: then there are as many rows as fit. */
  readonly isAsked: boolean;
  /** The most that the client takes. */
  readonly cap: number;
}

/** The answer with as many rows as the budget allows, in the text as in the structured content: clients read one or the other. */
export function fitToBudget(answer: Answer, { tokens, isAsked, cap }: Budget): Sent {
  const whole = answer.show(answer.rows);
  const needed = sizeOf(whole);
  const sentWith = (rows: number): Sent => {
    const { text, structured, hidden } = rows === answer.rows ? whole : answer.show(rows);
    const more = hidden === 0 ? "" : `${moreLine(answer, hidden, needed, { tokens, isAsked, cap })}\n`;
    return { text: text + more, structured };
  };
  const most = isAsked ? answer.rows : Math.min(answer.rows, answer.usual ?? answer.rows);
  const wanted = sentWith(most);
  if (sizeOf(wanted) <= tokens) return wanted;
  let [low, high] = [0, most];
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if (sizeOf(sentWith(middle)) <= tokens) low = middle;
    else high = middle;
  }
  return cutToLines(sentWith(low), tokens);
}

function sizeOf({ text, structured }: Sent): number {
  return Math.max(tokensOf(text), tokensOf(JSON.stringify(structured)));
}

/** The last line of an answer that is not whole: how many rows are missing and exactly how to get them. */
function moreLine({ limit, narrow, rows }: Answer, hidden: number, whole: number, { tokens, cap }: Budget) {
  const needed = (limit === undefined ? whole : (whole * limit) / Math.max(1, rows)) * SPARE;
  const rounded = Math.min(Math.max(Math.ceil(needed / ROUND_TO) * ROUND_TO, MIN_TOKENS), cap, MAX_TOKENS);
  // Where a limit cut all of it, the budget may do.
  const isEnough = limit !== undefined && rounded <= tokens;
  const ways = [...(limit === undefined ? [] : [`limit: ${limit}`]), ...(isEnough ? [] : [`max_tokens: ${rounded}`])];
  return `${hidden} more: ask with ${ways.join(" and ")}${narrow === "" ? "" : `, or narrow it with ${narrow}`}.`;
}

/** Cuts a text that does not fit even without any rows, by whole lines; its last line stays. */
function cutToLines({ text, structured }: Sent, budget: number): Sent {
  const bytes = budget * BYTES_PER_TOKEN;
  if (Buffer.byteLength(text) <= bytes) return { text, structured };
  const lines = text.trimEnd().split("\n");
  const last = lines.pop() ?? "";
  const kept: string[] = [];
  let used = Buffer.byteLength(last) + 2;
  for (const line of lines) {
    const short = line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line;
    used += Buffer.byteLength(short) + 1;
    if (used > bytes) break;
    kept.push(short);
  }
  return { text: `${[...kept, last].join("\n")}\n`, structured };
}
