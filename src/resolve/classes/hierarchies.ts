import { type DefinitionHandle, handleKey } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { lastPart } from "../../util/last-part.ts";
import { append } from "../../util/multimap.ts";
import { foreignBases } from "./foreign-bases.ts";
import { topmostOf } from "./topmost.ts";

/**
 * The members that an attribute likely means if the type of its receiver is unknown. `members` are all members with that name in the
 * tree. The result is the topmost definition of the only hierarchy that has the name. It is empty if several hierarchies have the name,
 * if only siblings define it, or if a base class outside the tree may define it too.
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

/**
 * Whether the qualified name of a member continues that of its owner. A method of an object in a function is inside the function, but is
 * not a member of it: its name contains the name of a variable without a definition.
 */
function isNamedAfter(world: World, member: DefinitionHandle, owner: DefinitionHandle): boolean {
  if (member.path !== owner.path) return true;
  const [of, around] = [member, owner].map(({ path, index }) => world.file(path)?.definition(index).qualname ?? "");
  return of?.slice(0, of.lastIndexOf(".")) === around;
}

/**
 * Tells whether a member overrides one of a list of members, or is overridden by one of them. The classes of the list are examined once,
 * not again for each question.
 */
export class Relatives {
  readonly #world: World;
  readonly #owners = new Set<string>();
  /** The classes of the list, by each class that they extend and by themselves. */
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

/** The members that a member implements or overrides: those with its name in the ancestors of its class. */
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
