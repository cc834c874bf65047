import type { FileIndex } from "../../code/file-index.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import { findUses } from "../../nav/symbols/find-uses.ts";
import { resolveReference } from "../../resolve/resolver.ts";
import type { SymbolGroup } from "../changes/symbol-groups.ts";
import { DamagedFiles } from "../sides/damaged-files.ts";
import { SamePlaces } from "../sides/same-places.ts";
import type { Sides } from "../sides/sides.ts";
import { missing } from "./absence/missing.ts";
import type { LostPlace, MissingPlace } from "./places.ts";

/** Uses of `name` that meant `typedef struct name { … } name;`, if only `struct name` is left. */
export async function findLostTypedefs(sides: Sides): Promise<LostPlace[]> {
  const damaged = new DamagedFiles(sides);
  const lost = sides.symbols.pairs.flatMap(({ before, after }) => {
    const isLost = before && after && isHalfLost(before, after);
    return isLost && !damaged.mayStillHave(before.file.path, before.qualname, []) ? [before] : [];
  });
  if (lost.length === 0) return [];
  const places = new SamePlaces(sides);
  const used = await sides.base.ask((world, names) =>
    lost.map((group) => {
      const path = group.file.path;
      const file = world.file(path);
      const index = file?.definitionsNamed(group.qualname).find((each) => file.definition(each).kind === "type");
      const uses = index === undefined ? [] : findUses(world, names, { path, index });
      return { group, places: places.atHead(uses.filter(({ confidence }) => confidence === "exact")) };
    }),
  );
  return sides.head.ask((world) =>
    used.flatMap(({ group, places }) =>
      places.flatMap(({ path, line, column }): LostPlace[] => {
        const file = sides.files.noise.has(path) ? undefined : world.file(path);
        const place = file && placeOf(world, file, line, column);
        return place ? [{ lost: group, place }] : [];
      }),
    ),
  );
}

/** Whether a name was used for both a typedef and a type with a tag, and now only for the type with the tag. */
function isHalfLost(before: SymbolGroup, after: SymbolGroup): boolean {
  const has = ({ definitions }: SymbolGroup, isTypedef: boolean) =>
    definitions.some(({ kind }) => (kind === "type") === isTypedef);
  const isSame = before.qualname === after.qualname && before.file.path === after.file.path;
  return isSame && has(before, true) && has(before, false) && has(after, false) && !has(after, true);
}

/** The place of a name without a tag word before it, if the name now means only a type with a tag. */
function placeOf(world: World, file: FileIndex, line: number, column: number): MissingPlace | undefined {
  const index = file.places.referenceAt(line, column);
  const reference = file.facts.references[index];
  if (!reference || !breakRulesOf(file.facts.language).keepsTagsApart) return undefined;
  const { name } = reference;
  if (file.facts.marks.some((mark) => mark.kind === "tag" && mark.line === line && mark.text === name))
    return undefined;
  const resolution = resolveReference(world, file, reference);
  if (resolution.outcome !== "resolved") return undefined;
  if (resolution.targets.some((each) => world.file(each.path)?.definition(each.index).kind === "type"))
    return undefined;
  const enclosing = file.definitionUsing(index);
  return { ...missing({ kind: "scope" }), path: file.path, line, column, name, written: name, role: "type", enclosing };
}
