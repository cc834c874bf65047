import type { Truth } from "../accuracy/truth-folder.ts";
import type { Caller } from "./peer.ts";

/** Returns the names of the definitions around a line, the innermost first. */
export type Around = (file: string, line: number) => readonly string[];
export type LineText = (file: string, line: number) => string;

/** The callers of a definition according to the truth. Each caller has the names of all definitions around the call. */
export interface TrueCallers {
  readonly callers: readonly { readonly file: string; readonly names: readonly string[] }[];
  /** Callers that cannot be judged: the engine does not know, or the use is not a call. */
  readonly ignored: readonly { readonly file: string; readonly names: readonly string[] }[];
}

export interface Tally {
  right: number;
  wrong: number;
  found: number;
  missed: number;
}

/** Turns the lines of the truth into callers. Uses outside of any definition are ignored, because tools name them differently. */
export function trueCallers(truth: Truth, around: Around, textOf: LineText): TrueCallers {
  const isCall = new RegExp(`(?<![\\w$])${truth.symbol.replaceAll("$", "\\$")}\\s*(?:<[^()]*>)?\\(`);
  const callers = new Map<string, { file: string; names: readonly string[] }>();
  const ignored: { file: string; names: readonly string[] }[] = [];
  for (const { file, line } of truth.refs) {
    const names = around(file, line);
    if (isCall.test(textOf(file, line)) && names.length > 0) callers.set(`${file} ${names.join(" ")}`, { file, names });
    else ignored.push({ file, names });
  }
  for (const { file, line } of truth.dontcare) ignored.push({ file, names: around(file, line) });
  return { callers: [...callers.values()], ignored };
}

/** Counts the right and wrong callers of a tool. `isDefinition` tells whether a file has any definition with a name. */
export function tally(
  { callers, ignored }: TrueCallers,
  given: readonly Caller[],
  isDefinition: (caller: Caller) => boolean,
  counts: Tally,
): void {
  const unique = new Map(given.map((caller) => [`${caller.file} ${caller.name}`, caller]));
  const isAmong = (places: TrueCallers["callers"], { file, name }: Caller) =>
    places.some((place) => place.file === file && place.names.includes(name));
  for (const caller of unique.values()) {
    if (isAmong(callers, caller)) counts.right++;
    else if (!isAmong(ignored, caller) && isDefinition(caller)) counts.wrong++;
  }
  for (const { file, names } of callers) {
    if (names.some((name) => unique.has(`${file} ${name}`))) counts.found++;
    else counts.missed++;
  }
}

/** Precision, recall and F1 of a tally. */
export function ratesOf({ right, wrong, found, missed }: Tally): { precision: number; recall: number; f1: number } {
  const precision = right / (right + wrong);
  const recall = found / (found + missed);
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}
