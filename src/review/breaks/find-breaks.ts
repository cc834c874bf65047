import { namespacesOf } from "../../code/declared.ts";
import type { FileIndex } from "../../code/file-index.ts";
import type { World } from "../../code/world.ts";
import { symbolRef } from "../../nav/symbols/symbol-ref.ts";
import { lastPart } from "../../util/last-part.ts";
import type { ChangeList } from "../changes/change-list.ts";
import type { Sides } from "../sides/sides.ts";
import { AbsenceAtHead } from "./absence/at-head.ts";
import { explain, explainForm, explainHalf, explainTypedef } from "./explain.ts";
import type { FoundBreak } from "./found-break.ts";
import { findIdleOverrides } from "./idle-overrides.ts";
import { Losses } from "./lost-names.ts";
import { findLostOverrides } from "./lost-overrides.ts";
import { findLostTypedefs } from "./lost-typedefs.ts";
import { findLostUses, isAnywhere, type LostUses } from "./lost-uses.ts";
import { type Meaning, MeaningAtBase } from "./meaning.ts";
import { findNamesBehind } from "./names-behind.ts";
import { withoutOutsideCalls } from "./outside-calls.ts";
import { type Explained, withoutOutsideCopies } from "./outside-copies.ts";
import { type LostPlace, type MissingPlace, missingAt, missingIn } from "./places.ts";

/** Imports pass names on under other names. The search follows these for at most this many rounds; each round searches more files. */
const MAX_ROUNDS = 3;
/** The share of a review's time after which no more files are searched, because the findings still have to be explained. */
const LOOKING_SHARE = 0.6;

/** Broken uses of names, and the number of files that were not searched. */
export interface FoundBreaks {
  readonly breaks: readonly FoundBreak[];
  /** The number of files that contain a lost name and were not searched. */
  readonly notLookedAt: number;
}

/**
 * Finds uses at head whose name leads to nothing, although it led to something at base. Candidates are the places that used a lost symbol
 * at base, and the places that contain a lost name. Head tells whether the name is missing there; base tells what it meant.
 */
export async function findBreaks(sides: Sides, changes: ChangeList): Promise<FoundBreaks> {
  const losses = new Losses(sides);
  losses.addNames(await findNamesBehind(sides));
  const uses = await findLostUses(sides);
  const { paths, notTaken } = await firstCandidates(sides, losses);
  await sides.head.project.load(paths);
  const used = await missingUses(sides, changes, losses, uses);
  // A lost definition may have hidden something from outside with the same name. Where base was not asked, the name counts as the outside
  // one.
  const sure = uses.filter(({ meant }) => !meant.hidesOutside);
  const lost = new Set(sure.map(({ path, qualname }) => `${path}#${qualname}`));
  const places = new Map<string, readonly MissingPlace[]>();
  const late = new Set<string>();
  let candidates = paths;
  let named: readonly Explained[] = [];
  for (let round = 0; round < MAX_ROUNDS && candidates.length > 0; round++) {
    await lookThrough(sides, losses, candidates, places, late);
    const all = [...places.keys()].sort().flatMap((path) => places.get(path) ?? []);
    named = await explainAll(sides, changes, lost, all);
    candidates = losses.addNames(await aliasesOf(sides, named));
  }
  const overrides = [...(await findLostOverrides(sides)), ...(await findIdleOverrides(sides))];
  const found = await withoutOutsideCalls(sides, withoutOutsideCopies([...named, ...used]));
  const known = explainKnown(changes, [...overrides, ...(await findLostTypedefs(sides))]);
  return {
    breaks: await toBreaks(sides, changes, [...found, ...known]),
    notLookedAt: notTaken + late.size,
  };
}

/** The files that changed, those that contain a lost name, and those that imported what is gone without any of its names. */
async function firstCandidates(sides: Sides, losses: Losses) {
  const changed = sides.files.newFiles.map(({ path }) => path);
  const { unnamed } = losses;
  const importers =
    unnamed.length === 0 ? [] : await sides.base.ask((_, names) => unnamed.flatMap((path) => names.importersOf(path)));
  return losses.candidates([...changed, ...importers.map((path) => sides.newPath(path))]);
}

/** Places that used a lost symbol at base, if the symbol is missing there now. */
function missingUses(
  sides: Sides,
  changes: ChangeList,
  losses: Losses,
  uses: readonly LostUses[],
): Promise<Explained[]> {
  return sides.head.ask((world) => {
    const absence = new AbsenceAtHead(sides, world, (path) => losses.in(path));
    return uses.flatMap((lost) => {
      const change = lost.places.length > 0 ? changes.findOld(lost.path, lost.qualname) : undefined;
      if (!change || isAnywhere(sides, world, lost)) return [];
      const meaning = {
        change,
        ...(lost.half ? explainHalf(lost, lost.half) : explain(change, { kind: "scope" }, undefined)),
      };
      return lost.places.flatMap(({ path, line, column }): Explained[] => {
        const file = sides.files.noise.has(path) ? undefined : world.file(path);
        if (file && isInSight(world, file, change)) return [];
        const place = file && missingAt(absence, file, line, column, lost.meant);
        if (!place || (place.isMadeHere && isData(meaning))) return [];
        return [{ place: { ...place, line, column, written: lastPart(lost.qualname) }, meaning }];
      });
    });
  });
}

/**
 * Whether a symbol moved to a file of a package or namespace that the user belongs to or imports as a whole. The directory of that file need
 * not have the name of the package.
 */
function isInSight(world: World, user: FileIndex, { before, after }: Meaning["change"]): boolean {
  const file = after && after.qualname === before?.qualname ? world.file(after.path) : undefined;
  const seen = new Set([...namespacesOf(user), ...user.starImports.map(({ module }) => module)]);
  return file !== undefined && namespacesOf(file).some((each) => each !== "" && seen.has(each));
}

/** Places whose meaning is known, with their explanation. */
function explainKnown(changes: ChangeList, found: readonly LostPlace[]): Explained[] {
  return found.flatMap(({ lost, place, why: said }) => {
    const change = changes.findOld(lost.file.path, lost.qualname);
    if (!change) return [];
    const isHere = change.after?.qualname === lost.qualname && change.after.path === lost.file.path;
    const explainHere = place.role === "inherit" ? explainForm : explainTypedef;
    const why = said ?? (isHere ? explainHere(lost) : explain(change, place.container, undefined));
    return [{ place, meaning: { change, ...why } }];
  });
}

/** Searches files again, and replaces the missing places found in them before with those found now. */
function lookThrough(
  sides: Sides,
  losses: Losses,
  candidates: readonly string[],
  found: Map<string, readonly MissingPlace[]>,
  late: Set<string>,
): Promise<void> {
  return sides.head.ask((world) => {
    const absence = new AbsenceAtHead(sides, world, (path) => losses.in(path));
    for (const path of candidates) {
      if (sides.deadline.isOver(LOOKING_SHARE)) {
        late.add(path);
        continue;
      }
      const file = sides.files.noise.has(path) ? undefined : world.file(path);
      if (file) found.set(path, missingIn(world, absence, file, losses.in(path)));
    }
  });
}

/** The meanings of places at base; places that were missing there already are left out. */
async function explainAll(
  sides: Sides,
  changes: ChangeList,
  lost: ReadonlySet<string>,
  all: readonly MissingPlace[],
): Promise<Explained[]> {
  const meanings = await sides.base.ask((world) => {
    const base = new MeaningAtBase(world, sides, changes, lost);
    return all.map((place) => (isUseOfImport(place) ? undefined : base.of(place)));
  });
  const imports = new Map(
    all.flatMap((place, at) => {
      const meaning = meanings[at];
      return meaning && place.role === "import" ? [[importKey(place), meaning] as const] : [];
    }),
  );
  return all.flatMap((place, at) => {
    const meaning = isUseOfImport(place) ? imports.get(importKey(place)) : meanings[at];
    return meaning && !(place.isMadeHere && isData(meaning)) ? [{ place, meaning }] : [];
  });
}

/** Whether a symbol at base was a value and not code that runs. */
function isData({ change: { before } }: Meaning): boolean {
  return before?.kind !== "method" && before?.kind !== "function";
}

/** The other names under which imports pass on lost names. */
async function aliasesOf(sides: Sides, explained: readonly Explained[]): Promise<string[]> {
  const imports = explained.map(({ place }) => place).filter(({ role }) => role === "import");
  await sides.head.project.load(imports.map(({ path }) => path));
  return sides.head.ask((world) =>
    imports.flatMap(({ path, importIndex, name }) => {
      const alias = world.file(path)?.facts.imports[importIndex ?? -1]?.alias ?? "";
      return alias !== "" && alias !== name ? [alias] : [];
    }),
  );
}

async function toBreaks(sides: Sides, changes: ChangeList, explained: readonly Explained[]): Promise<FoundBreak[]> {
  await sides.head.project.load(explained.map(({ place }) => place.path));
  const around = await sides.head.ask((world) => explained.map(({ place }) => enclosingOf(world, place)));
  return explained.map(({ place, meaning: { change, reason, message } }, at) => {
    const { path, line, column, written, role, confidence, isHollow } = place;
    return {
      changeId: changes.ensureChange(change),
      reason,
      message,
      path,
      line,
      column,
      written,
      role,
      confidence,
      enclosing: around[at],
      isThroughImport: isHollow || isUseOfImport(place),
    };
  });
}

function enclosingOf(world: World, { path, enclosing }: MissingPlace) {
  return enclosing < 0 ? undefined : symbolRef(world, { path, index: enclosing });
}

/** Whether a name is bound by an import that is missing itself. */
function isUseOfImport({ role, importIndex }: MissingPlace): boolean {
  return role !== "import" && importIndex !== undefined;
}

function importKey({ path, importIndex }: MissingPlace): string {
  return `${path}#${importIndex}`;
}
