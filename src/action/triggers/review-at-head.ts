import { type LineMap, lineMapBetween } from "../../git/line-map.ts";
import type { Repository } from "../../git/repository.ts";
import type { SymbolRef } from "../../model/result.ts";
import type { Review } from "../../model/review.ts";

/**
 * A review of the merge of a pull request, in the lines of the pull request's head: that is where links, annotations and check runs
 * lead. Only files whose content is another at head are looked into.
 */
export async function reviewAtHead(repository: Repository, review: Review, head: string): Promise<Review> {
  const maps = new Map<string, LineMap>();
  for (const path of pathsIn(review)) {
    maps.set(path, await lineMapBetween(repository, review.head, head, path));
  }
  const at = (path: string, line: number) => maps.get(path)?.(line) ?? line;
  const symbol = <T extends SymbolRef | undefined>(ref: T): T =>
    ref && { ...ref, startLine: at(ref.path, ref.startLine), endLine: at(ref.path, ref.endLine) };
  const moved = <T extends { readonly path: string; readonly line: number }>(each: T): T => {
    return { ...each, line: at(each.path, each.line) };
  };
  return {
    ...review,
    head,
    changes: review.changes.map((change) => ({ ...change, after: symbol(change.after) })),
    broken: review.broken.map((use) => ({ ...moved(use), enclosing: symbol(use.enclosing) })),
    affected: review.affected.map((each) => ({ ...moved(each), symbol: symbol(each.symbol) })),
    queries: review.queries.map(({ changeId, result }) => ({
      changeId,
      result:
        result.meta.status === "ERROR"
          ? result
          : {
              meta: result.meta,
              items: result.items.map((item) => ({
                ...item,
                line: at(item.file, item.line),
                symbol: symbol(item.symbol),
                enclosing: symbol(item.enclosing),
              })),
            },
    })),
    docMentions: review.docMentions.map(moved),
    config: { ...review.config, findings: review.config.findings.map(moved) },
  };
}

function pathsIn({ changes, broken, affected, docMentions, config, queries }: Review): Set<string> {
  const places = [...broken, ...affected, ...docMentions, ...config.findings];
  const used = queries.flatMap(({ result }) => result.items.map(({ file }) => file));
  return new Set([
    ...used,
    ...places.map(({ path }) => path),
    ...changes.flatMap(({ after }) => (after ? [after.path] : [])),
  ]);
}
