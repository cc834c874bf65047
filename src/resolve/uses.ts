import { NO_OPERAND, type Reference } from "../model/facts.ts";
import type { Confidence, Use, UseRole } from "../model/use.ts";
import { isBuiltinMember } from "./builtin-members.ts";
import { handleKey } from "./classes.ts";
import type { FileIndex } from "./file-index.ts";
import { type Hierarchies, isSameHierarchy } from "./hierarchies.ts";
import { memberOfModule } from "./modules.ts";
import { definitionsOf, resolveImport, resolveReference } from "./resolver.ts";
import type { DefinitionHandle } from "./type.ts";
import { membersOfTypes, typesOfOperand } from "./types-of.ts";
import type { World } from "./world.ts";

/** A symbol whose uses are wanted: all definitions that share its identity (overloads, a type and a value of one name). */
export interface Target {
  readonly name: string;
  /** Its name and every other one that some module exports it under. */
  readonly names: ReadonlySet<string>;
  readonly definitions: readonly DefinitionHandle[];
  /** Is an attribute of a class or object, so it can be used through a receiver of unknown type. */
  readonly isMember: boolean;
  /** The hierarchies of all members of that name; undefined when the target is no member. */
  readonly hierarchies: Hierarchies | undefined;
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
  file.facts.references.forEach((reference, index) => {
    if (!names.has(reference.name) || file.isNamePlace(reference.line, reference.column)) return;
    const confidence = confidenceOf(world, file, reference, target, isTarget);
    if (!confidence) return;
    const { line, column, role } = reference;
    uses.push({ path: file.path, line, column, role, confidence, enclosing: file.definitionUsing(index) });
  });
  for (const exported of file.facts.exports) {
    if (!target.names.has(exported.local) || file.isNamePlace(exported.line, exported.column)) continue;
    const isListed = exported.kind === "reexport" || exported.kind === "local";
    const members = isListed ? memberOfModule(world, file.path, exported.name) : [];
    if (isTarget(definitionsOf(members))) add({ ...exported, scope: 0 }, "reexport", "exact");
  }
  for (const mention of file.facts.strings) {
    if (mention.text !== target.name && !mention.text.endsWith(`.${target.name}`)) continue;
    const members =
      mention.receiver === NO_OPERAND
        ? dottedMembers(world, file, mention.text)
        : membersOfTypes(world, typesOfOperand(world, file, mention.receiver), mention.text);
    if (isTarget(definitionsOf(members))) add(mention, "string", "likely");
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
  return target.hierarchies?.isOne && !isBuiltinMember(file.facts.language, reference.name) ? "likely" : "possible";
}

/** What a dotted path in a string names: the longest prefix that is a module, then attributes. */
function dottedMembers(world: World, file: FileIndex, text: string) {
  const parts = text.split(".");
  for (let length = parts.length - 1; length > 0; length--) {
    const module = world.module(file.path, parts.slice(0, length).join("."));
    if (module.kind !== "file") continue;
    let members = memberOfModule(world, module.path, parts[length] as string);
    for (const part of parts.slice(length + 1)) {
      members = membersOfTypes(
        world,
        members.filter((member) => member.kind === "definition"),
        part,
      );
    }
    return members;
  }
  return [];
}
