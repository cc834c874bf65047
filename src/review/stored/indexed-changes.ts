import { type EnrichedGraph, readEnriched } from "../../graph/enrichment/read-enriched.ts";
import { loadStatus } from "../../graph/file/status-file.ts";
import { UserError } from "../../model/errors.ts";
import type { Definition } from "../../model/facts.ts";
import type { PlacedSymbol, SymbolOrigins } from "../../model/origin.ts";
import type { BindingStatus } from "../../model/result.ts";
import type { ReviewFreshness } from "../../model/review.ts";
import { baseId } from "../../model/symbol-id.ts";
import { definitionFinder, findByAnchor, findByOrigin, type IndexFinder } from "../../nav/enrichment/find-indexed.ts";
import type { SourceFile } from "../../rebind/binding.ts";
import { followSymbols } from "../../rebind/follow-symbols.ts";
import { NO_PROGRESS } from "../../util/progress.ts";
import type { Sides } from "../sides/sides.ts";

/** An index that differs from the head in more files than this is so old that following its symbols takes long and shows little. */
const MAX_CHANGED_FILES = 1000;
/** The statuses of a symbol with another name or file; a shifted line is not worth reporting. */
const ELSEWHERE: ReadonlySet<BindingStatus> = new Set(["relocated", "renamed", "relocated_renamed", "ambiguous"]);

/** `rebound` is undefined when this clone lacks the commit of the index, so that its symbols cannot be followed. */
type FoundChanges = Pick<ReviewFreshness, "staleEnrichment"> & {
  readonly rebound: ReviewFreshness["rebound"] | undefined;
};

/** Finds entries of the index about changed files whose symbol is now elsewhere, or that describe an older body. */
export async function findIndexedChanges(sides: Sides): Promise<FoundChanges> {
  const index = readIndex(sides);
  const files = sides.files.newFiles;
  if (!index || files.length === 0) return { rebound: [], staleEnrichment: [] };
  const origins = await followIndex(sides, index);
  if (origins)
    return { rebound: findRebound(files, origins), staleEnrichment: findStale(files, findByOrigin(index, origins)) };
  return { rebound: undefined, staleEnrichment: findStale(files, findByAnchor(index, definitionFinder(files))) };
}

/** An unreadable index contributes nothing; the check of the index reports why. */
function readIndex({ head: { codebase } }: Sides): EnrichedGraph | undefined {
  if (codebase.repository.isBare) return undefined;
  try {
    return readEnriched(codebase.repository.root);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

async function followIndex(
  { files, head: { codebase } }: Sides,
  index: EnrichedGraph,
): Promise<SymbolOrigins | undefined> {
  const { repository, tree, store } = codebase;
  const commit = index.commit ?? loadStatus(repository.root)?.lastIndexedCommit;
  if (commit === undefined) return undefined;
  const paths = files.newFiles.map(({ path }) => path);
  return followSymbols(commit, tree, {
    repository,
    store,
    progress: NO_PROGRESS,
    paths,
    maxChangedFiles: MAX_CHANGED_FILES,
  });
}

function findRebound(files: readonly SourceFile[], origins: SymbolOrigins): ReviewFreshness["rebound"] {
  return files.flatMap(({ path, facts }) =>
    facts.definitions.flatMap((definition) => {
      const { qualname, kind, startLine, endLine } = definition;
      const to = { path, qualname, kind, startLine, endLine };
      const origin = origins.originOf(to);
      if (!origin?.was || !ELSEWHERE.has(origin.status)) return [];
      const { path: oldPath, qualname: oldName } = origin.was;
      return [{ id: baseId(oldPath, { qualname: oldName, kind }), status: origin.status, to }];
    }),
  );
}

function findStale(files: readonly SourceFile[], find: IndexFinder): readonly string[] {
  const stale = new Set<string>();
  for (const { path, facts } of files) {
    const symbols = facts.definitions.map((definition) => placedIn(path, definition));
    for (const symbol of [undefined, ...symbols]) {
      const found = find({ path, symbol });
      if (found?.entity && found.isStale) stale.add(found.entity.id);
    }
  }
  return [...stale].sort();
}

function placedIn(path: string, { qualname, startLine, endLine }: Definition): PlacedSymbol {
  return { path, qualname, startLine, endLine };
}
