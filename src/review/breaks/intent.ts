/** Lines around a call in which a test may say that it expects an error. */
const LINES_BEFORE = 3;
const LINES_AFTER = 2;
const SILENCED_ABOVE = /@ts-(?:expect-error|ignore)\b/;
const SILENCED_BESIDE = /#\s*type:\s*ignore\b|#\s*pyright:\s*ignore\b/;
const EXPECTS_ERROR = /\b(?:assertRaises\w*|raises|throws|toThrow\w*|rejects)\b/;

/**
 * Whether a call that no longer fits its function is meant not to: it is marked so for the type checker, or a test expects an
 * error of it. Lines count from 1.
 */
export function isMeantToFail(lines: readonly string[], line: number, isTest: boolean): boolean {
  if (SILENCED_ABOVE.test(lines[line - 2] ?? "") || SILENCED_BESIDE.test(lines[line - 1] ?? "")) return true;
  return (
    isTest &&
    lines.slice(Math.max(0, line - 1 - LINES_BEFORE), line + LINES_AFTER).some((each) => EXPECTS_ERROR.test(each))
  );
}
