import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import type { Semantics } from "../../code/world.ts";
import { words } from "../../util/words.ts";
import { includedMembers } from "../shared/included-files.ts";
import { isComposer, NamedModuleFinder } from "../shared/named-modules.ts";
import { namespaced } from "../shared/namespaced.ts";
import { Namespaces } from "../shared/namespaces.ts";
import { PLAIN } from "../shared/plain.ts";
import { selfWords } from "../shared/self-words.ts";

/** Names of the global namespace need no import. */
const NAMESPACES = new Namespaces({
  hasOneTypeAFile: false,
  seen: (own) => [...new Set([...own, ""])],
  qualifiesFromSeen: true,
});

export const PHP: Semantics = {
  ...PLAIN,
  ...namespaced(NAMESPACES),
  family: "php",
  scopes: { ...PLAIN_SCOPES, classNames: "members hidden" },
  isManifest: isComposer,
  makeFinder: (paths, manifests) => new NamedModuleFinder(paths, /\.php$/, manifests),
  importsByName: false,
  visibleMembers(world, file, _scope, name) {
    const members = NAMESPACES.visible(world, file, name, []);
    return members.length > 0 ? members : includedMembers(world, file, name);
  },
  hasImplicitThis: () => false,
  selfTypes: selfWords({ object: "this", base: "parent", classes: words("self static") }),
};
