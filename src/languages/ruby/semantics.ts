import type { FileIndex } from "../../code/file-index.ts";
import { NO_MEMBERS } from "../../code/member.ts";
import type { Semantics } from "../../code/world.ts";
import { lastPart } from "../../util/last-part.ts";
import { membersInParts, topLevelMembers } from "../shared/class-parts.ts";
import { PLAIN } from "../shared/plain.ts";
import { selfWords } from "../shared/self-words.ts";
import { filesNamedAfter, qualifiedInRuby, visibleInRuby } from "./constants.ts";
import { isMethodName } from "./kernel.ts";
import { RubyModuleFinder } from "./module-finder.ts";

export const RUBY: Semantics = {
  ...PLAIN,
  family: "ruby",
  makeFinder: (paths) => new RubyModuleFinder(paths),
  visibleMembers: visibleInRuby,
  hasImplicitThis: (file, scope) => !isInNestedBlock(file, scope),
  // A block may run as a method of any object.
  isOnUnknownSelf: isMethodName,
  qualifiedMembers: qualifiedInRuby,
  separator: /[.\\]/,
  selfTypes: selfWords({ object: "self", isBodyStatic: true }),
  ownersNamed: topLevelMembers,
  /** Classes can be reopened anywhere; by custom, in files that are named after the class or after what is added. */
  membersElsewhere(world, handle, name) {
    const file = world.file(handle.path);
    if (!file) return NO_MEMBERS;
    const own = lastPart(file.definition(handle.index).qualname);
    const parts = [...filesNamedAfter(world, file, name), ...filesNamedAfter(world, file, own)];
    const others = parts.filter((part) => part !== file);
    return membersInParts(file, handle, name, others);
  },
};

/** A block inside a block is most often one that runs on another object: `describe … do it … do … end end`. */
function isInNestedBlock(file: FileIndex, scope: number): boolean {
  const { scopes } = file.facts;
  let blocks = 0;
  for (let at = scope; at >= 0 && (scopes[at]?.definition ?? -1) < 0; at = scopes[at]?.parent ?? -1) {
    if (scopes[at]?.kind === "function") blocks++;
  }
  return blocks > 1;
}
