import type { Sides } from "../../sides/sides.ts";

/** Whether a specifier can have meant one of the files that are gone: it has a word of theirs, or is only a way to a directory, `..`. */
export function mayBeGone(specifier: string, moduleWords: ReadonlySet<string>): boolean {
  return /^[./]+$/.test(specifier) || specifier.split(/[^\p{ID_Continue}$]+/u).some((word) => moduleWords.has(word));
}

/** Whether a specifier that leads nowhere may mean what a build makes: what it is made of or called is known, and base found another file. */
export function mayBeBuilt(sides: Sides, path: string, specifier: string): boolean {
  const named = sides.head.project.finderFor(path).namedPaths?.(path, specifier) ?? [];
  if (named.length === 0) return false;
  const oldPath = sides.oldPath(path);
  const before = sides.base.project.finderFor(oldPath).find(oldPath, specifier);
  return before.kind === "file" && !named.some((each) => before.path.startsWith(each));
}
