import type { CostLine } from "../../embeddings/cost.ts";
import { totalEmbeddings } from "../../embeddings/cost.ts";
import type { IndexRun } from "../../embeddings/index-tree.ts";
import type { VectorShardRun } from "../../embeddings/shards/write-vector-shard.ts";
import { nameOfShard, type Shard } from "../../facts/shard.ts";
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
  if (isJson(format)) return `${JSON.stringify(indexRunToWire(run, elapsedMs))}\n`;
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
  if (isJson(format)) return `${JSON.stringify(vectorShardToWire(shard, commit, run, elapsedMs))}\n`;
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

/** The JSON of a shard of the vectors. */
export function vectorShardToWire(
  shard: Shard,
  commit: string,
  { files, vectors, reused, cost, unread }: VectorShardRun,
  elapsedMs: number,
) {
  return {
    commit,
    shard: nameOfShard(shard),
    files,
    unread,
    vectors,
    reused,
    embeddings: totalEmbeddings(cost),
    cost: cost.map(costToWire),
    elapsed_ms: Math.round(elapsedMs),
  };
}

/** The JSON of a run. */
export function indexRunToWire({ plan, cost, added, removed, reused, isWritten }: IndexRun, elapsedMs: number) {
  return {
    commit: plan.commit,
    base: plan.base ?? null,
    written: isWritten,
    files: plan.files,
    unread: plan.unread,
    added,
    removed,
    reused,
    embeddings: totalEmbeddings(cost),
    cost: cost.map(costToWire),
    tables: plan.changes.map(({ wanted, added: own, removedIds }) => ({
      index: wanted.name,
      profile: wanted.profile.name,
      added: own.length,
      removed: removedIds.length,
    })),
    elapsed_ms: Math.round(elapsedMs),
  };
}

function costToWire({ profile, provider, model, costClass, embeddings, tokens }: CostLine) {
  return { profile, provider, model, cost_class: costClass, embeddings, tokens };
}
