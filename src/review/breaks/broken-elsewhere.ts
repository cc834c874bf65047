import type { FileIndex } from "../../code/file-index.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf, isCommonMember, semanticsOf } from "../../languages/registry.ts";
import type { Definition } from "../../model/facts.ts";
import { findUses } from "../../nav/symbols/find-uses.ts";
import { symbolRef } from "../../nav/symbols/symbol-ref.ts";
import type { SourceFile } from "../../rebind/binding.ts";
import { lastPart } from "../../util/last-part.ts";
import type { ChangeList } from "../changes/change-list.ts";
import type { SymbolPair } from "../changes/changed-symbols.ts";
import { DamagedFiles } from "../sides/damaged-files.ts";
import { type Place, SamePlaces } from "../sides/same-places.ts";
import type { Sides } from "../sides/sides.ts";
import { ForeignBasesAtBase, ImportsAtBase } from "./at-base.ts";
import { isDefinedNowhere } from "./defined-nowhere.ts";
import { explain } from "./explain.ts";
import type { FoundBreak } from "./found-break.ts";
import { importLeadsNowhere, leadsNowhere, type Meant, type Nowhere } from "./leads-nowhere.ts";

/** A symbol that base had under a name that head does not have there, in a language whose modules do not list their names. */
interface Lost {
  readonly path: string;
  readonly qualname: string;
}

/** A lost symbol with the places at head whose line used it at base. */
interface LostUses extends Lost {
  readonly isMember: boolean;
  readonly isOverride: boolean;
  readonly places: readonly Place[];
}

/**
 * Broken uses in languages whose modules are packages, namespaces or headers: what meant the symbol at base beyond doubt, and at
 * head leads to nothing.
 */
export async function findBrokenElsewhere(sides: Sides, changes: ChangeList): Promise<FoundBreak[]> {
  const lost = lostElsewhere(sides.symbols.pairs);
  if (lost.length === 0) return [];
  const damaged = new DamagedFiles(sides);
  const used = (await usesAtBase(sides, lost)).filter(
    ({ path, qualname, places }) => places.length > 0 && !damaged.mayStillHave(path, lastPart(qualname), places),
  );
  const shares = ({ facts }: SourceFile) => breakRulesOf(facts.language).sharesNames;
  const shared = new Set(sides.files.oldFiles.filter(shares).map(({ path }) => path));
  const names = new Set(used.map(({ qualname }) => lastPart(qualname)));
  sides.head.names.prepare(names);
  return sides.head.ask((world) => {
    const nowhere = new NowhereNames(sides, world);
    const imports = new ImportsAtBase(sides, world);
    const bases = new ForeignBasesAtBase(sides, world);
    return used.flatMap(({ path: oldPath, qualname, isMember, isOverride, places }) => {
      const change = changes.findOld(oldPath, qualname);
      if (!change || (shared.has(oldPath) && isAnywhere(sides, world, oldPath, qualname))) return [];
      const found = { changeId: change.id, ...explain(change, { container: { kind: "scope" } }, undefined) };
      const name = lastPart(qualname);
      return places.flatMap((place): FoundBreak[] => {
        const file = sides.files.noise.has(place.path) ? undefined : world.file(place.path);
        if (!file || file.isNamePlace(place.line, place.column)) return [];
        const isNowhere = () => nowhere.has(file, name);
        const meant = {
          isMember,
          isOverride,
          isNowhere,
          language: file.facts.language,
          imports: imports.of(file),
          bases,
        };
        const broken = brokenAt(world, file, place, meant);
        return broken ? [{ ...place, ...found, written: name, ...broken }] : [];
      });
    });
  });
}

/** What went with its class, or moved along with it, is told by the class. */
function lostElsewhere(pairs: readonly SymbolPair[]): Lost[] {
  const kept = new Map(pairs.flatMap(({ before, after }) => (before ? [[keyOf(before), after] as const] : [])));
  return pairs.flatMap(({ before, after }) => {
    if (!before || semanticsOf(before.file.facts.language).hasModuleObjects) return [];
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

function usesAtBase(sides: Sides, lost: readonly Lost[]): Promise<LostUses[]> {
  const places = new SamePlaces(sides);
  return sides.base.ask((world, names) =>
    lost.map(({ path, qualname }) => {
      const file = world.file(path);
      const index = file?.definitionsNamed(qualname)[0];
      if (!file || index === undefined) return { path, qualname, isMember: false, isOverride: false, places: [] };
      const sure = findUses(world, names, { path, index }).filter(({ confidence }) => confidence === "exact");
      return {
        path,
        qualname,
        isMember: file.isMember(index),
        isOverride: isMarkedOverride(places.linesAtBase(path), file.definition(index)),
        places: places.atHead(sure),
      };
    }),
  );
}

/** `@Override`, `override fun`, `#[Override]`: between the first line of a definition and its name, or in the line of its name. */
function isMarkedOverride(lines: readonly string[], { fullStartLine, nameLine }: Definition): boolean {
  const head = lines.slice(fullStartLine - 1, nameLine).join("\n");
  // What opens after the last end of a comment, as in `"/*"`, is none; its end would be looked for again and again.
  const end = head.includes("*/") ? head.lastIndexOf("*/") + 2 : 0;
  const code =
    head.slice(0, end).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "") + head.slice(end).replaceAll(/\/\/.*/g, "");
  return /\boverride\b/i.test(code);
}

/** Whether a name is defined in any file, where all files see what one of them requires. */
function isAnywhere({ head }: Sides, world: World, path: string, qualname: string): boolean {
  const paths = head.namesAround(path).filesWith(lastPart(qualname));
  return paths.some((each) => (world.file(each)?.definitionsNamed(qualname).length ?? 0) > 0);
}

/** What stands at a place at head and leads to nothing. */
function brokenAt(world: World, file: FileIndex, { line, column }: Place, meant: Meant) {
  const imported = file.facts.imports[file.importIndexAt(line, column)];
  if (imported && breakRulesOf(file.facts.language).isIdleImport(file.facts, imported)) return undefined;
  if (imported && importLeadsNowhere(world, file, imported, meant)) {
    return described(world, file, "import" as const, file.definitionAround(imported.scope), EXACT);
  }
  const index = file.referenceIndexAt(line, column);
  const reference = file.facts.references[index];
  const nowhere = reference && leadsNowhere(world, file, reference, meant);
  return nowhere && described(world, file, reference.role, file.definitionUsing(index), nowhere);
}

const EXACT: Nowhere = { confidence: "exact", isThroughImport: false };

function described(world: World, { path }: FileIndex, role: FoundBreak["role"], around: number, nowhere: Nowhere) {
  return { role, enclosing: around < 0 ? undefined : symbolRef(world, { path, index: around }), ...nowhere };
}

/** The names that no symbol at head has, as far as code like a file's can see. */
class NowhereNames {
  readonly #sides: Sides;
  readonly #world: World;
  readonly #known = new Map<string, boolean>();

  constructor(sides: Sides, world: World) {
    this.#sides = sides;
    this.#world = world;
  }

  has({ path, facts }: FileIndex, name: string): boolean {
    const key = `${facts.language} ${name}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const names = this.#sides.head.namesAround(path);
    const { universalMembers, makesMethods } = breakRulesOf(facts.language);
    const isGiven = isCommonMember(facts.language, name) || universalMembers.has(name);
    const isMade = this.#sides.files.newFiles.some(({ text }) => makesMethods(text, name));
    const is = !isGiven && !isMade && isDefinedNowhere(this.#world, names, name);
    this.#known.set(key, is);
    return is;
  }
}
