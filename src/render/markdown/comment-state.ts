/** Keys beyond these do not fit beside a report; what they would have named counts as new again. */
const MAX_KEYS = 400;
const NO_KEYS = "-";

/** The state that a comment keeps for the next one, hidden in its last line. */
export interface CommentState {
  /** The commit that the comment is about. */
  readonly head: string;
  /** Keys of its broken uses. */
  readonly broken: readonly string[];
  /** Keys of the report before it; undefined for a first one. */
  readonly before: ReadonlySet<string> | undefined;
}

/** The line that keeps the state. */
export function stateLine({ head, broken, before }: CommentState): string {
  const keys = (list: readonly string[]) => list.slice(0, MAX_KEYS).join(",");
  // Whatever else stood here could end the line and go on as Markdown of its own.
  if (!/^(?:[0-9a-f]+|working tree)$/.test(head)) throw new RangeError("the head of a report is no commit");
  return `<!-- llmc-nav:state head=${head} broken=${keys(broken)} before=${before ? keys([...before]) : NO_KEYS} -->`;
}

/** The state that a comment keeps; undefined when it has none that can be read. */
export function stateOf(body: string): CommentState | undefined {
  const line = /<!-- llmc-nav:state head=([0-9a-f]+) broken=([0-9a-f,]*) before=(-|[0-9a-f,]*) -->\s*$/.exec(body);
  if (!line) return undefined;
  const [, head = "", broken = "", before = NO_KEYS] = line;
  const keys = (text: string) => text.split(",").filter((key) => key !== "");
  return { head, broken: keys(broken), before: before === NO_KEYS ? undefined : new Set(keys(before)) };
}

/** The keys to compare a report on `head` with: a second run on the same commit compares with what the first one did. */
export function previousKeys(state: CommentState | undefined, head: string): ReadonlySet<string> | undefined {
  if (state === undefined) return undefined;
  return state.head === head ? state.before : new Set(state.broken);
}
