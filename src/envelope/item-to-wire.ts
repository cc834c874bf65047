import type { Enrichment, Hop, ItemBinding, ResultItem, SearchMatch, SymbolRef, UseItem } from "../model/result.ts";
import type { HopWire, ItemBindingWire, ResultItemWire, SymbolRefWire } from "./wire.ts";

/** The JSON of one item: LLMC's keys first, then those that its kind adds. */
export function itemToWire(item: ResultItem): ResultItemWire {
  const common = commonToWire(item);
  const binding = item.binding === undefined ? null : bindingToWire(item.binding);
  switch (item.kind) {
    case "match":
      return { ...common, ...(item.match && matchToWire(item.match)), ...(binding !== null && { binding }) };
    case "use":
      return useItemToWire(item);
    case "lineage":
      return {
        ...common,
        symbol: symbolToWire(item.symbol),
        confidence: item.confidence,
        depth: item.hops.length,
        hops: item.hops.map(hopToWire),
        is_test: item.isTest,
        binding,
      };
  }
}

/** The JSON of a use. */
export function useItemToWire(item: UseItem) {
  return {
    ...commonToWire(item),
    line: item.line,
    column: item.column,
    role: item.role,
    confidence: item.confidence,
    symbol: symbolToWire(item.symbol),
    enclosing: item.enclosing === undefined ? null : symbolToWire(item.enclosing),
    is_test: item.isTest,
    binding: item.binding === undefined ? null : bindingToWire(item.binding),
    ...(item.symbolEnrichment && { symbol_enrichment: enrichmentToWire(item.symbolEnrichment) }),
    ...(item.symbolEnrichment && item.isSymbolEnrichmentStale === true && { symbol_enrichment_stale: true as const }),
  };
}

function commonToWire({ file, snippet, enrichment, isEnrichmentStale }: ResultItem) {
  const { path, startLine, endLine } = snippet.location;
  return {
    file,
    snippet: { text: snippet.text, location: { path, start_line: startLine, end_line: endLine } },
    enrichment: enrichment === undefined ? null : enrichmentToWire(enrichment),
    ...(isEnrichmentStale === true && { enrichment_stale: true as const }),
  };
}

function enrichmentToWire(enrichment: Enrichment): Readonly<Record<string, unknown>> {
  const fields: [string, unknown][] = [
    ["summary", enrichment.summary],
    ["usage_guide", enrichment.usageGuide],
    ["content_type", enrichment.contentType],
    ["content_language", enrichment.contentLanguage],
  ];
  const named = new Set(fields.map(([name]) => name));
  for (const [name, value] of enrichment.others ?? []) {
    if (!named.has(name)) fields.push([name, value]);
  }
  // `fromEntries` defines keys where an assignment to `__proto__` would not.
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined && value !== null));
}

function matchToWire(match: SearchMatch) {
  return {
    title: match.title,
    slice_type: match.sliceType,
    slice_language: match.sliceLanguage ?? null,
    slice_confidence: match.sliceConfidence === undefined ? null : rounded(match.sliceConfidence),
    slice_reasons: match.sliceReasons,
    route: match.routeName,
    score: rounded(match.score),
    route_score: rounded(match.routeScore),
    term_score: match.termScore === undefined ? null : rounded(match.termScore),
    vector_score: match.vectorScore === undefined ? null : rounded(match.vectorScore),
    why: match.reasons,
  };
}

/** More digits would only tell machines apart. */
function rounded(score: number): number {
  return Math.round(score * 1e6) / 1e6;
}

/** A definition as JSON. */
export function symbolToWire(symbol: SymbolRef): SymbolRefWire {
  return {
    path: symbol.path,
    qualname: symbol.qualname,
    kind: symbol.kind,
    start_line: symbol.startLine,
    end_line: symbol.endLine,
  };
}

function hopToWire({ symbol, file, line, column, confidence }: Hop): HopWire {
  return { symbol: symbolToWire(symbol), file, line, column, confidence };
}

function bindingToWire({ status, score }: ItemBinding): ItemBindingWire {
  return { status, score };
}
