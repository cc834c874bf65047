import type { FileIndex } from "../../code/file-index.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import { type Definition, DefinitionFlag, isReferenceOperand, operandIndex } from "../../model/facts.ts";
import { overriddenBy } from "../../resolve/classes/hierarchies.ts";
import { lastPart } from "../../util/last-part.ts";
import type { SymbolGroup } from "../changes/symbol-groups.ts";
import type { Sides } from "../sides/sides.ts";
import { missing } from "./absence/missing.ts";
import { explainIdle } from "./explain.ts";
import type { LostPlace } from "./places.ts";

/** A renamed member that is marked as an override. */
interface RenamedOverride {
  readonly before: SymbolGroup;
  readonly after: SymbolGroup;
}

/**
 * Members that no longer have the name of what they override or implement, because the change renamed only them: the compiler rejects their
 * override mark.
 */
export async function findIdleOverrides(sides: Sides): Promise<LostPlace[]> {
  const renamed = sides.symbols.pairs.flatMap(({ before, after }): readonly RenamedOverride[] => {
    if (before?.owner === undefined || after?.owner === undefined) return [];
    const isRenamed = lastPart(before.qualname) !== lastPart(after.qualname);
    const isExact = breakRulesOf(after.file.facts.language).overridesAreExact;
    return isRenamed && isExact && after.definitions.every(isMarked) ? [{ before, after }] : [];
  });
  if (renamed.length === 0) return [];
  const overridden = await sides.base.ask((world) => renamed.map(({ before }) => nameOfOverridden(world, before)));
  return sides.head.ask((world) =>
    renamed.flatMap(({ before, after }, at): readonly LostPlace[] => {
      const file = world.file(after.file.path);
      const index = file?.definitionsNamed(after.qualname)[0];
      const was = overridden[at];
      if (!file || index === undefined || was === undefined) return [];
      if (!overridesNothing(world, file, index)) return [];
      const place = { ...missing({ kind: "scope" }), ...placeOfMark(file, file.definition(index)) };
      return [{ lost: before, place: { ...place, role: "inherit", enclosing: index }, why: explainIdle(after, was) }];
    }),
  );
}

function isMarked({ flags }: Definition): boolean {
  return (flags & DefinitionFlag.override) !== 0;
}

function nameOfOverridden(world: World, { file, qualname }: SymbolGroup): string | undefined {
  const index = world.file(file.path)?.definitionsNamed(qualname)[0];
  const found: DefinitionHandle | undefined =
    index === undefined ? undefined : overriddenBy(world, { path: file.path, index })[0];
  return found && world.file(found.path)?.definition(found.index).qualname;
}

/** Whether no ancestor has such a member. False if an ancestor is from outside, because it might have the member. */
function overridesNothing(world: World, file: FileIndex, index: number): boolean {
  const name = lastPart(file.definition(index).qualname);
  const owner = world.ownerOf({ path: file.path, index });
  if (!owner || breakRulesOf(file.facts.language).isUniversalMember(name)) return false;
  const { classes, isComplete } = world.ancestryOf(owner);
  const isBelow = (each: DefinitionHandle) => each.path !== owner.path || each.index !== owner.index;
  return (
    isComplete &&
    overriddenBy(world, { path: file.path, index }).length === 0 &&
    classes.filter(isBelow).every((each) => world.memberOfClass(each, name).length === 0)
  );
}

/**
 * The place that the compiler rejects: the annotation that marks an override, or the name of the member if a keyword before it is the mark.
 */
function placeOfMark({ path, facts }: FileIndex, { decorators, qualname, nameLine, nameColumn }: Definition) {
  const name = lastPart(qualname);
  for (const each of decorators) {
    const reference = isReferenceOperand(each) ? facts.references[operandIndex(each)] : undefined;
    if (reference && /^override$/i.test(reference.name))
      return { path, line: reference.line, column: reference.column, name, written: reference.name };
  }
  return { path, line: nameLine, column: nameColumn, name, written: name };
}
