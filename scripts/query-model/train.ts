/**
 * Trains the linear model of queries and writes `src/routing/query-model-weights.ts`.
 *
 *   node scripts/query-model/train.ts OWNER/NAME=GIT_DIRECTORY…
 *
 * Give it clones of public repositories with documentation and history. Every fourth one is first held out, to print how
 * well words of some repositories decide about others; the weights are then made of all. The repositories that a
 * benchmark's queries come from must not be among them.
 */
import { writeFileSync } from "node:fs";
import { shuffled } from "../../bench/lib/random.ts";
import { queryFeatures } from "../../src/routing/query-features.ts";
import { type Example, examplesOf } from "./corpus.ts";
import { fitWeights, type Row, vocabularyOf } from "./fit.ts";

type LabelledRow = Row & Example;

/** No repository and no kind of text may speak for all. */
const MOST_OF_A_KIND = { heading: 700, docstring: 350, commit: 250 } as const;
const KINDS = Object.keys(MOST_OF_A_KIND) as Example["kind"][];
const SAMPLE_SEED = 1;
const HELD_OUT_EVERY = 4;
const CONFIDENT = 0.8;
const LINE_WIDTH = 118;
const TARGET = new URL("../../src/routing/query-model-weights.ts", import.meta.url);

/** A sample of the examples of each repository, with features and weights. */
function rowsOf(repositories: readonly (readonly Example[])[]): LabelledRow[] {
  const kept = repositories.flatMap((examples) =>
    KINDS.flatMap((kind) => {
      const own = examples.filter((example) => example.kind === kind);
      return shuffled(own, SAMPLE_SEED).slice(0, MOST_OF_A_KIND[kind]);
    }),
  );
  const code = kept.filter((example) => example.route === "code").length;
  return kept.map((example) => ({
    ...example,
    features: queryFeatures(example.text),
    label: example.route === "code" ? 1 : 0,
    // Both routes count the same in total, so that the bias says nothing about how many examples there were.
    weight: kept.length / 2 / (example.route === "code" ? code : kept.length - code),
  }));
}

function printHeldOut(rows: readonly LabelledRow[], repositories: readonly string[]): void {
  const isHeldOut = (row: LabelledRow) => repositories.indexOf(row.repository) % HELD_OUT_EVERY === 0;
  const training = rows.filter((row) => !isHeldOut(row));
  const weights = fitWeights(training, vocabularyOf(training));
  const results = rows.filter(isHeldOut).map((row) => {
    const logit = row.features.reduce((sum, name) => sum + (weights.get(name) ?? 0), weights.get("") ?? 0);
    const likelihood = 1 / (1 + Math.exp(-Math.abs(logit)));
    return { kind: row.kind, isRight: logit > 0 === (row.label === 1), isConfident: likelihood >= CONFIDENT };
  });
  const share = (some: readonly { isRight: boolean }[]) =>
    `${(some.filter((result) => result.isRight).length / some.length).toFixed(3)} of ${some.length}`;
  for (const kind of KINDS) console.log(`held out ${kind}: ${share(results.filter((result) => result.kind === kind))}`);
  console.log(`held out, confident: ${share(results.filter((result) => result.isConfident))}`);
}

/** `name weight` pairs, weights in hundredths, strongest first, as lines of a template string. */
function render(weights: ReadonlyMap<string, number>): string {
  const rows = [...weights]
    .map(([name, weight]) => [name.replaceAll(" ", "+"), Math.round(weight * 100)] as const)
    .filter(([, weight]) => weight !== 0)
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]) || (a[0] < b[0] ? -1 : 1));
  const lines = [""];
  for (const [name, weight] of rows) {
    const pair = `${name}=${weight}`.replaceAll("`", "\\`");
    if ((lines.at(-1) ?? "").length + pair.length > LINE_WIDTH) lines.push("");
    lines.push(`${lines.pop()} ${pair}`.trim());
  }
  return `/** Made by \`scripts/query-model/train.ts\`: features and their weight in hundredths, positive for code. */
export const QUERY_MODEL_WEIGHTS = \`
${lines.join("\n")}
\`;
`;
}

const sources = process.argv.slice(2).map((argument) => argument.split("=") as [string, string]);
const rows = rowsOf(sources.map(([name, directory]) => examplesOf(name, directory)));
printHeldOut(rows, sources.map(([name]) => name).sort());
const weights = fitWeights(rows, vocabularyOf(rows));
writeFileSync(TARGET, render(weights));
console.log(`${weights.size} weights from ${rows.length} examples of ${sources.length} repositories`);
