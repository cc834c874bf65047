import { declaredMembers } from "../../code/declared.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import { Trail } from "../../code/trail.ts";
import type { World } from "../../code/world.ts";

/** The members that `module::name` means in a file: an item, an item re-exported by `pub use`, an inner module, or a type's member. */
export function rustMembers(
  world: World,
  file: FileIndex,
  module: string,
  name: string,
  trail: Trail,
): readonly Member[] {
  if (module === "") return rustModule(world, file, name);
  const target = world.module(file.path, module);
  if (target.kind === "file") {
    const inside = target.path === file.path ? file : world.file(target.path);
    return inside ? rustItem(world, inside, name, trail) : NO_MEMBERS;
  }
  const cut = module.lastIndexOf("::");
  if (cut < 0) return hasInnerModule(file, module) ? rustItem(world, file, name, trail) : NO_MEMBERS;
  return trail.through(file.path, `${module}::${name}`, (on) =>
    rustMembers(world, file, module.slice(0, cut), module.slice(cut + 2), on).flatMap((type) => {
      if (type.kind === "module") {
        const inside = world.file(type.path);
        return inside ? rustItem(world, inside, name, on) : [];
      }
      const members = type.kind === "definition" ? world.memberOfClass(type, name) : [];
      return members.filter((member) => member.kind !== "external");
    }),
  );
}

/** The members that a name means in a module: its own items, its imports and its glob imports. */
export function rustItem(world: World, file: FileIndex, name: string, trail = new Trail()): readonly Member[] {
  return trail.through(file.path, name, (on) => itemOf(world, file, name, on));
}

function itemOf(world: World, file: FileIndex, name: string, trail: Trail): readonly Member[] {
  const declared = declaredMembers(file, name);
  if (declared.length > 0) return declared;
  // A module and an item that is re-exported from it can have the same name: `mod fill; pub use fill::fill;`.
  const imported = file.bindingsOf(0, name).flatMap(({ kind, index }): readonly Member[] => {
    const each = kind === "import" ? file.facts.imports[index] : undefined;
    if (!each) return NO_MEMBERS;
    return each.kind === "name"
      ? rustMembers(world, file, each.module, each.name, trail)
      : rustModule(world, file, each.module);
  });
  if (imported.length > 0) return imported;
  const globbed = visibleByGlob(world, file, name, trail);
  if (globbed.length > 0) return globbed;
  const module = rustModule(world, file, `self::${name}`);
  // A module with a body is a part of its file.
  return module.length === 0 && hasInnerModule(file, name) ? [{ kind: "module", path: file.path }] : module;
}

/** The members that `use module::*` imports under a name. */
export function visibleByGlob(world: World, file: FileIndex, name: string, trail = new Trail()): readonly Member[] {
  for (const imported of file.facts.imports) {
    if (imported.kind !== "star") continue;
    const target = world.module(file.path, imported.module);
    // In a module of tests inside the file, `use super::*` means the file itself.
    if (target.kind === "file" && target.path === file.path) continue;
    const members = rustMembers(world, file, imported.module, name, trail);
    if (members.length > 0) return members;
  }
  return NO_MEMBERS;
}

/** Whether a file has a module with a body and that name. */
function hasInnerModule({ facts }: FileIndex, name: string): boolean {
  return facts.exports.some((each) => each.kind === "namespace" && each.name === name);
}

function rustModule(world: World, file: FileIndex, module: string): readonly Member[] {
  const target = world.module(file.path, module);
  return target.kind === "file" && target.path !== file.path ? [{ kind: "module", path: target.path }] : NO_MEMBERS;
}
