import { ownerOf } from "./class-parts.ts";
import { ancestryOf, handleKey } from "./classes.ts";
import type { DefinitionHandle } from "./type.ts";
import type { World } from "./world.ts";

/** How the classes that define one member name are related. */
export interface Hierarchies {
  /** All of them extend one another, so a receiver of unknown type that has the member can only be one of them. */
  readonly isOne: boolean;
}

/** Groups the classes that own members of one name. */
export function hierarchiesOf(world: World, members: readonly DefinitionHandle[]): Hierarchies {
  // Each class points at another one of its group, the last one at itself.
  const groups = new Map<string, string>();
  let count = 0;
  for (const member of members) {
    const owner = ownerOf(world, member);
    // A member of something that is not defined here, `target.build = …`, is a hierarchy of its own.
    const keys = owner ? ancestryOf(world, owner).classes.map(handleKey) : [handleKey(member)];
    let group: string | undefined;
    for (const key of keys) {
      const known = groups.has(key) ? lastOf(groups, key) : undefined;
      if (known === undefined) {
        if (group === undefined) count++;
        group ??= key;
        groups.set(key, group);
      } else if (group === undefined) {
        group = known;
      } else if (known !== group) {
        groups.set(known, group);
        count--;
      }
    }
  }
  return { isOne: count === 1 };
}

function lastOf(groups: ReadonlyMap<string, string>, key: string): string {
  let at = key;
  for (let next = groups.get(at); next !== undefined && next !== at; next = groups.get(at)) at = next;
  return at;
}

/** Whether a member of one list overrides, or is overridden by, one of the other. */
export function isSameHierarchy(
  world: World,
  some: readonly DefinitionHandle[],
  others: readonly DefinitionHandle[],
): boolean {
  return some.some((one) => {
    const owner = ownerOf(world, one);
    return owner !== undefined && others.some((other) => isRelated(world, owner, ownerOf(world, other)));
  });
}

function isRelated(world: World, a: DefinitionHandle, b: DefinitionHandle | undefined): boolean {
  if (!b) return false;
  const extendsIt = (sub: DefinitionHandle, base: DefinitionHandle) =>
    ancestryOf(world, sub).classes.some((each) => handleKey(each) === handleKey(base));
  return extendsIt(a, b) || extendsIt(b, a);
}
