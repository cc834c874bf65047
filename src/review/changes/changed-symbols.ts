import type { ChangeKind, SignatureChange } from "../../model/review.ts";
import { CHANGE_KINDS } from "../../model/review.ts";
import { bindSymbols } from "../../rebind/match/bind-symbols.ts";
import { lastPart } from "../../util/last-part.ts";
import { groupBy } from "../../util/multimap.ts";
import type { ChangedFiles } from "../sides/changed-files.ts";
import { compareGroups } from "./compare-groups.ts";
import { renamedInPlace } from "./renamed-in-place.ts";
import { groupSymbols, type SymbolGroup } from "./symbol-groups.ts";

/** One symbol on both sides of the change; at least one side exists. */
export interface SymbolPair {
  readonly before: SymbolGroup | undefined;
  readonly after: SymbolGroup | undefined;
}

/** A pair that differs between both sides. */
export interface PairChange extends SymbolPair {
  /** All kinds of difference, the most important first; empty when only the place or name of its container differs. */
  readonly kinds: readonly ChangeKind[];
  readonly signature: readonly SignatureChange[];
}

/** The pairs and changes of symbols in changed files. */
export interface SymbolChanges {
  readonly pairs: readonly SymbolPair[];
  readonly changes: readonly PairChange[];
}

/**
 * Compares the symbols of changed files. A symbol that keeps its name and file on both sides is the same, because uses refer to
 * it by name and file. Any other symbol is matched by content with a symbol under another name or in another file.
 */
export function findChangedSymbols(files: ChangedFiles): SymbolChanges {
  const olds = new Map(files.oldFiles.map((file) => [file.path, groupSymbols(file)]));
  const news = new Map(files.newFiles.map((file) => [file.path, groupSymbols(file)]));
  const pairs: SymbolPair[] = [];
  const left = new Map<string, SymbolGroup>();
  const taken = new Set<SymbolGroup>();
  for (const [path, groups] of olds) {
    const now = news.get(files.renames.get(path) ?? path);
    for (const [qualname, before] of groups) {
      const after = now?.get(qualname);
      if (after) {
        pairs.push({ before, after });
        taken.add(after);
      } else left.set(keyOf(path, qualname), before);
    }
  }
  const moves = left.size > 0 ? findMoves(files, news) : new Map<string, SymbolGroup>();
  for (const [key, before] of left) {
    const after = moves.get(key);
    const isFree = after !== undefined && !taken.has(after);
    if (!isFree) continue;
    taken.add(after);
    pairs.push({ before, after });
    left.delete(key);
  }
  const nowOf = new Map(pairs.map(({ before, after }) => [before, after]));
  const lost = groupBy<string, SymbolGroup>(left.values(), ({ file }) => file.path);
  for (const [path, groups] of lost) {
    const [own, now] = [olds.get(path), news.get(files.renames.get(path) ?? path)];
    const renamed = own && now ? renamedInPlace({ olds: own, news: now, nowOf: (old) => nowOf.get(old) }) : undefined;
    for (const before of groups) {
      const after = renamed?.get(before);
      const isFree = after !== undefined && !taken.has(after);
      if (isFree) taken.add(after);
      pairs.push({ before, after: isFree ? after : undefined });
    }
  }
  for (const groups of news.values()) {
    for (const after of groups.values()) if (!taken.has(after)) pairs.push({ before: undefined, after });
  }
  return { pairs, changes: changesOf(pairs) };
}

/** Symbols that are found by content in another place, by their old key. */
function findMoves(
  files: ChangedFiles,
  news: ReadonlyMap<string, ReadonlyMap<string, SymbolGroup>>,
): ReadonlyMap<string, SymbolGroup> {
  const unread = new Set(files.skipped.map(({ path }) => path));
  const moves = new Map<string, SymbolGroup>();
  for (const { old, now } of bindSymbols(files.oldFiles, files.newFiles, { renames: files.renames, unread })) {
    const after = now && news.get(now.path)?.get(now.definition.qualname);
    const key = keyOf(old.path, old.definition.qualname);
    if (after && !moves.has(key)) moves.set(key, after);
  }
  return moves;
}

function keyOf(path: string, qualname: string): string {
  return `${path}\0${qualname}`;
}

function changesOf(pairs: readonly SymbolPair[]): PairChange[] {
  const newNames = new Map<string, string | undefined>();
  for (const { before, after } of pairs) {
    if (before) newNames.set(keyOf(before.file.path, before.qualname), after && keyOf(after.file.path, after.qualname));
  }
  const added = new Set(
    pairs.flatMap(({ before, after }) => (before || !after ? [] : [keyOf(after.file.path, after.qualname)])),
  );
  const changes: PairChange[] = [];
  for (const pair of pairs) {
    const change = changeOf(pair, { newNames, added });
    if (change) changes.push(change);
  }
  return withoutExplained(changes);
}

interface Context {
  /** Old key → new key, undefined for removed symbols. */
  readonly newNames: ReadonlyMap<string, string | undefined>;
  readonly added: ReadonlySet<string>;
}

function changeOf({ before, after }: SymbolPair, context: Context): PairChange | undefined {
  if (!before || !after) return goneOrNew(before, after, context);
  const { kinds: found, signature } = compareGroups(before, after);
  const kinds = new Set<ChangeKind>(found);
  const place = placeChange(before, after, context);
  if (place) kinds.add(place);
  if (kinds.size === 0) return undefined;
  return { before, after, kinds: CHANGE_KINDS.filter((kind) => kinds.has(kind)), signature };
}

/** Members that were removed or added together with their container are covered by the container's change. */
function goneOrNew(
  before: SymbolGroup | undefined,
  after: SymbolGroup | undefined,
  { newNames, added }: Context,
): PairChange | undefined {
  if (before) {
    const owner = before.owner === undefined ? undefined : keyOf(before.file.path, before.owner);
    if (owner !== undefined && newNames.has(owner) && newNames.get(owner) === undefined) return undefined;
    return { before, after, kinds: ["deleted"], signature: [] };
  }
  if (!after) return undefined;
  if (after.owner !== undefined && added.has(keyOf(after.file.path, after.owner))) return undefined;
  return { before, after, kinds: ["added"], signature: [] };
}

/** The kind of change of a symbol's own name or file; undefined if they changed only with its container. */
function placeChange(before: SymbolGroup, after: SymbolGroup, { newNames }: Context): ChangeKind | undefined {
  const isMoved = before.file.path !== after.file.path;
  const isRenamed = before.qualname !== after.qualname;
  if (!isMoved && !isRenamed) return undefined;
  if (
    before.owner !== undefined &&
    after.owner !== undefined &&
    lastPart(before.qualname) === lastPart(after.qualname)
  ) {
    const owner = newNames.get(keyOf(before.file.path, before.owner));
    if (owner === keyOf(after.file.path, after.owner)) return undefined;
  }
  if (isMoved && isRenamed) return "relocated_renamed";
  return isMoved ? "relocated" : "renamed";
}

/** The body of a class consists of the bodies of its members: if a member explains the change, the class has none. */
function withoutExplained(changes: readonly PairChange[]): PairChange[] {
  const explained = new Set<string>();
  for (const { before, after } of changes) {
    for (const group of [before, after]) {
      if (group?.owner !== undefined) explained.add(keyOf(group.file.path, group.owner));
    }
  }
  const isExplained = (group: SymbolGroup | undefined) =>
    group !== undefined && explained.has(keyOf(group.file.path, group.qualname));
  return changes.flatMap((change) => {
    const { kinds } = change;
    if (!kinds.includes("body") || !(isExplained(change.before) || isExplained(change.after))) return [change];
    const rest = kinds.filter((kind) => kind !== "body");
    return rest.length === 0 ? [] : [{ ...change, kinds: rest }];
  });
}
