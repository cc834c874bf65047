import { NO_OPERAND } from "../model/facts.ts";
import { membersElsewhere } from "./class-parts.ts";
import { EXTERNAL_MEMBER, type Member, NO_MEMBERS } from "./member.ts";
import type { Ancestry, DefinitionHandle } from "./type.ts";
import { typesOfOperand } from "./types-of.ts";
import type { World } from "./world.ts";

/** No real hierarchy is larger; a hostile one may be endless. */
const MAX_ANCESTORS = 64;

/** The class and its ancestors in the order in which members are looked up: depth first, each class after all that extend it. */
export function ancestryOf(world: World, { path, index }: DefinitionHandle): Ancestry {
  return world.memoiseAncestry(path, index, () => findAncestry(world, { path, index }));
}

function findAncestry(world: World, handle: DefinitionHandle): Ancestry {
  const found = new Map<string, DefinitionHandle>();
  let isComplete = true;
  const visit = (at: DefinitionHandle) => {
    const key = handleKey(at);
    if (found.size >= MAX_ANCESTORS || found.has(key)) return;
    found.set(key, at);
    const file = world.file(at.path);
    for (const base of file?.facts.definitions[at.index]?.bases ?? []) {
      const types = file ? typesOfOperand(world, file, base) : [];
      const classes = types.filter((type) => type.kind === "definition" || type.kind === "instance");
      if (classes.length === 0) isComplete = false;
      for (const type of classes) visit({ path: type.path, index: type.index });
    }
  };
  visit(handle);
  return { classes: [...found.values()], isComplete };
}

export function handleKey(handle: DefinitionHandle): string {
  return `${handle.path}#${handle.index}`;
}

/** A member as instances of the class see it; with `skipOwn` as `super` sees it. */
export function memberOfClass(
  world: World,
  handle: DefinitionHandle,
  name: string,
  skipOwn = false,
): readonly Member[] {
  const { classes, isComplete } = ancestryOf(world, handle);
  for (const each of skipOwn ? classes.slice(1) : classes) {
    const members = ownMembers(world, each, name);
    if (members.length > 0) return members;
  }
  return isComplete ? NO_MEMBERS : [EXTERNAL_MEMBER];
}

/** What one class itself defines under the name: a definition, or else values assigned to the attribute. */
export function ownMembers(world: World, handle: DefinitionHandle, name: string): readonly Member[] {
  const file = world.file(handle.path);
  const definition = file?.facts.definitions[handle.index];
  if (!file || !definition) return NO_MEMBERS;
  const defined = file.definitionsNamed(`${definition.qualname}.${name}`);
  if (defined.length > 0) return defined.map((index) => ({ kind: "definition", path: handle.path, index }));
  const elsewhere = membersElsewhere(world, handle, name);
  if (elsewhere.length > 0) return elsewhere;
  return file.attributeAssignments(definition.qualname, name).map((assignment): Member => {
    const isType = assignment.type !== NO_OPERAND;
    return { kind: "value", path: handle.path, operand: isType ? assignment.type : assignment.value, isType };
  });
}
