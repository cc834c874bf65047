import { EnrichedEntities } from "../../graph/enrichment/enriched-entities.ts";
import { readLlmcDatabase } from "../../graph/enrichment/llmc-database.ts";
import { type EnrichedGraph, readEnriched, readEnrichedBytes } from "../../graph/enrichment/read-enriched.ts";
import { GRAPH_PATH, MAX_GRAPH_BYTES } from "../../graph/file/graph-file.ts";
import { UserError } from "../../model/errors.ts";
import type { ChangedSymbol, ChangeKind, ReviewSummary } from "../../model/review.ts";
import { enrichmentOf, isMarkedStale } from "../../nav/enrichment/enrichment-of.ts";
import type { Logger } from "../../util/logger.ts";
import type { Sides } from "../sides/sides.ts";

/** Changes after which a summary may be outdated. */
const CHANGES_BODY: ReadonlySet<ChangeKind> = new Set(["body", "signature", "deleted"]);
const MAX_SUMMARIES = 100;
/** A summary is a few sentences. */
const MAX_LENGTH = 600;

/** The summaries of changed symbols from the index; if it has none, from LLMC's own database. */
export async function reviewSummaries(
  sides: Sides,
  changes: readonly ChangedSymbol[],
  logger: Logger,
): Promise<ReviewSummary[]> {
  const enriched = await readFromBase(sides);
  const database = new EnrichedEntities(await readLlmcDatabase(sides.base.codebase.repository, logger));
  const summaries = changes.flatMap(({ id, before, change, also }): ReviewSummary[] => {
    const entity = before && (enriched?.entities.find(before, false) ?? database.find(before, false));
    const text = entity && enrichmentOf(entity)?.summary;
    if (!entity || text === undefined || text.trim() === "") return [];
    const isStale = isMarkedStale(entity) || [change, ...also].some((each) => CHANGES_BODY.has(each));
    return [{ changeId: id, text: text.slice(0, MAX_LENGTH), isStale }];
  });
  return summaries.slice(0, MAX_SUMMARIES);
}

/**
 * Enrichment from before the change. A graph file that is part of the repository is read from the base: a request must not put its
 * own words ("audited, safe") into a report about itself. One that is not tracked belongs to the job alone.
 */
async function readFromBase({ base, head }: Sides): Promise<EnrichedGraph | undefined> {
  const { repository, tree } = base.codebase;
  if (repository.isBare) return undefined;
  const isTracked = [base, head].some((side) => side.project.entries.has(GRAPH_PATH));
  try {
    if (!isTracked) return readEnriched(repository.root);
    const entry = base.project.entries.get(GRAPH_PATH);
    const read = entry && entry.size <= MAX_GRAPH_BYTES ? await tree.read(entry) : undefined;
    return read?.bytes && readEnrichedBytes(read.bytes);
  } catch (error) {
    // An unreadable index contributes nothing; the check of the index reports why.
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
