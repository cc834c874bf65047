import type { Truth } from "./truth-folder.ts";

/** Right, invented and missed lines of one definition. */
export interface Row {
  readonly truth: Truth;
  readonly hits: readonly string[];
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

/** Lines (`file:line`) that an answer gives for a definition (`def_file:def_line`). */
export type Answers = ReadonlyMap<string, ReadonlySet<string>>;

export interface Rates {
  /** How many lines were answered rightly, and how many of the answered lines can be judged. */
  readonly right: number;
  readonly judged: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** Mean F1 of the definitions that have a reference or an answer. */
  readonly macroF1: number;
}

const KINDS: ReadonlySet<string> = new Set(["function", "class", "method"]);

/**
 * Holds answers against the truth, line by line. Own lines of a definition, lines that the engine cannot decide and
 * files it did not look into do not count. `core` leaves out definitions about which the engine is more often in doubt than sure.
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
      // A definition's own line is no use of it, even where it is also one: `x = wrap(x)`.
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

/** F1 of one definition. */
export function f1OfRow(row: Row): number {
  return f1(row.hits.length, row.wrong.length, row.missed.length);
}

function f1(hits: number, wrong: number, missed: number): number {
  return (2 * hits) / (2 * hits + wrong + missed);
}
