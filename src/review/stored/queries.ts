import { routedResult } from "../../envelope/routed-result.ts";
import type { RouteDecision } from "../../freshness/gateway.ts";
import type { SymbolRef } from "../../model/result.ts";
import type { ChangedSymbol, ReviewQuery } from "../../model/review.ts";
import { compareConfidence, comparePlaces, type Use } from "../../model/use.ts";
import { symbolRef } from "../../nav/symbols/symbol-ref.ts";
import { useItems } from "../../nav/symbols/use-items.ts";
import type { TestFiles } from "../../nav/tests/test-files.ts";
import type { Sides } from "../sides/sides.ts";

/** Symbols whose users are listed: more lists would not be read, and the counts are in the changes. */
const MAX_QUERIES = 60;
/** The number of uses in one answer. */
const MAX_ITEMS = 50;

/** Puts the uses of changed symbols into the envelopes of where-used; `decision` says which source found them. */
export async function reviewQueries(
  { head, tests }: Sides,
  changes: readonly Pick<ChangedSymbol, "id" | "after">[],
  direct: ReadonlyMap<string, readonly Use[]>,
  decision: RouteDecision,
): Promise<ReviewQuery[]> {
  const asked = changes.filter(({ id, after }) => after !== undefined && direct.has(id)).slice(0, MAX_QUERIES);
  const commit = head.codebase.tree.commit;
  const found = await head.ask((world) =>
    asked.map(({ id, after }) => {
      const uses = (direct.get(id) ?? []).toSorted((a, b) => inReadingOrder(tests, a, b)).slice(0, MAX_ITEMS);
      return uses.map(({ enclosing, ...use }) => ({
        use,
        symbol: after as SymbolRef,
        enclosing: enclosing < 0 ? undefined : symbolRef(world, { path: use.path, index: enclosing }),
      }));
    }),
  );
  const all = await useItems(head.codebase.tree, found.flat());
  let next = 0;
  return asked.map(({ id, after }, at): ReviewQuery => {
    const symbol = after as SymbolRef;
    const start = next;
    next += found[at]?.length ?? 0;
    const items = all.slice(start, next);
    const total = direct.get(id)?.length ?? 0;
    const reason = reasonFor(symbol, total, items.length);
    const details = { tool: "where-used", query: `${symbol.path}#${symbol.qualname}`, commit, total, reason };
    return { changeId: id, result: routedResult(decision, items, details) };
  });
}

/** Production before tests, highest confidence first, then by place. */
function inReadingOrder(tests: TestFiles, a: Use, b: Use): number {
  const byTest = Number(tests.isTest(a.path)) - Number(tests.isTest(b.path));
  return byTest || compareConfidence(a.confidence, b.confidence) || comparePlaces(a, b);
}

function reasonFor({ path, qualname, startLine }: SymbolRef, total: number, shown: number): string | undefined {
  if (total === 0) return `${qualname} is defined in ${path}:${startLine}, and nothing here uses it.`;
  return shown < total ? `${total - shown} more.` : undefined;
}
