import type { DefinitionHandle } from "../../code/type.ts";
import { handleKey } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import { isMemberOwner } from "../../model/facts.ts";
import { comparePlaces, type Use } from "../../model/use.ts";
import { likelyAmong, overriddenBy } from "../../resolve/classes/hierarchies.ts";
import { ownConstructors } from "../../resolve/constructors-by-word.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { withCounterparts } from "../../resolve/resolver.ts";
import { type Target, usesInFile } from "../../resolve/uses.ts";
import { CorruptDataError } from "../../util/bytes.ts";
import { lastPart } from "../../util/last-part.ts";
import { pushAll } from "../../util/push-all.ts";
import type { AmendedGraph } from "../graph/amended-graph.ts";
import { MAX_OVERRIDES } from "./max-overrides.ts";
import { NameCrowd } from "./name-crowd.ts";

/** Every use of a definition in the wanted files that can hold one, in path and line order. */
export function findUses(
  world: World,
  names: NameSource,
  handle: DefinitionHandle,
  isWanted: (path: string) => boolean = () => true,
): Use[] {
  return usesIn(world, names, targetOf(world, names, handle), isWanted).sort(comparePlaces);
}

/** The same for answers: making an object is a use of the constructor that its class writes. */
export function findUsesAndMakings(world: World, names: NameSource, handle: DefinitionHandle): Use[] {
  const uses = findUses(world, names, handle);
  const owner = classMadeBy(world, handle);
  if (!owner) return uses;
  const through = world.file(owner.path)?.definition(owner.index).qualname ?? "";
  const makings = findUses(world, names, owner).filter(({ role }) => role === "call");
  return [...uses, ...makings.map((use) => ({ ...use, through }))].sort(comparePlaces);
}

/** The class whose objects a definition makes; undefined when it is no constructor. */
function classMadeBy(world: World, { path, index }: DefinitionHandle): DefinitionHandle | undefined {
  const file = world.file(path);
  const owner = file?.classOfMember(index) ?? -1;
  // A class inside another class of its name is not the constructor of that class.
  if (!file || owner < 0 || isMemberOwner(file.definition(index).kind)) return undefined;
  const [className, name] = [owner, index].map((each) => lastPart(file.definition(each).qualname));
  return name === breakRulesOf(file.facts.language).constructorOf(className ?? "") ? { path, index: owner } : undefined;
}

/**
 * The same with the help of a graph: where it answers for a file, the file is not looked at, and uses in it that are no more than possible
 * are left out. A doubted graph that says something else than the files is treated like a damaged one.
 */
export function findUsesWith(graph: AmendedGraph, world: World, names: NameSource, handle: DefinitionHandle): Use[] {
  const target = targetOf(world, names, handle);
  const known = graph.usesOf(world, target);
  const uses = usesIn(world, names, target, (path) => !graph.covers(path));
  if (graph.isDoubted) {
    const read = usesIn(world, names, target, (path) => graph.covers(path));
    const sure = read.filter(({ confidence }) => confidence !== "possible").sort(comparePlaces);
    if (JSON.stringify(known.map(saidOf)) !== JSON.stringify(sure.map(saidOf)))
      throw new CorruptDataError(`it says of the uses of ${target.name} what the files do not`);
  }
  return [...known, ...uses].sort(comparePlaces);
}

/** The parts of a use in a fixed order, to compare it with others. */
function saidOf({ path, line, column, role, confidence, enclosing, through = "" }: Use) {
  return [path, line, column, role, confidence, enclosing, through];
}

function usesIn(world: World, names: NameSource, target: Target, isWanted: (path: string) => boolean): Use[] {
  const uses: Use[] = [];
  for (const path of candidates(world, names, target)) {
    const file = isWanted(path) ? world.file(path) : undefined;
    if (file) pushAll(uses, usesInFile(world, file, target));
  }
  return uses;
}

function targetOf(world: World, names: NameSource, handle: DefinitionHandle): Target {
  const file = world.file(handle.path);
  if (!file) throw new Error(`${handle.path} has no facts`);
  const { qualname } = file.definition(handle.index);
  const name = lastPart(qualname);
  const own = file.symbolOf(handle.index).map((index) => ({ path: handle.path, index }));
  const definitions = withCounterparts(world, own);
  const isMember = file.isMember(handle.index);
  let likely: boolean | undefined;
  const isLikely = () => {
    likely ??= likelyAmong(world, membersNamed(world, names, name)).some(
      (member) => member.path === handle.path && own.some(({ index }) => index === member.index),
    );
    return likely;
  };
  // A constructor is called by the name of its own class, whatever it extends.
  const bases = isMember && !classMadeBy(world, handle) ? basesOf(world, names, name, own) : [];
  const heirs = heirsCalling(world, names, handle);
  const known = exportedNames(world, names, name, definitions);
  if (heirs) for (const word of heirs.words) known.add(word);
  return { name, names: known, definitions, bases, isMember, isLikely, ...(heirs && { heirs }) };
}

/** More classes than this are not looked through for calls of a constructor. */
const MAX_HEIRS = 200;

/** The classes that run a constructor by a word, `super(…)` or `this(…)`: those that extend its class, or one in between that writes none. */
function heirsCalling(world: World, names: NameSource, handle: DefinitionHandle): Target["heirs"] {
  const owner = classMadeBy(world, handle);
  const { superWord, selfWord } = breakRulesOf(world.file(handle.path)?.facts.language ?? "text");
  if (!owner || superWord === undefined) return undefined;
  const files = new Set<string>();
  const classes = [owner];
  const seen = new Set([handleKey(owner)]);
  for (const each of classes) {
    for (const { path, enclosing, role, confidence } of findUses(world, names, each)) {
      const heir = { path, index: enclosing };
      if (role !== "inherit" || confidence !== "exact" || enclosing < 0 || seen.has(handleKey(heir))) continue;
      seen.add(handleKey(heir));
      files.add(path);
      if (classes.length < MAX_HEIRS && ownConstructors(world, heir).length === 0) classes.push(heir);
    }
  }
  return { words: selfWord === undefined ? [superWord] : [superWord, selfWord], files };
}

/** The members that a member implements or overrides; none if so many share its name that a call through them tells nothing. */
function basesOf(
  world: World,
  names: NameSource,
  name: string,
  own: readonly DefinitionHandle[],
): readonly DefinitionHandle[] {
  const bases = own.flatMap((each) => overriddenBy(world, each));
  return bases.length > 0 && membersNamed(world, names, name).length <= MAX_OVERRIDES ? bases : [];
}

/** Every symbol of the tree that is an attribute of something and has the name; overloads count once. */
export function membersNamed(world: World, names: NameSource, name: string): DefinitionHandle[] {
  const members: DefinitionHandle[] = [];
  for (const path of names.filesWith(name)) {
    const file = world.file(path);
    for (const index of file?.definitionsEndingIn(name) ?? []) {
      if (file?.isMember(index) && file.isFirstOfSymbol(index)) members.push({ path, index });
    }
  }
  return members;
}

/** The names under which modules export the definitions: `export { _null as null }` makes users write `null`. */
function exportedNames(
  world: World,
  index: NameSource,
  name: string,
  definitions: readonly DefinitionHandle[],
): Set<string> {
  const keys = new Set(definitions.map(handleKey));
  const names = new Set([name]);
  for (const known of names) {
    for (const { path, name } of NameCrowd.of(world, index.filesWith(known)).passedOn(known)) {
      if (names.has(name)) continue;
      const members = world.memberOfModule(path, name);
      if (members.some((member) => member.kind === "definition" && keys.has(handleKey(member)))) names.add(name);
    }
  }
  return names;
}

/** The files with a name of the target, and, where a module offers it without a name of its own, the files that import that module. */
function candidates(world: World, names: NameSource, target: Target): Set<string> {
  const own = target.definitions.map(({ path }) => path);
  // A member is reached through objects, from wherever they are.
  const filesOf = (name: string) => {
    const all = names.filesWith(name);
    return target.isMember ? all : NameCrowd.of(world, all).usersOf(name, target.definitions);
  };
  const { words = [], files: heirs = [] } = target.heirs ?? {};
  const written = [...target.names].filter((name) => !words.includes(name));
  const files = new Set([...own, ...heirs, ...written.flatMap(filesOf)]);
  const keys = new Set(target.definitions.map(handleKey));
  const isNameless = (path: string) =>
    world.memberOfModule(path, "default").some((member) => member.kind === "definition" && keys.has(handleKey(member)));
  const queue = [...new Set(target.definitions.map((definition) => definition.path))].filter(isNameless);
  const seen = new Set(queue);
  for (const path of queue) {
    for (const importer of names.importersOf(path)) {
      files.add(importer);
      if (seen.has(importer)) continue;
      seen.add(importer);
      // A module that passes it on, again without a name: `module.exports = require("./lib/express")`.
      if (isNameless(importer)) queue.push(importer);
    }
  }
  return files;
}
