import type { Confidence, UseRole } from "./use.ts";

/**
 * CodeGraph: the entities and relations of one tree, as LLMC's graph file holds them, with the places of every relation.
 * A graph read from a file may come from another program, so kinds and edges are plain strings there.
 */

/** The relations that this program writes. */
export const EDGES = ["calls", "extends", "imports", "reads", "uses", "writes"] as const;
export type Edge = (typeof EDGES)[number];

/** A definition, or a file (kind `file`). */
export interface Entity {
  readonly id: string;
  readonly kind: string;
  /** The name that another program gives it, if it is not in the id. */
  readonly name?: string | undefined;
  /** Relative to the root of the repository, with `/`; undefined when the graph file has none, or one outside. */
  readonly filePath: string | undefined;
  readonly startLine: number | undefined;
  readonly endLine: number | undefined;
  /** Fingerprint of the body in our own graphs; LLMC's depends on the machine that made it. */
  readonly spanHash: string | undefined;
  /** Parameters, base classes, enrichment. */
  readonly metadata: ReadonlyMap<string, unknown>;
}

/** One place where a relation holds. */
export type Site = readonly [line: number, column: number, role: UseRole, confidence: Confidence];

/** One entity uses another. */
export interface Relation {
  readonly src: string;
  readonly edge: string;
  readonly dst: string;
  /** Empty in graphs of other programs. */
  readonly sites: readonly Site[];
}

/** Uses of a name as an attribute of an object of unknown type: they may refer to any member of that name. */
export interface UnresolvedUse {
  readonly src: string;
  readonly name: string;
  readonly sites: readonly (readonly [line: number, column: number, role: UseRole])[];
}

/** A file that the graph covers; its blob id proves which content was read. */
export interface GraphFileEntry {
  readonly path: string;
  readonly blobId: string | undefined;
  readonly language: string | undefined;
}

export interface CodeGraph {
  readonly indexedAt: string | undefined;
  readonly repo: string | undefined;
  /** The commit it was built for; present only in our own graphs. */
  readonly commit: string | undefined;
  readonly factsVersion: number | undefined;
  /** A digest of its statements about the code when it was written; present only in our own graphs. */
  readonly digest?: string | undefined;
  readonly files: readonly GraphFileEntry[];
  readonly entities: readonly Entity[];
  readonly relations: readonly Relation[];
  readonly unresolved: readonly UnresolvedUse[];
}

/** The description of an index in its status file. */
export interface IndexStatus {
  readonly repo: string;
  /** `fresh`, `stale`, `rebuilding`, `error`, or what another program wrote. */
  readonly indexState: string;
  readonly lastIndexedAt: string | undefined;
  readonly lastIndexedCommit: string | undefined;
  readonly schemaVersion: string;
  readonly lastError: string | undefined;
}

/** A graph never names the machine it was made on. */
export const REPO_NAME = ".";

/** Metadata key for the names of a class's bases outside of the tree. */
export const FOREIGN_BASES = "foreign_bases";
/** Metadata key for a member that belongs to the class itself. */
export const STATIC = "static";
