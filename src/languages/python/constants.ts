import { NO_OPERAND } from "../../model/facts.ts";
import type { PythonReader } from "./reader.ts";

const NOTHING: readonly never[] = [];

/**
 * Adds the first assignment of a name in a module or class as a definition, after its statement has been read. The
 * annotation is `stream[typeFrom, typeTo)`, the value `stream[valueFrom, …)`.
 */
export function defineConstant(
  reader: PythonReader,
  bindingIndex: number,
  line: number,
  typeFrom: number,
  typeTo: number,
  valueFrom: number,
): void {
  const { frame, builder, stream } = reader;
  const binding = reader.binding(bindingIndex);
  if (binding.scope !== frame.scope || frame.assigned?.has(binding.name)) return;
  frame.assigned?.add(binding.name);
  const isAlias = reader.referenceBehind(binding.type)?.name === "TypeAlias";
  const index = builder.definitions.length;
  builder.definitions.push({
    qualname: qualify(reader, binding.name),
    kind: isAlias ? "type" : "constant",
    parent: frame.definition,
    startLine: line,
    endLine: reader.lastLine,
    fullStartLine: line,
    nameLine: binding.line,
    nameColumn: binding.column,
    flags: 0,
    scope: -1,
    params: NOTHING,
    returnType: binding.type,
    returns: binding.value === NO_OPERAND ? NOTHING : [binding.value],
    bases: NOTHING,
    decorators: NOTHING,
    signatureHash: stream.fingerprint(typeFrom, typeTo),
    bodyHash: stream.fingerprint(valueFrom),
  });
  binding.kind = "definition";
  binding.index = index;
}

/** The qualified name of something that is defined in the current frame. */
export function qualify(reader: PythonReader, name: string): string {
  const parent = reader.frame.definition;
  return parent < 0 ? name : `${reader.definition(parent).qualname}.${name}`;
}
