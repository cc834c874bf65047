import type { BreakRules, Makers } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { Semantics, World } from "../../code/world.ts";
import { DefinitionFlag } from "../../model/facts.ts";
import { words } from "../../util/words.ts";
import type { LanguageRow } from "../language.ts";
import { topLevelMembers } from "../shared/class-parts.ts";
import { JVM_MEMBERS } from "../shared/jvm-members.ts";
import { PLAIN } from "../shared/plain.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { selfWords } from "../shared/self-words.ts";
import { extensionMembers } from "./extensions.ts";
import { LIBRARY } from "./library.ts";
import { ScalaModuleFinder } from "./module-finder.ts";
import { importedMembers, isOpenPackage, qualifiedMembers, visibleMembers } from "./packages.ts";

const SEMANTICS: Semantics = {
  ...PLAIN,
  family: "scala",
  library: LIBRARY,
  makeFinder: (paths) => new ScalaModuleFinder(paths),
  importsByName: true,
  importedMembers,
  visibleMembers,
  hasImplicitThis: () => true,
  qualifiedMembers,
  separator: ".",
  selfTypes: selfWords({ object: "this", base: "super" }),
  ownersNamed: topLevelMembers,
  extensionMembers,
};

const UNIVERSAL_MEMBERS = words(
  `${JVM_MEMBERS} == != ## eq ne synchronized isInstanceOf asInstanceOf copy apply unapply tupled curried productArity productElement productIterator productPrefix canEqual fromOrdinal formatted ensuring ->`,
);

const BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  typeBrackets: "[]",
  selfWord: "this",
  isUniversalMember: (name) => UNIVERSAL_MEMBERS.has(name),
  catchAllMembers: ["selectDynamic", "applyDynamic"],
  sharesPackages: true,
  isInPackage: isOpenPackage,
  privateSeenBy: "class",
  checksCalls: true,
  keepsParameters: () => true,
  hasOverloads: true,
  makersOf,
};

/** The makers of a class: its header, its other constructors, and the `apply` methods of its companion. */
function makersOf(_world: World, file: FileIndex, { index }: DefinitionHandle): Makers {
  const { qualname } = file.definition(index);
  const headers = file.definitionsNamed(qualname).map((each) => file.definition(each));
  const own = headers.filter(({ kind, flags }) => kind === "class" && (flags & DefinitionFlag.static) === 0);
  const others = ["constructor", "apply"].flatMap((name) => file.definitionsNamed(`${qualname}.${name}`));
  if (own.length === 0) return "unknown";
  return [...own, ...others.map((each) => file.definition(each))].map(({ params }) => params);
}

export const SCALA_ROWS: readonly LanguageRow[] = [
  {
    language: "scala",
    semantics: SEMANTICS,
    breaks: BREAKS,
    tests: {
      isConfig: (path) => /(?:^|\/)pom\.xml$/.test(path),
      load: async () => (await import("../shared/jvm-tests.ts")).jvmTests,
    },
    extensions: [".scala", ".sc", ".sbt"],
    interpreters: ["scala", "scala-cli", "amm"],
    mimeTypes: ["text/x-scala"],
    sign: /^(?:case class|object|trait) \w+|^import [\w.]+\.(?:\{|_$)/m,
    parser: {
      grammar: {
        wasm: "tree-sitter-scala/tree-sitter-scala.wasm",
        rules: async () => (await import("./rules.ts")).SCALA,
      },
    },
  },
];
