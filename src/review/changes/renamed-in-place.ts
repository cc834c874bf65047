import { operandText } from "../../code/operand-text.ts";
import { groupBy } from "../../util/multimap.ts";
import type { SymbolGroup } from "./symbol-groups.ts";

/** The symbols of a file on both sides, and the pairing of those that have a counterpart. */
export interface PairedFile {
  readonly olds: ReadonlyMap<string, SymbolGroup>;
  readonly news: ReadonlyMap<string, SymbolGroup>;
  readonly nowOf: (old: SymbolGroup) => SymbolGroup | undefined;
}

/**
 * Finds small symbols that were renamed in place: a field, a constant, a member of an enum or of an interface. They have no content that
 * identifies them. But if only one symbol of the same kind and type is between the same neighbours, it is the same symbol, renamed.
 */
export function renamedInPlace({ olds, news, nowOf }: PairedFile): Map<SymbolGroup, SymbolGroup> {
  const found = new Map<SymbolGroup, SymbolGroup>();
  const taken = new Set([...olds.values()].flatMap((old) => nowOf(old) ?? []));
  const oldScopes = groupBy<string, SymbolGroup>(olds.values(), ({ owner }) => owner ?? "");
  const newScopes = groupBy<string, SymbolGroup>(news.values(), ({ owner }) => owner ?? "");
  for (const [owner, siblings] of oldScopes) {
    const own = olds.get(owner);
    const after = newScopes.get(owner === "" ? "" : ((own && nowOf(own)?.qualname) ?? owner)) ?? [];
    const oldSlots = slotsOf(siblings, nowOf);
    const newSlots = slotsOf(after, (now) => (taken.has(now) ? now : undefined));
    for (const [slot, lost] of oldSlots) {
      const [old] = lost;
      const candidates = (newSlots.get(slot) ?? []).filter((now) => old !== undefined && isAlike(old, now));
      const [now] = candidates;
      const isOnly = candidates.length === 1 && lost.filter((each) => now && isAlike(each, now)).length === 1;
      if (old && now && isOnly) found.set(old, now);
    }
  }
  return found;
}

/** The symbols without a counterpart, by kind and by the counterparts of their neighbours. */
function slotsOf(
  siblings: readonly SymbolGroup[],
  partnerOf: (group: SymbolGroup) => SymbolGroup | undefined,
): Map<string, SymbolGroup[]> {
  const sorted = [...siblings].sort((a, b) => startOf(a) - startOf(b));
  const partners = sorted.map((each) => partnerOf(each)?.qualname);
  const slots = new Map<string, SymbolGroup[]>();
  let before = "";
  for (const [at, group] of sorted.entries()) {
    const partner = partners[at];
    if (partner !== undefined) {
      before = partner;
      continue;
    }
    const after = partners.slice(at + 1).find((each) => each !== undefined) ?? "";
    const key = [kindOf(group), before, after].join("\0");
    slots.set(key, [...(slots.get(key) ?? []), group]);
  }
  return slots;
}

function startOf({ definitions }: SymbolGroup): number {
  return (definitions[0]?.nameLine ?? 0) * 10_000 + (definitions[0]?.nameColumn ?? 0);
}

function kindOf({ definitions }: SymbolGroup): string {
  return definitions.map(({ kind }) => kind).join(" ");
}

function isAlike(old: SymbolGroup, now: SymbolGroup): boolean {
  return shapeOf(old) === shapeOf(now);
}

/** All properties of a symbol except its name. */
function shapeOf({ file, definitions }: SymbolGroup): string {
  const shapes = definitions.map(({ params, returnType, bodyHash, flags }) => [
    operandText(file.facts, returnType),
    params.map((each) => `${each.name}: ${operandText(file.facts, each.type)}`),
    bodyHash,
    flags,
  ]);
  return JSON.stringify(shapes);
}
