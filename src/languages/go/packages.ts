import { declaredMembers, namespacesOf } from "../../code/declared.ts";
import type { FileIndex } from "../../code/file-index.ts";
import type { Member } from "../../code/member.ts";
import { filesOf, OWN_MODULE } from "../../code/project.ts";
import type { World } from "../../code/world.ts";

/** The other files of a file's package. Tests from outside the package, in `package x_test`, are a separate package. */
export function packageFiles(world: World, file: FileIndex): FileIndex[] {
  const [own] = namespacesOf(file);
  const files: FileIndex[] = [];
  for (const path of filesOf(world.module(file.path, OWN_MODULE))) {
    const other = path === file.path ? undefined : world.file(path);
    if (other && namespacesOf(other)[0] === own) files.push(other);
  }
  return files;
}

/** The members that a bare name means in a Go file that does not bind the name. */
export function visibleInPackage(world: World, file: FileIndex, name: string): readonly Member[] {
  const members = packageFiles(world, file).flatMap((other) => declaredMembers(other, name));
  if (members.length > 0) return members;
  return file.facts.imports
    .filter((imported) => imported.kind === "star")
    .flatMap((imported) => membersOfFiles(world, filesOf(world.module(file.path, imported.module)), name));
}

/** The members that several files of one module define under a name. */
export function membersOfFiles(world: World, paths: readonly string[], name: string): readonly Member[] {
  return paths.flatMap((path) => {
    const file = world.file(path);
    return file ? declaredMembers(file, name) : [];
  });
}
