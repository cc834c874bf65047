import type { Reference } from "../model/facts.ts";
import type { Confidence, Use, UseRole } from "../model/use.ts";
import { isBuiltinMember } from "./builtin-members.ts";
import { handleKey } from "./classes.ts";
import type { FileIndex } from "./file-index.ts";
import { isSameHierarchy } from "./hierarchies.ts";
import { listedMembers, mentionedMembers } from "./mentions.ts";
import { definitionsOf, resolveImport, resolveReference } from "./resolver.ts";
import type { DefinitionHandle } from "./type.ts";
import type { World } from "./world.ts";

/** A symbol whose uses are wanted: all definitions that share its identity (overloads, a type and a value of one name). */
export interface Target {
  readonly name: string;
  /** Its name and every other one that some module exports it under. */
  readonly names: ReadonlySet<string>;
  readonly definitions: readonly DefinitionHandle[];
  /** Is an attribute of a class or object, so it can be used through a receiver of unknown type. */
  readonly isMember: boolean;
  /** Whether all members of that name belong to one class hierarchy; asked only when it matters, because it can be costly. */
  readonly isOneHierarchy: () => boolean;
}

/** Every use of a target in one file. */
export function usesInFile(world: World, file: FileIndex, target: Target): Use[] {
  const keys = new Set(target.definitions.map(handleKey));
  const isTarget = (handles: readonly DefinitionHandle[]) => handles.some((handle) => keys.has(handleKey(handle)));
  const uses: Use[] = [];
  const add = (place: { line: number; column: number; scope: number }, role: UseRole, confidence: Confidence) => {
    const enclosing = file.definitionAround(place.scope);
    uses.push({ path: file.path, line: place.line, column: place.column, role, confidence, enclosing });
  };

  const names = new Set(target.names);
  for (const imported of file.facts.imports) {
    const canBeTarget = imported.kind === "name" ? target.names.has(imported.name) : imported.kind !== "star";
    if (!canBeTarget || !isTarget(resolveImport(world, file, imported))) continue;
    if (imported.alias !== "") names.add(imported.alias);
    add(imported, "import", "exact");
  }
  for (const index of file.referencesNamed(names)) {
    const reference = file.facts.references[index];
    if (!reference || file.isNamePlace(reference.line, reference.column)) continue;
    const confidence = confidenceOf(world, file, reference, target, isTarget);
    if (!confidence) continue;
    const { line, column, role } = reference;
    uses.push({ path: file.path, line, column, role, confidence, enclosing: file.definitionUsing(index) });
  }
  for (const exported of file.facts.exports) {
    if (!target.names.has(exported.local) || file.isNamePlace(exported.line, exported.column)) continue;
    if (isTarget(definitionsOf(listedMembers(world, file, exported))))
      add({ ...exported, scope: 0 }, "reexport", "exact");
  }
  for (const mention of file.facts.strings) {
    if (mention.text !== target.name && !mention.text.endsWith(`.${target.name}`)) continue;
    if (isTarget(definitionsOf(mentionedMembers(world, file, mention)))) add(mention, "string", "likely");
  }
  return uses;
}

function confidenceOf(
  world: World,
  file: FileIndex,
  reference: Reference,
  target: Target,
  isTarget: (handles: readonly DefinitionHandle[]) => boolean,
): Confidence | undefined {
  const resolution = resolveReference(world, file, reference);
  if (resolution.outcome === "resolved") {
    if (isTarget(resolution.targets)) return "exact";
    // A call through the base class may run the override, and the other way round.
    return target.isMember && isSameHierarchy(world, resolution.targets, target.definitions) ? "possible" : undefined;
  }
  if (resolution.outcome !== "unknown-receiver" || !target.isMember || reference.name !== target.name) return undefined;
  return !isBuiltinMember(file.facts.language, reference.name) && target.isOneHierarchy() ? "likely" : "possible";
}
