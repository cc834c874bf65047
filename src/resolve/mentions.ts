import type { FileIndex } from "../code/file-index.ts";
import type { Member } from "../code/member.ts";
import type { World } from "../code/world.ts";
import { type Export, NO_OPERAND, type StringMention } from "../model/facts.ts";

/** The members that an entry of an export list exports: `export { local as name }`, with or without another module. */
export function listedMembers(world: World, file: FileIndex, exported: Export): readonly Member[] {
  const isListed = exported.kind === "reexport" || exported.kind === "local";
  return isListed ? world.memberOfModule(file.path, exported.name) : [];
}

/** The members that a string may name: an attribute of its receiver, or the member that a dotted path leads to. */
export function mentionedMembers(world: World, file: FileIndex, mention: StringMention): readonly Member[] {
  return mention.receiver === NO_OPERAND
    ? dottedMembers(world, file, mention.text)
    : world.membersOf(world.typesOf(file, mention.receiver), mention.text);
}

/** The members that a dotted path leads to: the longest prefix that is a module gives the module, the other parts are attributes. */
function dottedMembers(world: World, file: FileIndex, text: string): readonly Member[] {
  const parts = text.split(".");
  for (let length = parts.length - 1; length > 0; length--) {
    const module = world.module(file.path, parts.slice(0, length).join("."));
    if (module.kind !== "file") continue;
    let members = world.memberOfModule(module.path, parts[length] as string);
    for (const part of parts.slice(length + 1)) {
      const definitions = members.filter((member) => member.kind === "definition");
      members = world.membersOf(definitions, part);
    }
    return members;
  }
  return [];
}
