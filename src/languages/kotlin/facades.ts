import type { FileIndex } from "../../code/file-index.ts";

/** Whether a file of Kotlin may be the class of a name for Java, which holds its functions: `FileKt`, or as `@file:JvmName` says. */
export function isFacade({ path, facts }: FileIndex, name: string): boolean {
  if (facts.language !== "kotlin") return false;
  if (path.endsWith(`/${name.replace(/Kt$/, "")}.kt`) && name.endsWith("Kt")) return true;
  const [header] = facts.exports;
  // What the annotation says is not kept; a file that has one may be the class.
  return facts.references.some((each) => each.name === "JvmName" && each.line < (header?.line ?? 0));
}
