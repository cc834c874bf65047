/** The parts that a review may leave out for time or size, in the words that its report counts them under. */
export const LEFT_OUT = {
  files: "changed files that were not compared",
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

/** Parts that could hold a broken use, so that they belong to the verdict; all else is only the end of a long list. */
const HIDING: ReadonlyMap<string, Phrase> = new Map<string, Phrase>([
  [LEFT_OUT.files, ["more changed file was not compared", "more changed files were not compared"]],
  [LEFT_OUT.places, ["file with lost names was not looked at", "files with lost names were not looked at"]],
  [LEFT_OUT.ignored, ["broken use is ignored by this request", "broken uses are ignored by this request"]],
  [LEFT_OUT.phases, ["part was cut short, because time ran out", "parts were cut short, because time ran out"]],
]);

/** The phrase by which a verdict says that something was left out in which a broken use could be; undefined where none can be. */
export function hidingPhrase(what: string): Phrase | undefined {
  return HIDING.get(what);
}
