import { addedMetadata } from "../../graph/enrichment/enriched-entities.ts";
import { STALE_KEY } from "../../graph/enrichment/enrichment.ts";
import type { Entity } from "../../model/graph.ts";
import type { Enrichment } from "../../model/result.ts";
import { stringProperty } from "../../util/json.ts";

/** The key under which LLMC's enricher puts its fields when it keeps them separate. */
const NESTED_KEY = "enrichment";

/** Every field of an entity's enrichment; undefined when it has none. */
export function enrichmentOf(entity: Entity): Enrichment | undefined {
  const others = new Map(addedMetadata(entity).filter(([key]) => key !== STALE_KEY));
  if (others.size === 0) return undefined;
  const nested = others.get(NESTED_KEY);
  const take = (key: string) => {
    const value = others.get(key);
    if (typeof value !== "string") return stringProperty(nested, key);
    others.delete(key);
    return value;
  };
  const [summary, usageGuide] = [take("summary"), take("usage_guide")];
  const [contentType, contentLanguage] = [take("content_type"), take("content_language")];
  return {
    ...(summary !== undefined && { summary }),
    ...(usageGuide !== undefined && { usageGuide }),
    ...(contentType !== undefined && { contentType }),
    ...(contentLanguage !== undefined && { contentLanguage }),
    others,
  };
}

/** Whether the graph itself says that the code has changed since. */
export function isMarkedStale(entity: Entity): boolean {
  return entity.metadata.get(STALE_KEY) === true;
}
