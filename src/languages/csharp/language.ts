import type { BreakRules, Makers, TypeWords } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { Semantics, World } from "../../code/world.ts";
import { DefinitionFlag, NO_OPERAND } from "../../model/facts.ts";
import { lastPart } from "../../util/last-part.ts";
import { words } from "../../util/words.ts";
import type { LanguageRow } from "../language.ts";
import { givenByLibrary } from "../shared/lambda-methods.ts";
import { NamedModuleFinder } from "../shared/named-modules.ts";
import { namespaced } from "../shared/namespaced.ts";
import { Namespaces, withOuterNamespaces } from "../shared/namespaces.ts";
import { PLAIN, PLAIN_LIBRARY } from "../shared/plain.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { selfWords } from "../shared/self-words.ts";
import { typeParameterOf } from "../shared/type-parameters.ts";
import { writtenMakers } from "../shared/written-makers.ts";
import { CSHARP_COMMON } from "./common-members.ts";
import { CONVERSION, extensionMembers } from "./extensions.ts";
import { membersInOtherParts } from "./partial-classes.ts";

const NAMESPACES = new Namespaces({ hasOneTypeAFile: false, seen: withOuterNamespaces, qualifiesFromSeen: true });

const SEMANTICS: Semantics = {
  ...PLAIN,
  ...namespaced(NAMESPACES),
  family: "csharp",
  writesInterfaceMembers: true,
  keepsAritiesApart: true,
  typeParameterOf,
  scopes: { ...PLAIN_SCOPES, namesConstructorsAfterClasses: true },
  library: {
    ...PLAIN_LIBRARY,
    transparentTypes: words("Task ValueTask Nullable Lazy"),
    functionTypes: words("Func Action Predicate Converter Comparison"),
    givenByMethod: givenByLibrary,
  },
  // A delegate is a separate type. It is not an alias of the type that it returns.
  aliasedType: () => NO_OPERAND,
  makeFinder: (paths) => new NamedModuleFinder(paths, /\.cs$/),
  selfTypes: selfWords({ object: "this", base: "base" }),
  extensionMembers,
  membersElsewhere: membersInOtherParts,
};

const UNIVERSAL_MEMBERS = words(
  "Equals GetHashCode ToString GetType MemberwiseClone Finalize ReferenceEquals Deconstruct PrintMembers",
);

/** The types of the language and of its literals, by their names in the facts. */
const TYPE_WORDS: TypeWords = new Map<string, readonly ["number" | "text" | "truth" | "list", string]>([
  ["list", ["list", "array"]],
  ...["byte", "sbyte", "short", "ushort", "int", "uint", "long", "ulong", "float", "double", "decimal", "char"].map(
    (word) => [word, ["number", word]] as const,
  ),
  ...["str", "string", "String"].map((word) => [word, ["text", "string"]] as const),
  ...["bool", "Boolean"].map((word) => [word, ["truth", "bool"]] as const),
]);

const BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  isUniversalMember: (name) => UNIVERSAL_MEMBERS.has(name),
  overridesAreMarked: "always",
  // Code that does not name the interface calls another form.
  formsSeen(file, indexes) {
    const open = indexes.filter((index) => (file.definition(index).flags & DefinitionFlag.explicit) === 0);
    return open.length > 0 ? open : indexes;
  },
  refusesExposure: true,
  privateSeenBy: "class",
  hasPartialClasses: true,
  checksCalls: true,
  keepsParameters: () => true,
  hasOverloads: true,
  hasExtensionMethods: true,
  typeWords: TYPE_WORDS,
  conversionMember: CONVERSION,
  constructorOf: (className) => className,
  superWord: "base",
  selfWord: "this",
  makersOf,
};

/** A struct can always be created without arguments, and a part of a class in another file may have more constructors. */
function makersOf(world: World, file: FileIndex, handle: DefinitionHandle): Makers {
  const name = lastPart(file.definition(handle.index).qualname);
  const isElsewhere = world.semanticsOf(file).membersElsewhere(world, handle, name).length > 0;
  return (isElsewhere ? undefined : writtenMakers(file, handle.index, name)) ?? "unknown";
}

export const CSHARP_ROWS: readonly LanguageRow[] = [
  {
    language: "csharp",
    semantics: SEMANTICS,
    breaks: BREAKS,
    tests: {
      isConfig: () => false,
      load: async () => (await import("./tests.ts")).dotnetTests,
    },
    extensions: [".cs", ".csx"],
    commonMembers: CSHARP_COMMON,
    parser: {
      grammar: {
        wasm: "tree-sitter-c-sharp/tree-sitter-c_sharp.wasm",
        rules: async () => (await import("./rules.ts")).CSHARP,
      },
    },
  },
];
