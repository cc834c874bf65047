import { type Definition, isReferenceOperand, operandIndex } from "../model/facts.ts";
import { lastPart } from "../util/last-part.ts";
import { memberOfClass } from "./classes.ts";
import { namespacesOf } from "./declared.ts";
import type { FileIndex } from "./file-index.ts";
import { packageFiles } from "./go-packages.ts";
import { hasModuleObjects } from "./language-traits.ts";
import { type Member, NO_MEMBERS } from "./member.ts";
import { filesOf } from "./project.ts";
import { filesNamedAfter } from "./ruby-constants.ts";
import { NEARBY } from "./rust-modules.ts";
import { rustItem } from "./rust-paths.ts";
import type { DefinitionHandle } from "./type.ts";
import { typesOfOperand } from "./types-of.ts";
import { topLevelMembers } from "./visible-names.ts";
import type { World } from "./world.ts";

/** The class that a definition is a member of, also when the class stands in another file, as for C++, Go and Rust methods. */
export function ownerOf(world: World, member: DefinitionHandle): DefinitionHandle | undefined {
  const file = world.file(member.path);
  const index = file?.classOfMember(member.index) ?? -1;
  if (index >= 0) return { path: member.path, index };
  if (!file || hasModuleObjects(file.facts.language) || !file.isMember(member.index)) return undefined;
  const [first = "", ...rest] = file.definition(member.index).qualname.split(".").slice(0, -1);
  let owners = file.facts.language === "rust" ? rustItem(world, file, first) : topLevelMembers(world, file, first);
  for (const name of rest) {
    owners = owners.flatMap((owner) => (owner.kind === "definition" ? memberOfClass(world, owner, name) : []));
  }
  const owner = owners.find((each) => each.kind === "definition");
  return owner && { path: owner.path, index: owner.index };
}

/** What other files add to a class under a name: methods of a Go type, `impl` blocks, partial and reopened classes. */
export function membersElsewhere(world: World, handle: DefinitionHandle, name: string): readonly Member[] {
  const file = world.file(handle.path);
  const definition = file?.facts.definitions[handle.index];
  if (!file || !definition || hasModuleObjects(file.facts.language)) return NO_MEMBERS;
  const qualname = `${definition.qualname}.${name}`;
  const found = otherParts(world, file, handle, name).flatMap((part) =>
    part.definitionsNamed(qualname).map((index): Member => ({ kind: "definition", path: part.path, index })),
  );
  return found.length > 0 || file.facts.language !== "go" ? found : embeddedTypes(world, file, definition, name);
}

/** A struct embedded in another is reached by the name of its type. */
function embeddedTypes(world: World, file: FileIndex, definition: Definition, name: string): readonly Member[] {
  const base = definition.bases.find(
    (each) => isReferenceOperand(each) && file.facts.references[operandIndex(each)]?.name === name,
  );
  const types = base === undefined ? [] : typesOfOperand(world, file, base);
  return types.filter((type) => type.kind === "definition");
}

/** The other files that may hold a part of a class. */
function otherParts(world: World, file: FileIndex, handle: DefinitionHandle, member: string): readonly FileIndex[] {
  const { qualname } = file.definition(handle.index);
  const name = lastPart(qualname);
  switch (file.facts.language) {
    case "go":
      return packageFiles(world, file);
    case "rust":
      return filesAt(world, file, NEARBY).filter((part) => namesSame(world, part, qualname, handle));
    case "csharp": {
      const own = namespacesOf(file);
      return filesAt(world, file, `${own[0]}.${name}`).filter((part) => namespacesOf(part).join() === own.join());
    }
    case "ruby":
      return [...filesNamedAfter(world, file, member), ...filesNamedAfter(world, file, name)].filter(
        (part) => part !== file,
      );
    default:
      return [];
  }
}

function filesAt(world: World, file: FileIndex, specifier: string): FileIndex[] {
  return filesOf(world.module(file.path, specifier))
    .map((path) => (path === file.path ? undefined : world.file(path)))
    .filter((part) => part !== undefined);
}

/** Whether a name of another file means the definition: two modules may each have a type of that name. */
function namesSame(world: World, part: FileIndex, name: string, handle: DefinitionHandle): boolean {
  if (!part.facts.definitions.some(({ qualname }) => qualname.startsWith(`${name}.`))) return false;
  return rustItem(world, part, name).some(
    (each) => each.kind === "definition" && each.path === handle.path && each.index === handle.index,
  );
}
