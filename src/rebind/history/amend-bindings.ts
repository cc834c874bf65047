import type { OutlinedDefinition } from "../../model/facts.ts";
import { type Binding, isSure, type OutlinedFile, type Place } from "../binding.ts";
import { bound, unbound } from "../match/bind-symbols.ts";
import { symbolsOf } from "../match/symbols.ts";
import { type FollowedPlace, positionOf } from "./history-walk.ts";

/** For symbols followed through commits: more certain than similarity, less certain than a text that never changed. */
const FOLLOWED_SCORE = 0.95;

/**
 * Lets the evidence from commits overrule the comparison of the two ends. Both are still one to one, and where neither is
 * certain nothing is bound.
 */
export function amendBindings(
  bindings: readonly Binding[],
  followed: ReadonlyMap<OutlinedDefinition, FollowedPlace>,
  newFiles: readonly OutlinedFile[],
): readonly Binding[] {
  if (followed.size === 0) return bindings;
  const placeAt = placesOf(newFiles, followed);
  const takenBySure = new Set<OutlinedDefinition>();
  for (const binding of bindings) if (binding.now && isSure(binding)) takenBySure.add(binding.now.definition);
  const amended = bindings.map((binding) => {
    const place = isSure(binding) ? undefined : followed.get(binding.old.definition);
    return place === undefined ? binding : amend(binding, place === "gone" ? place : placeAt(place), takenBySure);
  });
  const taken = new Set<OutlinedDefinition>();
  amended.forEach((binding, index) => {
    if (binding.now && binding !== bindings[index]) taken.add(binding.now.definition);
  });
  return amended.map((binding, index) => {
    const isOvertaken = binding === bindings[index] && binding.now && taken.has(binding.now.definition);
    return isOvertaken ? inDoubt(binding) : binding;
  });
}

function amend(
  binding: Binding,
  place: Place | "gone" | undefined,
  takenBySure: ReadonlySet<OutlinedDefinition>,
): Binding {
  if (place === undefined) return binding;
  // Copied in one commit and removed in a later one: then no single commit shows where it went.
  if (place === "gone") return binding.bodyChanged && binding.status !== "relocated" ? inDoubt(binding) : binding;
  if (takenBySure.has(place.definition)) return inDoubt(binding);
  if (binding.now?.definition === place.definition) return { ...binding };
  return bound(binding.old, place, FOLLOWED_SCORE);
}

function inDoubt(binding: Binding): Binding {
  return binding.now === undefined ? binding : unbound(binding.old, [{ ...binding.now, score: binding.score }], false);
}

/** Finds the definitions that symbols were followed to. */
function placesOf(
  files: readonly OutlinedFile[],
  followed: ReadonlyMap<OutlinedDefinition, FollowedPlace>,
): (place: Exclude<FollowedPlace, "gone">) => Place | undefined {
  const paths = new Set<string>();
  for (const place of followed.values()) if (place !== "gone") paths.add(place.path);
  const places = new Map<string, Place>();
  for (const { file, definition, scopePath } of symbolsOf(files.filter(({ path }) => paths.has(path)))) {
    places.set(`${file.path}\n${positionOf(definition)}`, { path: file.path, definition, scopePath });
  }
  return ({ path, position }) => places.get(`${path}\n${position}`);
}
