import type { PlacedNode } from "./layout-forest.ts";

/** Sizes of the drawing, in pixels. */
export interface Geometry {
  readonly rowHeight: number;
  readonly columnWidth: number;
  readonly boxWidth: number;
  readonly isIndented: boolean;
}

/**
 * The lines between boxes as the path of an SVG: to every visible box from the one that leads to it, and past the visible ones for
 * those that stand further down. Runs in the page, so it uses nothing from outside of itself.
 */
export function drawEdges(
  visible: readonly PlacedNode[],
  parentOf: (placed: PlacedNode) => PlacedNode | undefined,
  { rowHeight, columnWidth, boxWidth, isIndented }: Geometry,
): string {
  const bend = 8;
  const middle = (row: number) => row * rowHeight + rowHeight / 2;
  const trunkX = (column: number) => column * columnWidth + (isIndented ? 12 : boxWidth + 14);
  const trunks = new Set<PlacedNode>();
  const parts: string[] = [];
  for (const box of visible) {
    const parent = parentOf(box);
    if (box.isOpen) trunks.add(box);
    for (let above = parent; above !== undefined && !trunks.has(above); above = parentOf(above)) trunks.add(above);
    if (parent === undefined) continue;
    const x = trunkX(parent.column);
    const y = middle(box.row);
    const start = box.row === parent.row ? `M${x},${y}` : `M${x},${y - bend}q0,${bend} ${bend},${bend}`;
    parts.push(`${start}H${box.column * columnWidth}`);
  }
  for (const box of trunks) {
    const x = trunkX(box.column);
    const y = middle(box.row);
    const end = middle(box.lastChildRow) - bend;
    const out = isIndented ? `M${x},${y + rowHeight / 2 - 4}` : `M${box.column * columnWidth + boxWidth},${y}H${x}`;
    parts.push(box.lastChildRow > box.row ? `${out}V${end}` : out);
  }
  return parts.join("");
}
