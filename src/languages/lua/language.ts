import type { Absence, BreakRules } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { NO_MEMBERS } from "../../code/member.ts";
import { PLAIN_SCOPES } from "../../code/scope-rules.ts";
import { memberOfTarget } from "../../code/target-members.ts";
import { Trail } from "../../code/trail.ts";
import type { Type } from "../../code/type.ts";
import type { Semantics, World } from "../../code/world.ts";
import { words } from "../../util/words.ts";
import type { LanguageRow } from "../language.ts";
import { topLevelMembers } from "../shared/class-parts.ts";
import { PLAIN } from "../shared/plain.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { globalMembers, LuaModuleFinder, memberOfReturned, requiredMembers } from "./modules.ts";

const SEMANTICS: Semantics = {
  ...PLAIN,
  isTyped: false,
  family: "lua",
  scopes: { ...PLAIN_SCOPES, classNames: "hidden", keepsTypesApart: false, hasSelfParameter: true },
  makeFinder: (paths) => new LuaModuleFinder(paths),
  hasModuleObjects: true,
  importedMembers(world, file, { kind, module, name }, trail) {
    const target = world.module(file.path, module);
    if (kind === "star") return NO_MEMBERS;
    return kind === "name" ? memberOfTarget(world, target, name, trail) : requiredMembers(world, target);
  },
  memberOfModule: (world, file, name, trail = new Trail()) =>
    trail.through(file.path, name, (on) => memberOfReturned(world, file, name, on)),
  loadedModule: requiredMembers,
  visibleMembers: (world, file, _scope, name) => globalMembers(world, file, name),
  selfTypes: () => undefined,
  ownersNamed: topLevelMembers,
  enumsHoldInstances: false,
};

/** Matches fields that define the behaviour of a table. */
const METAMETHOD = /^__\w+$/;

const BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  globalNames: words(
    "_G _ENV _VERSION arg assert bit bit32 collectgarbage coroutine debug describe dofile error getfenv getmetatable io ipairs it jit load loadfile loadstring love math module newproxy next ngx os package pairs pcall print rawequal rawget rawlen rawset require select self setfenv setmetatable string table tonumber tostring type unpack utf8 vim xpcall",
  ),
  isUniversalMember: (name) => METAMETHOD.test(name),
  makesNamesByWriting: () => true,
  outsideStars: "bring anything",
  sharesNames: true,
  hasOpenNames: true,
  listsNames: true,
  absenceIn,
  hasFixedMembers: false,
  writesMakeMembers: () => true,
  classesDeclareMembers: false,
  overridesAreMarked: "never",
  readsDamagedClasses: false,
  isPublic: (qualname, definitions, exported) =>
    qualname.includes(".") || exported.has(qualname) || PLAIN_BREAKS.isPublic(qualname, definitions, exported),
};

/** Whether a file lacks a name. It has the fields of the table that it returns, if all of them are known. */
function absenceIn(world: World, file: FileIndex, name: string): Absence {
  const { whole } = file.exports;
  if (file.facts.errors.length > 0 || !whole) return "unknown";
  if (file.exports.named(name).length > 0) return "hollow";
  const types = world.typesOf(file, whole.value);
  return types.length > 0 && types.every((type) => isClosed(world, file, type)) ? "missing" : "unknown";
}

function isClosed(world: World, file: FileIndex, type: Type): boolean {
  if (type.kind === "object") return type.path === file.path;
  if (type.kind !== "definition") return false;
  return world.file(type.path)?.definition(type.index).kind === "class" && world.ancestryOf(type).isComplete;
}

export const LUA_ROWS: readonly LanguageRow[] = [
  {
    language: "lua",
    semantics: SEMANTICS,
    breaks: BREAKS,
    tests: {
      isConfig: () => false,
      load: async () => (await import("./tests.ts")).bustedTests,
    },
    extensions: [".lua", ".rockspec"],
    interpreters: ["lua", "luajit", "texlua"],
    mimeTypes: ["text/x-lua"],
    sign: /^(?:local )?function [\w.:]+\([^)]*\)[ \t]*$|^local \w+ = require\b/m,
    parser: {
      grammar: {
        wasm: "@tree-sitter-grammars/tree-sitter-lua/tree-sitter-lua.wasm",
        rules: async () => (await import("./rules.ts")).LUA,
      },
    },
  },
];
