import type { OutlinedFile } from "../binding.ts";
import { align } from "./align.ts";
import type { Evidence } from "./evidence.ts";
import type { Matching } from "./matching.ts";
import { type AnchorPair, accessorOf, type SymbolNode } from "./symbols.ts";
import { trimmedLines } from "./telling-lines.ts";

/** Groups with one name that are not paired by equal content or by count are compared pair by pair up to this size. */
const MAX_COMPARED_GROUP = 16;

/**
 * Binds symbols that kept their file (or its new name according to git) and qualified name, and whose text is still
 * similar. Returns the pairs whose text is not: a name that was reused for other code looks just like that.
 */
export function bindAnchors(
  olds: ReadonlyMap<OutlinedFile, readonly SymbolNode[]>,
  news: ReadonlyMap<OutlinedFile, readonly SymbolNode[]>,
  pairedFile: (old: OutlinedFile) => OutlinedFile | undefined,
  evidence: Evidence,
  matching: Matching,
): AnchorPair[] {
  const doubtful: AnchorPair[] = [];
  for (const [oldFile, oldNodes] of olds) {
    const newFile = pairedFile(oldFile);
    const newNodes = newFile && news.get(newFile);
    if (newFile === undefined || newNodes === undefined) continue;
    for (const [old, now] of pairNames(oldFile, oldNodes, newFile, newNodes, evidence)) {
      const score = isUntouched(old, now) ? 1 : evidence.anchorScore(old, now);
      if (score === undefined) doubtful.push([old, now]);
      else matching.bind(old, now, score);
    }
  }
  return doubtful;
}

function* pairNames(
  oldFile: OutlinedFile,
  olds: readonly SymbolNode[],
  newFile: OutlinedFile,
  news: readonly SymbolNode[],
  evidence: Evidence,
): Generator<AnchorPair> {
  const newGroups = groupBy(news, nameOf);
  const stayed = new StayedLines(oldFile, newFile);
  for (const [name, group] of groupBy(olds, nameOf)) {
    const newGroup = newGroups.get(name);
    if (newGroup === undefined) continue;
    const [old, now] = [group[0] as SymbolNode, newGroup[0] as SymbolNode];
    if (group.length === 1 && newGroup.length === 1) {
      if (kindOf(old) === kindOf(now) || evidence.isInOtherStyle(old, now)) yield [old, now];
      continue;
    }
    const newKinds = groupBy(newGroup, kindOf);
    for (const [kind, each] of groupBy(group, kindOf))
      yield* pairGroup(each, newKinds.get(kind) ?? [], stayed, evidence);
  }
}

/** The lines of a file that stayed the same, computed on first use: they distinguish symbols with the same name. */
class StayedLines {
  readonly #old: OutlinedFile;
  readonly #now: OutlinedFile;
  #partners: Int32Array | undefined;

  constructor(old: OutlinedFile, now: OutlinedFile) {
    this.#old = old;
    this.#now = now;
  }

  /** Pairs symbols whose names are on unchanged lines; not if several of them share the line. */
  pairsOf(olds: readonly SymbolNode[], news: readonly SymbolNode[]): AnchorPair[] {
    this.#partners ??= align(trimmedLines(this.#old.text), trimmedLines(this.#now.text));
    const newsAt = groupBy(news, lineOf);
    const pairs: AnchorPair[] = [];
    for (const [line, group] of groupBy(olds, lineOf)) {
      const newGroup = newsAt.get((this.#partners[line - 1] ?? -1) + 1);
      if (group.length !== 1 || newGroup?.length !== 1) continue;
      pairs.push([group[0] as SymbolNode, newGroup[0] as SymbolNode]);
    }
    return pairs;
  }
}

function lineOf({ definition }: SymbolNode): number {
  return definition.nameLine;
}

function nameOf({ scopePath }: SymbolNode): string {
  return scopePath;
}

function kindOf(node: SymbolNode): string {
  return node.family + accessorOf(node);
}

function groupBy<Key>(nodes: readonly SymbolNode[], keyOf: (node: SymbolNode) => Key): Map<Key, SymbolNode[]> {
  const groups = new Map<Key, SymbolNode[]>();
  for (const node of nodes) {
    const key = keyOf(node);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [node]);
    else group.push(node);
  }
  return groups;
}

/**
 * Overloads and redefinitions share a name: those on unchanged lines are paired first, then those equal to exactly one
 * other, then the rest in order, or by similarity when some are missing.
 */
function pairGroup(
  olds: readonly SymbolNode[],
  news: readonly SymbolNode[],
  stayed: StayedLines,
  evidence: Evidence,
): AnchorPair[] {
  const [old, now] = [olds[0], news[0]];
  if (old === undefined || now === undefined) return [];
  if (olds.length === 1 && news.length === 1) return [[old, now]];
  const pairs = stayed.pairsOf(olds, news);
  const paired = new Set(pairs.flat());
  let restOld = olds.filter((node) => !paired.has(node));
  let restNew = news.filter((node) => !paired.has(node));
  for (const contentOf of [wholeContent, bodyContent]) {
    [restOld, restNew] = pairEqual(restOld, restNew, contentOf, pairs);
  }
  if (restOld.length === restNew.length && !haveContentInCommon(restOld, restNew)) {
    restOld.forEach((each, index) => {
      pairs.push([each, restNew[index] as SymbolNode]);
    });
  } else if (restOld.length * restNew.length <= MAX_COMPARED_GROUP ** 2) {
    pairs.push(...pairAlike(restOld, restNew, evidence));
  }
  return pairs;
}

/** Equal ones that could not be distinguished so far have changed their order. */
function haveContentInCommon(olds: readonly SymbolNode[], news: readonly SymbolNode[]): boolean {
  const contents = new Set(olds.map(wholeContent));
  return news.some((node) => contents.has(wholeContent(node)));
}

function wholeContent({ definition }: SymbolNode): string {
  return `${definition.signatureHash} ${definition.bodyHash}`;
}

function bodyContent({ definition }: SymbolNode): string {
  return definition.bodyHash;
}

function isUntouched(old: SymbolNode, now: SymbolNode): boolean {
  const [before, after] = [old.definition, now.definition];
  return before.bodyHash === after.bodyHash && before.signatureHash === after.signatureHash;
}

/** Pairs symbols whose content exactly one other has; returns the rest of both sides. */
function pairEqual(
  olds: readonly SymbolNode[],
  news: readonly SymbolNode[],
  contentOf: (node: SymbolNode) => string,
  pairs: AnchorPair[],
): [SymbolNode[], SymbolNode[]] {
  const newsOf = groupBy(news, contentOf);
  const paired = new Set<SymbolNode>();
  for (const [content, same] of groupBy(olds, contentOf)) {
    const now = newsOf.get(content);
    // Several equal ones cannot be distinguished.
    if (same.length !== 1 || now?.length !== 1) continue;
    const pair: AnchorPair = [same[0] as SymbolNode, now[0] as SymbolNode];
    pairs.push(pair);
    for (const node of pair) paired.add(node);
  }
  const isLeft = (node: SymbolNode) => !paired.has(node);
  return [olds.filter(isLeft), news.filter(isLeft)];
}

function pairAlike(olds: readonly SymbolNode[], news: readonly SymbolNode[], evidence: Evidence): AnchorPair[] {
  const scored = olds.flatMap((old) => news.map((now) => ({ old, now, likeness: evidence.likeness(old, now) })));
  scored.sort((a, b) => b.likeness - a.likeness || a.old.id - b.old.id || a.now.id - b.now.id);
  const taken = new Set<SymbolNode>();
  const pairs: AnchorPair[] = [];
  for (const pair of scored) {
    if (taken.has(pair.old) || taken.has(pair.now)) continue;
    taken.add(pair.old).add(pair.now);
    // Two that are equally similar cannot be distinguished.
    const hasRival = scored.some(
      (rival) =>
        rival !== pair && rival.likeness === pair.likeness && (rival.old === pair.old || rival.now === pair.now),
    );
    if (!hasRival) pairs.push([pair.old, pair.now]);
  }
  return pairs;
}
