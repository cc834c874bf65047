import type { FileIndex } from "../../code/file-index.ts";
import { operandText } from "../../code/operand-text.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import { type Definition, DefinitionFlag } from "../../model/facts.ts";
import { membersNamed } from "../../nav/symbols/find-uses.ts";
import { overriddenBy } from "../../resolve/classes/hierarchies.ts";
import { lastPart } from "../../util/last-part.ts";
import type { SymbolGroup } from "../changes/symbol-groups.ts";
import { DamagedFiles } from "../sides/damaged-files.ts";
import type { Sides } from "../sides/sides.ts";
import { ForeignBasesAtBase } from "./absence/compared.ts";
import { missing } from "./absence/missing.ts";
import type { LostPlace } from "./places.ts";

/** A member that is gone, or its forms with a certain number of parameters that are gone. */
interface LostForm {
  readonly lost: SymbolGroup;
  readonly count: number | undefined;
}

/** Members at head that a keyword marks as overrides, and whose ancestors lost the overridden member. */
export function findLostOverrides(sides: Sides): Promise<LostPlace[]> {
  const damaged = new DamagedFiles(sides);
  const losses = sides.symbols.pairs.flatMap(({ before, after }): readonly LostForm[] => {
    if (before?.owner === undefined || breakRulesOf(before.file.facts.language).listsNames) return [];
    if (damaged.mayStillHave(before.file.path, before.qualname, [])) return [];
    const isKept = after && lastPart(after.qualname) === lastPart(before.qualname);
    return isKept ? lostForms(before, after) : [{ lost: before, count: undefined }];
  });
  return sides.head.ask((world) => {
    const bases = new ForeignBasesAtBase(sides, world);
    return losses.flatMap((form) => {
      const { lost, count } = form;
      const name = lastPart(lost.qualname);
      const names = sides.head.namesAround(lost.file.path);
      return membersNamed(world, names, name).flatMap((member): LostPlace[] => {
        const file = world.file(member.path);
        if (!file || sides.files.noise.has(file.path)) return [];
        const index = formsOf(file, member.index, count).find((each) => isMarked(file, file.definition(each), lost));
        if (index === undefined || isKeptAbove(world, { path: file.path, index }, form)) return [];
        if (!isOnly(world, sides, bases, member, lost)) return [];
        const { nameLine: line, nameColumn: column } = file.definition(index);
        const found = { ...missing({ kind: "scope" }), path: file.path, line, column, name, written: name };
        return [{ lost, place: { ...found, role: "inherit", enclosing: index } }];
      });
    });
  });
}

/** The parameter counts with which a method could be overridden at base and cannot be overridden any more. */
function lostForms(before: SymbolGroup, after: SymbolGroup): readonly LostForm[] {
  const countsOf = ({ definitions }: SymbolGroup) =>
    new Set(definitions.filter(({ kind }) => kind === "method").map(({ params }) => params.length));
  const kept = countsOf(after);
  return [...countsOf(before)].filter((count) => !kept.has(count)).map((count) => ({ lost: before, count }));
}

/** The forms of a member with a certain number of parameters. */
function formsOf(file: FileIndex, index: number, count: number | undefined): readonly number[] {
  if (count === undefined) return [index];
  return file.symbolOf(index).filter((each) => file.definition(each).params.length === count);
}

/** Whether an ancestor at head still has the member that a given member overrides. */
function isKeptAbove(world: World, member: DefinitionHandle, { lost, count }: LostForm): boolean {
  const isOfOne = isExplicit(world, member);
  return overriddenBy(world, member).some(({ path, index }) => {
    const file = world.file(path);
    const { params, parent, qualname } = file?.definition(index) ?? { params: [], parent: -1, qualname: "" };
    const isInInterface = file?.facts.definitions[parent]?.kind === "interface";
    // A class implements what an interface declares; it does not override it.
    const isDeclared = file && world.semanticsOf(file).writesInterfaceMembers && isInInterface;
    const canKeep = isOfOne ? ownerName(qualname) === ownerName(lost.qualname) : !isDeclared;
    return canKeep && (count === undefined || params.length === count);
  });
}

/** The name of the class or interface that a member belongs to, without what is around it. */
function ownerName(qualname: string): string {
  return qualname.split(".").at(-2) ?? "";
}

function isExplicit(world: World, { path, index }: DefinitionHandle): boolean {
  return ((world.file(path)?.definition(index).flags ?? 0) & DefinitionFlag.explicit) !== 0;
}

/**
 * Whether a keyword marks an override, or the name of the interface stands before that of the member. An annotation does not count here: it
 * has a line of its own, and a compiler then rejects the annotation.
 */
function isMarked(file: FileIndex, { flags, decorators, nameLine }: Definition, lost: SymbolGroup): boolean {
  if ((flags & DefinitionFlag.explicit) !== 0) {
    const named = file.referencesNamed(new Set([ownerName(lost.qualname)]));
    return named.some((each) => file.facts.references[each]?.line === nameLine);
  }
  if ((flags & DefinitionFlag.override) === 0) return false;
  return !decorators.some((each) => /(?:^|\.)override$/i.test(operandText(file.facts, each)));
}

/** Whether only the lost member can have been overridden: its class is an ancestor, and no ancestor from outside has such a member. */
function isOnly(
  world: World,
  sides: Sides,
  bases: ForeignBasesAtBase,
  member: DefinitionHandle,
  lost: SymbolGroup,
): boolean {
  const owner = world.ownerOf(member);
  if (!owner) return false;
  const { classes, isComplete } = world.ancestryOf(owner);
  const isHeir = classes.slice(1).some(({ path, index }) => {
    const qualname = world.file(path)?.definition(index).qualname ?? "";
    return sides.oldPath(path) === lost.file.path && sides.oldName(path, qualname) === lost.owner;
  });
  // A lost member that overrode something itself leaves that to be overridden: `toString`.
  const wasFirst = lost.definitions.every(({ flags }) => (flags & DefinitionFlag.override) === 0);
  if (!isHeir || !wasFirst || isComplete) return isHeir && wasFirst;
  const isAlwaysSaid = breakRulesOf(lost.file.facts.language).overridesAreMarked === "always";
  return isAlwaysSaid && classes.every((each) => bases.newOf(each).length === 0);
}
