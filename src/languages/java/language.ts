import type { BreakRules, Makers, TypeWords } from "../../code/break-rules.ts";
import { declaredMembers, namespacesOf } from "../../code/declared.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { operandText } from "../../code/operand-text.ts";
import { filesOf } from "../../code/project.ts";
import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { Semantics, World } from "../../code/world.ts";
import { lastPart } from "../../util/last-part.ts";
import { words } from "../../util/words.ts";
import type { LanguageRow } from "../language.ts";
import { JVM } from "../shared/jvm.ts";
import { JVM_MEMBERS } from "../shared/jvm-members.ts";
import { givenByLibrary } from "../shared/lambda-methods.ts";
import { WHOLE_NAMESPACE } from "../shared/named-modules.ts";
import { namespaced, PACKAGES } from "../shared/namespaced.ts";
import { Namespaces } from "../shared/namespaces.ts";
import { PLAIN_LIBRARY } from "../shared/plain.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { typeParameterOf } from "../shared/type-parameters.ts";
import { writtenMakers } from "../shared/written-makers.ts";

const SEMANTICS: Semantics = {
  ...JVM,
  ...namespaced(new Namespaces({ ...PACKAGES, hasOneTypeAFile: true })),
  scopes: {
    ...PLAIN_SCOPES,
    namesConstructorsAfterClasses: true,
    keepsMethodsApart: "always",
    labelsNameConstants: true,
    staticClassesStandAlone: true,
  },
  interfacesAreFunctions: true,
  typeParameterOf,
  library: {
    ...PLAIN_LIBRARY,
    transparentTypes: words("Optional Supplier Provider ThreadLocal AtomicReference WeakReference"),
    functionTypes: words(
      "Function BiFunction Consumer BiConsumer Predicate BiPredicate UnaryOperator BinaryOperator Comparator ToIntFunction ToLongFunction ToDoubleFunction",
    ),
    givenByMethod: givenByLibrary,
  },
};

const UNIVERSAL_MEMBERS = words(JVM_MEMBERS);

/** The types of the language and of its literals, by their names in the facts. */
const TYPE_WORDS: TypeWords = new Map<string, readonly ["number" | "text" | "truth" | "list", string]>([
  ["list", ["list", "array"]],
  ...["byte", "short", "int", "long", "float", "double", "char"].map((word) => [word, ["number", word]] as const),
  ...["str", "String"].map((word) => [word, ["text", "String"]] as const),
  ...["bool", "boolean"].map((word) => [word, ["truth", "boolean"]] as const),
]);

/** Interfaces of the standard library that classes of any repository implement, with the members that they require. */
const KNOWN_BASES = new Map([
  ...["Serializable", "Cloneable", "RandomAccess"].map((name) => [name, ""] as const),
  ...["AutoCloseable", "Closeable"].map((name) => [name, "close"] as const),
  ["Comparable", "compareTo"],
  ["Runnable", "run"],
  ["Callable", "call"],
  ["Iterable", "iterator forEach spliterator"],
]);

const BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  isUniversalMember: (name) => UNIVERSAL_MEMBERS.has(name),
  namesInFamily: propertiesBehind,
  isInPackage,
  sharesPackages: true,
  privateSeenBy: "file",
  seesUnexported: (own, user) => namespacesOf(user).some((each) => namespacesOf(own).includes(each)),
  checksCalls: true,
  keepsParameters: () => true,
  hasOverloads: true,
  typeWords: TYPE_WORDS,
  knownBases: KNOWN_BASES,
  selfWord: "this",
  constructorOf: (className) => className,
  makersOf,
};

/** Matches annotations that generate constructors. */
const MAKING_ANNOTATION = /Constructor$|\b(?:Data|Value|Builder|SuperBuilder|Jacksonized|AutoValue)$/;

function makersOf(_world: World, file: FileIndex, { index }: DefinitionHandle): Makers {
  const { decorators, qualname } = file.definition(index);
  const isMade = decorators.some((each) => MAKING_ANNOTATION.test(operandText(file.facts, each)));
  return isMade ? "unknown" : (writtenMakers(file, index, lastPart(qualname)) ?? [[]]);
}

/** The Kotlin properties that Java accesses as `getName()`, `isName()` or `setName(value)`. */
function propertiesBehind(accessor: string): readonly string[] {
  const [, prefix, name] = /^(get|set|is)([^a-z].*)$/.exec(accessor) ?? [];
  if (name === undefined) return [];
  if (prefix === "is") return [accessor];
  const plain = [name.charAt(0).toLowerCase() + name.slice(1), name];
  return prefix === "set" ? [...plain, `is${name}`] : plain;
}

/**
 * Whether Java may find a type in a package although no file is named after it. Another file of the package declares it,
 * or it is the class with the functions of a Kotlin file. That class is called `FileKt`, or as `@file:JvmName` says.
 */
function isInPackage(world: World, { path }: FileIndex, namespace: string, name: string): boolean {
  return filesOf(world.module(path, namespace + WHOLE_NAMESPACE)).some((each) => {
    const file = world.file(each);
    if (!file || !namespacesOf(file).includes(namespace)) return false;
    return declaredMembers(file, name).length > 0 || isFacade(file, name);
  });
}

/** Whether Java sees the functions of a Kotlin file in a class of this name: `FileKt`, or the name in `@file:JvmName`. */
function isFacade({ path, facts }: FileIndex, name: string): boolean {
  const named = facts.marks.filter(({ kind }) => kind === "facade");
  if (named.length > 0) return named.some(({ text }) => text === name);
  return facts.language === "kotlin" && name.endsWith("Kt") && path.endsWith(`/${name.slice(0, -2)}.kt`);
}

export const JAVA_ROWS: readonly LanguageRow[] = [
  {
    language: "java",
    semantics: SEMANTICS,
    breaks: BREAKS,
    tests: {
      isConfig: (path) => /(?:^|\/)pom\.xml$/.test(path),
      load: async () => (await import("../shared/jvm-tests.ts")).jvmTests,
    },
    extensions: [".java"],
    sign: /^(?:package|import) [\w.]+;|\bpublic (?:static )?(?:class|void)\b/m,
    parser: {
      grammar: {
        wasm: "tree-sitter-java/tree-sitter-java.wasm",
        rules: async () => (await import("./rules.ts")).JAVA,
      },
    },
  },
];
