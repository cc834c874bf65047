import { posix } from "node:path";
import type { BreakRules } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { Semantics, World } from "../../code/world.ts";
import { isReferenceOperand, operandIndex } from "../../model/facts.ts";
import type { LanguageRow } from "../language.ts";
import { membersInParts, topLevelMembers } from "../shared/class-parts.ts";
import { PLAIN } from "../shared/plain.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { GoModuleFinder, isGoMod } from "./module-finder.ts";
import { packageFiles, visibleInPackage } from "./packages.ts";

const SEMANTICS: Semantics = {
  ...PLAIN,
  family: "go",
  scopes: { ...PLAIN_SCOPES, declaresBeforeUse: true },
  isManifest: isGoMod,
  makeFinder: (paths, manifests) => new GoModuleFinder(paths, manifests),
  importsByName: true,
  visibleMembers: (world, file, _scope, name) => visibleInPackage(world, file, name),
  ownersNamed: topLevelMembers,
  membersElsewhere(world, handle, name) {
    const file = world.file(handle.path);
    if (!file) return [];
    const members = membersInParts(file, handle, name, packageFiles(world, file));
    return members.length > 0 ? members : embeddedTypes(world, file, handle, name);
  },
  keepsNamedTypes: true,
  fitsByShape: "methods",
  iteratesOverValues: true,
};

/** The types embedded in a struct under a name: the name of the type is the name of the field. */
function embeddedTypes(world: World, file: FileIndex, { index }: DefinitionHandle, name: string): readonly Member[] {
  const base = file
    .definition(index)
    .bases.find((each) => isReferenceOperand(each) && file.facts.references[operandIndex(each)]?.name === name);
  if (base === undefined) return NO_MEMBERS;
  const types = world.typesOf(file, base).filter((type) => type.kind === "definition");
  // The field exists even when its type cannot be found.
  return types.length > 0 ? types : [{ kind: "value", path: file.path, operand: base, isType: true }];
}

const BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  typeBrackets: "[]",
  checksCalls: true,
  takesObjectAsArgument: true,
  spreadsResults: true,
  makersOf: () => "unknown",
  // No other package can import the package of a program.
  isOfProgram: (path, has) => has(posix.join(posix.dirname(path), "main.go")),
};

export const GO_ROWS: readonly LanguageRow[] = [
  {
    language: "go",
    semantics: SEMANTICS,
    breaks: BREAKS,
    tests: {
      isConfig: isGoMod,
      load: async () => (await import("./tests.ts")).goTests,
    },
    extensions: [".go"],
    sign: /^func (?:\(\w+ \S+\) )?\w+\(/m,
    parser: {
      grammar: {
        wasm: "tree-sitter-go/tree-sitter-go.wasm",
        rules: async () => (await import("./rules.ts")).GO,
      },
    },
  },
];
