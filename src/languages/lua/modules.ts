import { boundMembers } from "../../code/bound-members.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { FileNames } from "../../code/file-names.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import { joinPath, type PathIndex, parentOf } from "../../code/path-index.ts";
import { EXTERNAL_MODULE, type ModuleFinder, type ModuleTarget } from "../../code/project.ts";
import { moduleMember } from "../../code/target-members.ts";
import type { Trail } from "../../code/trail.ts";
import type { World } from "../../code/world.ts";
import { DefinitionFlag } from "../../model/facts.ts";

/** The maximum number of required files that are searched for a global. Real code needs fewer. */
const MAX_REQUIRED = 200;
/** Matches directories that usually contain modules. */
const ROOTS = /(?:^|\/)(?:src|lua|lib|scripts)$/;

/** Finds the files that Lua code requires: `a.b` is `a/b.lua` or `a/b/init.lua` below some directory. */
export class LuaModuleFinder implements ModuleFinder {
  readonly #paths: PathIndex;
  readonly #names: FileNames;

  constructor(paths: PathIndex) {
    this.#paths = paths;
    this.#names = new FileNames(paths.files, (name) => (name.endsWith(".lua") ? [name] : []));
  }

  sees(path: string): boolean {
    return path.endsWith(".lua");
  }

  find(fromPath: string, specifier: string): ModuleTarget {
    const isPath = /\.lua$|\//.test(specifier);
    const stem = isPath ? specifier.replace(/\.lua$/, "").replace(/^(?:\.\/)+/, "") : specifier.replaceAll(".", "/");
    for (const file of [`${stem}.lua`, `${stem}/init.lua`]) {
      const path = this.#near(fromPath, file) ?? this.#anywhere(fromPath, file);
      if (path !== undefined) return { kind: "file", path };
    }
    return EXTERNAL_MODULE;
  }

  /** The file below the directory of the requiring file, or below one of the directories above. */
  #near(fromPath: string, file: string): string | undefined {
    for (let directory = parentOf(fromPath); ; directory = parentOf(directory)) {
      const path = joinPath(directory, file);
      if (path !== undefined && path !== fromPath && this.#paths.hasFile(path)) return path;
      if (directory === "") return undefined;
    }
  }

  /** The file anywhere in the tree. A name with one part may be the name of a library, so it is searched only in the usual directories. */
  #anywhere(fromPath: string, file: string): string | undefined {
    const path = this.#names.endingWith(file, fromPath);
    if (path === undefined || path === fromPath) return undefined;
    const root = path.slice(0, Math.max(0, path.length - file.length - 1));
    return file.replace(/\/init\.lua$/, "").includes("/") || ROOTS.test(root) ? path : undefined;
  }
}

/** The members that `require` returns for a file: the class or function that the file returns, or else the module of the file. */
export function requiredMembers(world: World, target: ModuleTarget): readonly Member[] {
  const file = target.kind === "file" ? world.file(target.path) : undefined;
  const local = file?.exports.whole?.local ?? "";
  const returned = local === "" ? [] : (file?.definitionsNamed(local) ?? []);
  const definitions = returned.filter((index) => file?.definition(index).kind !== "constant");
  if (!file || definitions.length === 0) return [moduleMember(target)];
  return definitions.map((index) => ({ kind: "definition", path: file.path, index }));
}

/** The members with a name in the value that a file returns. */
export function memberOfReturned(world: World, file: FileIndex, name: string, trail: Trail): readonly Member[] {
  const exported = file.exports.named(name).flatMap(({ local }) => boundMembers(world, file, local, trail));
  if (exported.length > 0) return exported;
  const { whole } = file.exports;
  if (!whole) return NO_MEMBERS;
  const own = whole.local === "" ? [] : file.definitionsNamed(`${whole.local}.${name}`);
  if (own.length > 0) return own.map((index) => ({ kind: "definition", path: file.path, index }));
  return world.membersOf(world.typesOf(file, whole.value), name, trail);
}

/** The global with a name in the files that a file requires, directly or indirectly. */
export function globalMembers(world: World, file: FileIndex, name: string): readonly Member[] {
  const seen = new Set([file.path]);
  const queue = [file];
  for (const at of queue) {
    for (const { module } of at.facts.imports) {
      const target = world.module(at.path, module);
      if (target.kind !== "file" || seen.has(target.path) || seen.size > MAX_REQUIRED) continue;
      seen.add(target.path);
      const required = world.file(target.path);
      if (!required) continue;
      const globals = required
        .definitionsNamed(name)
        .filter((index) => (required.definition(index).flags & DefinitionFlag.exported) !== 0);
      if (globals.length > 0) return globals.map((index) => ({ kind: "definition", path: required.path, index }));
      queue.push(required);
    }
  }
  return NO_MEMBERS;
}
