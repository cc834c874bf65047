import type { FileIndex } from "../../../code/file-index.ts";
import type { DefinitionHandle, Type } from "../../../code/type.ts";
import type { World } from "../../../code/world.ts";
import { breakRulesOf, isCommonMember } from "../../../languages/registry.ts";
import { DefinitionFlag, NO_OPERAND, type Reference } from "../../../model/facts.ts";
import type { Meant } from "./missing.ts";

/** Whether a reference only asks whether its name is defined, `#ifdef NAME`, or asks it of something that may be anything. */
export function isInCondition({ facts }: FileIndex, { line, name }: Reference): boolean {
  return facts.marks.some(
    (mark) => mark.line === line && (mark.kind === "condition" || (mark.kind === "asked" && mark.text === name)),
  );
}

/** Whether the code around a reference asks for its name by a string: `hasattr(x, "name")`. */
export function isAskedFor(file: FileIndex, { name, line, scope }: Reference): boolean {
  return file.facts.strings.some(
    (mention) =>
      mention.text === name &&
      mention.receiver !== NO_OPERAND &&
      mention.line <= line &&
      file.definitionAround(mention.scope) === file.definitionAround(scope),
  );
}

/** Of several possible types, those that can have a member: code rules out the plain types of the language before it asks for one. */
export function withoutPlain(file: FileIndex, types: readonly Type[], name: string): readonly Type[] {
  const own = types.filter(
    (type) => type.kind !== "function" && (type.kind !== "builtin" || !PLAIN_TYPES.has(type.name)),
  );
  return own.length > 0 && !isCommonMember(file.facts.language, name) ? own : types;
}

/** Whether an object literal is expected to be of a type without members: such a type accepts every key. */
export function takesAnyKey(world: World, { role }: Reference, types: readonly Type[]): boolean {
  if (role !== "key") return false;
  return types.some((type) => {
    const file = type.kind === "instance" ? world.file(type.path) : undefined;
    if (!file || type.kind !== "instance" || file.definition(type.index).kind !== "interface") return false;
    const { classes, isComplete } = world.ancestryOf(type);
    return isComplete && classes.length === 1 && file.facts.definitions.every(({ parent }) => parent !== type.index);
  });
}

/**
 * Whether a bare name that meant a lost definition may mean something else: something from outside, or a member of the object of a lambda
 * around it, whose type is not known here.
 */
export function mayMeanOther({ facts }: FileIndex, scope: number, meant: Meant | undefined): boolean {
  if (!meant?.hasNamesakes) return meant?.hidesOutside === true;
  for (let at = scope; at >= 0 && (facts.scopes[at]?.definition ?? -1) < 0; at = facts.scopes[at]?.parent ?? -1)
    if (facts.scopes[at]?.kind === "function") return true;
  return meant.hidesOutside;
}

const PLAIN_TYPES: ReadonlySet<string> = new Set([
  "string",
  "number",
  "boolean",
  "bigint",
  "symbol",
  "null",
  "undefined",
  "void",
]);

/**
 * Whether a member is private to a class of another file, so that a class here that extends it does not see the member. Another part of the
 * same class does see it.
 */
export function isHiddenFrom(world: World, file: FileIndex, target: DefinitionHandle): boolean {
  const own = world.file(target.path);
  if (!own || target.path === file.path || !own.isMember(target.index)) return false;
  const { privateSeenBy, hasPartialClasses } = breakRulesOf(own.facts.language);
  const { qualname } = own.definition(target.index);
  if (hasPartialClasses && file.definitionsNamed(qualname.slice(0, qualname.lastIndexOf("."))).length > 0) return false;
  const isForItself = privateSeenBy === "class" || privateSeenBy === "file";
  return isForItself && (own.definition(target.index).flags & DefinitionFlag.private) !== 0;
}
