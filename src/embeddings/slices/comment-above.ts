/** A line that is a comment, or the middle of one, in most languages. */
const COMMENT = /^\s*(?:\/\/|\/\*|\*(?:\s|\/|$)|#(?!\[|!|include|define|if|endif|else|pragma)|--\s|;;)/;
const BLANK = /^\s*$/;

/**
 * The first line of the comment above a line, or the line itself. One blank line may be in between. Lines before `least` belong to
 * something else.
 */
export function startWithComment(lines: readonly string[], line: number, least: number): number {
  let at = line - 1;
  if (at >= least && BLANK.test(lines[at - 1] ?? "")) at--;
  if (at < least || !COMMENT.test(lines[at - 1] ?? "")) return line;
  while (at > least && COMMENT.test(lines[at - 2] ?? "")) at--;
  return at;
}
