import { EXTERNAL_MEMBER, type Member, NO_MEMBERS } from "../../code/member.ts";
import { plainName } from "../../code/member-name.ts";
import { membersOfFiles } from "../../code/target-members.ts";
import type { Trail } from "../../code/trail.ts";
import type { Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { NO_OPERAND, ValueFlag } from "../../model/facts.ts";

/** The members that `asked` means on a value of a type; `trail` is the path through modules that led there. */
export function membersOfType(world: World, type: Type, asked: string, trail?: Trail): readonly Member[] {
  const name = plainName(asked);
  switch (type.kind) {
    case "module":
      return world.memberOfModule(type.path, name, trail);
    case "files":
      return membersOfFiles(world, type.paths, name);
    case "package":
      return world.memberOfModule(type.path, name, trail);
    case "definition": {
      const isOfObjects = world.file(type.path)?.rules.keepsMethodsApart === "of objects";
      const members = world.memberOfClass(type, isOfObjects ? name : asked, "class");
      if (members.some(({ kind }) => kind !== "external")) return members;
      const aliased = aliasedClasses(world, type);
      return aliased.length === 0 ? members : aliased.flatMap((each) => membersOfType(world, each, asked, trail));
    }
    case "instance":
      return membersOfInstance(world, type, asked);
    case "super":
      return world.memberOfClass(type, asked, type.isStatic ? "class super" : "super");
    case "object":
      return memberOfObject(world, type, name);
    case "function":
    case "builtin":
    case "external":
      return [EXTERNAL_MEMBER];
  }
}

/** The maximum length of a chain of objects that each stand for the next one. Chains in code that people write are not longer. */
const MAX_FORWARDS = 4;

/** The members of an object, or else those of the object that it stands for: `impl Deref for Guard`. */
function membersOfInstance(
  world: World,
  type: Extract<Type, { kind: "instance" }>,
  asked: string,
  depth = 0,
): readonly Member[] {
  const members = world.memberOfClass(type, asked);
  const file = world.file(type.path);
  const forwarding = file && world.semanticsOf(file).forwardingMember;
  if (forwarding === undefined || depth >= MAX_FORWARDS || members.some(({ kind }) => kind !== "external"))
    return members;
  for (const each of world.memberOfClass(type, forwarding)) {
    const targets = each.kind === "definition" ? world.callResult(each, type) : [];
    for (const target of targets) {
      if (target.kind !== "instance" || target.path + target.index === type.path + type.index) continue;
      const found = membersOfInstance(world, target, asked, depth + 1);
      if (found.some(({ kind }) => kind !== "external")) return found;
    }
  }
  return members;
}

function memberOfObject(world: World, type: Extract<Type, { kind: "object" }>, name: string): readonly Member[] {
  const value = world.file(type.path)?.facts.values[type.value];
  const at = value?.names.indexOf(name) ?? -1;
  if (!value || at < 0) return NO_MEMBERS;
  const isType = (value.flags & ValueFlag.types) !== 0;
  return [{ kind: "value", path: type.path, operand: value.args[at] ?? NO_OPERAND, isType }];
}

/** The classes that an alias names, if the language allows the alias in their place: `type A = B; A::new()`. */
export function aliasedClasses(world: World, { path, index }: DefinitionType): readonly DefinitionType[] {
  const file = world.file(path);
  const definition = file?.definition(index);
  if (!file || definition?.kind !== "type") return [];
  const { aliasedType, isTyped, keepsNamedTypes } = world.semanticsOf(file);
  const target = aliasedType(definition);
  if (target === NO_OPERAND || !isTyped || keepsNamedTypes) return [];
  return world.aliasOf(file, index, target).flatMap((each): readonly DefinitionType[] => {
    const isItself = each.kind === "instance" && each.path === path && each.index === index;
    return each.kind !== "instance" || isItself ? [] : [{ kind: "definition", path: each.path, index: each.index }];
  });
}

type DefinitionType = Extract<Type, { kind: "definition" }>;
