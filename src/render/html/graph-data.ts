import type { BrokenUse, ChangeKind, Review } from "../../model/review.ts";
import type { Confidence } from "../../model/use.ts";
import { groupBy } from "../../util/multimap.ts";
import { printable } from "../../util/printable.ts";
import { namesOf, whatHappened } from "../change-words.ts";
import { encodePath } from "../links.ts";
import { shortenEnd } from "../shorten.ts";

/** Characters of a line of code on the page. */
const MAX_TEXT = 200;

/** A box of the graph. Texts are safe to show as text, and only as that. */
export interface GraphNode {
  readonly type: "change" | "broken" | "affected";
  readonly label: string;
  /** Index in `files`. */
  readonly file: number;
  readonly line: number;
  /** Index of the box that leads here; -1 for a changed symbol. A parent always stands before its children. */
  readonly parent: number;
  readonly isTest: boolean;
  readonly confidence: Confidence;
  /** The kind of the change that it comes from. */
  readonly change: ChangeKind;
  /** More about it: what happened, or the line of code. */
  readonly detail: string;
  /** The number of places that the box represents: a definition is one box, however often it uses something. */
  readonly count: number;
}

/** The content of the page's graph. */
export interface GraphData {
  readonly nodes: readonly GraphNode[];
  /** `url` is the path as part of an address. */
  readonly files: readonly { readonly path: string; readonly url: string }[];
}

/** The graph of a review: each change that reaches something, the uses it breaks, then who it affects, nearest first. */
export function graphData(review: Review): GraphData {
  const files = new Map<string, number>();
  const fileOf = (path: string): number => {
    const index = files.get(path) ?? files.size;
    files.set(path, index);
    return index;
  };
  const nodes: GraphNode[] = [];
  const roots = new Map<string, number>();
  const asIs = (text: string) => text;
  for (const change of rankedChanges(review)) {
    const place = change.after ?? change.before;
    roots.set(change.id, nodes.length);
    nodes.push({
      type: "change",
      label: printable(namesOf(change, asIs) || change.id),
      file: fileOf(place?.path ?? ""),
      line: change.after?.startLine ?? 0,
      parent: -1,
      isTest: change.isTest,
      confidence: "exact",
      change: change.change,
      detail: printable([whatHappened(change, asIs), ...change.also].join(", also ")),
      count: 1,
    });
  }
  const boxes = new Map<string, number>();
  const users = groupBy<string, BrokenUse>(review.broken, ({ changeId, path, enclosing }) =>
    boxKey(changeId, path, enclosing?.qualname),
  );
  for (const [key, uses] of users) {
    const [first] = uses;
    const parent = first && roots.get(first.changeId);
    if (first === undefined || parent === undefined) continue;
    boxes.set(key, nodes.length);
    nodes.push({
      type: "broken",
      label: printable(first.enclosing?.qualname ?? first.path),
      file: fileOf(first.path),
      line: first.line,
      parent,
      isTest: first.isTest,
      confidence: first.confidence,
      change: nodes[parent]?.change ?? "deleted",
      detail: shortenEnd(printable(first.text), MAX_TEXT),
      count: uses.length,
    });
  }
  addAffected(review, nodes, { roots, boxes, fileOf });
  return { nodes, files: [...files.keys()].map((path) => ({ path: printable(path), url: encodePath(path) })) };
}

/** The key of a definition that a change breaks: it has one box, also where it is among the affected. */
function boxKey(changeId: string, path: string, qualname: string | undefined): string {
  return [changeId, path, qualname ?? ""].join("\0");
}

/** Changes with something to show: those that break most first, then those that reach most. */
function rankedChanges({ changes, broken, affected }: Review) {
  const weights = new Map<string, { broken: number; affected: number }>();
  const weigh = (id: string, which: "broken" | "affected") => {
    const weight = weights.get(id) ?? { broken: 0, affected: 0 };
    weight[which]++;
    weights.set(id, weight);
  };
  for (const { changeId } of broken) weigh(changeId, "broken");
  for (const { changeId } of affected) weigh(changeId, "affected");
  return changes
    .flatMap((change) => {
      const weight = weights.get(change.id);
      return weight === undefined ? [] : [{ change, weight }];
    })
    .sort((a, b) => b.weight.broken - a.weight.broken || b.weight.affected - a.weight.affected)
    .map(({ change }) => change);
}

interface KnownBoxes {
  /** The boxes of changes, by their ids. */
  readonly roots: ReadonlyMap<string, number>;
  /** The boxes of broken definitions. */
  readonly boxes: ReadonlyMap<string, number>;
  readonly fileOf: (path: string) => number;
}

function addAffected({ affected }: Review, nodes: GraphNode[], { roots, boxes, fileOf }: KnownBoxes): void {
  const nodeOf = new Map<number, number>();
  const nearestFirst = affected.map((_, index) => index);
  nearestFirst.sort((a, b) => (affected[a]?.depth ?? 0) - (affected[b]?.depth ?? 0) || a - b);
  for (const index of nearestFirst) {
    const each = affected[index];
    const root = each && roots.get(each.changeId);
    if (each === undefined || root === undefined) continue;
    const broken = each.depth === 1 ? boxes.get(boxKey(each.changeId, each.path, each.symbol?.qualname)) : undefined;
    if (broken !== undefined) {
      nodeOf.set(index, broken);
      continue;
    }
    // A hop that is not known yet lies no nearer to the change, which only a forged report can say.
    const parent = (each.via === undefined ? undefined : nodeOf.get(each.via)) ?? root;
    nodeOf.set(index, nodes.length);
    nodes.push({
      type: "affected",
      label: printable(each.symbol?.qualname ?? each.path),
      file: fileOf(each.path),
      line: each.line,
      parent,
      isTest: each.isTest,
      confidence: each.confidence,
      change: nodes[root]?.change ?? "body",
      detail: each.symbol === undefined ? "code outside of any definition" : each.symbol.kind,
      count: 1,
    });
  }
}
