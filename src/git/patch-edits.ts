/** A line that a patch writes, by its line number after the patch. */
export interface PatchEdit {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** The lines that a patch writes. Files whose names git quotes are left out. */
export function editsIn(patch: string): PatchEdit[] {
  const edits: PatchEdit[] = [];
  let path: string | undefined;
  let [line, end] = [0, 0];
  for (const text of patch.split("\n")) {
    const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/.exec(text);
    if (line < end && /^[+ ]/.test(text)) {
      if (text.startsWith("+") && path !== undefined) edits.push({ path, line, text: text.slice(1) });
      line++;
    } else if (hunk) {
      line = Number(hunk[1]);
      end = line + Number(hunk[2] ?? 1);
    } else if (text.startsWith("+++ ")) path = /^\+\+\+ b\/([^\t]+)\t?$/.exec(text)?.[1];
  }
  return edits;
}
