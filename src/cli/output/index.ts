import { type CostLine, totalEmbeddings } from "../../embeddings/cost.ts";
import type { IndexRun } from "../../embeddings/index-tree.ts";
import type { IndexPlan, TableChange } from "../../embeddings/plan-index.ts";
import type { VectorShardRun } from "../../embeddings/shards/write-vector-shard.ts";
import { nameOfShard, type Shard } from "../../facts/shard.ts";
import { from, of, view } from "../../wire/object.ts";
import { list, mapped, nullable } from "../../wire/shapes.ts";
import { count, elapsed, flag, text } from "../../wire/values.ts";
import { type Format, isJson } from "../spec/command.ts";

/** What embedding takes, in words. */
export function costSentence(cost: readonly CostLine[]): string {
  return cost
    .map(({ embeddings, tokens, provider, model, costClass }) => {
      const what = provider === model ? provider : `${provider} ${model}`;
      return `${embeddings} slices, about ${tokens} tokens, by ${what} (cost class ${costClass})`;
    })
    .join("; ");
}

/** What bringing the index up to date took. */
export function renderIndexRun(format: Format, run: IndexRun, elapsedMs: number): string {
  if (isJson(format)) return `${JSON.stringify(indexRunCodec.toWire({ ...run.plan, ...run, elapsedMs }))}\n`;
  const { plan, cost, added, removed, reused, isWritten } = run;
  const lines = [`${stateSentence(run)} (${(elapsedMs / 1000).toFixed(2)} s).`];
  if (isWritten || isPlanned(run)) {
    const embeddings = `${totalEmbeddings(cost)} embeddings ${isWritten ? "made" : "to make"}, ${reused} reused`;
    lines.push(`${plan.files} files sliced; ${added} slices added, ${removed} removed; ${embeddings}.`);
  }
  if (cost.length > 0) lines.push(`${isWritten ? "Cost" : "It would cost"}: ${costSentence(cost)}.`);
  if (plan.unread > 0) lines.push(`${plan.unread} files could not be read, so the index does not count as fresh.`);
  return `${lines.join("\n")}\n`;
}

/** What making one shard of the vectors took. */
export function renderVectorShard(
  format: Format,
  shard: Shard,
  commit: string,
  run: VectorShardRun,
  elapsedMs: number,
): string {
  if (isJson(format)) return `${JSON.stringify(vectorShardCodec.toWire({ ...run, shard, commit, elapsedMs }))}\n`;
  const name = nameOfShard(shard);
  const { files, vectors, reused, cost, unread } = run;
  const made = `${totalEmbeddings(cost)} embeddings made, ${reused} reused`;
  const rest = unread === 0 ? "" : ` ${unread} files could not be read.`;
  const took = `(${(elapsedMs / 1000).toFixed(2)} s)`;
  return `Shard ${name} of ${commit} has ${vectors} vectors of ${files} files; ${made} ${took}.${rest}\n`;
}

function stateSentence(run: IndexRun): string {
  if (run.isWritten) return `The search index holds ${run.plan.commit}`;
  return isPlanned(run) ? "Nothing was changed" : `The search index is up to date with ${run.plan.commit}`;
}

/** Whether there is something that was only planned. */
function isPlanned({ plan }: IndexRun): boolean {
  return plan.base !== plan.commit;
}

const cost = list(
  view<CostLine>()({
    profile: text(),
    provider: text(),
    model: text(),
    cost_class: text(),
    embeddings: count(),
    tokens: count("estimated"),
  }),
);

type ShownShard = VectorShardRun & { readonly shard: Shard; readonly commit: string; readonly elapsedMs: number };

/** The answer of `index --shard`. */
export const vectorShardCodec = view<ShownShard>()({
  commit: text(),
  shard: mapped(text("`K/N`"), nameOfShard),
  files: count(),
  unread: count("files that could not be read"),
  vectors: count(),
  reused: count("embeddings that were there"),
  embeddings: from((run: ShownShard) => totalEmbeddings(run.cost), count("made")),
  cost,
  elapsed_ms: elapsed(),
});

type ShownRun = IndexRun & IndexPlan & { readonly elapsedMs: number };

/** The answer of `index`. */
export const indexRunCodec = view<ShownRun>()({
  commit: text(),
  base: nullable(text(), "the commit that the index held before"),
  written: of("isWritten", flag()),
  files: count(),
  unread: count("files that could not be read, so that the index is not fresh"),
  added: count("slices"),
  removed: count("slices"),
  reused: count("embeddings that were there"),
  embeddings: from((run: ShownRun) => totalEmbeddings(run.cost), count("made, or to make")),
  cost,
  tables: of(
    "changes",
    list(
      view<TableChange>()({
        index: from(({ wanted }: TableChange) => wanted.name, text()),
        profile: from(({ wanted }: TableChange) => wanted.profile.name, text()),
        added: from(({ added }: TableChange) => added.length, count()),
        removed: from(({ removedIds }: TableChange) => removedIds.length, count()),
      }),
    ),
  ),
  elapsed_ms: elapsed(),
});
