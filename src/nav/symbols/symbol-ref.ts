import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import type { SymbolRef } from "../../model/result.ts";

/** A definition as a reference for answers. */
export function symbolRef(world: World, { path, index }: DefinitionHandle): SymbolRef {
  const definition = world.file(path)?.definition(index);
  if (!definition) throw new Error(`${path} has no facts`);
  const { qualname, kind, startLine, endLine } = definition;
  return { path, qualname, kind, startLine, endLine };
}
