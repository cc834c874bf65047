import { CACHE_DIRECTORY } from "../facts/open-store.ts";
import { FACTS_VERSION } from "../facts/version.ts";
import { UserError } from "../model/errors.ts";
import type { TreeEntry } from "../model/tree.ts";
import type { Logger } from "../util/logger.ts";
import { type EntityMatcher, sameSymbolMatcher } from "./enrichment.ts";
import { decodeGraph, readGraphBytes } from "./graph-file.ts";
import { type ByteRange, digestOf } from "./graph-writer.ts";
import { type LinkedFile, type LinkRecord, readLinkRecord } from "./link-cache.ts";

/** Where enrichment is taken from, and whether the hashes beside it are comparable with new ones. */
export interface OlderEntities {
  readonly match: EntityMatcher;
  readonly isHashComparable: boolean;
}

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
    // A cache that comes with the commit would let whoever wrote it decide what we believe about the code.
    const isCacheTrusted = !entries.some((entry) => entry.path.startsWith(`${CACHE_DIRECTORY}/`));
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
    const nothing = { match: () => undefined, isHashComparable: false };
    if (!this.#graph || this.#isPlain) return nothing;
    try {
      if (!this.record) {
        const { graph } = decodeGraph(this.#graph, this.#logger);
        const isHashComparable = graph.factsVersion === FACTS_VERSION;
        return { match: sameSymbolMatcher(graph.entities), isHashComparable };
      }
      const pieces = replaced.map((file) => this.piece(file.entities)).filter((piece) => piece.length > 0);
      const list = Buffer.concat(pieces.flatMap((piece, at) => (at === 0 ? [piece] : [Buffer.from(","), piece])));
      const wrapped = Buffer.concat([Buffer.from('{"entities":['), list, Buffer.from("]}")]);
      return { match: sameSymbolMatcher(decodeGraph(wrapped, this.#logger).graph.entities), isHashComparable: true };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.#logger.warn(`${error.message} What it added to entities is lost.`);
      return nothing;
    }
  }
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
