import type { Import } from "../model/facts.ts";
import { declaredMembers } from "./declared.ts";
import type { FileIndex } from "./file-index.ts";
import { EXTERNAL_MEMBER, type Member } from "./member.ts";
import type { ModuleTarget } from "./project.ts";
import type { Trail } from "./trail.ts";
import type { World } from "./world.ts";

/** A module as a value. */
export function moduleMember(target: ModuleTarget): Member {
  return target.kind === "file" ? { kind: "module", path: target.path } : target;
}

/** The meaning of a name in the target of a specifier. */
export function memberOfTarget(world: World, target: ModuleTarget, name: string, trail?: Trail): readonly Member[] {
  if (target.kind === "external") return [EXTERNAL_MEMBER];
  if (target.kind === "files") return membersOfFiles(world, target.paths, name);
  return world.memberOfModule(target.path, name, trail);
}

/** The definitions of a name in several files that form one module. */
export function membersOfFiles(world: World, paths: readonly string[], name: string): readonly Member[] {
  return paths.flatMap((path) => {
    const file = world.file(path);
    return file ? declaredMembers(file, name) : [];
  });
}

/** The star imports from outside the tree: they may bring any name. */
export function outsideStarsOf(world: World, { path, facts }: FileIndex): readonly Import[] {
  return facts.imports.filter(({ kind, module }) => kind === "star" && world.module(path, module).kind === "external");
}
