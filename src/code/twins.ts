import type { FileIndex } from "./file-index.ts";

/** More definitions of one name than this are not told apart: nobody writes so many. */
const MAX_TWINS = 200;

/** Definitions of one qualified name that stand in different scopes, such as `class Box` in several tests of one file: one is none of the others. */
export function twinsOf(file: FileIndex, index: number): readonly number[] {
  const named = file.definitionsNamed(file.definition(index).qualname);
  if (named.length < 2 || named.length > MAX_TWINS) return [index];
  const scopes = bindingScopes(file);
  const own = scopes.get(index);
  const twins = named.filter(
    (each) => each !== index && file.definition(each).kind !== "method" && scopes.get(each) !== own,
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

/** The scopes that bind the names of the definitions of a file; worked out once, because every question about a member asks. */
function bindingScopes(file: FileIndex): ReadonlyMap<number, number> {
  const known = scopesByFile.get(file);
  if (known) return known;
  const scopes = new Map<number, number>();
  for (const { kind, index, scope } of file.facts.bindings)
    if (kind === "definition" && !scopes.has(index)) scopes.set(index, scope);
  scopesByFile.set(file, scopes);
  return scopes;
}

const scopesByFile = new WeakMap<FileIndex, ReadonlyMap<number, number>>();
