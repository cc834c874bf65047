import { FACTS_VERSION } from "../facts/version.ts";
import type { LiveProject } from "../resolve/live-project.ts";
import type { Progress } from "../util/progress.ts";
import { carryEnrichment, type EntityMatcher } from "./enrichment.ts";
import { GRAPH_PATH } from "./graph-file.ts";
import { GRAPH_VERSION, type GraphHeadWire, graphFileToWire, type WireFragment } from "./graph-wire.ts";
import { type ByteRange, GraphWriter } from "./graph-writer.ts";
import type { LastBuild } from "./last-build.ts";
import type { LinkedFile, LinkRecord } from "./link-cache.ts";
import { Linker, type LinkPlan, type PlannedFile } from "./linked-tree.ts";

/** A graph never names the machine it was made on. */
export const REPO_NAME = ".";

/** One file's share of the graph: its bytes, and what the next build needs to know of it. */
export interface Share {
  readonly file: PlannedFile;
  readonly pieces: Readonly<Record<keyof WireFragment, Uint8Array>>;
  readonly consulted: LinkedFile["consulted"];
  readonly counts: LinkedFile["counts"];
}

/** The shares of all files in path order, and every module found on the way. */
export interface Shares {
  readonly shares: readonly Share[];
  readonly found: LinkRecord["found"];
  readonly isEnriched: boolean;
}

/** Links what has to be linked and takes over the rest; `match` says whose enrichment new entities inherit. */
export function makeShares(
  project: LiveProject,
  plan: LinkPlan,
  last: LastBuild,
  match: EntityMatcher,
  progress: Progress,
): Shares {
  const linker = new Linker(project, plan);
  let isEnriched = false;
  progress.start("Linking", plan.code.length);
  const shares = plan.code.map((file): Share => {
    progress.advance(1);
    return file.kept ? keptShare(file, file.kept, last) : newShare(file);
  });
  progress.stop();
  return { shares, found: linker.found, isEnriched: isEnriched || (last.record?.isEnriched ?? false) };

  function newShare(file: PlannedFile): Share {
    const share = linker.link(file);
    const entities = carryEnrichment(share.entities, match);
    isEnriched ||= entities.some((entity, at) => entity !== share.entities[at]);
    const wire = share.toWire(entities);
    const pieces = {
      entities: Buffer.from(wire.entities),
      relations: Buffer.from(wire.relations),
      unresolved: Buffer.from(wire.unresolved),
    };
    return { file, pieces, consulted: share.consulted, counts: share.counts };
  }
}

function keptShare(file: PlannedFile, kept: LinkedFile, last: LastBuild): Share {
  const pieces = {
    entities: last.piece(kept.entities),
    relations: last.piece(kept.relations),
    unresolved: last.piece(kept.unresolved),
  };
  return { file, pieces, consulted: kept.consulted, counts: kept.counts };
}

/** Writes the graph file and gives what the next build needs to know of it. */
export function writeGraph(
  root: string,
  commit: string,
  indexedAt: string,
  plan: LinkPlan,
  { shares, found, isEnriched }: Shares,
): LinkRecord {
  const writer = new GraphWriter(root, GRAPH_PATH);
  try {
    const head: GraphHeadWire = {
      version: GRAPH_VERSION,
      indexed_at: indexedAt,
      repo: REPO_NAME,
      commit,
      facts_version: FACTS_VERSION,
    };
    writer.text(JSON.stringify(head).slice(0, -1));
    const files = [...plan.code, ...plan.plain].sort((a, b) => (a.path < b.path ? -1 : 1));
    writer.list("files", [Buffer.from(files.map(graphFileToWire).join(",\n"))]);
    const entities = writer.list(
      "entities",
      shares.map(({ pieces }) => pieces.entities),
    );
    const relations = writer.list(
      "relations",
      shares.map(({ pieces }) => pieces.relations),
    );
    const unresolved = writer.list(
      "unresolved",
      shares.map(({ pieces }) => pieces.unresolved),
    );
    writer.text("}\n");
    const linked = shares.map(({ file, consulted, counts }, at): LinkedFile => {
      const ranges = {
        entities: entities[at] as ByteRange,
        relations: relations[at] as ByteRange,
        unresolved: unresolved[at] as ByteRange,
      };
      const { path, blobId, language, baseIds } = file;
      return { path, blobId, language, baseIds, consulted, counts, ...ranges };
    });
    return { commit, graphDigest: writer.commit(), isEnriched, linked, plain: plan.plain, found };
  } catch (error) {
    writer.abandon();
    throw error;
  }
}
