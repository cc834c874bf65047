import { boundMembers } from "../../code/bound-members.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import type { ModuleTarget } from "../../code/project.ts";
import { memberOfTarget, moduleMember } from "../../code/target-members.ts";
import { Trail } from "../../code/trail.ts";
import type { World } from "../../code/world.ts";
import { type Export, isValueOperand, NO_OPERAND, operandIndex } from "../../model/facts.ts";
import { isEmptyObject } from "./empty-object.ts";

/** An export of an ECMAScript module, CommonJS included. */
export function exportedMember(world: World, file: FileIndex, name: string, trail: Trail): readonly Member[] {
  const { stars, whole } = file.exports;
  const found = file.exports.named(name).flatMap((each) => exportTarget(world, file, each, trail));
  if (found.length > 0) return found;
  for (const each of name === "default" ? [] : stars) {
    const target = world.module(file.path, each.module);
    if (target.kind !== "file") continue;
    const members = world.memberOfModule(target.path, name, trail);
    if (members.length > 0) return members;
  }
  const documented = documentedTypes(file, name);
  if (documented.length > 0) return documented;
  if (whole) {
    // A default import of a CommonJS module is the module's value.
    if (name === "default") return valueMembers(world, file, whole, trail);
    // Such a module has what it adds to `exports`, which was looked at first.
    if (isEmptyObject(file, whole)) return NO_MEMBERS;
    return world.membersOf(world.typesOf(file, whole.value), name, trail);
  }
  return file.facts.exports.length > 0 || isModule(file) ? NO_MEMBERS : boundMembers(world, file, name, trail);
}

/** The types that comments of JavaScript declare, which every other file can name: `@typedef {…} Name`. */
function documentedTypes(file: FileIndex, name: string): readonly Member[] {
  if (isTypeScript(file)) return NO_MEMBERS;
  const types = file.definitionsNamed(name).filter((index) => file.definition(index).kind === "type");
  return types.map((index) => ({ kind: "definition", path: file.path, index }));
}

function isTypeScript({ facts }: FileIndex): boolean {
  return facts.language === "typescript" || facts.language === "tsx";
}

/** Whether a file without exports offers nothing to those that load it; one of declarations offers what it declares. */
function isModule(file: FileIndex): boolean {
  return !file.path.endsWith(".d.ts");
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
    file && whole && !isEmptyObject(file, whole)
      ? trail.through(file.path, "", (on) => valueMembers(world, file, whole, on))
      : NO_MEMBERS;
  return [...members, moduleMember(target)];
}

function valueMembers(world: World, file: FileIndex, exported: Export, trail: Trail): readonly Member[] {
  if (exported.local !== "") return boundMembers(world, file, exported.local, trail);
  if (exported.value === NO_OPERAND) return NO_MEMBERS;
  // What a call gives, `exports.etag = makeTagger()`, is a value of its own, even where it is a function with a name.
  const isCall = isValueOperand(exported.value) && file.facts.values[operandIndex(exported.value)]?.kind === "call";
  const types = isCall ? [] : world.typesOf(file, exported.value);
  const definitions = types.filter((type) => type.kind === "definition");
  if (definitions.length > 0) return definitions;
  return [{ kind: "value", path: file.path, operand: exported.value, isType: false }];
}
