import { type Export, type Import, isValueOperand, NO_OPERAND, operandIndex } from "../model/facts.ts";
import { pushAll } from "../util/push-all.ts";
import { declaredMembers } from "./declared.ts";
import type { FileIndex } from "./file-index.ts";
import { foreignImport } from "./foreign-imports.ts";
import { membersOfFiles } from "./go-packages.ts";
import { hasModuleObjects } from "./language-traits.ts";
import { EXTERNAL_MEMBER, type Member, NO_MEMBERS } from "./member.ts";
import type { ModuleTarget } from "./project.ts";
import { rustItem } from "./rust-paths.ts";
import { Trail } from "./trail.ts";
import { membersOfTypes, typesOfOperand } from "./types-of.ts";
import type { World } from "./world.ts";

/** What an import statement binds. */
export function importedMembers(world: World, file: FileIndex, imported: Import, trail?: Trail): readonly Member[] {
  if (!hasModuleObjects(file.facts.language)) return foreignImport(world, file, imported, trail ?? new Trail());
  const isPython = file.facts.language === "python";
  // `import a.b` makes the name `a`; the rest of the path is found as attributes of it.
  const isPlainImport = isPython && imported.kind === "module" && !imported.module.startsWith(".");
  const bindsFirstPart = isPlainImport && imported.alias === firstPart(imported.module);
  const specifier = bindsFirstPart ? imported.alias : imported.module;
  const target = world.module(file.path, specifier);
  switch (imported.kind) {
    case "name":
      return memberOfTarget(world, target, imported.name, trail);
    case "default":
      return memberOfTarget(world, target, "default", trail);
    case "namespace":
      return wholeModule(world, target, trail);
    case "module":
    case "dynamic":
      return [moduleMember(target)];
    case "star":
      return NO_MEMBERS;
  }
}

function firstPart(module: string): string {
  const dot = module.indexOf(".");
  return dot < 0 ? module : module.slice(0, dot);
}

function moduleMember(target: ModuleTarget): Member {
  return target.kind === "file" ? { kind: "module", path: target.path } : target;
}

function memberOfTarget(world: World, target: ModuleTarget, name: string, trail?: Trail): readonly Member[] {
  if (target.kind === "external") return [EXTERNAL_MEMBER];
  if (target.kind === "package") return submodule(world, `${target.directory}/`, name);
  if (target.kind === "files") return membersOfFiles(world, target.paths, name);
  return memberOfModule(world, target.path, name, trail);
}

/** What `name` means as an attribute or an export of a module; `trail` is the way that led there, if it was a way. */
export function memberOfModule(world: World, path: string, name: string, trail?: Trail): readonly Member[] {
  const file = world.file(path);
  if (!file) return NO_MEMBERS;
  if (file.facts.language === "rust") return rustItem(world, file, name, trail);
  if (!hasModuleObjects(file.facts.language)) return declaredMembers(file, name);
  const memberOf = file.facts.language === "python" ? pythonMember : exportedMember;
  const follow = (way: Trail) => way.through(path, name, (on) => memberOf(world, file, name, on));
  if (trail) return follow(trail);
  // What a Python module has rests on no types, so asked directly it is always the same; and it is asked for every use of a name.
  if (memberOf === pythonMember) return world.memoiseMembers(path, name, () => follow(new Trail()));
  return follow(new Trail());
}

function pythonMember(world: World, file: FileIndex, name: string, trail: Trail): readonly Member[] {
  const bound = boundMembers(world, file, name, trail);
  if (bound.length > 0) return bound;
  for (const imported of file.starImports) {
    const target = world.module(file.path, imported.module);
    if (target.kind !== "file" || !isStarExported(world.file(target.path), name)) continue;
    const members = memberOfModule(world, target.path, name, trail);
    if (members.length > 0) return members;
  }
  const package_ = /^(.*\/)?__init__\.pyi?$/.exec(file.path);
  return package_ ? submodule(world, package_[1] ?? "", name) : NO_MEMBERS;
}

/** Whether `from module import *` brings a name: those of `__all__`, or else every name without a leading underscore. */
function isStarExported(file: FileIndex | undefined, name: string): boolean {
  return file?.exports.listed?.has(name) ?? !name.startsWith("_");
}

function submodule(world: World, directory: string, name: string): readonly Member[] {
  const target = world.project.finderFor(`${directory}__init__.py`).find(`${directory}__init__.py`, `.${name}`);
  return target.kind === "external" ? NO_MEMBERS : [moduleMember(target)];
}

/** What a module's own top level binds the name to, followed through imports. */
export function boundMembers(world: World, file: FileIndex, name: string, trail = new Trail()): readonly Member[] {
  const members: Member[] = [];
  for (const binding of file.bindingsOf(0, name)) {
    if (binding.kind === "import") {
      const imported = file.facts.imports[binding.index];
      if (imported) pushAll(members, importedMembers(world, file, imported, trail));
    } else if (binding.kind === "definition") {
      members.push({ kind: "definition", path: file.path, index: binding.index });
    }
  }
  if (members.length > 0) return members;
  return file.definitionsNamed(name).map((index) => ({ kind: "definition", path: file.path, index }));
}

/** An export of an ECMAScript module, CommonJS included. */
function exportedMember(world: World, file: FileIndex, name: string, trail: Trail): readonly Member[] {
  const { stars, whole } = file.exports;
  const found = file.exports.named(name).flatMap((each) => exportTarget(world, file, each, trail));
  if (found.length > 0) return found;
  for (const each of name === "default" ? [] : stars) {
    const target = world.module(file.path, each.module);
    if (target.kind !== "file") continue;
    const members = memberOfModule(world, target.path, name, trail);
    if (members.length > 0) return members;
  }
  if (whole) {
    // A default import of a CommonJS module is the module's value.
    if (name === "default") return valueMembers(world, file, whole, trail);
    return membersOfTypes(world, typesOfOperand(world, file, whole.value), name, trail);
  }
  return file.facts.exports.length > 0 ? NO_MEMBERS : boundMembers(world, file, name, trail);
}

function exportTarget(world: World, file: FileIndex, exported: Export, trail: Trail): readonly Member[] {
  switch (exported.kind) {
    case "local":
      return boundMembers(world, file, exported.local || exported.name, trail);
    case "reexport":
      return memberOfTarget(world, world.module(file.path, exported.module), exported.local, trail);
    case "namespace":
      return exported.module === "" ? NO_MEMBERS : [moduleMember(world.module(file.path, exported.module))];
    case "value":
      return valueMembers(world, file, exported, trail);
    default:
      return NO_MEMBERS;
  }
}

/** The whole of a module as `require` or `import *` gives it: its value if it assigns one, and its namespace. */
export function wholeModule(world: World, target: ModuleTarget, trail = new Trail()): readonly Member[] {
  const file = target.kind === "file" ? world.file(target.path) : undefined;
  const whole = file?.exports.whole;
  const members =
    file && whole ? trail.through(file.path, "", (on) => valueMembers(world, file, whole, on)) : NO_MEMBERS;
  return [...members, moduleMember(target)];
}

function valueMembers(world: World, file: FileIndex, exported: Export, trail: Trail): readonly Member[] {
  if (exported.local !== "") return boundMembers(world, file, exported.local, trail);
  if (exported.value === NO_OPERAND) return NO_MEMBERS;
  // What a call gives, `exports.etag = makeTagger()`, is a value of its own, even where it is a function with a name.
  const isCall = isValueOperand(exported.value) && file.facts.values[operandIndex(exported.value)]?.kind === "call";
  const types = isCall ? [] : typesOfOperand(world, file, exported.value);
  const definitions = types.filter((type) => type.kind === "definition");
  if (definitions.length > 0) return definitions;
  return [{ kind: "value", path: file.path, operand: exported.value, isType: false }];
}
