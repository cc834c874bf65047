import type { Definition } from "../model/facts.ts";
import { lastPart, type NameSource } from "../resolve/name-index.ts";
import type { DefinitionHandle } from "../resolve/type.ts";
import type { World } from "../resolve/world.ts";
import type { SymbolQuery } from "./symbol-query.ts";

/** The definitions that a question means, one for each symbol: overloads and accessors count once. */
export function findDefinitions(world: World, names: NameSource, query: SymbolQuery): DefinitionHandle[] {
  switch (query.form) {
    case "place":
      return definitionAt(world, query.path, query.line);
    case "path":
      return distinct(world, [query.path], (definition) => isNamed(definition, query.qualname));
    case "name":
      return distinct(world, names.filesWith(lastPart(query.qualname)), (definition) =>
        isNamed(definition, query.qualname),
      );
    case "id": {
      const matches = (definition: Definition, path: string) => isIdOf(query.dotted, path, definition.qualname);
      return distinct(world, names.filesWith(lastPart(query.dotted)), matches);
    }
  }
}

/** The definition whose name stands on the line, or else the innermost one around it. */
function definitionAt(world: World, path: string, line: number): DefinitionHandle[] {
  let best = -1;
  const definitions = world.file(path)?.facts.definitions ?? [];
  definitions.forEach((definition, index) => {
    if (definition.fullStartLine <= line && line <= definition.endLine) best = index;
  });
  const named = definitions.findIndex((definition) => definition.nameLine === line);
  const index = named >= 0 ? named : best;
  return index < 0 ? [] : [{ path, index }];
}

function distinct(
  world: World,
  paths: readonly string[],
  matches: (definition: Definition, path: string) => boolean,
): DefinitionHandle[] {
  const found: DefinitionHandle[] = [];
  for (const path of paths) {
    const seen = new Set<string>();
    world.file(path)?.facts.definitions.forEach((definition, index) => {
      if (seen.has(definition.qualname) || !matches(definition, path)) return;
      seen.add(definition.qualname);
      found.push({ path, index });
    });
  }
  return found;
}

function isNamed(definition: Definition, qualname: string): boolean {
  return definition.qualname === qualname || definition.qualname.endsWith(`.${qualname}`);
}

/** Whether a dotted id names the definition: with the whole module path, with a part of it, or with the file's stem only. */
function isIdOf(dotted: string, path: string, qualname: string): boolean {
  const module = path.replace(/(?:\/__init__)?\.[^./]+$/, "").replaceAll("/", ".");
  const full = `${module}.${qualname}`;
  return full === dotted || full.endsWith(`.${dotted}`) || qualname === dotted;
}
