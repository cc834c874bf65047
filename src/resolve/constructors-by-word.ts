import type { FileIndex } from "../code/file-index.ts";
import type { DefinitionHandle } from "../code/type.ts";
import type { World } from "../code/world.ts";
import { breakRulesOf } from "../languages/registry.ts";
import type { Reference } from "../model/facts.ts";
import { lastPart } from "../util/last-part.ts";

/**
 * The constructors that a word of the language runs: `this(…)` runs those of the enclosing class, `super(…)` those of the nearest
 * ancestor that declares one itself. Undefined for any other reference, and if there is no such constructor.
 */
export function constructorsByWord(
  world: World,
  file: FileIndex,
  { role, name, scope }: Reference,
): readonly DefinitionHandle[] | undefined {
  if (role !== "call") return undefined;
  const { superWord, selfWord } = breakRulesOf(file.facts.language);
  if (name === selfWord) {
    const owner = file.ownerOfThis(scope);
    const own = owner < 0 ? [] : ownConstructors(world, { path: file.path, index: owner });
    return own.length > 0 ? own : undefined;
  }
  if (name !== superWord) return undefined;
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

/** The constructors that a class declares itself. */
export function ownConstructors(world: World, { path, index }: DefinitionHandle): readonly DefinitionHandle[] {
  const file = world.file(path);
  if (!file) return [];
  const { qualname } = file.definition(index);
  const name = breakRulesOf(file.facts.language).constructorOf(lastPart(qualname));
  return file.definitionsNamed(`${qualname}.${name}`).map((each) => ({ path, index: each }));
}
