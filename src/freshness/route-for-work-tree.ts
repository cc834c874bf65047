import type { IndexCheck } from "./check-index.ts";
import { type RouteDecision, refuse } from "./compute-route.ts";

/** The decision for a question about the working tree: a graph that is fresh for HEAD is stale for files that differ from HEAD. */
export function routeForWorkTree({ decision, dirtyFiles }: IndexCheck): RouteDecision {
  const [first, ...others] = dirtyFiles ?? [];
  if (!decision.useRag || first === undefined) return decision;
  const path = JSON.stringify(first.path);
  const what = others.length === 0 ? `${path} differs` : `${others.length + 1} files, ${path} among them, differ`;
  return refuse("STALE", decision.status, `The index describes the last commit, but ${what} from it.`);
}
