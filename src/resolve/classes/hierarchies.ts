import { type DefinitionHandle, handleKey } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { lastPart } from "../../util/last-part.ts";
import { append } from "../../util/multimap.ts";
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

/** Whether a member overrides, or is overridden by, one of a list: the classes of the list are looked at once, however often it is asked. */
export class Relatives {
  readonly #world: World;
  readonly #owners = new Set<string>();
  /** The classes of the list by what they extend. */
  readonly #heirs = new Map<string, string[]>();

  constructor(world: World, members: readonly DefinitionHandle[]) {
    this.#world = world;
    for (const member of members) {
      const owner = world.ownerOf(member);
      const key = owner && handleKey(owner);
      if (!owner || key === undefined || this.#owners.has(key)) continue;
      this.#owners.add(key);
      for (const each of world.ancestryOf(owner).classes) append(this.#heirs, handleKey(each), key);
    }
  }

  has(member: DefinitionHandle): boolean {
    const owner = this.#world.ownerOf(member);
    if (!owner) return false;
    const own = handleKey(owner);
    if (this.#heirs.get(own)?.some((heir) => heir !== own)) return true;
    return this.#world.ancestryOf(owner).classes.some((each) => {
      const key = handleKey(each);
      return key !== own && this.#owners.has(key);
    });
  }
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
