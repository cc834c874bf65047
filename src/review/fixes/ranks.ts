import type { World } from "../../code/world.ts";
import type { Place } from "./place.ts";

/** A use, identified by its number among the places of its file that contain the name. */
export interface Mention extends Place {
  readonly rank: number;
  readonly of: number;
}

/** The numbers of places that contain a name. */
export function ranked(world: World, places: readonly Place[], name: string): readonly Mention[] {
  return places.map((place) => {
    const all = spelledIn(world, place.path, name);
    const rank = all.findIndex(({ line, column }) => line === place.line && column === place.column);
    return { ...place, rank, of: all.length };
  });
}

/** The same place on the other side of a change; undefined if the file contains the name more or less often there. */
export function placeOfRank(world: World, { path, rank, of, role }: Mention, name: string): Place | undefined {
  const spelled = spelledIn(world, path, name);
  const found = spelled.length === of ? spelled[rank] : undefined;
  return found && { path, line: found.line, column: found.column, role };
}

/** The places of a file that contain a name without defining it. A change elsewhere in the file does not change their order. */
function spelledIn(world: World, path: string, name: string) {
  const file = world.file(path);
  const references = file?.referencesNamed(new Set([name])).flatMap((at) => file.facts.references[at] ?? []) ?? [];
  const exported = file?.facts.exports.filter(({ local }) => local === name) ?? [];
  return [...references, ...exported].filter(({ line, column }) => file?.places.hasName(line, column) === false);
}
