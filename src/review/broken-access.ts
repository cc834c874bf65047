import { findUses } from "../nav/find-uses.ts";
import { symbolRef } from "../nav/where-used.ts";
import type { FileIndex } from "../resolve/file-index.ts";
import { lastPart } from "../util/last-part.ts";
import type { ChangeList } from "./change-list.ts";
import { becamePrivate } from "./compare-groups.ts";
import type { FoundBreak } from "./found-break.ts";
import type { Sides } from "./sides.ts";

/** Uses at head, from outside of its class, of what became private to it. */
export async function findBrokenAccess(sides: Sides, changes: ChangeList): Promise<FoundBreak[]> {
  const hidden = sides.symbols.pairs.flatMap(({ before, after }) =>
    before && after && after.owner !== undefined && becamePrivate(before, after) ? [after] : [],
  );
  if (hidden.length === 0) return [];
  return sides.head.ask((world, names) =>
    hidden.flatMap(({ file: { path: ownPath }, qualname, owner }) => {
      const index = world.file(ownPath)?.definitionsNamed(qualname)[0];
      const change = changes.findNew(ownPath, qualname);
      if (index === undefined || !change) return [];
      const message = `\`${qualname}\` is private to \`${owner}\` now.`;
      return findUses(world, names, { path: ownPath, index }).flatMap((use): FoundBreak[] => {
        const { path, line, column, role, confidence, enclosing } = use;
        const file = world.file(path);
        if (!file || confidence !== "exact" || (path === ownPath && isInside(file, enclosing, owner ?? ""))) return [];
        const around = enclosing < 0 ? undefined : symbolRef(world, { path, index: enclosing });
        const place = { path, line, column, written: lastPart(qualname), role, confidence, enclosing: around };
        return [{ ...place, changeId: change.id, reason: "not_exported", message, isThroughImport: false }];
      });
    }),
  );
}

function isInside(file: FileIndex, definition: number, owner: string): boolean {
  for (let at = definition; at >= 0; at = file.definition(at).parent) {
    if (file.definition(at).qualname === owner) return true;
  }
  return false;
}
