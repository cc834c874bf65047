import { EnrichedEntities } from "../graph/enriched-entities.ts";
import { type EnrichedGraph, readEnriched } from "../graph/read-enriched.ts";
import { loadStatus } from "../graph/status-file.ts";
import { UserError } from "../model/errors.ts";
import type { ResultItem } from "../model/result.ts";
import { followSymbols } from "../rebind/follow-symbols.ts";
import type { Logger } from "../util/logger.ts";
import { NO_PROGRESS } from "../util/progress.ts";
import type { Codebase } from "./codebase.ts";
import { enrichmentOf } from "./enrichment-of.ts";
import { definitionFinder, findByAnchor, findByOrigin, findInSameTree, type IndexFinder } from "./find-indexed.ts";
import type { GraphReader } from "./graph-reader.ts";
import { type ItemSubject, subjectOf } from "./item-subject.ts";

/** With more changed files than this, following symbols takes longer than an answer may when there is nothing to carry over. */
const MAX_CHANGED_WITHOUT_ENRICHMENT = 50;

/**
 * Gives items what the index alone has: what was written about their symbols, and how these were found again. `graph` is the
 * one that answered; without it, the symbols of the index, however old, are followed to the tree that did.
 */
export async function enrichItems<Item extends ResultItem>(
  codebase: Codebase,
  graph: GraphReader | undefined,
  items: readonly Item[],
  logger: Logger,
): Promise<readonly Item[]> {
  if (items.length === 0) return items;
  const enriched = readOrWarn(codebase, logger);
  if (!graph && !enriched) return items;
  // Only a match does not say itself which definition it is about.
  const isTold = items.every(({ kind }) => kind !== "match");
  const subjects = isTold
    ? items.map((item) => subjectOf(item, () => []))
    : await codebase.ask((world) =>
        items.map((item) => subjectOf(item, (path) => world.file(path)?.facts.definitions ?? [])),
      );
  const find = graph
    ? await finderInFresh(codebase, enriched, subjects)
    : enriched && (await finderFor(codebase, enriched, subjects));
  return find ? items.map((item, at) => enrich(item, subjects[at], find)) : items;
}

/** The graph that answers is of this very tree; what was written about its symbols may be of an older one. */
async function finderInFresh(
  codebase: Codebase,
  enriched: EnrichedGraph | undefined,
  subjects: readonly ItemSubject[],
): Promise<IndexFinder> {
  const commit = codebase.tree.commit ?? (await codebase.repository.headCommit());
  const older = enriched && enriched.entities.size > 0 && enriched.commit !== commit;
  const found = older ? await finderFor(codebase, enriched, subjects) : undefined;
  return found ?? findInSameTree(enriched?.entities ?? new EnrichedEntities([]));
}

function enrich<Item extends ResultItem>(item: Item, subject: ItemSubject | undefined, find: IndexFinder): Item {
  const indexed = subject && find(subject);
  if (!indexed) return item;
  const { binding, entity, isStale } = indexed;
  const enrichment = entity && enrichmentOf(entity);
  return enrichment ? { ...item, enrichment, isEnrichmentStale: isStale, binding } : { ...item, binding };
}

/** An index that cannot be read takes nothing from an answer but its enrichment. */
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

async function finderFor(
  codebase: Codebase,
  index: EnrichedGraph,
  subjects: readonly ItemSubject[],
): Promise<IndexFinder | undefined> {
  await codebase.load();
  const { repository, tree, project } = codebase;
  const isPlain = index.entities.size === 0;
  const paths = new Set(subjects.map(({ path }) => path));
  const commit = index.commit ?? loadStatus(repository.root)?.lastIndexedCommit;
  const origins =
    commit === undefined
      ? undefined
      : await followSymbols(commit, tree, {
          repository,
          store: project.store,
          progress: NO_PROGRESS,
          paths,
          ...(isPlain && { maxChangedFiles: MAX_CHANGED_WITHOUT_ENRICHMENT }),
        });
  if (origins) return findByOrigin(index, origins);
  if (isPlain) return undefined;
  const definitionOf = await codebase.ask((world) =>
    definitionFinder([...paths].flatMap((path) => world.file(path) ?? [])),
  );
  return findByAnchor(index, definitionOf);
}
