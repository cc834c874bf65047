import { createHash } from "node:crypto";
import type { EnrichedEntities } from "../../graph/enrichment/enriched-entities.ts";
import type { Entity } from "../../model/graph.ts";
import type { PlacedSymbol } from "../../model/origin.ts";
import { splitLines } from "../../util/lines.ts";
import type { IndexFinder } from "./find-indexed.ts";

/** The score of a symbol with the right name and file, but not the text that LLMC read. */
const ANCHOR_SCORE = 0.9;
const HASH = /^sha256:[0-9a-f]{64}$/;
/** Code around a definition that LLMC's spans leave out. */
const OUTER = /^(?:export\s+(?:default\s+)?|@\S+\s+)/;

/**
 * Finds symbols in LLMC's own database by file and qualified name. LLMC hashes the text of a span, which shows whether an entry
 * describes the current text.
 */
export function findInDatabase(entities: EnrichedEntities, textOf: (path: string) => string | undefined): IndexFinder {
  return ({ path, symbol }) => {
    if (symbol === undefined) {
      const entity = entities.ofFile(path);
      return entity && { binding: { status: "same", score: ANCHOR_SCORE }, entity, isStale: false };
    }
    const entity = entities.find(symbol, false);
    if (entity === undefined) return undefined;
    const isSameText = hasText(entity, symbol, textOf(path));
    const isSamePlace = entity.startLine === symbol.startLine && entity.endLine === symbol.endLine;
    const binding = { status: isSamePlace ? "same" : "moved", score: isSameText ? 1 : ANCHOR_SCORE } as const;
    return { binding, entity, isStale: !isSameText };
  };
}

/** Whether the text of a definition is the one that LLMC read; without a usable hash, its number of lines decides. */
function hasText(entity: Entity, symbol: PlacedSymbol, text: string | undefined): boolean {
  const { spanHash, startLine = 0, endLine = 0, metadata } = entity;
  const language = metadata.get("language");
  if (spanHash === undefined || !HASH.test(spanHash) || typeof language !== "string" || text === undefined) {
    return endLine - startLine === symbol.endLine - symbol.startLine;
  }
  const own = splitLines(text)
    .slice(symbol.startLine - 1, symbol.endLine)
    .join("\n")
    .trim();
  return [own, own.replace(OUTER, "")].some((span) => hashOf(language, span) === spanHash);
}

function hashOf(language: string, span: string): string {
  return `sha256:${createHash("sha256").update(`${language}\0${span}`).digest("hex")}`;
}
