import type { SliceType, SliceTypePatterns } from "../model/routing.ts";
import { type PathFilter, pathFilter } from "../util/glob.ts";

/** A configuration without `[routing.slice_types]`. */
export const NO_PATTERNS: SliceTypePatterns = new Map();

interface CompiledPattern {
  readonly sliceType: SliceType;
  readonly pattern: string;
  readonly fits: PathFilter;
}

const compiled = new WeakMap<SliceTypePatterns, readonly CompiledPattern[]>();

/** The slice type that the configuration assigns to a path, by the first matching pattern; undefined when none matches. */
export function typeByPattern(
  path: string,
  patterns: SliceTypePatterns,
): { readonly sliceType: SliceType; readonly pattern: string } | undefined {
  if (patterns.size === 0) return undefined;
  const slashed = path.replaceAll("\\", "/");
  return compile(patterns).find(({ fits }) => fits(slashed));
}

/** Patterns are tried on every file of a repository, so each is compiled once. */
function compile(patterns: SliceTypePatterns): readonly CompiledPattern[] {
  let found = compiled.get(patterns);
  if (found === undefined) {
    found = [...patterns].flatMap(([sliceType, own]) =>
      own.map((pattern) => ({ sliceType, pattern, fits: pathFilter([pattern], []) })),
    );
    compiled.set(patterns, found);
  }
  return found;
}
