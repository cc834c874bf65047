import { type OutwardView, WITHOUT_NAME } from "./outward-view.ts";

/** Names that are looked up though no file spells them out: `with` asks for `__enter__`, a default import for `default`. */
const IMPLICIT = /^(?:__(?!all__)\w+__|default|constructor|then)$/;

/**
 * The names under which something else is seen in one version of a file than in the other, directly or because it rests on
 * such a name; undefined when whoever looks at the file may see a difference.
 */
export function changedNames(before: OutwardView, after: OutwardView): ReadonlySet<string> | undefined {
  const changed = new Set<string>();
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(name)?.text !== after.get(name)?.text) changed.add(name);
  }
  const users = usersOfNames(before, after);
  // A set gives what is added to it while it is walked through, too.
  for (const name of changed) for (const user of users.get(name) ?? []) changed.add(user);
  for (const name of changed) if (name === WITHOUT_NAME || IMPLICIT.test(name)) return undefined;
  return changed;
}

/** By name, the names whose meaning rests on it. */
function usersOfNames(...views: readonly OutwardView[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const view of views) {
    for (const [user, { mentions }] of view) {
      for (const name of mentions) {
        const known = users.get(name);
        if (known) known.add(user);
        else users.set(name, new Set([user]));
      }
    }
  }
  return users;
}
