import type { TableHit } from "../../embeddings/search-tables.ts";
import { definitionsOf } from "../../embeddings/slices/read-slices.ts";
import { updateFactsOf } from "../../facts/update.ts";
import { readTexts } from "../../git/read-text.ts";
import { Extractors } from "../../languages/extractors.ts";
import { canBeCode } from "../../languages/registry.ts";
import type { Definition } from "../../model/facts.ts";
import type { SearchItem, SymbolRef } from "../../model/result.ts";
import type { TermStatistics } from "../../model/retrieval.ts";
import type { FusedHit } from "../../routing/fuse.ts";
import { splitLines } from "../../util/lines.ts";
import { NO_PROGRESS } from "../../util/progress.ts";
import type { Codebase } from "../code/codebase.ts";
import { signatureOf } from "../symbols/signature.ts";
import { cutLine } from "../symbols/snippets.ts";
import { TestFiles } from "../tests/test-files.ts";
import { isOfKind, type SearchFilters } from "./filters.ts";
import { fitsNothing } from "./nothing-fits.ts";
import type { SearchQuery } from "./query.ts";
import { reasonsFor } from "./reasons.ts";

/** More lines than this cannot be read at a glance; the location shows where the rest is. */
const MAX_LINES = 60;
/** Long definitions are several slices: this many more hits than requested are considered. */
const SPARE = 10;

/** The request that items are made for. */
interface Wanted {
  readonly query: SearchQuery;
  readonly filters: SearchFilters;
  readonly limit: number;
  readonly statistics: TermStatistics;
}

/** A file of the tree in its current state. */
interface OpenFile {
  readonly lines: readonly string[];
  readonly definitions: readonly Definition[];
}

/** Items for hits, each definition once, with its current text. Slices of missing files are left out. */
export async function searchItems(
  codebase: Codebase,
  hits: readonly FusedHit<TableHit>[],
  { query, filters, limit, statistics }: Wanted,
): Promise<{ readonly items: readonly SearchItem[]; readonly total: number; readonly fitsNothing?: true }> {
  // The kind of a hit is known only from its file.
  const looked = filters.kind === undefined ? hits.slice(0, limit + SPARE) : hits;
  const paths = new Set(looked.map(({ hit }) => hit.slice.path));
  const files = await openFiles(codebase, paths);
  const tests = await TestFiles.of(codebase.tree, paths);
  const textOf = ({ path, startLine, endLine }: TableHit["slice"]) =>
    (files.get(path)?.lines ?? []).slice(startLine - 1, endLine).join("\n");
  if (fitsNothing(query, looked, statistics, textOf)) return { items: [], total: 0, fitsNothing: true };
  const seen = new Set<string>();
  const items = looked.flatMap((fused): SearchItem[] => {
    const { slice } = fused.hit;
    const file = files.get(slice.path);
    if (file === undefined || slice.startLine > file.lines.length) return [];
    const definition = definitionAt(file.definitions, slice);
    if (!isOfKind(filters, slice.sliceType, definition)) return [];
    const { startLine, endLine } = definition ?? slice;
    const place = `${slice.path}:${startLine}:${definition?.qualname ?? ""}`;
    if (seen.has(place)) return [];
    seen.add(place);
    const isTest = tests.isTest(slice.path);
    return [itemOf(fused, file, definition, Math.min(endLine, file.lines.length), isTest, query)];
  });
  const total = filters.kind === undefined ? hits.length - (looked.length - items.length) : items.length;
  return { items: items.slice(0, limit), total };
}

async function openFiles(codebase: Codebase, paths: ReadonlySet<string>): Promise<Map<string, OpenFile>> {
  const { tree } = codebase;
  const [listing, store] = await Promise.all([tree.list(), codebase.openStore()]);
  const entries = listing.entries.filter(({ path }) => paths.has(path));
  await updateFactsOf(
    entries.filter(({ path }) => canBeCode(path)),
    tree,
    store,
    { progress: NO_PROGRESS },
  );
  const extractors = new Extractors();
  const files = new Map<string, OpenFile>();
  for await (const { entry, text } of readTexts(tree, entries)) {
    if (text === undefined) continue;
    const definitions = await definitionsOf(entry, text, store, extractors);
    files.set(entry.path, { lines: splitLines(text), definitions });
  }
  return files;
}

/** The definition that a slice is, or is part of. */
function definitionAt(definitions: readonly Definition[], { title, startLine, endLine }: TableHit["slice"]) {
  return definitions.find((each) => each.qualname === title && each.startLine <= endLine && each.endLine >= startLine);
}

function itemOf(
  { hit, routeName, score }: FusedHit<TableHit>,
  { lines }: OpenFile,
  definition: Definition | undefined,
  endLine: number,
  isTest: boolean,
  query: SearchQuery,
): SearchItem {
  const { slice, terms, cosine = hit.nearness } = hit;
  const { path } = slice;
  const { startLine } = definition ?? slice;
  const shown = lines.slice(startLine - 1, Math.min(endLine, startLine + MAX_LINES - 1));
  const text = shown.map(cutLine).join("\n");
  const match = {
    title: slice.title,
    sliceType: slice.sliceType,
    sliceLanguage: slice.sliceLanguage,
    sliceConfidence: slice.confidence,
    sliceReasons: slice.reasons,
    routeName,
    score,
    routeScore: hit.score,
    termScore: terms,
    vectorScore: cosine,
    reasons: reasonsFor(hit, query, text),
    symbol: definition && symbolOf(path, definition),
    line: definition?.nameLine ?? startLine,
    signature: definition && signatureOf(lines, definition),
    isTest,
  };
  return { kind: "match", file: path, snippet: { text, location: { path, startLine, endLine } }, match };
}

function symbolOf(path: string, { qualname, kind, startLine, endLine }: Definition): SymbolRef {
  return { path, qualname, kind, startLine, endLine };
}
