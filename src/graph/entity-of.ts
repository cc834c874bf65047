import type { Entity } from "../model/graph.ts";
import { fileId } from "../model/symbol-id.ts";
import type { FileIndex } from "../resolve/file-index.ts";
import { foreignBases, writtenName } from "../resolve/foreign-bases.ts";
import type { World } from "../resolve/world.ts";

/** Key of the metadata that names the bases of a class that lie outside the tree. */
export const FOREIGN_BASES = "foreign_bases";
/** Key of the metadata that marks a member of the class itself. */
export const STATIC = "static";
const CALLABLE = new Set(["function", "method"]);
const WITH_BASES = new Set(["class", "interface", "enum"]);

/** The entity of a file itself, which owns the code outside every definition. */
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

/** The entity of a definition. */
export function definitionEntity(world: World, file: FileIndex, index: number, id: string): Entity {
  const definition = file.definition(index);
  return {
    id,
    kind: definition.kind,
    filePath: file.path,
    startLine: definition.startLine,
    endLine: definition.endLine,
    spanHash: definition.bodyHash,
    metadata: metadataOf(world, file, index),
  };
}

/** What LLMC keeps of a definition, the parameters of a function and the bases of a class, and what answers need beyond it. */
function metadataOf(world: World, file: FileIndex, index: number): ReadonlyMap<string, unknown> {
  const { facts } = file;
  const definition = file.definition(index);
  const metadata = new Map<string, unknown>();
  if (CALLABLE.has(definition.kind))
    metadata.set(
      "params",
      definition.params.map((param) => param.name),
    );
  if (WITH_BASES.has(definition.kind)) {
    const bases = definition.bases.map((base) => writtenName(facts, base)).filter((name) => name !== "");
    metadata.set("bases", bases);
    const foreign = foreignBases(world, { path: file.path, index });
    if (foreign.length > 0) metadata.set(FOREIGN_BASES, foreign);
  }
  if (file.isStaticMember(index)) metadata.set(STATIC, true);
  return metadata;
}
