import { partitionPoint } from "../../util/partition-point.ts";
import type { Comment } from "./nodes.ts";

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const TAB = 9;
const SLASH = 47;
const STAR = 42;

/** Finds the doc comment directly above an offset. */
export class DocComments {
  readonly all: readonly Comment[];
  readonly #text: string;

  constructor(text: string, comments: readonly Comment[]) {
    this.#text = text;
    this.all = comments;
  }

  /** The doc comment that ends on the line of `offset` or the line above, with only blanks between. With `isFar`, it may end further up. */
  before(offset: number, isFar = false): Comment | undefined {
    const text = this.#text;
    let end = offset;
    let newlines = 0;
    for (; end > 0; end--) {
      const code = text.charCodeAt(end - 1);
      if (code === LINE_FEED) newlines++;
      else if (code !== SPACE && code !== TAB && code !== CARRIAGE_RETURN) break;
    }
    if ((newlines > 1 && !isFar) || text.charCodeAt(end - 1) !== SLASH || text.charCodeAt(end - 2) !== STAR)
      return undefined;
    const comment = this.#endingAt(end);
    return comment !== undefined && this.isDoc(comment) ? comment : undefined;
  }

  /** Whether a comment is a doc comment, not a normal or empty comment. */
  isDoc(comment: Comment): boolean {
    return comment.end - comment.start > 4 && this.#text.startsWith("/**", comment.start);
  }

  #endingAt(end: number): Comment | undefined {
    const comment = this.all[partitionPoint(0, this.all.length, (at) => (this.all[at] as Comment).end < end)];
    return comment?.end === end ? comment : undefined;
  }
}

/** The first offset, starting at `offset`, that is neither a blank nor part of a comment. */
export function skipTrivia(text: string, offset: number): number {
  let at = offset;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === SLASH && text.charCodeAt(at + 1) === STAR) {
      const end = text.indexOf("*/", at + 2);
      at = end < 0 ? text.length : end + 2;
    } else if (code === SLASH && text.charCodeAt(at + 1) === SLASH) {
      const end = text.indexOf("\n", at);
      at = end < 0 ? text.length : end + 1;
    } else if (code > SPACE) break;
    else at++;
  }
  return at;
}
