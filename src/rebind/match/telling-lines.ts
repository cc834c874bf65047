import { linesOf } from "../../util/lines.ts";
import type { OutlinedFile, Place } from "../binding.ts";

/** Shorter lines occur anywhere. */
const MIN_LENGTH = 8;

/** The lines of some symbols that may show where they went, whatever their indentation there. */
export function tellingLines(places: readonly Place[], files: readonly OutlinedFile[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { path, text } of files) {
    const inFile = places.filter((place) => place.path === path);
    if (inFile.length === 0) continue;
    const lines = trimmedLines(text);
    for (const { definition } of inFile) {
      for (let at = definition.startLine; at <= definition.endLine; at++) {
        const line = lines[at - 1] ?? "";
        if (line.length >= MIN_LENGTH) found.add(line);
      }
    }
  }
  return found;
}

/** Whether a text has some of these lines more often, or less often, than before. */
export function areExchanged(lines: ReadonlySet<string>, before: string, after: string): boolean {
  const gained = new Map<string, number>();
  const count = (text: string, sign: 1 | -1) => {
    for (const line of trimmedLines(text)) if (lines.has(line)) gained.set(line, (gained.get(line) ?? 0) + sign);
  };
  count(before, -1);
  count(after, 1);
  return [...gained.values()].some((number) => number !== 0);
}

export function trimmedLines(text: string): string[] {
  return linesOf(text).map((line) => line.trim());
}
