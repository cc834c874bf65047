import type { World } from "../../code/world.ts";
import { breakRulesOf, languageOfPath } from "../../languages/registry.ts";
import { DefinitionFlag } from "../../model/facts.ts";
import { findUses } from "../../nav/symbols/find-uses.ts";
import { lastPart } from "../../util/last-part.ts";
import type { SymbolPair } from "../changes/changed-symbols.ts";
import { DamagedFiles } from "../sides/damaged-files.ts";
import { type Place, SamePlaces } from "../sides/same-places.ts";
import type { Sides } from "../sides/sides.ts";
import type { Meant } from "./absence/missing.ts";

/** A symbol that base had under a name that head does not have there. */
interface Lost {
  readonly path: string;
  readonly qualname: string;
}

/** A lost symbol with the places at head whose line used it at base beyond doubt. */
export interface LostUses extends Lost {
  readonly meant: Meant;
  readonly places: readonly Place[];
}

/**
 * The uses that symbols had at base, where a file does not say what it takes from which other one: such a use need not be in a file that
 * imports anything, so that only base tells what it meant.
 */
export async function findLostUses(sides: Sides): Promise<LostUses[]> {
  const lost = lostSymbols(sides.symbols.pairs);
  if (lost.length === 0) return [];
  const places = new SamePlaces(sides);
  const damaged = new DamagedFiles(sides);
  const used = await sides.base.ask((world, names) =>
    lost.flatMap(({ path, qualname }): LostUses[] => {
      const file = world.file(path);
      const index = file?.definitionsNamed(qualname)[0];
      if (!file || index === undefined) return [];
      const sure = findUses(world, names, { path, index }).filter(({ confidence }) => confidence === "exact");
      const isOverride = (file.definition(index).flags & DefinitionFlag.override) !== 0;
      const meant = { isMember: file.isMember(index), isOverride };
      return [{ path, qualname, meant, places: places.atHead(sure) }];
    }),
  );
  return used.filter((each) => !damaged.mayStillHave(each.path, lastPart(each.qualname), each.places));
}

/** Symbols that are lost by themselves: what went with its class, or moved along with it, is explained by the class. */
function lostSymbols(pairs: readonly SymbolPair[]): Lost[] {
  const kept = new Map(pairs.flatMap(({ before, after }) => (before ? [[keyOf(before), after] as const] : [])));
  return pairs.flatMap(({ before, after }) => {
    if (!before || breakRulesOf(before.file.facts.language).listsNames) return [];
    const { path } = before.file;
    if (after?.qualname === before.qualname && after.file.path === path) return [];
    const ownerKey = before.owner === undefined ? undefined : keyOf({ file: { path }, qualname: before.owner });
    if (ownerKey !== undefined && kept.has(ownerKey)) {
      const owner = kept.get(ownerKey);
      const isWithOwner = after?.qualname === before.qualname && after.file.path === owner?.file.path;
      if (owner?.qualname !== before.owner || isWithOwner) return [];
    }
    return [{ path, qualname: before.qualname }];
  });
}

function keyOf({ file, qualname }: { readonly file: { readonly path: string }; readonly qualname: string }): string {
  return `${file.path}#${qualname}`;
}

/** Whether a lost symbol is defined all the same, where all files see what one of them requires. */
export function isAnywhere({ head }: Sides, world: World, { path, qualname }: Lost): boolean {
  if (!breakRulesOf(languageOfPath(path)).sharesNames) return false;
  const paths = head.namesAround(path).filesWith(lastPart(qualname));
  return paths.some((each) => (world.file(each)?.definitionsNamed(qualname).length ?? 0) > 0);
}
