import type { Truth } from "./truth-folder.ts";

/** The right, wrong and missed lines of one definition. */
export interface Row {
  readonly truth: Truth;
  readonly hits: readonly string[];
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

/** Definition (`def_file:def_line`) → the lines (`file:line`) of its answer. */
export type Answers = ReadonlyMap<string, ReadonlySet<string>>;

export interface Rates {
  /** The number of right lines, and the number of answered lines that can be judged. */
  readonly right: number;
  readonly judged: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** The mean F1 of the definitions that have a reference or an answer. */
  readonly macroF1: number;
}

const KINDS: ReadonlySet<string> = new Set(["function", "class", "method"]);

/**
 * Compares answers with the truth, line by line. A definition's own lines, lines that the engine cannot decide and
 * files that it did not read do not count. `core` leaves out definitions for which the engine is more often unsure than sure.
 */
export function rowsOf(truths: readonly Truth[], files: ReadonlySet<string>, answers: Answers, core: boolean): Row[] {
  return truths
    .filter(({ kind, resolved }) => KINDS.has(kind) && resolved !== false)
    .filter((truth) => !core || isDecidable(truth, files))
    .map((truth) => {
      const key = ({ file, line }: { file: string; line: number }) => `${file}:${line}`;
      const expected = new Set(truth.refs.filter(({ file }) => files.has(file)).map(key));
      const ignored = new Set([...truth.dontcare.map(key).filter((place) => !expected.has(place)), ...truth.decl]);
      const answered = [...(answers.get(`${truth.def_file}:${truth.def_line}`) ?? [])].filter(
        (place) => !ignored.has(place) && files.has(place.slice(0, place.lastIndexOf(":"))),
      );
      const given = new Set(answered);
      // Answers on a definition's own line do not count, even if the line also contains a use: `x = wrap(x)`. Such a use is missed.
      const own = new Set(truth.decl);
      return {
        truth,
        hits: answered.filter((place) => expected.has(place)),
        wrong: answered.filter((place) => !expected.has(place)),
        missed: [...expected].filter((place) => !given.has(place) || own.has(place)),
      };
    });
}

function isDecidable({ dontcare, refs }: Truth, files: ReadonlySet<string>): boolean {
  const decided = new Set(refs.filter(({ file }) => files.has(file)).map(({ file, line }) => `${file}:${line}`)).size;
  return dontcare.filter(({ why }) => why === "unknown").length <= decided;
}

/** Precision, recall and F1 over all lines, and the mean F1 of definitions. */
export function ratesOf(rows: readonly Row[]): Rates {
  const sum = (count: (row: Row) => number) => rows.reduce((total, row) => total + count(row), 0);
  const hits = sum((row) => row.hits.length);
  const wrong = sum((row) => row.wrong.length);
  const missed = sum((row) => row.missed.length);
  const scored = rows.filter((row) => row.hits.length + row.wrong.length + row.missed.length > 0);
  return {
    right: hits,
    judged: hits + wrong,
    precision: hits / (hits + wrong),
    recall: hits / (hits + missed),
    f1: f1(hits, wrong, missed),
    macroF1: scored.reduce((total, row) => total + f1OfRow(row), 0) / scored.length,
  };
}

/** The F1 of one definition. */
export function f1OfRow(row: Row): number {
  return f1(row.hits.length, row.wrong.length, row.missed.length);
}

function f1(hits: number, wrong: number, missed: number): number {
  return (2 * hits) / (2 * hits + wrong + missed);
}
