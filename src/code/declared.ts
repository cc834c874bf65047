import type { FileIndex } from "./file-index.ts";
import type { Member } from "./member.ts";

/** The members that a file itself defines under a name at its top level. */
export function declaredMembers(file: FileIndex, name: string): readonly Member[] {
  const members: Member[] = [];
  for (const { kind, index } of file.bindingsOf(0, name)) {
    if (kind === "definition") members.push({ kind: "definition", path: file.path, index });
  }
  if (members.length > 0) return members;
  return file.definitionsNamed(name).map((index) => ({ kind: "definition", path: file.path, index }));
}

/** The package or namespaces that a file declares for itself; "" when it declares none. */
export function namespacesOf(file: FileIndex): readonly string[] {
  const names = file.facts.exports
    .filter((each) => each.kind === "namespace" && each.module === "")
    .map((each) => each.name);
  return names.length === 0 ? [""] : names;
}
