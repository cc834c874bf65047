import type { AffectedSymbol, BrokenUse, ChangedSymbol, Review } from "../model/review.ts";
import { printable } from "../util/printable.ts";
import { shortenMiddle } from "./shorten.ts";

/** More boxes than this are no picture any more. */
const MAX_NODES = 24;
const MAX_LABEL = 40;

/**
 * A Mermaid picture of how far a change reaches: from the changed symbols to the files that use them. Undefined when there is
 * nothing to see. Labels hold text of the repository as character codes, which Mermaid never reads as syntax.
 */
export function blastRadius(review: Review): string | undefined {
  const edges = edgesOf(review);
  const changes = new Map(review.changes.map((change) => [change.id, change]));
  const nodes = new Map<string, string>();
  const boxes: string[] = [];
  const arrows: string[] = [];
  const brokenArrows: number[] = [];
  let hidden = 0;
  const boxFor = (key: string, label: string, style: Style): string => {
    const id = nodes.get(key) ?? `n${nodes.size}`;
    if (!nodes.has(key)) boxes.push(`  ${id}["${label}"]:::${style}`);
    nodes.set(key, id);
    return id;
  };
  for (const { changeId, path, isTest, isBroken } of edges) {
    const change = changes.get(changeId);
    if (change === undefined) continue;
    const keys = [`change ${changeId}`, `file ${path}`] as const;
    if (nodes.size + keys.filter((key) => !nodes.has(key)).length > MAX_NODES) {
      hidden++;
      continue;
    }
    const from = boxFor(keys[0], labelOf(change), isGone(change) ? "gone" : "changed");
    const to = boxFor(keys[1], escapeLabel(path), isTest ? "test" : "file");
    if (isBroken) brokenArrows.push(arrows.length);
    arrows.push(isBroken ? `  ${from} -. broken .-> ${to}` : `  ${from} --> ${to}`);
  }
  if (arrows.length === 0) return undefined;
  const more = hidden > 0 ? [`  more["and ${hidden} more"]:::file`] : [];
  const red = brokenArrows.length > 0 ? [`  linkStyle ${brokenArrows.join(",")} stroke:#cf222e`] : [];
  return ["flowchart LR", ...boxes, ...more, ...arrows, ...STYLES, ...red].join("\n");
}

type Style = "gone" | "changed" | "file" | "test";

const STYLES = [
  "  classDef gone fill:#ffebe9,stroke:#cf222e,color:#82071e",
  "  classDef changed fill:#fff8c5,stroke:#bf8700,color:#4d2d00",
  "  classDef file fill:#ddf4ff,stroke:#54aeff,color:#0a3069",
  "  classDef test fill:#dafbe1,stroke:#4ac26b,color:#044f1e",
];

interface Edge {
  readonly changeId: string;
  readonly path: string;
  readonly isTest: boolean;
  readonly isBroken: boolean;
}

/** One arrow for each changed symbol and file, broken ones first. */
function edgesOf({ broken, affected }: Review): Edge[] {
  const edges = new Map<string, Edge>();
  const add = ({ changeId, path, isTest }: BrokenUse | AffectedSymbol, isBroken: boolean) => {
    const key = `${changeId}\0${path}`;
    if (!edges.has(key)) edges.set(key, { changeId, path, isTest, isBroken });
  };
  for (const use of broken) add(use, true);
  for (const each of affected) if (each.depth === 1) add(each, false);
  return [...edges.values()];
}

function isGone({ change }: ChangedSymbol): boolean {
  return change === "deleted" || change === "visibility";
}

function labelOf({ before, after, id }: ChangedSymbol): string {
  const names = [before?.qualname, after?.qualname].filter((name) => name !== undefined);
  return [...new Set(names.length > 0 ? names : [id])].map(escapeLabel).join(" → ");
}

/** Everything but letters, digits, dots and slashes as a character code: Mermaid reads even "1. a" as a list. */
function escapeLabel(text: string): string {
  return shortenMiddle(printable(text), MAX_LABEL).replace(/[^A-Za-z0-9./]/gu, (character) => {
    return `#${character.codePointAt(0)};`;
  });
}
