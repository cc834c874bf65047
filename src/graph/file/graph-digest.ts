import { createHash } from "node:crypto";
import type { CodeGraph, Entity, Relation, UnresolvedUse } from "../../model/graph.ts";
import { structuralMetadata } from "../enrichment/enriched-entities.ts";

/**
 * A digest of a graph file's statements about the code: entities, relations and open uses, in order. Additions to entities and the
 * formatting of the JSON do not count, so that other programs may add to a file and rewrite it.
 */
export class GraphDigest {
  readonly #hash = createHash("sha256");

  entity({ id, kind, filePath, startLine, endLine, spanHash, metadata }: Entity): void {
    this.#add([id, kind, filePath, startLine, endLine, spanHash, structuralMetadata(metadata)]);
  }

  relation({ src, edge, dst, sites }: Relation): void {
    this.#add([src, edge, dst, sites]);
  }

  unresolved({ src, name, sites }: UnresolvedUse): void {
    this.#add([src, name, sites]);
  }

  finish(): string {
    return this.#hash.digest("hex");
  }

  #add(row: readonly unknown[]): void {
    this.#hash.update(`${JSON.stringify(row)}\n`);
  }
}

/** Whether a graph's statements are those that were originally written; true for one without a digest, which makes no such claim. */
export function isAsWritten({ digest, entities, relations, unresolved }: CodeGraph): boolean {
  if (digest === undefined) return true;
  const own = new GraphDigest();
  for (const entity of entities) own.entity(entity);
  for (const relation of relations) own.relation(relation);
  for (const use of unresolved) own.unresolved(use);
  return own.finish() === digest;
}
