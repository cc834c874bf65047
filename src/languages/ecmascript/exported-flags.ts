import { DefinitionFlag, isValueOperand, operandIndex } from "../../model/facts.ts";
import type { FactsBuilder } from "../facts-builder.ts";
import type { DefinitionDraft } from "./walk.ts";

/** Marks the definitions that are exported apart from where they are declared: `export { f }`, `module.exports = f`. */
export function completeExports(builder: FactsBuilder): void {
  const locals = builder.exports.filter((entry) => entry.kind === "local" || entry.local !== "");
  const flagsByName = new Map<string, number>();
  for (const entry of locals) {
    if (entry.kind === "reexport") continue;
    flagsByName.set(entry.local, (flagsByName.get(entry.local) ?? 0) | flagsOf(entry.name));
  }
  for (const binding of flagsByName.size > 0 ? builder.bindings : []) {
    const flags = binding.scope === 0 && binding.kind === "definition" ? flagsByName.get(binding.name) : undefined;
    if (flags !== undefined) mark(builder, binding.index, flags);
  }
  for (const entry of builder.exports) {
    const value = isValueOperand(entry.value) ? builder.values[operandIndex(entry.value)] : undefined;
    if (value?.kind === "definition") mark(builder, operandIndex(value.of), flagsOf(entry.name));
  }
}

/** A module's whole value is what importers get by default. */
function flagsOf(name: string): number {
  return DefinitionFlag.exported | (name === "default" || name === "" ? DefinitionFlag.default : 0);
}

function mark(builder: FactsBuilder, index: number, flags: number): void {
  const definition = builder.definitions[index] as DefinitionDraft | undefined;
  if (definition !== undefined) definition.flags |= flags;
}
