/** The parts that a review may leave out for lack of time or space, as worded in its report. */
export const LEFT_OUT = {
  files: "changed files that were not compared",
  unread: "files of code whose content is not in this clone or checkout",
  places: "files with lost names that were not looked at",
  ignored: "broken uses that the change itself marks as ignored",
  phases: "parts of the review that time ran out for",
  changes: "changed symbols that are not listed",
  broken: "broken uses that are not listed",
  unasked: "changed symbols whose uses were not looked for",
  unfollowed: "affected symbols whose own users were not followed",
  affected: "affected symbols that are not listed",
  tests: "affected symbols whose tests were not looked for",
} as const;

type Phrase = readonly [one: string, many: string];

/** Parts that could hide a broken use and therefore affect the verdict; all others are only the end of a long list. */
const HIDING: ReadonlyMap<string, Phrase> = new Map<string, Phrase>([
  [LEFT_OUT.files, ["more changed file was not compared", "more changed files were not compared"]],
  [LEFT_OUT.unread, ["file of code could not be read", "files of code could not be read"]],
  [LEFT_OUT.places, ["file with lost names was not looked at", "files with lost names were not looked at"]],
  [LEFT_OUT.ignored, ["broken use is ignored by this request", "broken uses are ignored by this request"]],
  [LEFT_OUT.phases, ["part was cut short, because time ran out", "parts were cut short, because time ran out"]],
]);

/** The phrase with which a verdict mentions that a part which could hide a broken use was left out; undefined for other parts. */
export function hidingPhrase(what: string): Phrase | undefined {
  return HIDING.get(what);
}
