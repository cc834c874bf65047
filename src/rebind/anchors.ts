import type { SourceFile } from "./binding.ts";
import type { Evidence } from "./evidence.ts";
import type { Matching } from "./matching.ts";
import { accessorOf, type SymbolNode } from "./symbols.ts";

/** Same place and same name: old and new symbols that would be one and the same if nothing speaks against it. */
export type AnchorPair = readonly [old: SymbolNode, now: SymbolNode];

/** Groups of one name that are not paired by equal content or by count are compared pair by pair up to this size. */
const MAX_COMPARED_GROUP = 16;

/**
 * Binds what has kept its file (or git's new name for it) and its qualified name, and whose text is still alike. Gives back
 * the pairs whose text is not: a name that was reused for other code looks just like that.
 */
export function bindAnchors(
  olds: ReadonlyMap<SourceFile, readonly SymbolNode[]>,
  news: ReadonlyMap<SourceFile, readonly SymbolNode[]>,
  pairedFile: (old: SourceFile) => SourceFile | undefined,
  evidence: Evidence,
  matching: Matching,
): AnchorPair[] {
  const doubtful: AnchorPair[] = [];
  for (const [oldFile, oldNodes] of olds) {
    const newFile = pairedFile(oldFile);
    const newNodes = newFile && news.get(newFile);
    if (newNodes === undefined) continue;
    const newGroups = groupByAnchor(newNodes);
    for (const [key, group] of groupByAnchor(oldNodes)) {
      for (const [old, now] of pairGroup(group, newGroups.get(key) ?? [], evidence)) {
        if (isUntouched(old, now)) matching.bind(old, now, 1);
        else if (evidence.isStillItself(old, now)) matching.bind(old, now, evidence.anchorScore(old, now));
        else doubtful.push([old, now]);
      }
    }
  }
  return doubtful;
}

function groupByAnchor(nodes: readonly SymbolNode[]): Map<string, SymbolNode[]> {
  const groups = new Map<string, SymbolNode[]>();
  for (const node of nodes) {
    const key = `${node.family} ${accessorOf(node)} ${node.scopePath}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [node]);
    else group.push(node);
  }
  return groups;
}

/** Overloads and redefinitions share a name: equal ones pair first, the rest in order, or by likeness when some are missing. */
function pairGroup(olds: readonly SymbolNode[], news: readonly SymbolNode[], evidence: Evidence): AnchorPair[] {
  const [old, now] = [olds[0], news[0]];
  if (old === undefined || now === undefined) return [];
  if (olds.length === 1 && news.length === 1) return [[old, now]];
  const pairs: AnchorPair[] = [];
  let restOld = olds;
  let restNew = news;
  for (const contentOf of [wholeContent, bodyContent]) {
    [restOld, restNew] = pairEqual(restOld, restNew, contentOf, pairs);
  }
  if (restOld.length !== restNew.length && restOld.length * restNew.length <= MAX_COMPARED_GROUP ** 2) {
    pairs.push(...pairAlike(restOld, restNew, evidence));
  } else if (restOld.length === restNew.length) {
    restOld.forEach((each, index) => {
      pairs.push([each, restNew[index] as SymbolNode]);
    });
  }
  return pairs;
}

function wholeContent({ definition }: SymbolNode): string {
  return `${definition.signatureHash} ${definition.bodyHash}`;
}

function bodyContent({ definition }: SymbolNode): string {
  return definition.bodyHash;
}

function isUntouched(old: SymbolNode, now: SymbolNode): boolean {
  return wholeContent(old) === wholeContent(now);
}

/** Pairs symbols of equal content in order; gives back the rest of both sides. */
function pairEqual(
  olds: readonly SymbolNode[],
  news: readonly SymbolNode[],
  contentOf: (node: SymbolNode) => string,
  pairs: AnchorPair[],
): [SymbolNode[], SymbolNode[]] {
  const waiting = new Map<string, SymbolNode[]>();
  for (const now of news.toReversed()) {
    const content = contentOf(now);
    const queue = waiting.get(content);
    if (queue === undefined) waiting.set(content, [now]);
    else queue.push(now);
  }
  const paired = new Set<SymbolNode>();
  const rest: SymbolNode[] = [];
  for (const old of olds) {
    const now = waiting.get(contentOf(old))?.pop();
    if (now === undefined) rest.push(old);
    else {
      pairs.push([old, now]);
      paired.add(now);
    }
  }
  return [rest, news.filter((now) => !paired.has(now))];
}

function pairAlike(olds: readonly SymbolNode[], news: readonly SymbolNode[], evidence: Evidence): AnchorPair[] {
  const scored = olds.flatMap((old) => news.map((now) => ({ old, now, likeness: evidence.likeness(old, now) })));
  scored.sort((a, b) => b.likeness - a.likeness || a.old.id - b.old.id || a.now.id - b.now.id);
  const taken = new Set<SymbolNode>();
  const pairs: AnchorPair[] = [];
  for (const { old, now } of scored) {
    if (taken.has(old) || taken.has(now)) continue;
    taken.add(old).add(now);
    pairs.push([old, now]);
  }
  return pairs;
}
