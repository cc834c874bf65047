import type { FileIndex } from "../../code/file-index.ts";
import { filesOf } from "../../code/project.ts";
import { lookupReference } from "../../code/scope-lookup.ts";
import type { World } from "../../code/world.ts";
import { NO_OPERAND, type Reference } from "../../model/facts.ts";
import type { Place } from "./place.ts";

/**
 * Whether a place that contains the name of a definition at module level uses it as a name of its own: a default import under the same
 * name, or a name that a module in between chose for the definition. Such a name stays the same, even if the definition is renamed.
 */
export function isOwnName(world: World, place: Pick<Place, "path" | "line" | "column">, name: string): boolean {
  const { path, line, column } = place;
  const file = world.file(path);
  if (!file) return false;
  const isHere = (each: { readonly line: number; readonly column: number }) =>
    each.line === line && each.column === column;
  const { imports, exports } = file.facts;
  const imported = imports.filter(isHere);
  if (imported.length > 0) return imported.some((each) => isOwnImport(world, path, each, name));
  const passed = exports.filter((each) => isHere(each) && each.module !== "");
  if (passed.length > 0) return passed.some((each) => isRenamedBy(world, path, each.module, name));
  const reference = file.facts.references[file.places.referenceAt(line, column)];
  return reference !== undefined && isOwnReference(world, file, reference, name);
}

function isOwnReference(world: World, file: FileIndex, reference: Reference, name: string): boolean {
  if (reference.receiver !== NO_OPERAND) {
    const types = reference.receiver < 0 ? [] : world.typesOf(file, reference.receiver);
    return types.some((type) => type.kind === "module" && isRenamedIn(world, [type.path], name));
  }
  const bindings = lookupReference(file, reference)?.bindings ?? [];
  return bindings.some(({ kind, index }) => {
    const imported = kind === "import" ? file.facts.imports[index] : undefined;
    return imported !== undefined && isOwnImport(world, file.path, imported, name);
  });
}

function isOwnImport(
  world: World,
  path: string,
  imported: { readonly kind: string; readonly name: string; readonly module: string },
  name: string,
): boolean {
  if (imported.kind === "default") return true;
  if (imported.kind !== "name") return false;
  return imported.name !== name || isRenamedBy(world, path, imported.module, name);
}

function isRenamedBy(world: World, path: string, module: string, name: string): boolean {
  return isRenamedIn(world, filesOf(world.module(path, module)), name);
}

/**
 * Whether one of some modules, or of those from which they pass the name on, exports under this name something that had another name
 * before.
 */
function isRenamedIn(world: World, paths: readonly string[], name: string): boolean {
  const seen = new Set(paths);
  for (const path of seen) {
    for (const { kind, name: offered, local, module } of world.file(path)?.facts.exports ?? []) {
      if (offered !== name || (kind !== "local" && kind !== "reexport")) continue;
      if (local !== "" && local !== name) return true;
      for (const next of module === "" ? [] : filesOf(world.module(path, module))) seen.add(next);
    }
  }
  return false;
}
