import type { BreakRules, Makers, TypeWords } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { extendedTypes, OBJECT_WORD } from "../../code/implicit-members.ts";
import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import type { DefinitionHandle, Type } from "../../code/type.ts";
import type { Semantics, World } from "../../code/world.ts";
import { NO_OPERAND, type Reference } from "../../model/facts.ts";
import { words } from "../../util/words.ts";
import type { LanguageRow } from "../language.ts";
import { JVM } from "../shared/jvm.ts";
import { JVM_MEMBERS } from "../shared/jvm-members.ts";
import { givenByLibrary } from "../shared/lambda-methods.ts";
import { namespaced, PACKAGES } from "../shared/namespaced.ts";
import { Namespaces } from "../shared/namespaces.ts";
import { PLAIN_LIBRARY } from "../shared/plain.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { typeParameterOf } from "../shared/type-parameters.ts";
import { writtenMakers } from "../shared/written-makers.ts";
import { KOTLIN_COMMON } from "./common-members.ts";
import { extensionMembers, narrowExtensions } from "./extensions.ts";

const SEMANTICS: Semantics = {
  ...JVM,
  ...namespaced(new Namespaces(PACKAGES)),
  scopes: {
    ...PLAIN_SCOPES,
    bindsObject: true,
    declaresBeforeUse: true,
    classParametersEnd: true,
    staticClassesStandAlone: true,
  },
  library: { ...PLAIN_LIBRARY, transparentTypes: words("Optional Lazy"), givenByMethod: givenByLibrary },
  selfTypes: (world, file, scope, name) =>
    (name === OBJECT_WORD ? extendedTypes(world, file, scope) : undefined) ?? JVM.selfTypes(world, file, scope, name),
  extensionMembers,
  narrowTargets: narrowExtensions,
  calledWord: ownObject,
  typeParameterOf,
};

/** Functions of the library that return the object that they are called on: `fun add(row: Row) = apply { … }`. */
const GIVING_OBJECT = words("also apply");

/** The object that such a function returns when no receiver is written: the object of the class around it. */
function ownObject(file: FileIndex, { name, receiver, scope }: Reference): readonly Type[] | undefined {
  if (receiver !== NO_OPERAND || !GIVING_OBJECT.has(name)) return undefined;
  const index = file.ownerOfThis(scope);
  return index < 0 ? undefined : [{ kind: "instance", path: file.path, index, args: [] }];
}

const UNIVERSAL_MEMBERS = words(`${JVM_MEMBERS} copy entries let also apply run with takeIf takeUnless to javaClass`);

/** The types of the language that no class extends, by their names in the facts. */
const TYPE_WORDS: TypeWords = new Map<string, readonly ["number" | "text" | "truth", string]>([
  ...["int", "float", "Byte", "Short", "Int", "Long", "Float", "Double"].map(
    (word) => [word, ["number", word]] as const,
  ),
  ["str", ["text", "String"]],
  ...["String", "Char"].map((word) => [word, ["text", word]] as const),
  ...["bool", "Boolean"].map((word) => [word, ["truth", "Boolean"]] as const),
]);

const BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  selfWord: "this",
  isUniversalMember: (name) => UNIVERSAL_MEMBERS.has(name),
  namesInFamily: accessorsOf,
  sharesPackages: true,
  overridesAreMarked: "always",
  refusesExposure: true,
  privateSeenBy: "class",
  checksCalls: true,
  keepsParameters: () => true,
  hasOverloads: true,
  typeWords: TYPE_WORDS,
  makersOf,
};

/** The constructors of a class. Unknown if its companion may have `invoke`, which is called in the same way as a constructor. */
function makersOf(_world: World, file: FileIndex, { index }: DefinitionHandle): Makers {
  const { qualname } = file.definition(index);
  const isCalled = file.facts.definitions.some(
    (each) => each.qualname.startsWith(`${qualname}.`) && each.qualname.endsWith(".invoke"),
  );
  return isCalled ? "unknown" : (writtenMakers(file, index, "constructor") ?? [[]]);
}

/** The Java methods that Kotlin can access as a property of this name. */
function accessorsOf(property: string): readonly string[] {
  const name = property.charAt(0).toUpperCase() + property.slice(1);
  return [`get${name}`, `set${name}`, ...(/^is[^a-z]/.test(property) ? [`set${property.slice(2)}`] : [])];
}

export const KOTLIN_ROWS: readonly LanguageRow[] = [
  {
    language: "kotlin",
    semantics: SEMANTICS,
    breaks: BREAKS,
    tests: {
      isConfig: (path) => /(?:^|\/)pom\.xml$/.test(path),
      load: async () => (await import("../shared/jvm-tests.ts")).jvmTests,
    },
    extensions: [".kt", ".kts"],
    commonMembers: KOTLIN_COMMON,
    parser: {
      grammar: {
        wasm: "@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm",
        rules: async () => (await import("./rules.ts")).KOTLIN,
      },
    },
  },
];
