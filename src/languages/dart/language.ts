import type { Absence, BreakRules, Makers } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { NO_MEMBERS } from "../../code/member.ts";
import { memberOfTarget, moduleMember } from "../../code/target-members.ts";
import { Trail } from "../../code/trail.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { Semantics, World } from "../../code/world.ts";
import { DefinitionFlag, NO_OPERAND } from "../../model/facts.ts";
import { words } from "../../util/words.ts";
import type { LanguageRow } from "../language.ts";
import { PLAIN, PLAIN_LIBRARY } from "../shared/plain.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { selfWords } from "../shared/self-words.ts";
import { extensionMembers } from "./extensions.ts";
import { libraryOf, offeredMember, visibleInLibrary } from "./libraries.ts";
import { DartModuleFinder, isPubspec } from "./module-finder.ts";

/** The name of the constructor without a name. */
const CONSTRUCTOR = "new";

const SEMANTICS: Semantics = {
  ...PLAIN,
  family: "dart",
  implicitNames: /^new$/,
  library: { ...PLAIN_LIBRARY, awaitableTypes: words("Future FutureOr") },
  isManifest: isPubspec,
  makeFinder: (paths, manifests) => new DartModuleFinder(paths, manifests),
  importedMembers(world, file, { kind, module, name }, trail) {
    if (kind === "star") return NO_MEMBERS;
    const target = world.module(file.path, module);
    return kind === "name" ? memberOfTarget(world, target, name, trail) : [moduleMember(target)];
  },
  memberOfModule: (world, file, name, trail = new Trail()) =>
    trail.through(file.path, name, (on) => offeredMember(world, file, name, on)),
  visibleMembers: (world, file, _scope, name) => visibleInLibrary(world, file, name),
  hasImplicitThis: () => true,
  selfTypes: selfWords({ object: "this", base: "super" }),
  extensionMembers,
};

const UNIVERSAL_MEMBERS = words("hashCode runtimeType toString noSuchMethod new");

const BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  overridesAreExact: false,
  globalNames: words(
    "print identical identityHashCode int double num bool String Object dynamic void Never Null Function Type Symbol List Map Set Iterable Iterator Future FutureOr Stream Duration DateTime RegExp Uri BigInt Error Exception ArgumentError StateError RangeError UnsupportedError UnimplementedError TypeError AssertionError FormatException StackTrace StringBuffer Comparable Pattern Match Enum Record Stopwatch Deprecated override deprecated pragma this super assert",
  ),
  isUniversalMember: (name) => UNIVERSAL_MEMBERS.has(name),
  outsideStars: "cannot shadow",
  listsNames: true,
  absenceIn,
  passedOn: (_world, file) => file.exports.stars.map(({ module }) => module),
  privateSeenBy: "file",
  checksCalls: true,
  keepsParameters: () => true,
  constructorOf: () => CONSTRUCTOR,
  makersOf,
};

/** Whether a library lacks a name. Generated parts that are not in the repository may declare anything. */
function absenceIn(world: World, file: FileIndex, name: string): Absence {
  const library = libraryOf(world, file);
  const isWhole = library.every(
    ({ path, facts }) =>
      facts.errors.length === 0 &&
      facts.imports.every(({ kind, module }) => kind !== "module" || world.module(path, module).kind !== "external"),
  );
  if (!isWhole) return "unknown";
  return library.some(({ exports }) => exports.named(name).length > 0) ? "hollow" : "missing";
}

/** The makers of a class. Constructors are not inherited: a class that declares none has one without parameters. */
function makersOf(_world: World, file: FileIndex, { index }: DefinitionHandle): Makers | undefined {
  const { qualname } = file.definition(index);
  if (file.definitionsNamed(`${qualname}.${CONSTRUCTOR}`).length > 0) return undefined;
  const hasOthers = file.facts.definitions.some(
    ({ parent, kind, flags, returnType }) =>
      parent === index && kind === "method" && returnType === NO_OPERAND && (flags & DefinitionFlag.static) !== 0,
  );
  return hasOthers ? "unknown" : [[]];
}

/** The members of types that every Dart program uses. */
const COMMON =
  "add addAll addListener any asMap bind call cancel catchError clear close compareTo complete contains containsKey containsValue create copyWith dispose elementAt endsWith entries error every expand first firstWhere fold followedBy forEach from future get hashCode index indexOf insert isEmpty isNotEmpty iterator join key keys last lastIndexOf lastWhere length listen map moveNext name of onError padLeft padRight parse pause putIfAbsent read reduce remove removeAt removeLast removeListener removeWhere replaceAll resume retainWhere reversed runtimeType set single singleWhere skip sort split startsWith state stream sublist substring take then timeout toInt toDouble toJson toList toMap toSet toString trim tryParse update value values when whenComplete where whereType write writeln";

export const DART_ROWS: readonly LanguageRow[] = [
  {
    language: "dart",
    semantics: SEMANTICS,
    breaks: BREAKS,
    tests: {
      isConfig: (path) => /(?:^|\/)pubspec\.yaml$/.test(path),
      load: async () => (await import("./tests.ts")).dartTests,
    },
    extensions: [".dart"],
    interpreters: ["dart"],
    mimeTypes: ["application/dart", "text/x-dart"],
    sign: /^import 'package:|^(?:library|part of) [\w.']+;/m,
    commonMembers: COMMON,
    parser: {
      grammar: {
        wasm: "tree-sitter-dart-orchard/tree-sitter-dart_orchard.wasm",
        rules: async () => (await import("./rules.ts")).DART,
      },
    },
  },
];
