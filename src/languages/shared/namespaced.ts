import { type Member, NO_MEMBERS } from "../../code/member.ts";
import type { Semantics } from "../../code/world.ts";
import { topLevelMembers } from "./class-parts.ts";
import { type Namespaces, openedBy } from "./namespaces.ts";

/** The rules for packages: a file sees its own package, and the packages and types that it imports as a whole. */
export const PACKAGES = {
  hasOneTypeAFile: false,
  seen: (own: readonly string[]) => own,
  qualifiesFromSeen: false,
};

/** The rules that languages with packages or namespaces share. */
export function namespaced(namespaces: Namespaces) {
  return {
    importsByName: true,
    importedMembers: (world, file, imported) => namespaces.imported(world, file, imported),
    visibleMembers(world, file, _scope, name): readonly Member[] {
      const opened = openedBy(file);
      const members = namespaces.visible(world, file, name, opened);
      return members.length > 0 ? members : namespaces.inOpenedTypes(world, file, name, opened);
    },
    hasImplicitThis: () => true,
    qualifiedMembers: (world, file, path, name) => namespaces.qualified(world, file, path, name),
    separator: /[.\\]/,
    ownersNamed: topLevelMembers,
    membersElsewhere: () => NO_MEMBERS,
  } satisfies Partial<Semantics>;
}
