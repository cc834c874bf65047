import type { SearchIndexRun, ShardOfVectors } from "../../api/operations/search-index.ts";
import type { CostLine } from "../../embeddings/cost.ts";
import { seconds } from "../words.ts";

/** The cost of embedding, in words. */
export function costSentence(cost: readonly CostLine[]): string {
  return cost
    .map(({ embeddings, tokens, provider, model, costClass }) => {
      const what = provider === model ? provider : `${provider} ${model}`;
      return `${embeddings} slices, about ${tokens} tokens, by ${what} (cost class ${costClass})`;
    })
    .join("; ");
}

/** Reports the work of bringing the search index up to date. */
export function renderIndexRun(run: SearchIndexRun): string {
  const { files, unread, cost, added, removed, reused, embeddings, isWritten, elapsedMs } = run;
  const lines = [`${stateSentence(run)} (${seconds(elapsedMs)}).`];
  if (isWritten || isPlanned(run)) {
    const made = `${embeddings} embeddings ${isWritten ? "made" : "to make"}, ${reused} reused`;
    lines.push(`${files} files sliced; ${added} slices added, ${removed} removed; ${made}.`);
  }
  if (cost.length > 0) lines.push(`${isWritten ? "Cost" : "It would cost"}: ${costSentence(cost)}.`);
  if (unread > 0) lines.push(`${unread} files could not be read, so the index does not count as fresh.`);
  return `${lines.join("\n")}\n`;
}

/** Reports the work of making one shard of the vectors. */
export function renderVectorShard(run: ShardOfVectors): string {
  const { shard, commit, files, vectors, reused, embeddings, unread, elapsedMs } = run;
  const made = `${embeddings} embeddings made, ${reused} reused`;
  const rest = unread === 0 ? "" : ` ${unread} files could not be read.`;
  return `Shard ${shard} of ${commit} has ${vectors} vectors of ${files} files; ${made} (${seconds(elapsedMs)}).${rest}\n`;
}

function stateSentence(run: SearchIndexRun): string {
  if (run.isWritten) return `The search index holds ${run.commit}`;
  return isPlanned(run) ? "Nothing was changed" : `The search index is up to date with ${run.commit}`;
}

/** Whether there is something that was only planned. */
function isPlanned({ base, commit }: SearchIndexRun): boolean {
  return base !== commit;
}
