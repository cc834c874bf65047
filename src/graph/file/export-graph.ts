import { type FactsStore, factsKey } from "../../facts/store.ts";
import { FACTS_VERSION } from "../../facts/version.ts";
import { languageOfPath } from "../../languages/registry.ts";
import type { FileFacts } from "../../model/facts.ts";
import { type Entity, REPO_NAME } from "../../model/graph.ts";
import { baseIdIn, fileId, moduleName, SymbolIds } from "../../model/symbol-id.ts";
import { CorruptDataError } from "../../util/bytes.ts";
import { NO_PROGRESS, type Progress } from "../../util/progress.ts";
import { carryEnrichment, type EntityMatcher } from "../enrichment/enrichment.ts";
import type { FileRef, GraphStore } from "../store/graph-store.ts";
import { localIdText, WHOLE_FILE } from "../store/local-ids.ts";
import type { FileRow } from "../store/segment.ts";
import type { LocalId, Share } from "../store/share.ts";
import { decodeDefinitions } from "../store/share-codec.ts";
import { definitionEntity, fileEntity } from "./entity-of.ts";
import { GraphDigest } from "./graph-digest.ts";
import { GRAPH_PATH } from "./graph-file.ts";
import { entityToWire, graphFileToWire, graphHeadToWire } from "./graph-wire.ts";
import { GraphWriter } from "./graph-writer.ts";

/** Raised when the facts of a file are not stored, or are damaged. */
export class MissingFactsError extends Error {}

type IndexedFile = FileRow & FileRef;

/** Writes an index as LLMC's graph file, one file of the tree at a time, so that the whole graph is never in memory. */
export class GraphExport {
  readonly #root: string;
  readonly #store: GraphStore;
  readonly #facts: FactsStore;
  readonly #code: readonly IndexedFile[];
  readonly #plain: readonly IndexedFile[];
  /** The ids of every file's definitions. */
  readonly #ids = new Map<string, readonly string[]>();
  readonly #byLocalId = new Map<string, ReadonlyMap<string, string>>();

  constructor(root: string, store: GraphStore, facts: FactsStore) {
    this.#root = root;
    this.#store = store;
    this.#facts = facts;
    const files = [...store.files()].sort((a, b) => (a.path < b.path ? -1 : 1));
    this.#code = files.filter(({ state }) => state === "code");
    this.#plain = files.filter(({ state }) => state === "plain");
    this.#assignIds();
  }

  /** The entities that inherit enrichment, without writing a file. */
  enriched(match: EntityMatcher): readonly Entity[] {
    const enriched: Entity[] = [];
    for (const _line of this.#entities(match, (entity) => enriched.push(entity), NO_PROGRESS));
    return enriched;
  }

  /** Writes the file and returns its digest; `match` finds whose enrichment entities inherit, `keep` receives those that have some. */
  write(match: EntityMatcher, keep: (entity: Entity) => void, progress: Progress): string {
    const writer = new GraphWriter(this.#root, GRAPH_PATH);
    const { commit, indexedAt } = this.#store.head;
    try {
      const head = { indexedAt, repo: REPO_NAME, commit, factsVersion: FACTS_VERSION };
      writer.text(graphHeadToWire(head).slice(0, -1));
      const files = [...this.#code, ...this.#plain].sort((a, b) => (a.path < b.path ? -1 : 1));
      writer.list("files", files.map(graphFileToWire));
      progress.start("Writing the graph", this.#code.length * 2);
      const digest = new GraphDigest();
      writer.list("entities", this.#entities(match, keep, progress, digest));
      writer.list("relations", this.#relations(progress, digest));
      writer.list("unresolved", this.#unresolved(digest));
      writer.text(`,\n"digest":"${digest.finish()}"}\n`);
      return writer.commit();
    } catch (error) {
      writer.abandon();
      throw error;
    } finally {
      progress.stop();
    }
  }

  *#entities(
    match: EntityMatcher,
    keep: (entity: Entity) => void,
    progress: Progress,
    digest?: GraphDigest,
  ): Generator<string> {
    for (const file of this.#code) {
      const { definitions } = this.#share(file);
      const facts = this.#factsOf(file);
      const ids = this.#ids.get(file.path) ?? [];
      const entities = [
        fileEntity(file.path, facts.language),
        ...definitions.map((definition, at) => definitionEntity(file.path, facts, at, definition, ids[at] as string)),
      ];
      const enriched = carryEnrichment(entities, match);
      for (const [at, entity] of enriched.entries()) {
        if (entity !== entities[at]) keep(entity);
        digest?.entity(entity);
        yield entityToWire(entity);
      }
      progress.advance(1);
    }
  }

  *#relations(progress: Progress, digest: GraphDigest): Generator<string> {
    for (const file of this.#code) {
      const relations = this.#share(file)
        .links.map(({ src, edge, path, target, sites }) => ({ src, edge, dst: this.#idOf(path, target), sites }))
        .sort((a, b) => a.src - b.src || compare(a.edge, b.edge) || compare(a.dst, b.dst));
      for (const { src, edge, dst, sites } of relations) {
        const relation = { src: this.#sourceId(file.path, src), edge, dst, sites };
        digest.relation(relation);
        yield JSON.stringify(relation);
      }
      progress.advance(1);
    }
  }

  *#unresolved(digest: GraphDigest): Generator<string> {
    for (const file of this.#code) {
      const open = this.#share(file).open.toSorted((a, b) => a.src - b.src || compare(a.name, b.name));
      for (const { src, name, sites } of open) {
        const use = { src: this.#sourceId(file.path, src), name, sites };
        digest.unresolved(use);
        yield JSON.stringify(use);
      }
    }
  }

  #share(file: IndexedFile): Omit<Share, "spelled"> {
    const share = this.#store.share(file);
    if (!share) throw new CorruptDataError(`${file.path} has no share`);
    return share;
  }

  #factsOf({ path, blobId }: IndexedFile): FileFacts {
    const facts = this.#facts.read(factsKey(blobId, languageOfPath(path)));
    if (facts === undefined || facts === "binary") throw new MissingFactsError(`${path} has no facts`);
    return facts;
  }

  #sourceId(path: string, src: number): string {
    const id = src === WHOLE_FILE ? fileId(path) : this.#ids.get(path)?.[src];
    if (id === undefined) throw new CorruptDataError(`${path} has no definition ${src}`);
    return id;
  }

  #idOf(path: string, target: LocalId): string {
    if (target.ordinal === 0) return fileId(path);
    const id = this.#byLocalId.get(path)?.get(localIdText(target));
    if (id === undefined) throw new CorruptDataError(`${path} has no ${localIdText(target)}`);
    return id;
  }

  /** Definitions that would share an id are distinguished in the order of path and position, which requires the whole tree. */
  #assignIds(): void {
    const all = new SymbolIds();
    for (const { path, segment, file } of this.#code) {
      const bytes = segment.shareOf(file);
      const definitions = bytes ? decodeDefinitions(bytes, segment) : [];
      const module = moduleName(path);
      const ids = all.assign(definitions.map((definition) => baseIdIn(module, definition)));
      this.#ids.set(path, ids);
      this.#byLocalId.set(path, new Map(definitions.map((each, at) => [localIdText(each), ids[at] as string])));
    }
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
