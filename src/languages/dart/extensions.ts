import type { FileIndex } from "../../code/file-index.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import { operandText } from "../../code/operand-text.ts";
import type { Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { NO_OPERAND, type Reference } from "../../model/facts.ts";
import { lastPart } from "../../util/last-part.ts";
import { filesInSight } from "./libraries.ts";

/** The types of literals, as facts name them. */
const LITERALS: ReadonlyMap<string, string> = new Map([
  ["str", "String"],
  ["bool", "bool"],
  ["int", "int"],
  ["float", "double"],
]);

/** The members of extensions in sight that `receiver.name` may mean when the receiver's types have no such member. */
export function extensionMembers(
  world: World,
  file: FileIndex,
  { name }: Reference,
  receivers: readonly Type[],
): readonly Member[] {
  if (receivers.length === 0) return NO_MEMBERS;
  const candidates = world.memoiseMembers(file.path, `extension ${name}`, () => inSight(world, file, name));
  return candidates.filter((member) => {
    const owner = member.kind === "definition" ? world.file(member.path) : undefined;
    const extended = owner && member.kind === "definition" ? extendedType(owner, member.index) : undefined;
    return extended !== undefined && receivers.every((type) => canBe(world, type, extended));
  });
}

function inSight(world: World, file: FileIndex, name: string): readonly Member[] {
  return filesInSight(world, file).flatMap((each) =>
    each
      .definitionsEndingIn(name)
      .filter((index) => extendedType(each, index) !== undefined)
      .map((index): Member => ({ kind: "definition", path: each.path, index })),
  );
}

/** The type that the extension around a definition extends; undefined for any other definition. */
function extendedType(file: FileIndex, index: number): string | undefined {
  const owner = file.facts.definitions[file.definition(index).parent];
  // Nothing else in Dart is an interface.
  if (owner?.kind !== "interface") return undefined;
  return lastPart(operandText(file.facts, owner.bases[0] ?? NO_OPERAND).replace(/[[<].*$/, ""));
}

/** Whether a receiver may be of the extended type; what is not known may be anything. */
function canBe(world: World, type: Type, extended: string): boolean {
  const isAnything = extended.length <= 1 || extended === "Object";
  if (type.kind === "builtin") return isAnything || (LITERALS.get(type.name) ?? type.name) === extended;
  if (type.kind !== "instance") return type.kind === "external";
  const { classes, isComplete } = world.ancestryOf(type);
  if (isAnything || !isComplete) return true;
  return classes.some(({ path, index }) => world.file(path)?.definition(index).qualname === extended);
}
