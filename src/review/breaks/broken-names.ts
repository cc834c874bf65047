import { symbolRef } from "../../nav/symbols/symbol-ref.ts";
import { lastPart } from "../../util/last-part.ts";
import type { ChangeList } from "../changes/change-list.ts";
import type { Sides } from "../sides/sides.ts";
import { Attributor } from "./attribute.ts";
import { type Dangling, danglingIn, type Wanted } from "./dangling.ts";
import { isDefinedNowhere } from "./defined-nowhere.ts";
import type { FoundBreak } from "./found-break.ts";
import { LossFamilies } from "./loss-families.ts";
import type { LostNames } from "./lost-names.ts";
import { findNamesBehind } from "./names-behind.ts";

/** Names are passed on under other names at most this often; each time the tree is looked through again. */
const MAX_ROUNDS = 3;
/** The share of a review's time after which no more files are looked through: what was found has to be explained. */
const LOOKING_SHARE = 0.6;

/** Names of members, by what a family of languages has lost. */
type MembersByFamily = ReadonlyMap<LostNames, ReadonlySet<string>>;

/** Broken uses of names, and what was not looked at. */
export interface BrokenNames {
  readonly breaks: readonly FoundBreak[];
  /** Files that have a lost name and were not looked at. */
  readonly notLookedAt: number;
}

/** Uses at head whose name leads to nothing, though at base it led to something. */
export async function findBrokenNames(sides: Sides, changes: ChangeList): Promise<BrokenNames> {
  const families = await findFamilies(sides);
  const { paths, notTaken } = await firstCandidates(sides, families);
  await sides.head.project.load(paths);
  const nowhereDefined = await namesDefinedNowhere(sides, families);
  const dangling = new Map<string, readonly Dangling[]>();
  const late = new Set<string>();
  let candidates = paths;
  let breaks: readonly FoundBreak[] = [];
  for (let round = 0; round < MAX_ROUNDS && candidates.length > 0; round++) {
    await findDangling(sides, families, candidates, nowhereDefined, dangling, late);
    const all = [...dangling.keys()].sort().flatMap((path) => dangling.get(path) ?? []);
    const found = await attributeAll(sides, changes, all);
    breaks = found.breaks;
    candidates = families.addNames(found.aliases);
  }
  return { breaks, notLookedAt: notTaken + late.size };
}

async function findFamilies(sides: Sides): Promise<LossFamilies> {
  const families = new LossFamilies(sides);
  families.addNames(await findNamesBehind(sides));
  return families;
}

/** The files that changed, those that have a lost name, and those that imported a default export which is gone, by whatever name. */
async function firstCandidates(sides: Sides, families: LossFamilies) {
  const changed = sides.files.newFiles.map(({ path }) => path);
  const { withoutDefault } = families;
  const importers =
    withoutDefault.length === 0
      ? []
      : await sides.base.ask((_, names) => withoutDefault.flatMap((path) => names.importersOf(path)));
  return families.candidates([...changed, ...importers.map((path) => sides.newPath(path))]);
}

/** Looks through files again, and puts what dangles in them in the place of what was known. */
function findDangling(
  sides: Sides,
  families: LossFamilies,
  candidates: readonly string[],
  nowhereDefined: MembersByFamily,
  found: Map<string, readonly Dangling[]>,
  late: Set<string>,
): Promise<void> {
  const changed = new Set(sides.files.newFiles.map(({ path }) => path));
  return sides.head.ask((world) => {
    for (const path of candidates) {
      if (sides.deadline.isOver(LOOKING_SHARE)) {
        late.add(path);
        continue;
      }
      const file = sides.files.noise.has(path) ? undefined : world.file(path);
      if (!file) continue;
      const lost = families.lostFor(path);
      const isWhole = changed.has(path);
      const wanted: Wanted = { ...lost, isWhole, nowhereDefined: nowhereDefined.get(lost) ?? new Set() };
      found.set(path, danglingIn(world, file, wanted));
    }
  });
}

/** Lost members whose name no object at head can have, by family. */
function namesDefinedNowhere(sides: Sides, families: LossFamilies): Promise<MembersByFamily> {
  const lost = lostMembers(sides, families);
  for (const { names } of lost.values()) sides.head.names.prepare(names);
  return sides.head.ask((world) => {
    const missing = [...lost].map(([family, { path, names }]) => {
      const around = sides.head.namesAround(path);
      return [family, new Set([...names].filter((name) => isDefinedNowhere(world, around, name)))] as const;
    });
    return new Map(missing);
  });
}

/** Members that base had and head has not, by their last name, with a file of their family. */
function lostMembers(
  { symbols }: Sides,
  families: LossFamilies,
): ReadonlyMap<LostNames, { readonly path: string; readonly names: Set<string> }> {
  const members = new Map<LostNames, { readonly path: string; readonly names: Set<string> }>();
  for (const { before, after } of symbols.pairs) {
    if (!before || (after && lastPart(after.qualname) === lastPart(before.qualname))) continue;
    const name = lastPart(before.qualname);
    if (before.qualname === name || /^__\w+__$/.test(name)) continue;
    const { path } = before.file;
    const family = families.lostFor(path);
    const known = members.get(family);
    if (known) known.names.add(name);
    else members.set(family, { path, names: new Set([name]) });
  }
  return members;
}

interface Attributed {
  readonly breaks: FoundBreak[];
  /** Other names under which broken imports pass on what is lost. */
  readonly aliases: string[];
}

async function attributeAll(sides: Sides, changes: ChangeList, all: readonly Dangling[]): Promise<Attributed> {
  const attributed = await sides.base.ask((world) => {
    const attributor = new Attributor(world, sides, changes);
    return all.map((dangling) => (isUseOfImport(dangling) ? undefined : attributor.attribute(dangling)));
  });
  const imports = new Map(
    all.flatMap((dangling, at) => {
      const found = attributed[at];
      return found && dangling.role === "import" ? [[importKey(dangling), found] as const] : [];
    }),
  );
  await sides.head.project.load(all.map(({ path }) => path));
  return sides.head.ask((world) => {
    const breaks: FoundBreak[] = [];
    const aliases: string[] = [];
    for (const [at, dangling] of all.entries()) {
      const isFollowing = isUseOfImport(dangling);
      const found = isFollowing ? imports.get(importKey(dangling)) : attributed[at];
      if (!found) continue;
      const { path, line, column, written, role, confidence, enclosing, isHollow } = dangling;
      const around = enclosing < 0 ? undefined : symbolRef(world, { path, index: enclosing });
      const isThroughImport = isFollowing || isHollow;
      const { reason, message } = found;
      const changeId = changes.idOf(found.change);
      breaks.push({
        changeId,
        reason,
        message,
        path,
        line,
        column,
        written,
        role,
        confidence,
        enclosing: around,
        isThroughImport,
      });
      const alias = world.file(path)?.facts.imports[dangling.importIndex ?? -1]?.alias ?? "";
      if (role === "import" && alias !== "" && alias !== dangling.name) aliases.push(alias);
    }
    return { breaks, aliases };
  });
}

/** Whether a name is bound, but by an import that dangles. */
function isUseOfImport({ role, importIndex }: Dangling): boolean {
  return role !== "import" && importIndex !== undefined;
}

function importKey({ path, importIndex }: Dangling): string {
  return `${path}#${importIndex}`;
}
