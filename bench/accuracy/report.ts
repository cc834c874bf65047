import type { RepositoryScore } from "./score-repository.ts";
import { f1OfRow, type Rates, type Row, ratesOf } from "./scores.ts";

const AVERAGE_BAR = 0.93;
const EXACT_BAR = 0.985;
const SAME_NAME_BAR = 0.85;
/** The number of definitions with the same name that text search cannot distinguish. */
const MANY_DEFINITIONS = 5;
const REPOSITORY_BAR = 0.9;
/** Lower limits for difficult repositories: fluent methods with the same names, and untyped code that builds its objects at run time. */
const LOWER_BARS: ReadonlyMap<string, number> = new Map([
  ["zod", 0.8],
  ["express", 0.75],
]);
const LINES_SHOWN = 4;

/** Prints the table and the bars. Returns false when a bar is not reached. */
export function report(scores: readonly RepositoryScore[]): boolean {
  const figure = (value: number) => (Number.isNaN(value) ? "–" : value.toFixed(3));
  // Only lines that the engine can decide are counted. These are few for uncertain answers, so the counts are printed as well.
  const share = ({ precision, right, judged }: Rates) => `${figure(precision)} (${right}/${judged})`;
  console.log("| repository | micro-F1 | macro-F1 | exact right | likely right | possible right | time | memory |");
  console.log("|---|---|---|---|---|---|---|---|");
  for (const { name, core, byConfidence, seconds, peakMegabytes } of scores) {
    const { exact, likely, possible } = byConfidence;
    const shares = [exact, likely, possible].map(share).join(" | ");
    console.log(
      `| ${name} | ${figure(core.f1)} | ${figure(core.macroF1)} | ${shares} | ${seconds.toFixed(1)} s | ${peakMegabytes.toFixed(0)} MB |`,
    );
  }
  const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;
  const micro = mean(scores.map(({ core }) => core.f1));
  const macro = mean(scores.map(({ core }) => core.macroF1));
  console.log(`| average | ${figure(micro)} | ${figure(macro)} | | | | | |\n`);
  const shared = scores.flatMap(({ rows }) => rows.filter(({ truth }) => truth.n_same_name >= MANY_DEFINITIONS));
  const bars: [what: string, value: number, bar: number][] = [
    ["average micro-F1", micro, AVERAGE_BAR],
    ["average macro-F1", macro, AVERAGE_BAR],
    ...scores.map(({ name, core }): [string, number, number] => [
      `${name} micro-F1`,
      core.f1,
      LOWER_BARS.get(name) ?? REPOSITORY_BAR,
    ]),
    ...scores.map(({ name, byConfidence }): [string, number, number] => [
      `${name} precision of exact`,
      byConfidence.exact.precision,
      EXACT_BAR,
    ]),
  ];
  if (shared.length > 0)
    bars.push([
      `macro-F1 of ${shared.length} names with 5 definitions or more`,
      ratesOf(shared).macroF1,
      SAME_NAME_BAR,
    ]);
  for (const [what, value, bar] of bars)
    console.log(`${value >= bar ? "met   " : "MISSED"} ${what}: ${figure(value)} (≥ ${bar})`);
  return bars.every(([, value, bar]) => value >= bar);
}

/** Prints the definitions with the most wrong or missed lines, and some of these lines. */
export function reportWorst({ name, rows }: RepositoryScore, count: number): void {
  const faults = (row: Row) => row.wrong.length + row.missed.length;
  const worst = [...rows].sort((a, b) => faults(b) - faults(a)).slice(0, count);
  for (const row of worst.filter((each) => faults(each) > 0)) {
    const { qual, kind, def_file, def_line, n_same_name } = row.truth;
    const counts = `right ${row.hits.length}, wrong ${row.wrong.length}, missed ${row.missed.length}`;
    console.log(
      `${name}: ${kind} ${qual} (${def_file}:${def_line}, ${n_same_name}×) F1 ${f1OfRow(row).toFixed(2)}: ${counts}`,
    );
    for (const place of row.missed.slice(0, LINES_SHOWN)) console.log(`    missed ${place}`);
    for (const place of row.wrong.slice(0, LINES_SHOWN)) console.log(`    wrong  ${place}`);
  }
}
