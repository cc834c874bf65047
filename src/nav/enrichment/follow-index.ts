import type { EnrichedGraph } from "../../graph/enrichment/read-enriched.ts";
import { loadStatus } from "../../graph/file/status-file.ts";
import { followSymbols } from "../../rebind/follow-symbols.ts";
import { NO_PROGRESS } from "../../util/progress.ts";
import type { Codebase } from "../code/codebase.ts";
import { definitionFinder, findByAnchor, findByOrigin, type IndexFinder } from "./find-indexed.ts";
import type { ItemSubject } from "./item-subject.ts";

/** With more changed files than this, and no enrichment to carry over, following symbols takes longer than an answer may. */
const MAX_CHANGED_WITHOUT_ENRICHMENT = 50;

/** Finds items in an index of another tree: by following its symbols, or by name if its tree is not available. */
export async function followIndex(
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
