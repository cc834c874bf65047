import { EXTERNAL_MEMBER, NO_MEMBERS } from "../../code/member.ts";
import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import type { Semantics } from "../../code/world.ts";
import { words } from "../../util/words.ts";
import { topLevelMembers } from "../shared/class-parts.ts";
import { includedMembers } from "../shared/included-files.ts";
import { PLAIN, PLAIN_LIBRARY } from "../shared/plain.ts";
import { selfWords } from "../shared/self-words.ts";
import { counterpartsOf } from "./counterparts.ts";
import { CModuleFinder } from "./module-finder.ts";
import { includedInNamespace, isInReach } from "./namespaces.ts";

export const C: Semantics = {
  ...PLAIN,
  family: "c",
  makeFinder: (paths) => new CModuleFinder(paths),
  visibleMembers: (world, file, _scope, name) => includedMembers(world, file, name),
  ownersNamed: topLevelMembers,
  counterpartsOf,
};

export const CPP: Semantics = {
  ...C,
  scopes: { ...PLAIN_SCOPES, namesConstructorsAfterClasses: true },
  library: {
    ...PLAIN_LIBRARY,
    transparentTypes: words("unique_ptr shared_ptr weak_ptr optional reference_wrapper atomic"),
  },
  importedMembers(world, file, { kind, module, name }) {
    if (kind === "star") return NO_MEMBERS;
    const members = includedInNamespace(world, file, module.split(/::|\./), name);
    return members.length > 0 ? members : [EXTERNAL_MEMBER];
  },
  visibleMembers: (world, file, _scope, name) => includedMembers(world, file, name, isInReach),
  hasImplicitThis: () => true,
  qualifiedMembers: includedInNamespace,
  separator: /[.\\]/,
  selfTypes: selfWords({ object: "this" }),
};
