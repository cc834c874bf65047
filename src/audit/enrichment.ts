import { STALE_KEY } from "../graph/enrichment/enrichment.ts";
import { type EnrichedGraph, readEnriched } from "../graph/enrichment/read-enriched.ts";
import type { AuditedEnrichment } from "../model/audit.ts";
import { UserError } from "../model/errors.ts";
import type { Entity } from "../model/graph.ts";
import type { Binding } from "../rebind/binding.ts";

/** Counts the symbols that have enrichment, and those of them whose code has changed since. */
export function auditEnrichment(root: string, bindings: readonly Binding[]): AuditedEnrichment | undefined {
  const graph = readOrNothing(root);
  if (!graph) return undefined;
  const enriched = graph.entities.all.filter(isSymbol);
  const stale = new Set(enriched.filter((entity) => entity.metadata.get(STALE_KEY) === true));
  const lost = new Set<Entity>();
  for (const { old, status, bodyChanged } of enriched.length === 0 ? [] : bindings) {
    const isGone = status === "gone";
    if (!isGone && !bodyChanged && status !== "ambiguous") continue;
    const { qualname, startLine, endLine } = old.definition;
    const entity = graph.entities.find({ path: old.path, qualname, startLine, endLine }, graph.isComparable);
    if (entity && isSymbol(entity)) (isGone ? lost : stale).add(entity);
  }
  for (const entity of lost) stale.delete(entity);
  return { symbols: graph.symbols, enriched: enriched.length, stale: stale.size, lost: lost.size };
}

function isSymbol({ kind }: Entity): boolean {
  return kind !== "file";
}

/** An unreadable graph is reported where the index is judged. */
function readOrNothing(root: string): EnrichedGraph | undefined {
  try {
    return readEnriched(root);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
