import type { BreakRules, Makers } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { Semantics, World } from "../../code/world.ts";
import { DefinitionFlag } from "../../model/facts.ts";
import { words } from "../../util/words.ts";
import type { LanguageRow } from "../language.ts";
import { topLevelMembers } from "../shared/class-parts.ts";
import { JVM_MEMBERS } from "../shared/jvm-members.ts";
import { NamedModuleFinder } from "../shared/named-modules.ts";
import { containerCall, PLAIN, PLAIN_LIBRARY } from "../shared/plain.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { selfWords } from "../shared/self-words.ts";
import { extensionMembers } from "./extensions.ts";
import { importedMembers, qualifiedMembers, visibleMembers } from "./packages.ts";

/** Methods of containers that other languages call otherwise. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ["head", "first"],
  ["headOption", "first"],
  ["lastOption", "last"],
  ["getOrElse", "unwrap_or"],
  ["toSeq", "toList"],
  ["reverse", "reversed"],
]);

const SEMANTICS: Semantics = {
  ...PLAIN,
  family: "scala",
  library: {
    ...PLAIN_LIBRARY,
    transparentTypes: words("Option Some Try Lazy Eval"),
    methodResult: (world, _call, receivers, method) =>
      containerCall(world, receivers, OTHER_NAMES.get(method) ?? method),
  },
  makeFinder: (paths) => new NamedModuleFinder(paths, /\.(?:scala|sc)$/),
  importsByName: true,
  importedMembers,
  visibleMembers: (world, file, _scope, name) => visibleMembers(world, file, name),
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
  isUniversalMember: (name) => UNIVERSAL_MEMBERS.has(name),
  catchAllMembers: ["selectDynamic", "applyDynamic"],
  sharesPackages: true,
  privateSeenBy: "class",
  checksCalls: true,
  keepsParameters: () => true,
  makersOf,
};

/** A class is made by its header, by its other constructors and by what its companion applies. */
function makersOf(_world: World, file: FileIndex, { index }: DefinitionHandle): Makers {
  const { qualname } = file.definition(index);
  const headers = file.definitionsNamed(qualname).map((each) => file.definition(each));
  const own = headers.filter(({ kind, flags }) => kind === "class" && (flags & DefinitionFlag.static) === 0);
  const others = [PLAIN_BREAKS.constructorName, "apply"].flatMap((name) =>
    file.definitionsNamed(`${qualname}.${name}`),
  );
  if (own.length === 0) return "unknown";
  return [...own, ...others.map((each) => file.definition(each))].map(({ params }) => params);
}

export const SCALA_ROWS: readonly LanguageRow[] = [
  {
    language: "scala",
    semantics: SEMANTICS,
    breaks: BREAKS,
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
