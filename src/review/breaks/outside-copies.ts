import { breakRulesOf, languageOfPath } from "../../languages/registry.ts";
import type { Meaning } from "./meaning.ts";
import type { MissingPlace } from "./places.ts";

/** A place at head that leads to nothing, and what it meant at base. */
export interface Explained {
  readonly place: MissingPlace;
  readonly meaning: Meaning;
}

/**
 * Leaves out what a copy of outside code had, where an import that found the copy remains and may find the same code outside of the
 * repository now: the copy was removed so that the installed library is used.
 */
export function withoutOutsideCopies(explained: readonly Explained[]): readonly Explained[] {
  const copies = explained.flatMap(({ place, meaning: { change } }) => {
    if (place.role !== "import" || change.before === undefined) return [];
    return breakRulesOf(languageOfPath(place.path)).outsideCopyIn(place.written, change.before.path) ?? [];
  });
  if (copies.length === 0) return explained;
  const isInCopy = (path: string) => copies.some((copy) => path === copy || path.startsWith(`${copy}/`));
  return explained.filter(({ meaning: { change } }) => change.before === undefined || !isInCopy(change.before.path));
}
