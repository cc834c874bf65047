import { type Definition, type FileFacts, isReferenceOperand, type Operand, operandIndex } from "../model/facts.ts";
import type { Entity } from "../model/graph.ts";
import { fileId } from "../model/symbol-id.ts";

const CALLABLE = new Set(["function", "method"]);
const WITH_BASES = new Set(["class", "interface", "enum"]);
/** A base class is a name with a few dots; anything longer is damage. */
const MAX_NAME_DEPTH = 16;

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
export function definitionEntity(path: string, facts: FileFacts, definition: Definition, id: string): Entity {
  return {
    id,
    kind: definition.kind,
    filePath: path,
    startLine: definition.startLine,
    endLine: definition.endLine,
    spanHash: definition.bodyHash,
    metadata: metadataOf(facts, definition),
  };
}

/** What LLMC keeps of a definition: the parameters of a function, the bases of a class. */
function metadataOf(facts: FileFacts, definition: Definition): ReadonlyMap<string, unknown> {
  if (CALLABLE.has(definition.kind)) return new Map([["params", definition.params.map((param) => param.name)]]);
  if (!WITH_BASES.has(definition.kind)) return new Map();
  const bases = definition.bases.map((base) => nameOf(facts, base, MAX_NAME_DEPTH)).filter((name) => name !== "");
  return new Map([["bases", bases]]);
}

/** A dotted name as it is written, without type arguments; "" for anything else. */
function nameOf(facts: FileFacts, operand: Operand, depth: number): string {
  if (operand < 0 || depth === 0) return "";
  if (!isReferenceOperand(operand)) {
    const value = facts.values[operandIndex(operand)];
    return value?.kind === "item" ? nameOf(facts, value.of, depth - 1) : "";
  }
  const reference = facts.references[operandIndex(operand)];
  if (!reference) return "";
  const before = nameOf(facts, reference.receiver, depth - 1);
  return before === "" ? reference.name : `${before}.${reference.name}`;
}
