import type { Confidence } from "../../../model/use.ts";
import type { GraphData } from "../graph-data.ts";

/** The reader's filter; empty strings let everything pass. */
export interface NodeFilter {
  readonly text: string;
  readonly change: string;
  readonly tests: "all" | "code" | "tests";
  /** The least confidence. */
  readonly confidence: Confidence;
  readonly isBrokenOnly: boolean;
}

/** The boxes that fit a filter, and those that are shown: the same and all that lead to them. */
export interface Selection {
  readonly isMatch: readonly boolean[];
  readonly isShown: readonly boolean[];
  /** Boxes that fit, without the changed symbols that only lead to them. */
  readonly matches: number;
}

/** Applies a filter. Runs in the page, so it uses nothing from outside of itself. */
export function selectNodes({ nodes, files }: GraphData, filter: NodeFilter): Selection {
  const ranks = { exact: 0, likely: 1, possible: 2 };
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const isMatch = nodes.map((node) => {
    if (filter.change !== "" && node.change !== filter.change) return false;
    if (filter.isBrokenOnly && node.type !== "broken") return false;
    // A changed symbol has neither tests nor confidence: it is shown for what it leads to.
    const isLimited = filter.tests !== "all" || filter.confidence !== "possible";
    if (node.type === "change") return words.length > 0 ? hasWords(node) : !isLimited;
    if (filter.tests !== "all" && node.isTest !== (filter.tests === "tests")) return false;
    if (ranks[node.confidence] > ranks[filter.confidence]) return false;
    return hasWords(node);
  });
  const isShown = [...isMatch];
  let matches = 0;
  for (let index = nodes.length - 1; index >= 0; index--) {
    const parent = nodes[index]?.parent ?? -1;
    if (isMatch[index]) matches++;
    if (isShown[index] && parent >= 0) isShown[parent] = true;
  }
  return { isMatch, isShown, matches };

  function hasWords(node: GraphData["nodes"][number]): boolean {
    if (words.length === 0) return true;
    const text = `${node.label} ${files[node.file]?.path ?? ""} ${node.detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  }
}
