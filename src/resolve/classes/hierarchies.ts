import { type DefinitionHandle, handleKey } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { lastPart } from "../../util/last-part.ts";
import { foreignBases } from "./foreign-bases.ts";
import { topmostOf } from "./topmost.ts";

/**
 * Of all members of one name in the tree, those that an attribute of something of unknown type likely means: the topmost
 * definition of the only hierarchy that has the name. None when there are several hierarchies, when only siblings define it,
 * or when a base class outside the tree may define it too.
 */
export function likelyAmong(world: World, members: readonly DefinitionHandle[]): readonly DefinitionHandle[] {
  const ancestries = members.map((member) => {
    const owner = world.ownerOf(member);
    return owner && isNamedAfter(world, member, owner) ? world.ancestryOf(owner).classes : [];
  });
  const topmost = topmostOf(ancestries.map((classes) => classes.map(handleKey)));
  const isForeign = (at: number) => (ancestries[at] ?? []).some((each) => foreignBases(world, each).length > 0);
  return members.filter((_, at) => topmost.includes(at) && !isForeign(at));
}

/** A method of an object in a function stands inside the function, but is no member of it: its name is that of a variable without a definition. */
function isNamedAfter(world: World, member: DefinitionHandle, owner: DefinitionHandle): boolean {
  if (member.path !== owner.path) return true;
  const [of, around] = [member, owner].map(({ path, index }) => world.file(path)?.definition(index).qualname ?? "");
  return of?.slice(0, of.lastIndexOf(".")) === around;
}

/** Whether a member of one list overrides, or is overridden by, one of the other. */
export function isSameHierarchy(
  world: World,
  some: readonly DefinitionHandle[],
  others: readonly DefinitionHandle[],
): boolean {
  return some.some((one) => {
    const owner = world.ownerOf(one);
    return owner !== undefined && others.some((other) => isRelated(world, owner, world.ownerOf(other)));
  });
}

function isRelated(world: World, a: DefinitionHandle, b: DefinitionHandle | undefined): boolean {
  if (!b || handleKey(a) === handleKey(b)) return false;
  const extendsIt = (sub: DefinitionHandle, base: DefinitionHandle) =>
    world.ancestryOf(sub).classes.some((each) => isSameHandle(each, base));
  return extendsIt(a, b) || extendsIt(b, a);
}

/** The members of a name that ancestors of a member's class have: what it implements or overrides. */
export function overriddenBy(world: World, member: DefinitionHandle): DefinitionHandle[] {
  const owner = world.ownerOf(member);
  const name = lastPart(world.file(member.path)?.definition(member.index).qualname ?? "");
  if (!owner) return [];
  return world
    .ancestryOf(owner)
    .classes.filter((each) => !isSameHandle(each, owner))
    .flatMap(({ path, index }) => {
      const file = world.file(path);
      const named = file?.definitionsNamed(`${file.definition(index).qualname}.${name}`) ?? [];
      return named.map((at) => ({ path, index: at }));
    });
}

/** Whether two handles mean the same definition. */
export function isSameHandle(a: DefinitionHandle, b: DefinitionHandle): boolean {
  return a.index === b.index && a.path === b.path;
}
