import type { DefinitionHandle } from "../../code/type.ts";
import { handleKey } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import { membersNamed } from "../../nav/symbols/find-uses.ts";
import { foreignBases } from "../../resolve/classes/foreign-bases.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { lastPart } from "../../util/last-part.ts";
import { extendsIt, isNameless } from "./nameless.ts";
import { isTwin, looseObject, standsFor } from "./shapes.ts";

/** If more members than this share a name, they are not compared with each other. */
const MAX_MEMBERS = 100;

/** The members that must keep the same name, because code that names one of them may call another. */
export interface Family {
  /** The given member, and all members that implement or override it, or that it implements or overrides. */
  readonly members: readonly DefinitionHandle[];
  /** The reason why some members may be unknown; undefined if all are known. */
  readonly gap: string | undefined;
}

/** The family of a member; a definition that is not a member is a family of one. */
export function familyOf(world: World, names: NameSource, asked: DefinitionHandle): Family {
  const file = world.file(asked.path);
  if (!file?.isMember(asked.index)) return { members: [asked], gap: undefined };
  const name = lastPart(file.definition(asked.index).qualname);
  const own = new Set(file.symbolOf(asked.index));
  const others = membersNamed(world, names, name).filter(
    ({ path, index }) => (path !== asked.path || !own.has(index)) && isOfOneLanguage(world, asked.path, path),
  );
  if (others.length > MAX_MEMBERS) return { members: [asked], gap: `${others.length} others have a member ${name}` };
  const members = [asked];
  for (const member of members) {
    for (let at = others.length - 1; at >= 0; at--) {
      const other = others[at] as DefinitionHandle;
      if (isKin(world, names, member, other)) members.push(...others.splice(at, 1));
    }
  }
  const nameless = others.find((other) => isNameless(world, names, members, other));
  const { path = "", line = 0 } = nameless ? placeOf(world, nameless) : {};
  const gap = nameless && `${path}:${line} has a member ${name} in a class without a name, which may belong to it`;
  return { members, gap: gap ?? gapIn(world, names, members, others, name) };
}

function placeOf(world: World, { path, index }: DefinitionHandle): { readonly path: string; readonly line: number } {
  return { path, line: world.file(path)?.definition(index).nameLine ?? 0 };
}

function isOfOneLanguage(world: World, ...paths: readonly string[]): boolean {
  const files = paths.map((path) => world.file(path));
  return new Set(files.map((file) => file && world.semanticsOf(file).family)).size === 1;
}

/** Whether the owner of one member can be used in place of the owner of the other, or one class extends both owners. */
function isKin(world: World, names: NameSource, one: DefinitionHandle, other: DefinitionHandle): boolean {
  const [a, b] = [one, other].map((each) => world.ownerOf(each));
  // A field and a method of one class, or a static and an instance member, are two symbols with the same name.
  if (!a || !b || handleKey(a) === handleKey(b)) return false;
  if (extendsIt(world, a, b) || extendsIt(world, b, a)) return true;
  if (fitness(world, a) === "methods" && (fits(world, a, b) || fits(world, b, a))) return true;
  return haveCommonHeir(world, names, a, b);
}

function fitness(world: World, { path }: DefinitionHandle) {
  const file = world.file(path);
  return file && world.semanticsOf(file).fitsByShape;
}

/** Whether a type has every method of an interface. */
function fits(world: World, type: DefinitionHandle, wanted: DefinitionHandle): boolean {
  if (!isInterface(world, wanted)) return false;
  const has = (name: string) => world.memberOfClass(type, name).some(({ kind }) => kind === "definition");
  return methodsOf(world, wanted).every(has);
}

function methodsOf(world: World, owner: DefinitionHandle): readonly string[] {
  return world.ancestryOf(owner).classes.flatMap(({ path, index }) => {
    const { definitions = [] } = world.file(path)?.facts ?? {};
    return definitions.filter(({ parent }) => parent === index).map(({ qualname }) => lastPart(qualname));
  });
}

function isInterface(world: World, { path, index }: DefinitionHandle): boolean {
  return world.file(path)?.facts.definitions[index]?.kind === "interface";
}

/** Whether a class extends both owners; it is searched only in files that contain the name of one of them. */
function haveCommonHeir(world: World, names: NameSource, a: DefinitionHandle, b: DefinitionHandle): boolean {
  const spelled = [a, b].map(({ path, index }) => lastPart(world.file(path)?.definition(index).qualname ?? ""));
  return [...new Set(spelled.flatMap((name) => names.filesWith(name)))].some((path) => {
    const { definitions = [] } = world.file(path)?.facts ?? {};
    return definitions.some(({ bases }, index) => {
      if (bases.length === 0) return false;
      const { classes } = world.ancestryOf({ path, index });
      return [a, b].every((each) => classes.some((other) => handleKey(other) === handleKey(each)));
    });
  });
}

/** The reason why a family may be incomplete: an owner with a base from outside, or a shape that other types may have. */
function gapIn(
  world: World,
  names: NameSource,
  members: readonly DefinitionHandle[],
  others: readonly DefinitionHandle[],
  name: string,
): string | undefined {
  const owners = members.flatMap((each) => world.ownerOf(each) ?? []);
  // The first owner is not checked: its member is what the change renames, and that is the decision of the author.
  const foreign = owners.slice(1).find((owner) => mayBring(world, owner, name) && fitness(world, owner) !== "methods");
  if (foreign) {
    const { qualname = "" } = world.file(foreign.path)?.definition(foreign.index) ?? {};
    return `${qualname} extends something outside of this repository that may have a ${name}, too`;
  }
  if (owners.length > 1 && owners.some((owner) => isBroad(world, owner))) return sharedBy(name);
  const strangers = others.flatMap((each) => world.ownerOf(each) ?? []);
  // Only fields, not methods, are compared when a value is converted to another type.
  const fieldOwners = members.some((each) => isMethod(world, each)) ? [] : owners;
  const isConverted = (owner: DefinitionHandle) => fitness(world, owner) === "methods";
  if (fieldOwners.some((owner) => isConverted(owner) && strangers.some((other) => isTwin(world, owner, other))))
    return sharedBy(name);
  const isOpen = (owner: DefinitionHandle) => fitness(world, owner) === "anything";
  const own = owners.filter(isOpen);
  const alien = strangers.filter(isOpen);
  const isShared = own.some((owner) =>
    alien.some((other) => standsFor(world, owner, other) || standsFor(world, other, owner)),
  );
  if (isShared) return sharedBy(name);
  const loose = own.length > 0 ? looseObject(world, names, own, name) : undefined;
  return loose && `${loose} has an object with a member ${name}, and nothing says of what type it is`;
}

/** Whether a base from outside, whose members are not known, may have a member of that name. */
function mayBring(world: World, owner: DefinitionHandle, name: string): boolean {
  const file = world.file(owner.path);
  const known = file && breakRulesOf(file.facts.language).knownBases;
  return foreignBases(world, owner).some((base) => known?.get(lastPart(base))?.split(" ").includes(name) !== false);
}

function isMethod(world: World, { path, index }: DefinitionHandle): boolean {
  return world.file(path)?.facts.definitions[index]?.kind === "method";
}

function sharedBy(name: string): string {
  return `others have a member ${name}, too: rename them together`;
}

/** Whether an interface is too small to tell types apart: it has at most one method, and libraries may call that method as well. */
function isBroad(world: World, owner: DefinitionHandle): boolean {
  return fitness(world, owner) === "methods" && isInterface(world, owner) && methodsOf(world, owner).length < 2;
}
