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

/** Members at head that a word marks as overrides, and whose ancestors lost what they override. */
export function findLostOverrides(sides: Sides): Promise<LostPlace[]> {
  const damaged = new DamagedFiles(sides);
  const losses = sides.symbols.pairs.flatMap(({ before, after }) => {
    if (before?.owner === undefined || breakRulesOf(before.file.facts.language).listsNames) return [];
    const isKept = after && lastPart(after.qualname) === lastPart(before.qualname);
    return isKept || damaged.mayStillHave(before.file.path, before.qualname, []) ? [] : [before];
  });
  return sides.head.ask((world) => {
    const bases = new ForeignBasesAtBase(sides, world);
    return losses.flatMap((lost) => {
      const name = lastPart(lost.qualname);
      const names = sides.head.namesAround(lost.file.path);
      return membersNamed(world, names, name).flatMap((member): LostPlace[] => {
        const file = world.file(member.path);
        if (!file || !isMarked(file, file.definition(member.index)) || sides.files.noise.has(file.path)) return [];
        if (overriddenBy(world, member).length > 0 || !isOnly(world, sides, bases, member, lost)) return [];
        const { nameLine: line, nameColumn: column } = file.definition(member.index);
        const found = { ...missing({ kind: "scope" }), path: file.path, line, column, name, written: name };
        return [{ lost, place: { ...found, role: "inherit", enclosing: member.index } }];
      });
    });
  });
}

/** Whether a word marks an override; an annotation stands in a line of its own, and is what a compiler then refuses. */
function isMarked(file: FileIndex, { flags, decorators }: Definition): boolean {
  if ((flags & DefinitionFlag.override) === 0) return false;
  return !decorators.some((each) => /(?:^|\.)override$/i.test(operandText(file.facts, each)));
}

/** Whether nothing but the lost member can have been overridden: its class is an ancestor, and none from outside has such a member. */
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
  if (!isHeir || isComplete) return isHeir;
  const wasFirst = lost.definitions.every(({ flags }) => (flags & DefinitionFlag.override) === 0);
  const isAlwaysSaid = breakRulesOf(lost.file.facts.language).overridesAreMarked === "always";
  return isAlwaysSaid && wasFirst && classes.every((each) => bases.newOf(each).length === 0);
}
