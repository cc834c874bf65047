/** The number of lines around a change; `git apply` uses them to find the position. */
const CONTEXT = 3;

/** A line of a file, counted from 1, that gets a new text. */
export interface LineEdit {
  readonly line: number;
  readonly text: string;
}

/** The edits of one file as a part of a patch that `git apply` accepts. Only texts of lines change: no line is added or removed. */
export function unifiedDiff(path: string, text: string, edits: readonly LineEdit[]): string {
  const lines = text.split("\n");
  const hasEnd = lines.at(-1) === "";
  if (hasEnd) lines.pop();
  const changed = new Map(edits.map((edit) => [edit.line, edit.text]));
  const hunks = hunksAround(
    [...changed.keys()].sort((a, b) => a - b),
    lines.length,
  );
  const written = (sign: string, line: number, content: string) => {
    const isLast = line === lines.length && !hasEnd;
    return `${sign}${content}\n${isLast ? "\\ No newline at end of file\n" : ""}`;
  };
  const body = hunks.map(([first, last]) => {
    const count = last - first + 1;
    let out = `@@ -${first},${count} +${first},${count} @@\n`;
    for (let line = first; line <= last; line++) {
      const old = lines[line - 1] ?? "";
      const now = changed.get(line);
      out += now === undefined ? written(" ", line, old) : written("-", line, old) + written("+", line, now);
    }
    return out;
  });
  return `--- ${quotedPath(`a/${path}`)}\n+++ ${quotedPath(`b/${path}`)}\n${body.join("")}`;
}

/** The ranges of lines around changed lines; ranges that touch are joined. */
function hunksAround(changed: readonly number[], length: number): [number, number][] {
  const hunks: [number, number][] = [];
  for (const line of changed) {
    const [first, last] = [Math.max(1, line - CONTEXT), Math.min(length, line + CONTEXT)];
    const before = hunks.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = last;
    else hunks.push([first, last]);
  }
  return hunks;
}

/** A path as git writes it: in quotes if it contains a character that would end or change the path. */
function quotedPath(path: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a path may have any of them
  if (!/["\\\u0000-\u001f\u007f]/.test(path)) return path.includes(" ") ? `${path}\t` : path;
  const escaped = path.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
    /["\\\u0000-\u001f\u007f]/g,
    (sign) => (sign === '"' || sign === "\\" ? `\\${sign}` : `\\${sign.charCodeAt(0).toString(8).padStart(3, "0")}`),
  );
  return `"${escaped}"`;
}
