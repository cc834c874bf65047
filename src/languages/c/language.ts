import type { BreakRules, Makers } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { EXTERNAL_MEMBER, type Member, NO_MEMBERS } from "../../code/member.ts";
import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { Semantics, World } from "../../code/world.ts";
import { NO_OPERAND, type Parameter } from "../../model/facts.ts";
import { lastPart } from "../../util/last-part.ts";
import { words } from "../../util/words.ts";
import type { LanguageRow } from "../language.ts";
import { topLevelMembers } from "../shared/class-parts.ts";
import { includedMembers } from "../shared/included-files.ts";
import { PLAIN, PLAIN_LIBRARY } from "../shared/plain.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { selfWords } from "../shared/self-words.ts";
import { writtenMakers } from "../shared/written-makers.ts";
import { bodiesOf, counterpartsOf } from "./counterparts.ts";
import { CModuleFinder } from "./module-finder.ts";
import { includedInNamespace, isInReach } from "./namespaces.ts";

const C: Semantics = {
  ...PLAIN,
  family: "c",
  makeFinder: (paths) => new CModuleFinder(paths),
  visibleMembers: (world, file, _scope, name) => includedMembers(world, file, name),
  ownersNamed: topLevelMembers,
  counterpartsOf,
  bodiesOf,
  // An array, and a pointer to its first element, have the type of the elements.
  itemsKeepInstances: true,
};

const CPP: Semantics = {
  ...C,
  scopes: { ...PLAIN_SCOPES, namesConstructorsAfterClasses: true },
  library: {
    ...PLAIN_LIBRARY,
    protocol: { ...PLAIN_LIBRARY.protocol, item: ["operator[]"] },
    transparentTypes: words("unique_ptr shared_ptr weak_ptr optional reference_wrapper atomic"),
  },
  importedMembers(world, file, { kind, module, name }) {
    if (kind === "star") return NO_MEMBERS;
    const members = includedInNamespace(world, file, module.split(/::|\./), name);
    return members.length > 0 ? members : [EXTERNAL_MEMBER];
  },
  visibleMembers: (world, file, _scope, name) => includedMembers(world, file, name, isInReach),
  hasImplicitThis: () => true,
  membersElsewhere: constantsInside,
  qualifiedMembers: includedInNamespace,
  separator: /[.\\]/,
  selfTypes: selfWords({ object: "this" }),
};

/** The constants of plain enums in a class: they are members of the class too. An `enum class` has its own scope and is left out. */
function constantsInside(world: World, { path, index }: DefinitionHandle, name: string): readonly Member[] {
  const file = world.file(path);
  const inside = file?.definitionsEndingIn(name).filter((each) => {
    const { kind, parent, scope } = file.facts.definitions[file.definition(each).parent] ?? {};
    return kind === "enum" && parent === index && (scope ?? -1) < 0;
  });
  return (inside ?? []).map((each) => ({ kind: "definition", path, index: each }));
}

/** A library in a folder where programs keep libraries of others. `#include <…>` finds an installed one as well. */
const BUNDLED =
  /^(?:.*?\/)?(?:deps|dependencies|third[-_]?party|3rd[-_]?party|external|externals|extern|contrib|bundled|subprojects|vendor|vendored)\/[^/]+/i;

const C_BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  // The code would not compile if an included header declared the name too.
  outsideStars: "cannot shadow",
  // Installed headers are in angle brackets, and know nothing of this repository.
  isMadeByBuild: (specifier) => !specifier.startsWith("<"),
  hidesOutside: isRenaming,
  outsideCopyIn: (specifier, path) => (specifier.startsWith("<") ? BUNDLED.exec(path)?.[0] : undefined),
  keepsTagsApart: true,
  isPublic: () => true,
  checksCalls: true,
  keepsParameters: () => true,
  makersOf: () => "unknown",
};

/**
 * Whether a macro is only another name (`#define open _open`), or is also defined elsewhere. In the second case the file
 * undefines it first, or defines it only when it is missing (`#ifndef isinf`). A name in capitals is more likely a setting
 * of this file.
 */
function isRenaming({ facts }: FileIndex, index: number): boolean {
  const definition = facts.definitions[index];
  const conditions = facts.marks.filter(({ kind }) => kind === "condition");
  if (conditions.some(({ text }) => text === definition?.qualname)) return true;
  if (definition && /[a-z]/.test(definition.qualname)) {
    const above = conditions.filter(({ line }) => line < definition.nameLine && line >= definition.nameLine - 2);
    const lines = new Set(above.map(({ line }) => line));
    if (facts.references.some(({ name, line }) => lines.has(line) && name === definition.qualname)) return true;
  }
  if (definition?.kind !== "constant" || definition.returns.length > 0) return false;
  const { nameLine, nameColumn } = definition;
  const beside = facts.references.filter(({ line, column }) => line === nameLine && column > nameColumn);
  return beside.length === 1 && beside[0]?.role === "read";
}

const CPP_BREAKS: BreakRules = {
  ...C_BREAKS,
  keepsTagsApart: false,
  // A member that is not public may be `protected`.
  privateSeenBy: "subclasses",
  hasFriends: true,
  isPublic: PLAIN_BREAKS.isPublic,
  hasOverloads: true,
  constructorOf: (className) => className,
  makersOf,
};

/** The constructors that a class declares, and one more, because an object can also be a copy of another one of its type. */
function makersOf(_world: World, file: FileIndex, { index }: DefinitionHandle): Makers {
  const written = writtenMakers(file, index, lastPart(file.definition(index).qualname));
  return written === undefined || written === "unknown" ? "unknown" : [...written, [ORIGINAL]];
}

const ORIGINAL: Parameter = {
  name: "",
  kind: "positional-only",
  isOptional: false,
  type: NO_OPERAND,
  defaultHash: "",
};

export const C_ROWS: readonly LanguageRow[] = [
  {
    language: "c",
    semantics: C,
    breaks: C_BREAKS,
    tests: {
      isConfig: () => false,
      load: async () => (await import("./tests.ts")).builtTests,
    },
    extensions: [".c"],
    sign: /^#include[ \t]*[<"]/m,
    parser: {
      grammar: {
        wasm: "tree-sitter-c/tree-sitter-c.wasm",
        rules: async () => (await import("./rules.ts")).C,
      },
    },
  },
  {
    language: "cpp",
    semantics: CPP,
    breaks: CPP_BREAKS,
    // A header may be C or C++. It is read as C++, because that grammar reads almost all C, and the C grammar reads little C++.
    tests: {
      isConfig: () => false,
      load: async () => (await import("./tests.ts")).builtTests,
    },
    extensions: [".cc", ".cpp", ".cxx", ".c++", ".h", ".hh", ".hpp", ".hxx", ".h++", ".ipp", ".inl"],
    parser: {
      grammar: {
        wasm: "tree-sitter-cpp/tree-sitter-cpp.wasm",
        rules: async () => (await import("./cpp-rules.ts")).CPP,
      },
    },
  },
];
