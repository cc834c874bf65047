import type { RagResult, RagToolMeta } from "../model/result.ts";
import { indexStatusToWire } from "./index-status-to-wire.ts";
import { itemToWire } from "./item-to-wire.ts";
import type { RagResultWire, RagToolMetaWire } from "./wire.ts";

/** The JSON of an answer. Keys stand in a fixed order. */
export function toWire(result: RagResult): RagResultWire {
  return resultToWire(result, itemToWire);
}

/** The JSON of an answer whose items are of another kind than the tools' own. */
export function resultToWire<Item, ItemWire>(
  result: RagResult<Item>,
  mapItem: (item: Item) => ItemWire,
): RagResultWire<ItemWire> {
  const items: readonly Item[] = result.items;
  return { meta: metaToWire(result.meta), items: items.map(mapItem) };
}

function metaToWire(meta: RagToolMeta): RagToolMetaWire {
  return {
    status: meta.status,
    error_code: meta.errorCode ?? null,
    message: meta.message ?? null,
    source: meta.source,
    freshness_state: meta.freshnessState,
    index_status: meta.indexStatus === undefined ? null : indexStatusToWire(meta.indexStatus),
    tool: meta.tool ?? null,
    query: meta.query ?? null,
    direction: meta.direction ?? null,
    commit: meta.commit ?? null,
    truncated: meta.isTruncated,
    total: meta.total,
    reason: meta.reason ?? null,
    elapsed_ms: meta.elapsedMs === undefined ? null : Math.round(meta.elapsedMs),
  };
}
