import type { pulledToWire } from "../../api/pull.ts";
import { count, flag, list, nullable, object, type Plain, type Schema, table, text } from "../../api/schemas/schema.ts";
import type { buildToWire } from "../commands/build-graph.ts";
import type { indexRunToWire, vectorShardToWire } from "../output/index.ts";

type BuildWire = ReturnType<typeof buildToWire>;
type VectorShardWire = ReturnType<typeof vectorShardToWire>;
type IndexRunWire = ReturnType<typeof indexRunToWire>;

type PullWire = ReturnType<typeof pulledToWire>;

/** The answer of `build-graph`. */
export const buildGraphSchema: Schema<Plain<BuildWire>> = object<BuildWire>({
  commit: text(),
  unchanged: flag("the graph was up to date, so it was not written"),
  files: count(),
  entities: count(),
  relations: count(),
  unresolved: count("uses on receivers of unknown type"),
  outside: count("uses of things outside the repository"),
  parsed: count("contents never seen before"),
  linked: count(),
  reused: count("files whose links were still right"),
  skipped: count(),
  unread: count("files that could not be read, so that the index is not fresh"),
  dirty_files: count("files of the working tree that differ from the commit"),
  timings_ms: table(count(), "by phase"),
  elapsed_ms: count(),
});

/** The answer of `pull`. */
export const pullSchema: Schema<Plain<PullWire>> = object<PullWire>({
  remote: text(),
  published_commit: text("the commit that the published index was made of"),
  commit: text("the commit that the graph is of now"),
  files: count("files of the store that were fetched"),
  bytes: count(),
  parsed: count("contents that the published index did not know"),
  linked: count(),
  reused: count("files whose links were still right"),
  elapsed_ms: count(),
});

const costSchema = object<IndexRunWire["cost"][number]>({
  profile: text(),
  provider: text(),
  model: text(),
  cost_class: text(),
  embeddings: count(),
  tokens: count("estimated"),
});

/** The answer of `index --shard`. */
export const indexShardSchema: Schema<Plain<VectorShardWire>> = object<VectorShardWire>({
  commit: text(),
  shard: text("`K/N`"),
  files: count(),
  unread: count("files that could not be read"),
  vectors: count(),
  reused: count("embeddings that were there"),
  embeddings: count("made"),
  cost: list(costSchema),
  elapsed_ms: count(),
});

/** The answer of `index`. */
export const indexSchema: Schema<Plain<IndexRunWire>> = object<IndexRunWire>({
  commit: text(),
  base: nullable(text(), "the commit that the index held before"),
  written: flag(),
  files: count(),
  unread: count("files that could not be read, so that the index is not fresh"),
  added: count("slices"),
  removed: count("slices"),
  reused: count("embeddings that were there"),
  embeddings: count("made, or to make"),
  cost: list(costSchema),
  tables: list(
    object<IndexRunWire["tables"][number]>({ index: text(), profile: text(), added: count(), removed: count() }),
  ),
  elapsed_ms: count(),
});
