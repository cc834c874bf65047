import type { FileIndex } from "./file-index.ts";
import { type Member, NO_MEMBERS } from "./member.ts";
import { plainName } from "./member-name.ts";
import type { DefinitionHandle } from "./type.ts";
import type { World } from "./world.ts";

/** A member of a class around the scope, or of an ancestor, that a bare name means without `this`; `asked` may say of which kind it is. */
export function implicitMembers(world: World, file: FileIndex, scope: number, asked: string): readonly Member[] {
  const name = plainName(asked);
  if (!world.semanticsOf(file).hasImplicitThis(file, scope)) return NO_MEMBERS;
  for (const handle of classesAround(world, file, scope)) {
    const members = world
      .memberOfClass(handle, asked)
      .filter((member) => member.kind !== "external" && !isConstructor(world, member, name));
    if (members.length > 0) return members;
  }
  return NO_MEMBERS;
}

/** The name of a class means the class, in it and in those that extend it, not its constructor. */
function isConstructor(world: World, member: Member, name: string): boolean {
  const file = member.kind === "definition" ? world.file(member.path) : undefined;
  if (!file || member.kind !== "definition" || !file.rules.namesConstructorsAfterClasses) return false;
  return `.${file.definition(member.index).qualname}`.endsWith(`.${name}.${name}`);
}

/** The classes around a scope, innermost first. */
export function classesAround(world: World, file: FileIndex, scope: number): DefinitionHandle[] {
  const handles: DefinitionHandle[] = [];
  for (let at = file.definitionAround(scope); at >= 0; at = file.definition(at).parent) {
    const { kind, parent } = file.definition(at);
    if (kind === "class" || kind === "interface" || kind === "enum") handles.push({ path: file.path, index: at });
    else if (kind === "method" && parent < 0) {
      const owner = world.ownerOf({ path: file.path, index: at });
      if (owner) handles.push(owner);
    }
  }
  return handles;
}
