import { declaredMembers } from "./declared.ts";
import { EXTERNAL_MEMBER, type Member } from "./member.ts";
import type { ModuleTarget } from "./project.ts";
import type { Trail } from "./trail.ts";
import type { World } from "./world.ts";

/** A module as a value. */
export function moduleMember(target: ModuleTarget): Member {
  return target.kind === "file" ? { kind: "module", path: target.path } : target;
}

/** The meaning of a name in whatever a specifier led to. */
export function memberOfTarget(world: World, target: ModuleTarget, name: string, trail?: Trail): readonly Member[] {
  if (target.kind === "external") return [EXTERNAL_MEMBER];
  if (target.kind === "files") return membersOfFiles(world, target.paths, name);
  return world.memberOfModule(target.path, name, trail);
}

/** The definitions of a name in several files that make one module. */
export function membersOfFiles(world: World, paths: readonly string[], name: string): readonly Member[] {
  return paths.flatMap((path) => {
    const file = world.file(path);
    return file ? declaredMembers(file, name) : [];
  });
}
