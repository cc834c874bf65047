import type { FileIndex } from "../code/file-index.ts";
import type { DefinitionHandle } from "../code/type.ts";
import type { World } from "../code/world.ts";
import { breakRulesOf } from "../languages/registry.ts";
import type { Reference } from "../model/facts.ts";
import { lastPart } from "../util/last-part.ts";

/** The constructor that `super(…)` runs, that of the nearest ancestor that writes one; undefined for any other call. */
export function baseConstructors(
  world: World,
  file: FileIndex,
  { role, name, scope }: Reference,
): readonly DefinitionHandle[] | undefined {
  if (role !== "call" || name !== breakRulesOf(file.facts.language).superWord) return undefined;
  const base = world
    .semanticsOf(file)
    .selfTypes(world, file, scope, name)
    ?.find(({ kind }) => kind === "super");
  if (base?.kind !== "super") return undefined;
  for (const ancestor of world.ancestryOf(base).classes.slice(1)) {
    const constructors = ownConstructors(world, ancestor);
    if (constructors.length > 0) return constructors;
  }
  return undefined;
}

/** The constructors that a class writes itself. */
export function ownConstructors(world: World, { path, index }: DefinitionHandle): readonly DefinitionHandle[] {
  const file = world.file(path);
  if (!file) return [];
  const { qualname } = file.definition(index);
  const name = breakRulesOf(file.facts.language).constructorOf(lastPart(qualname));
  return file.definitionsNamed(`${qualname}.${name}`).map((each) => ({ path, index: each }));
}
