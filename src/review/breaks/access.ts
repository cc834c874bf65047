import type { FileIndex } from "../../code/file-index.ts";
import { classesAround } from "../../code/implicit-members.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import { findUses } from "../../nav/symbols/find-uses.ts";
import { symbolRef } from "../../nav/symbols/symbol-ref.ts";
import { lastPart } from "../../util/last-part.ts";
import type { ChangeList } from "../changes/change-list.ts";
import { becamePrivate } from "../changes/compare-groups.ts";
import type { Sides } from "../sides/sides.ts";
import type { FoundBreak } from "./found-break.ts";

/** Uses at head, from outside of its class, of what became private to it. */
export async function findBrokenAccess(sides: Sides, changes: ChangeList): Promise<FoundBreak[]> {
  const hidden = sides.symbols.pairs.flatMap(({ before, after }) =>
    before && after && after.owner !== undefined && becamePrivate(before, after) ? [after] : [],
  );
  const kept = hidden.filter(({ file: { facts } }) => breakRulesOf(facts.language).privateSeenBy !== undefined);
  if (kept.length === 0) return [];
  return sides.head.ask((world, names) =>
    kept.flatMap(({ file: { path: ownPath }, qualname, owner = "" }) => {
      const index = world.file(ownPath)?.definitionsNamed(qualname)[0];
      const change = changes.findNew(ownPath, qualname);
      if (index === undefined || !change) return [];
      const message = `\`${qualname}\` is private to \`${owner}\` now.`;
      return findUses(world, names, { path: ownPath, index }).flatMap((use): FoundBreak[] => {
        const { path, line, column, role, confidence, enclosing } = use;
        const file = world.file(path);
        const isKnown = file !== undefined && confidence === "exact";
        if (!isKnown || maySee(world, file, enclosing, { path: ownPath, qualname: owner })) return [];
        const around = enclosing < 0 ? undefined : symbolRef(world, { path, index: enclosing });
        const place = { path, line, column, written: lastPart(qualname), role, confidence, enclosing: around };
        return [{ ...place, changeId: change.id, reason: "not_exported", message, isThroughImport: false }];
      });
    }),
  );
}

interface Owner {
  readonly path: string;
  readonly qualname: string;
}

/** Whether code in a definition sees what is private to a class. */
function maySee(world: World, file: FileIndex, enclosing: number, owner: Owner): boolean {
  const { privateSeenBy } = breakRulesOf(file.facts.language);
  if (privateSeenBy === "file" && file.path === owner.path) return true;
  if (isInside(file, enclosing, owner)) return true;
  if (privateSeenBy !== "subclasses" || enclosing < 0) return false;
  const around = classesAround(world, file, file.definition(enclosing).scope);
  return around.some((handle) =>
    world
      .ancestryOf(handle)
      .classes.some(
        ({ path, index }) => path === owner.path && world.file(path)?.definition(index).qualname === owner.qualname,
      ),
  );
}

function isInside(file: FileIndex, definition: number, { path, qualname }: Owner): boolean {
  if (file.path !== path && !breakRulesOf(file.facts.language).hasPartialClasses) return false;
  for (let at = definition; at >= 0; at = file.definition(at).parent) {
    if (file.definition(at).qualname === qualname) return true;
  }
  return false;
}
