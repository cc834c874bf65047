/** A box with its place in the layout. */
export interface PlacedNode {
  readonly node: number;
  readonly row: number;
  readonly column: number;
  /** Its place among the shown boxes beside it, from 1, and their number. */
  readonly position: number;
  readonly siblings: number;
  /** The number of shown boxes that it leads to directly, drawn or not. */
  readonly children: number;
  readonly isOpen: boolean;
  /** The row of the last box that it is seen to lead to; its own row when there is none. */
  lastChildRow: number;
}

/** The facts about boxes that the layout needs. */
export interface ForestView {
  readonly roots: readonly number[];
  readonly childrenOf: readonly (readonly number[])[];
  readonly isShown: (node: number) => boolean;
  readonly isOpen: (node: number) => boolean;
  /** Every box in a row of its own, for narrow pages; else a box shares the row of the first one that it leads to. */
  readonly isIndented: boolean;
}

/** Places boxes from left to right by depth, from top to bottom in order. Runs in the page, so it uses nothing from outside of itself. */
export function layoutForest(view: ForestView): { readonly placed: readonly PlacedNode[]; readonly rows: number } {
  const placed: PlacedNode[] = [];
  const stack: { node: number; column: number; parent: number; position: number; siblings: number }[] = [];
  let rows = 0;
  const push = (nodes: readonly number[], column: number, parent: number) => {
    for (let index = nodes.length - 1; index >= 0; index--)
      stack.push({ node: nodes[index] as number, column, parent, position: index + 1, siblings: nodes.length });
  };
  push(view.roots.filter(view.isShown), 0, -1);
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, column, parent, position, siblings } = next;
    const children = (view.childrenOf[node] ?? []).filter(view.isShown);
    const isOpen = children.length > 0 && view.isOpen(node);
    const row = rows;
    if (!isOpen || view.isIndented) rows++;
    const above = placed[parent];
    if (above !== undefined) above.lastChildRow = row;
    placed.push({
      node,
      row,
      column,
      position,
      siblings,
      children: children.length,
      isOpen,
      lastChildRow: row,
    });
    if (isOpen) push(children, column + 1, placed.length - 1);
  }
  return { placed, rows };
}
