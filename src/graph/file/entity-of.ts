import type { Definition, FileFacts } from "../../model/facts.ts";
import { type Entity, FOREIGN_BASES, STATIC } from "../../model/graph.ts";
import { fileId } from "../../model/symbol-id.ts";
import { writtenName } from "../../resolve/classes/foreign-bases.ts";
import { WITH_BASES } from "../link/make-share.ts";
import type { SharedDefinition } from "../store/share.ts";

const CALLABLE = new Set(["function", "method"]);

/** The entity of a file itself, which owns the code outside of every definition. */
export function fileEntity(path: string, language: string): Entity {
  return {
    id: fileId(path),
    kind: "file",
    filePath: path,
    startLine: undefined,
    endLine: undefined,
    spanHash: undefined,
    metadata: new Map([["language", language]]),
  };
}

/** The entity of a definition: the data in the index, and the rest from the facts of its file. */
export function definitionEntity(
  path: string,
  facts: FileFacts,
  index: number,
  shared: SharedDefinition,
  id: string,
): Entity {
  const definition = facts.definitions[index];
  if (!definition) throw new RangeError(`${path} has no definition ${index}`);
  return {
    id,
    kind: shared.kind,
    filePath: path,
    startLine: shared.startLine,
    endLine: shared.endLine,
    spanHash: definition.bodyHash,
    metadata: metadataOf(facts, definition, shared),
  };
}

/** The metadata that LLMC keeps about a definition (parameters of a function, bases of a class), and additional data that answers need. */
function metadataOf(facts: FileFacts, definition: Definition, shared: SharedDefinition): ReadonlyMap<string, unknown> {
  const metadata = new Map<string, unknown>();
  if (CALLABLE.has(definition.kind))
    metadata.set(
      "params",
      definition.params.map((param) => param.name),
    );
  if (WITH_BASES.has(definition.kind)) {
    const bases = definition.bases.map((base) => writtenName(facts, base)).filter((name) => name !== "");
    metadata.set("bases", bases);
    if (shared.foreignBases.length > 0) metadata.set(FOREIGN_BASES, shared.foreignBases);
  }
  if (shared.isStatic) metadata.set(STATIC, true);
  return metadata;
}
