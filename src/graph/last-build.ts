import { isCacheCommitted } from "../facts/open-store.ts";
import { FACTS_VERSION } from "../facts/version.ts";
import { UserError } from "../model/errors.ts";
import type { Entity } from "../model/graph.ts";
import type { TreeEntry } from "../model/tree.ts";
import type { Logger } from "../util/logger.ts";
import { addedMetadata } from "./enriched-entities.ts";
import { decodeGraph, readGraphBytes } from "./graph-file.ts";
import { type ByteRange, digestOf } from "./graph-writer.ts";
import { type LinkedFile, type LinkRecord, readLinkRecord } from "./link-cache.ts";

/** Where enrichment is taken from. */
export interface OlderEntities {
  /** Those that somebody added something to. */
  readonly entities: readonly Entity[];
  /** What the graph was made of, as far as that is known. */
  readonly commit: string | undefined;
  /** Whether the hashes beside them are comparable with new ones. */
  readonly isHashComparable: boolean;
}

const NOTHING: OlderEntities = { entities: [], commit: undefined, isHashComparable: false };

/** What the last build left in a repository, as far as it can be used. */
export class LastBuild {
  /** What is known of the graph file; undefined when somebody else wrote or changed it, or when nothing may be reused. */
  readonly record: LinkRecord | undefined;
  /** Whether a record of this build may be left for the next one. */
  readonly isCacheTrusted: boolean;
  readonly #graph: Buffer | undefined;
  /** It is known that nobody added anything to the graph, so there is no need to look. */
  readonly #isPlain: boolean;
  readonly #logger: Logger;

  private constructor(
    graph: Buffer | undefined,
    logger: Logger,
    options: Pick<LastBuild, "record" | "isCacheTrusted"> & { isPlain: boolean },
  ) {
    this.#graph = graph;
    this.#logger = logger;
    this.#isPlain = options.isPlain;
    this.record = options.record;
    this.isCacheTrusted = options.isCacheTrusted;
  }

  static read(root: string, entries: readonly TreeEntry[], isFull: boolean, logger: Logger): LastBuild {
    const graph = readOrWarn(root, logger);
    const isCacheTrusted = !isCacheCommitted(entries);
    const found = graph && isCacheTrusted ? readLinkRecord(root) : undefined;
    const record = graph && found?.graphDigest === digestOf(graph) ? found : undefined;
    const isPlain = record?.isEnriched === false;
    return new LastBuild(graph, logger, { record: isFull ? undefined : record, isCacheTrusted, isPlain });
  }

  /** The bytes of a piece of the graph file. */
  piece([offset, length]: ByteRange): Uint8Array {
    return (this.#graph ?? Buffer.alloc(0)).subarray(offset, offset + length);
  }

  /** The entities whose enrichment may have to be carried over: those of `replaced`, or all of a graph not our own. */
  olderEntities(replaced: readonly LinkedFile[]): OlderEntities {
    if (!this.#graph || this.#isPlain) return NOTHING;
    try {
      if (!this.record) {
        const { entities, commit, factsVersion } = decodeGraph(this.#graph, this.#logger).graph;
        return { entities: entities.filter(isEnriched), commit, isHashComparable: factsVersion === FACTS_VERSION };
      }
      const pieces = replaced.map((file) => this.piece(file.entities)).filter((piece) => piece.length > 0);
      const list = Buffer.concat(pieces.flatMap((piece, at) => (at === 0 ? [piece] : [Buffer.from(","), piece])));
      const wrapped = Buffer.concat([Buffer.from('{"entities":['), list, Buffer.from("]}")]);
      const { entities } = decodeGraph(wrapped, this.#logger).graph;
      return { entities: entities.filter(isEnriched), commit: this.record.commit, isHashComparable: true };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.#logger.warn(`${error.message} What it added to entities is lost.`);
      return NOTHING;
    }
  }
}

function isEnriched(entity: Entity): boolean {
  return addedMetadata(entity).length > 0;
}

/** A graph file that cannot be read is replaced like one that is out of date. */
function readOrWarn(root: string, logger: Logger): Buffer | undefined {
  try {
    return readGraphBytes(root);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    logger.warn(`${error.message} It will be replaced.`);
    return undefined;
  }
}
