/** A line of .gitignore that hides the folder of the index. */
const HIDES_INDEX = /^\/?\.llmc(?:\/\**)?[ \t]*$/;
const HIDING_LINE = ".llmc/";

/** The file that keeps what every machine makes for itself out of commits, where the graph is committed. */
export const INDEX_IGNORE_PATH = ".llmc/.gitignore";
export const INDEX_IGNORE_TEXT =
  "# The graph is committed. What every machine makes for itself is not.\n/cache/\n/index.db*\n";

/** `.gitignore` with the folder of the index hidden, or in sight because it is committed; undefined when nothing is to change. */
export function ignoreFile(text: string | undefined, isIndexCommitted: boolean): string | undefined {
  const end = text?.includes("\r\n") ? "\r\n" : "\n";
  const lines = (text ?? "").split(/\r?\n/);
  const isHidden = lines.some((line) => HIDES_INDEX.test(line));
  if (isIndexCommitted) return isHidden ? lines.filter((line) => !HIDES_INDEX.test(line)).join(end) : undefined;
  if (isHidden) return undefined;
  if (text === undefined || text === "") return `${HIDING_LINE}\n`;
  return `${text}${text.endsWith("\n") ? "" : end}${HIDING_LINE}${end}`;
}
