import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { lastPart } from "../../util/last-part.ts";
import { matchesSymbol, type NamedSymbol, readingsOf, type SymbolQuery } from "./symbol-query.ts";

/** The definitions that a question refers to, one per symbol: overloads and accessors count once. */
export function findDefinitions(world: World, names: NameSource, query: NamedSymbol): DefinitionHandle[] {
  for (const reading of readingsOf(query)) {
    const found = definitionsFor(world, names, reading);
    if (found.length > 0) return found;
  }
  return [];
}

function definitionsFor(world: World, names: NameSource, query: NamedSymbol): DefinitionHandle[] {
  const found: DefinitionHandle[] = [];
  for (const path of filesFor(names, query)) {
    const file = world.file(path);
    file?.facts.definitions.forEach(({ qualname }, index) => {
      if (matchesSymbol(query, path, qualname) && file.isFirstOfSymbol(index)) found.push({ path, index });
    });
  }
  return found;
}

function filesFor(names: NameSource, query: NamedSymbol): readonly string[] {
  switch (query.form) {
    case "path":
      return [query.path];
    case "name":
      return names.filesWith(lastPart(query.qualname));
    case "module":
      return names.filesWith(query.parts.at(-1) ?? "");
    case "id":
      return names.filesWith(query.id.parts.at(-1) ?? "");
  }
}

/** The same question with a place replaced by the symbol there: the one named on the line, or otherwise the innermost around it. */
export function nameSymbolAt(world: World, query: SymbolQuery): NamedSymbol | undefined {
  if (query.form !== "place") return query;
  const { path, line } = query;
  const definitions = world.file(path)?.facts.definitions ?? [];
  const around = definitions.findLast((each) => each.fullStartLine <= line && line <= each.endLine);
  const definition = definitions.find((each) => each.nameLine === line) ?? around;
  return definition && { form: "path", path, qualname: definition.qualname, isWhole: true };
}
