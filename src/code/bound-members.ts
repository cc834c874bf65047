import { pushAll } from "../util/push-all.ts";
import type { FileIndex } from "./file-index.ts";
import type { Member } from "./member.ts";
import { Trail } from "./trail.ts";
import type { World } from "./world.ts";

/** The members that the top level of a module binds to a name. Imports are followed to what they import. */
export function boundMembers(world: World, file: FileIndex, name: string, trail = new Trail()): readonly Member[] {
  const members: Member[] = [];
  for (const binding of file.bindingsOf(0, name)) {
    if (binding.kind === "import") {
      const imported = file.facts.imports[binding.index];
      if (imported) pushAll(members, world.importedMembers(file, imported, trail));
    } else if (binding.kind === "definition") {
      members.push({ kind: "definition", path: file.path, index: binding.index });
    }
  }
  if (members.length > 0) return members;
  return file.definitionsNamed(name).map((index) => ({ kind: "definition", path: file.path, index }));
}
