import type { Import } from "../model/facts.ts";
import type { FileIndex } from "./file-index.ts";
import { includedInNamespace } from "./included-files.ts";
import { isNamespaced } from "./language-traits.ts";
import { EXTERNAL_MEMBER, type Member, NO_MEMBERS } from "./member.ts";
import { importedFromNamespace } from "./namespaces.ts";
import { rustMembers } from "./rust-paths.ts";
import type { Trail } from "./trail.ts";
import type { World } from "./world.ts";

/** What an import binds in a language whose modules are packages, namespaces or paths. */
export function foreignImport(world: World, file: FileIndex, imported: Import, trail: Trail): readonly Member[] {
  if (imported.kind === "star") return NO_MEMBERS;
  const members = membersOf(world, file, imported, trail);
  return members.length > 0 ? members : [EXTERNAL_MEMBER];
}

function membersOf(world: World, file: FileIndex, imported: Import, trail: Trail): readonly Member[] {
  const { kind, module, name } = imported;
  if (isNamespaced(file.facts.language)) {
    if (kind === "name") return importedFromNamespace(world, file, module, name);
    const dot = module.lastIndexOf(".");
    return importedFromNamespace(world, file, module.slice(0, Math.max(dot, 0)), module.slice(dot + 1));
  }
  if (file.facts.language === "cpp") return includedInNamespace(world, file, module.split(/::|\./), name);
  if (kind === "name") return rustMembers(world, file, module, name, trail);
  const target = world.module(file.path, module);
  return [target.kind === "file" ? { kind: "module", path: target.path } : target];
}
