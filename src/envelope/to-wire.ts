import type { RagResult, ResultItem } from "../model/result.ts";
import { lineageItem, meta, searchItem, useItem } from "../wire/envelope.ts";
import type { RagResultWire, ResultItemWire } from "../wire/envelope-wire.ts";

/** The JSON of an answer. Keys are in a fixed order. */
export function toWire(result: RagResult): RagResultWire {
  return { meta: meta.toWire(result.meta), items: result.items.map(itemToWire) };
}

/** The JSON of one item: LLMC's keys first, then those specific to its kind. */
export function itemToWire(item: ResultItem): ResultItemWire {
  switch (item.kind) {
    case "match":
      return searchItem.toWire(item);
    case "use":
      return useItem.toWire(item);
    case "lineage":
      return lineageItem.toWire(item);
  }
}
