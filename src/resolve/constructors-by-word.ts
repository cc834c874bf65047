import type { FileIndex } from "../code/file-index.ts";
import type { DefinitionHandle } from "../code/type.ts";
import type { World } from "../code/world.ts";
import { breakRulesOf } from "../languages/registry.ts";
import type { Reference } from "../model/facts.ts";
import { lastPart } from "../util/last-part.ts";

/**
 * The constructors that a word of the language runs: `this(…)` those of the class around it, `super(…)` those of the nearest ancestor
 * that writes one. Undefined for any other call.
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

/** The constructors that a class writes itself. */
export function ownConstructors(world: World, { path, index }: DefinitionHandle): readonly DefinitionHandle[] {
  const file = world.file(path);
  if (!file) return [];
  const { qualname } = file.definition(index);
  const name = breakRulesOf(file.facts.language).constructorOf(lastPart(qualname));
  return file.definitionsNamed(`${qualname}.${name}`).map((each) => ({ path, index: each }));
}
