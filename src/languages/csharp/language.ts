import type { BreakRules } from "../../code/break-rules.ts";
import { namespacesOf } from "../../code/declared.ts";
import { NO_MEMBERS } from "../../code/member.ts";
import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import type { Semantics } from "../../code/world.ts";
import { lastPart } from "../../util/last-part.ts";
import { words } from "../../util/words.ts";
import type { LanguageRow } from "../language.ts";
import { filesAt, membersInParts } from "../shared/class-parts.ts";
import { NamedModuleFinder } from "../shared/named-modules.ts";
import { namespaced } from "../shared/namespaced.ts";
import { Namespaces, withOuterNamespaces } from "../shared/namespaces.ts";
import { PLAIN, PLAIN_LIBRARY } from "../shared/plain.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { selfWords } from "../shared/self-words.ts";

const NAMESPACES = new Namespaces({ hasOneTypeAFile: false, seen: withOuterNamespaces, qualifiesFromSeen: true });

const SEMANTICS: Semantics = {
  ...PLAIN,
  ...namespaced(NAMESPACES),
  family: "csharp",
  scopes: { ...PLAIN_SCOPES, namesConstructorsAfterClasses: true },
  library: { ...PLAIN_LIBRARY, transparentTypes: words("Task ValueTask Nullable Lazy") },
  makeFinder: (paths) => new NamedModuleFinder(paths, /\.cs$/),
  selfTypes: selfWords({ object: "this", base: "base" }),
  /** Partial classes: their parts lie in files that are named after them. */
  membersElsewhere(world, handle, name) {
    const file = world.file(handle.path);
    if (!file) return NO_MEMBERS;
    const own = namespacesOf(file);
    const specifier = `${own[0]}.${lastPart(file.definition(handle.index).qualname)}`;
    const parts = filesAt(world, file, specifier).filter((part) => namespacesOf(part).join() === own.join());
    return membersInParts(file, handle, name, parts);
  },
};

const UNIVERSAL_MEMBERS = words(
  "Equals GetHashCode ToString GetType MemberwiseClone Finalize ReferenceEquals Deconstruct PrintMembers",
);

const BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  isUniversalMember: (name) => UNIVERSAL_MEMBERS.has(name),
  overridesAreMarked: "always",
  privateSeenBy: "class",
  hasPartialClasses: true,
};

export const CSHARP_ROWS: readonly LanguageRow[] = [
  {
    language: "csharp",
    semantics: SEMANTICS,
    breaks: BREAKS,
    extensions: [".cs", ".csx"],
    parser: {
      grammar: {
        wasm: "tree-sitter-c-sharp/tree-sitter-c_sharp.wasm",
        rules: async () => (await import("./rules.ts")).CSHARP,
      },
    },
  },
];
