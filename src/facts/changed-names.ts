import type { TreeEntry } from "../model/tree.ts";
import { lastPart } from "../util/last-part.ts";
import type { FactsStore } from "./store.ts";
import { keyOf } from "./update.ts";

/** Names of definitions that differ between two sides of a change. */
export interface ChangedNames {
  /** Exist on one side only, or have another signature: uses of them can break. */
  readonly outside: readonly string[];
  /** Differ only in their bodies. */
  readonly inside: readonly string[];
}

/** Compares the definitions in the files of two sides, using facts that are known to be true. */
export function changedNames(
  facts: FactsStore,
  before: readonly TreeEntry[],
  after: readonly TreeEntry[],
): ChangedNames {
  const [then, now] = [definitionsIn(facts, before), definitionsIn(facts, after)];
  const outside = new Set<string>();
  const inside = new Set<string>();
  for (const [own, other] of [
    [then, now],
    [now, then],
  ] as const) {
    for (const [place, { name, body }] of own) {
      const same = other.get(place);
      if (same === undefined) outside.add(name);
      else if (same.body !== body) inside.add(name);
    }
  }
  return { outside: [...outside], inside: [...inside].filter((name) => !outside.has(name)) };
}

/** Definitions by path, qualified name, kind and signature. */
function definitionsIn(facts: FactsStore, entries: readonly TreeEntry[]): Map<string, { name: string; body: string }> {
  const found = new Map<string, { name: string; body: string }>();
  for (const entry of entries) {
    const stored = facts.read(keyOf(entry));
    if (stored === undefined || stored === "binary") continue;
    for (const { qualname, kind, signatureHash, bodyHash } of stored.definitions) {
      const place = [entry.path, qualname, kind, signatureHash].join("\0");
      const body = `${found.get(place)?.body ?? ""}${bodyHash}`;
      found.set(place, { name: lastPart(qualname), body });
    }
  }
  return found;
}
