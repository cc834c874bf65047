import { withoutEnd } from "./text.ts";

/** Whether a repository path is selected. */
export type PathFilter = (path: string) => boolean;

/**
 * A filter from patterns in `.gitignore` syntax: `*` and `?` stay inside a folder, `**` crosses folders, a pattern without a
 * slash applies at any depth, and a folder selects everything in it. Without include patterns everything is included.
 */
export function pathFilter(include: readonly string[], exclude: readonly string[]): PathFilter {
  const included = include.map(toFilter);
  const excluded = exclude.map(toFilter);
  return (path) =>
    (included.length === 0 || included.some((fits) => fits(path))) && !excluded.some((fits) => fits(path));
}

/** The patterns of a text with one pattern per line; a line that begins with `#` is a comment. */
export function patternsIn(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}

function toFilter(pattern: string): PathFilter {
  const cut = withoutEnd(pattern, "/");
  const parts = cut.split("/").filter((part) => part !== "");
  // Everything in a matching folder matches too.
  const anchored = [...(cut.includes("/") ? [] : ["**"]), ...parts, ...(parts.at(-1) === "**" ? [] : ["**"])];
  return (path) => fitsParts(anchored, path.split("/"));
}

/** Matches part by part; when the rest does not match, the last `**` takes one more part, so the work is at most the product of both lengths. */
function fitsParts(pattern: readonly string[], parts: readonly string[]): boolean {
  return fitsWithStars(
    pattern,
    parts,
    (each) => each === "**",
    (each, part) => fitsName(each, part),
  );
}

/** Whether a name matches a pattern with `*` and `?`. */
export function fitsName(pattern: string, name: string): boolean {
  return fitsWithStars(
    [...pattern],
    [...name],
    (each) => each === "*",
    (each, character) => each === "?" || each === character,
  );
}

/** Greedy matching with a single backtracking point: never exponential, whatever the pattern. */
export function fitsWithStars<T>(
  pattern: readonly T[],
  text: readonly T[],
  isStar: (item: T) => boolean,
  fits: (item: T, part: T) => boolean,
): boolean {
  let at = 0;
  let star = -1;
  let mark = 0;
  let next = 0;
  while (next < text.length) {
    const item = pattern[at];
    if (item !== undefined && isStar(item)) {
      star = at++;
      mark = next;
    } else if (item !== undefined && fits(item, text[next] as T)) {
      at++;
      next++;
    } else if (star >= 0) {
      at = star + 1;
      next = ++mark;
    } else {
      return false;
    }
  }
  return pattern.slice(at).every(isStar);
}
