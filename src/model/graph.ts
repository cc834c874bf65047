import type { Confidence, UseRole } from "./use.ts";

/**
 * CodeGraph: the entities and relations of one tree, as LLMC's graph file holds them, with the places of every relation.
 * A graph read from a file may come from another program, so kinds and edges are plain strings there.
 */

/** The relations that are written. */
export const EDGES = ["calls", "extends", "imports", "reads", "uses", "writes"] as const;
export type Edge = (typeof EDGES)[number];

/** A definition, or a file (kind `file`). */
export interface Entity {
  readonly id: string;
  readonly kind: string;
  /** The name that another program gives it, where that is not in the id. */
  readonly name?: string | undefined;
  /** Relative to the root of the repository, with `/`; undefined when the file did not say, or said one outside. */
  readonly filePath: string | undefined;
  readonly startLine: number | undefined;
  readonly endLine: number | undefined;
  /** Fingerprint of the body in graphs of our own; LLMC's depends on the machine that made it. */
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

/** Uses of a name as an attribute of something whose type is not known: they may mean any member of that name. */
export interface UnresolvedUse {
  readonly src: string;
  readonly name: string;
  readonly sites: readonly (readonly [line: number, column: number, role: UseRole])[];
}

/** A file that the graph speaks of; its blob id proves which content was read. */
export interface GraphFileEntry {
  readonly path: string;
  readonly blobId: string | undefined;
  readonly language: string | undefined;
}

export interface CodeGraph {
  readonly indexedAt: string | undefined;
  readonly repo: string | undefined;
  /** The commit it was built for; only our own graphs say so. */
  readonly commit: string | undefined;
  readonly factsVersion: number | undefined;
  /** Of what it says of the code, by whoever wrote it; only our own graphs have one. */
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

/** Key of the metadata that names the bases of a class that lie outside the tree. */
export const FOREIGN_BASES = "foreign_bases";
/** Key of the metadata that marks a member of the class itself. */
export const STATIC = "static";
