/** Files that programs write for themselves. */
const LOCK_FILE =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.lock|Cargo\.lock|Gemfile\.lock|composer\.lock|Pipfile\.lock|poetry\.lock|uv\.lock|pdm\.lock|go\.sum|flake\.lock|Podfile\.lock|packages\.lock\.json|gradle\.lockfile)$/i;
const MINIFIED = /[.-]min\.(?:js|css|mjs)$|\.map$/i;
/** Nobody writes lines of such a length all over a file. */
const MAX_AVERAGE_LINE = 400;
const MIN_SIZE = 5000;

/** Whether a file was written by a program for a program, so that nobody looks for what stands in it. */
export function isGenerated(path: string, text: string): boolean {
  if (LOCK_FILE.test(path) || MINIFIED.test(path)) return true;
  if (text.length < MIN_SIZE || !/\.(?:[cm]?js|css)$/i.test(path)) return false;
  let lines = 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines++;
  return text.length / lines > MAX_AVERAGE_LINE;
}
