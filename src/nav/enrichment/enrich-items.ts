import { readTexts } from "../../git/read-text.ts";
import { EnrichedEntities } from "../../graph/enrichment/enriched-entities.ts";
import { readLlmcDatabase } from "../../graph/enrichment/llmc-database.ts";
import { type EnrichedGraph, readEnriched } from "../../graph/enrichment/read-enriched.ts";
import { UserError } from "../../model/errors.ts";
import type { Enrichment, ResultItem } from "../../model/result.ts";
import { classifySlice } from "../../routing/classify-slice.ts";
import type { Logger } from "../../util/logger.ts";
import type { Codebase } from "../code/codebase.ts";
import type { GraphReader } from "../graph/graph-reader.ts";
import { enrichmentOf } from "./enrichment-of.ts";
import { findInDatabase } from "./find-in-database.ts";
import { findInSameTree, type IndexedSubject, type IndexFinder } from "./find-indexed.ts";
import { type ItemSubject, subjectOf } from "./item-subject.ts";

/**
 * Adds data to items that only the index has: the enrichment of their symbols, and how these were found again. `graph` is the one
 * that answered; without it, the symbols of the index, however old, are followed to the tree that did. LLMC's own database fills
 * gaps in the index. The first use of each symbol also gets the enrichment of the symbol itself.
 */
export async function enrichItems<Item extends ResultItem>(
  codebase: Codebase,
  graph: GraphReader | undefined,
  items: readonly Item[],
  logger: Logger,
): Promise<readonly Item[]> {
  if (items.length === 0) return items;
  const enriched = readOrWarn(codebase, logger);
  const database = new EnrichedEntities(await readLlmcDatabase(codebase.repository, logger));
  if (!graph && !enriched && database.size === 0) return items;
  // Only a match does not itself name its definition.
  const isTold = items.every(({ kind }) => kind !== "match");
  const subjects = isTold
    ? items.map((item) => subjectOf(item, () => []))
    : await codebase.ask((world) =>
        items.map((item) => subjectOf(item, (path) => world.file(path)?.facts.definitions ?? [])),
      );
  const asked = askedSymbols(items);
  const all = [...subjects, ...asked.values()];
  const find = graph
    ? await finderInFresh(codebase, enriched, all)
    : enriched && (await finderInOlder(codebase, enriched, all));
  const texts = new FileTexts(codebase);
  if (database.size > 0) await texts.read(all.map(({ path }) => path));
  const either = eitherOf(find, database.size > 0 ? findInDatabase(database, (path) => texts.get(path)) : undefined);
  const found = items.map((_, at) => either(subjects[at]));
  const own = items.map((_, at) => either(asked.get(at)));
  await texts.read([
    ...pathsOf(subjects, found),
    ...pathsOf(
      items.map((_, at) => asked.get(at)),
      own,
    ),
  ]);
  return items.map((item, at) => {
    const about = own[at]?.entity && ownEnrichment(own[at], asked.get(at)?.path ?? "", texts);
    const path = subjects[at]?.path ?? item.file;
    return { ...enrich(item, found[at], path, texts), ...about };
  });
}

/** The graph that answers is of this very tree; the enrichment of its symbols may be of an older one. */
async function finderInFresh(
  codebase: Codebase,
  enriched: EnrichedGraph | undefined,
  subjects: readonly ItemSubject[],
): Promise<IndexFinder> {
  const commit = await codebase.commit();
  const older = enriched && enriched.entities.size > 0 && enriched.commit !== commit;
  const found = older ? await finderInOlder(codebase, enriched, subjects) : undefined;
  return found ?? findInSameTree(enriched?.entities ?? new EnrichedEntities([]));
}

/** The files of subjects that have enrichment. */
function pathsOf(
  subjects: readonly (ItemSubject | undefined)[],
  found: readonly (IndexedSubject | undefined)[],
): readonly string[] {
  return subjects.flatMap((subject, at) => (subject && found[at]?.entity ? [subject.path] : []));
}

/** The symbols whose uses are listed, by the position of the first use of each. */
function askedSymbols(items: readonly ResultItem[]): ReadonlyMap<number, ItemSubject> {
  const seen = new Set<string>();
  const asked = new Map<number, ItemSubject>();
  items.forEach((item, at) => {
    if (item.kind !== "use") return;
    const { path, qualname, startLine } = item.symbol;
    const key = `${path}\n${qualname}\n${startLine}`;
    if (!seen.has(key)) asked.set(at, { path, symbol: item.symbol });
    seen.add(key);
  });
  return asked;
}

/** Looks a subject up in the index, and in LLMC's database if the index has no enrichment for it. */
function eitherOf(find: IndexFinder | undefined, inDatabase: IndexFinder | undefined) {
  return (subject: ItemSubject | undefined): IndexedSubject | undefined => {
    if (subject === undefined) return undefined;
    const indexed = find?.(subject);
    if (indexed?.entity !== undefined && enrichmentOf(indexed.entity) !== undefined) return indexed;
    const kept = inDatabase?.(subject);
    return kept && indexed ? { ...kept, binding: indexed.binding } : (kept ?? indexed);
  };
}

function enrich<Item extends ResultItem>(
  item: Item,
  indexed: IndexedSubject | undefined,
  path: string,
  texts: FileTexts,
): Item {
  if (!indexed) return item;
  const { binding, entity, isStale } = indexed;
  const enrichment = entity && enrichmentOf(entity);
  if (!enrichment) return { ...item, binding };
  return {
    ...item,
    enrichment: tagContent(enrichment, path, texts.get(path), item),
    isEnrichmentStale: isStale,
    binding,
  };
}

function ownEnrichment(indexed: IndexedSubject, path: string, texts: FileTexts) {
  const enrichment = indexed.entity && enrichmentOf(indexed.entity);
  if (!enrichment) return undefined;
  const tagged = tagContent(enrichment, path, texts.get(path));
  return { symbolEnrichment: tagged, isSymbolEnrichmentStale: indexed.isStale };
}

/** Without a readable index an answer lacks only its enrichment. */
function readOrWarn({ repository }: Codebase, logger: Logger): EnrichedGraph | undefined {
  if (repository.isBare) return undefined;
  try {
    return readEnriched(repository.root);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    logger.warn(`${error.message} What it says about symbols is not shown.`);
    return undefined;
  }
}

/** Loads the code that follows symbols from commit to commit only when an index has to be followed. */
async function finderInOlder(codebase: Codebase, index: EnrichedGraph, subjects: readonly ItemSubject[]) {
  return (await import("./follow-index.ts")).followIndex(codebase, index, subjects);
}

/** The texts of files of the tree, read on demand. */
export class FileTexts {
  readonly #codebase: Codebase;
  readonly #texts = new Map<string, string | undefined>();

  constructor(codebase: Codebase) {
    this.#codebase = codebase;
  }

  async read(paths: readonly string[]): Promise<void> {
    const missing = new Set(paths.filter((path) => !this.#texts.has(path)));
    if (missing.size === 0) return;
    const { tree } = this.#codebase;
    const entries = (await tree.list()).entries.filter(({ path }) => missing.has(path));
    for await (const { entry, text } of readTexts(tree, entries)) this.#texts.set(entry.path, text);
  }

  get(path: string): string | undefined {
    return this.#texts.get(path);
  }
}

/** Enrichment with the type and language of the content that it is about; if its author did not give them, those of the file. */
export function tagContent(
  enrichment: Enrichment,
  path: string,
  text: string | undefined,
  item?: ResultItem,
): Enrichment {
  if (enrichment.contentType !== undefined && enrichment.contentLanguage !== undefined) return enrichment;
  const match = item?.kind === "match" ? item.match : undefined;
  const { sliceType, sliceLanguage } = match ?? classifySlice(path, text ?? "");
  const contentType = enrichment.contentType ?? sliceType;
  const contentLanguage = enrichment.contentLanguage ?? sliceLanguage;
  return { ...enrichment, contentType, ...(contentLanguage !== undefined && { contentLanguage }) };
}
