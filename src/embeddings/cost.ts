import type { MissingVectors } from "./known-vectors.ts";
import { estimateTokens } from "./providers/batches.ts";
import { embeddedText } from "./slices/slice-file.ts";

/** The embeddings needed from one profile. */
export interface CostLine {
  readonly profile: string;
  readonly provider: string;
  readonly model: string;
  /** `unknown` when the configuration does not say. */
  readonly costClass: string;
  readonly embeddings: number;
  /** An estimate, rather too high. */
  readonly tokens: number;
}

/** The cost of embedding the missing contents, one line per profile, in the order of their names. */
export function costOf(missing: readonly MissingVectors[]): CostLine[] {
  const lines = new Map<string, CostLine>();
  for (const { wanted, slices } of missing) {
    const { name, provider, model, costClass = "unknown" } = wanted.profile;
    const before = lines.get(name) ?? { profile: name, provider, model, costClass, embeddings: 0, tokens: 0 };
    let { tokens } = before;
    for (const slice of slices.values()) tokens += estimateTokens(embeddedText(slice));
    lines.set(name, { ...before, embeddings: before.embeddings + slices.size, tokens });
  }
  return [...lines.values()].filter((line) => line.embeddings > 0).sort((a, b) => (a.profile < b.profile ? -1 : 1));
}

/** The number of embeddings of all profiles. */
export function totalEmbeddings(cost: readonly CostLine[]): number {
  return cost.reduce((sum, line) => sum + line.embeddings, 0);
}
