/** The query model: one linear model over the features of a query, whose weights `scripts/query-model/train.ts` fits. */
import type { QueryFeatures } from "./query-features.ts";
import { QUERY_MODEL_STEP, QUERY_MODEL_WEIGHTS } from "./query-model-weights.ts";

export type QueryRoute = "code" | "docs" | "erp";
/** A number per route: log-odds, or likelihoods. They are in the order of the routes' names. */
export type ByRoute = Readonly<Record<QueryRoute, number>>;

/** A feature known to the model, and how far it moves each route. */
export interface WeighedFeature {
  readonly name: string;
  readonly weights: ByRoute;
}

export const BIAS = "*";
/** Marks a query without any known word, so that its shape does not decide alone. */
export const UNKNOWN = "unknown";
/** Joins the words of a pair in the table. */
export const PAIR_MARK = "&";
const SHORT_WORD = 4;

let table: ReadonlyMap<string, ByRoute> | undefined;

/** Weights by feature. A group in the table is `code,erp` and the features that have these weights; the weight for docs makes the sum zero. */
function weightsByFeature(): ReadonlyMap<string, ByRoute> {
  if (table !== undefined) return table;
  const read = new Map<string, ByRoute>();
  let weights: ByRoute = { code: 0, docs: 0, erp: 0 };
  for (const token of QUERY_MODEL_WEIGHTS.trim().split(/\s+/)) {
    const group = /^(-?\d+),(-?\d+)$/.exec(token);
    if (group === null) {
      read.set(token.replaceAll(PAIR_MARK, " "), weights);
      continue;
    }
    const [code, erp] = [Number(group[1]) * QUERY_MODEL_STEP, Number(group[2]) * QUERY_MODEL_STEP];
    weights = { code, docs: -code - erp, erp };
  }
  table = read;
  return read;
}

/** The features of a query that the model knows, and the likelihoods that result from their weights. */
export function weighQuery({ names, words }: QueryFeatures): { features: WeighedFeature[]; likelihoods: ByRoute } {
  const known = weightsByFeature();
  const features: WeighedFeature[] = [];
  let code = 0;
  let docs = 0;
  let erp = 0;
  const add = (name: string) => {
    const weights = known.get(name);
    if (weights === undefined) return;
    if (name !== BIAS && name !== UNKNOWN) features.push({ name, weights });
    code += weights.code;
    docs += weights.docs;
    erp += weights.erp;
  };
  add(BIAS);
  if (isUnknown(words, known)) add(UNKNOWN);
  names.forEach(add);
  return { features, likelihoods: softmax(code, docs, erp) };
}

/** Whether a query has words that could be known, and none of them is. */
export function isUnknown(words: readonly string[], known: { has(name: string): boolean }): boolean {
  return words.length > 0 && !words.some((word) => word.length >= SHORT_WORD && known.has(word));
}

export function softmax(code: number, docs: number, erp: number): ByRoute {
  const most = Math.max(code, docs, erp);
  const [c, d, e] = [Math.exp(code - most), Math.exp(docs - most), Math.exp(erp - most)];
  const sum = c + d + e;
  return { code: c / sum, docs: d / sum, erp: e / sum };
}
