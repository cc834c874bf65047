/**
 * Trains the query model and writes `src/routing/query-model-weights.ts`.
 *
 *   node scripts/query-model/train.ts CLONES
 *
 * The labelled set is the templates of this folder, and the headings, docstrings and commit subjects of the public
 * repositories in `repositories.txt`, at the commits that it names; `CLONES` has their clones as `owner+name` or
 * `owner+name/repo`. Every fifth source of either kind is first held out, to print how well some decide about others; the
 * weights are then made of all. The repositories that a benchmark's queries come from must not be among them.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { shuffled } from "../../bench/lib/random.ts";
import { queryFeatures } from "../../src/routing/query-features.ts";
import { BIAS, type ByRoute, isUnknown, PAIR_MARK, softmax, UNKNOWN } from "../../src/routing/query-model.ts";
import { examplesOf } from "./corpus.ts";
import type { Example } from "./example.ts";
import { fitWeights, type Row, vocabularyOf, type Weights } from "./fit.ts";
import { templateExamples } from "./templates.ts";

/** No repository and no kind of text may speak for all. */
const MOST_OF_A_SOURCE = { heading: 700, docstring: 350, commit: 250, template: 700 } as const;
/** What a kind counts in total, whatever number of examples there are of it. */
const SHARE = { heading: 0.25, docstring: 0.15, commit: 0.15, template: 0.45 } as const;
const KINDS = Object.keys(SHARE) as Example["kind"][];
const SAMPLE_SEED = 1;
const HELD_OUT_EVERY = 5;
const CONFIDENT = 0.8;
/** Words of some repositories decide less well about others than they do at home: weights count this much of what was fitted. */
const CAUTION = 0.56;
const STEP = 0.1;
const LINE_WIDTH = 118;
const TARGET = new URL("../../src/routing/query-model-weights.ts", import.meta.url);

/** A sample of the examples of each source, with features and weights. */
function rowsOf(sources: readonly (readonly Example[])[]): Row[] {
  const kept = sources.flatMap((examples) =>
    KINDS.flatMap((kind) => {
      const own = examples.filter((example) => example.kind === kind);
      return shuffled(own, SAMPLE_SEED).slice(0, MOST_OF_A_SOURCE[kind]);
    }),
  );
  const counts = new Map(KINDS.map((kind) => [kind, kept.filter((example) => example.kind === kind).length]));
  return kept.map((example) => {
    const { names: features, words } = queryFeatures(example.text);
    const weight = (kept.length * SHARE[example.kind]) / (counts.get(example.kind) as number);
    return { ...example, features, words, weight };
  });
}

/** Prints how well some sources decide about others. */
function measureHeldOut(rows: readonly Row[]): void {
  const sources = [...new Set(rows.map((row) => row.source))];
  const isHeldOut = (row: Row) => sources.indexOf(row.source) % HELD_OUT_EVERY === 2;
  const training = rows.filter((row) => !isHeldOut(row));
  const heldOut = rows.filter(isHeldOut);
  const weights = fitWeights(training, vocabularyOf(training));
  const results = heldOut.map((row) => {
    const likelihoods = likelihoodsOf(row, weights);
    const most = Math.max(...Object.values(likelihoods));
    return { row, isRight: likelihoods[row.route] === most, isConfident: most >= CONFIDENT };
  });
  const print = (name: string, some: readonly { isRight: boolean }[]) => {
    const rights = some.filter((result) => result.isRight).length;
    console.log(`held out, ${name}: ${(rights / some.length).toFixed(3)} of ${some.length}`);
  };
  for (const kind of KINDS)
    print(
      kind,
      results.filter((result) => result.row.kind === kind),
    );
  for (const source of new Set(results.flatMap(({ row }) => (row.kind === "template" ? [row.source] : []))))
    print(
      `“${source}”`,
      results.filter(({ row }) => row.source === source),
    );
  print("all", results);
  print(
    "confident",
    results.filter((result) => result.isConfident),
  );
}

function likelihoodsOf({ features, words }: Row, weights: ReadonlyMap<string, Weights>): ByRoute {
  const sums = [0, 0, 0];
  for (const name of [...features, BIAS, ...(isUnknown(words, weights) ? [UNKNOWN] : [])])
    weights.get(name)?.forEach((weight, route) => {
      sums[route] = (sums[route] as number) + weight * CAUTION;
    });
  return softmax(...(sums as [number, number, number]));
}

/** `code,erp` in steps and the features that have these weights, in falling order, as lines of a template string. */
function render(weights: ReadonlyMap<string, Weights>): string {
  const groups = new Map<string, string[]>();
  for (const [name, [code, , erp]] of weights) {
    const steps = [code, erp].map((weight) => Math.round(weight / STEP)).join(",");
    if (steps !== "0,0" && steps !== "-0,0") groups.set(steps, [...(groups.get(steps) ?? []), name]);
  }
  const first = (group: string) => Number(group.split(",")[0]);
  const second = (group: string) => Number(group.split(",")[1]);
  const ordered = [...groups].sort(([a], [b]) => first(b) - first(a) || second(b) - second(a));
  const lines = [""];
  for (const token of ordered.flatMap(([steps, names]) => [steps.replaceAll("-0", "0"), ...names.sort()])) {
    const written = token.replaceAll(" ", PAIR_MARK);
    if ((lines.at(-1) ?? "").length + written.length > LINE_WIDTH) lines.push("");
    lines.push(`${lines.pop()} ${written}`.trim());
  }
  return `/** Made by \`scripts/query-model/train.ts\`: groups of features, each after its weights for code and erp in steps. */
export const QUERY_MODEL_STEP = ${Math.round(STEP * CAUTION * 1000) / 1000};
export const QUERY_MODEL_WEIGHTS = \`
${lines.join("\n")}
\`;
`;
}

/** The lines of `repositories.txt` as examples of their clones. */
function repositoryExamples(clones: string): Example[][] {
  const lines = readFileSync(new URL("repositories.txt", import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => {
    const [name, commit] = line.split(" ") as [string, string];
    const folder = join(clones, name.replace("/", "+"));
    const inner = join(folder, "repo");
    return examplesOf(name, commit, existsSync(inner) ? inner : folder);
  });
}

const clones = process.argv[2];
if (clones === undefined) throw new Error("Give the folder of the clones of the repositories in repositories.txt.");
const sources = [...templateExamples(), ...repositoryExamples(clones)];
const rows = rowsOf(sources);
measureHeldOut(rows);
const weights = fitWeights(rows, vocabularyOf(rows));
writeFileSync(TARGET, render(weights));
console.log(`${weights.size} weights from ${rows.length} examples of ${sources.length} sources`);
