import type { FileIndex } from "./file-index.ts";

/** Definitions of one qualified name that stand in different scopes, such as `class Box` in several tests of one file: one is none of the others. */
export function twinsOf(file: FileIndex, index: number): readonly number[] {
  const named = file.definitionsNamed(file.definition(index).qualname);
  if (named.length < 2) return [index];
  const own = scopeOf(file, index);
  const twins = named.filter(
    (each) => each !== index && file.definition(each).kind !== "method" && scopeOf(file, each) !== own,
  );
  return [index, ...twins].sort((a, b) => a - b);
}

/** Of members with one name, those that are not members of a twin of their class. */
export function withoutTwins(file: FileIndex, owner: number, members: readonly number[]): readonly number[] {
  if (members.length === 0) return members;
  const twins = twinsOf(file, owner);
  if (twins.length < 2) return members;
  return members.filter((each) => {
    const { parent } = file.definition(each);
    return parent === owner || !twins.includes(parent);
  });
}

/** The scope that binds the name of a definition; -1 if none does. */
function scopeOf({ facts: { bindings } }: FileIndex, index: number): number {
  return bindings.find((each) => each.kind === "definition" && each.index === index)?.scope ?? -1;
}
