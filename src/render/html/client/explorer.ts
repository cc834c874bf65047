import type { GraphData } from "../graph-data.ts";
import type { Boxes } from "./boxes.ts";
import type { Page, PageElement, PageEvent } from "./dom.ts";
import type { drawEdges } from "./draw-edges.ts";
import type { layoutForest, PlacedNode } from "./layout-forest.ts";
import type { NodeFilter, selectNodes } from "./select-nodes.ts";

/** The code that makes the graph; it is passed in because nothing can be imported in the page. */
export interface GraphTools {
  readonly selectNodes: typeof selectNodes;
  readonly layoutForest: typeof layoutForest;
  readonly drawEdges: typeof drawEdges;
  readonly Boxes: typeof Boxes;
}

/** Makes the graph of the page work. Runs in the page, so it uses nothing from outside of itself. */
export class Explorer {
  readonly rowHeight = 46;
  readonly boxWidth = 232;
  readonly columnWidth = 272;
  readonly indent = 22;
  /** Below this many pixels columns do not fit, and boxes are indented instead. */
  readonly narrow = 640;
  /** Up to this many boxes everything is open at first, else so many of the changes. */
  readonly openAllUpTo = 120;
  readonly openFirst = 3;
  readonly page: Page;
  readonly graph: GraphData;
  readonly tools: GraphTools;
  readonly boxes: Boxes;
  readonly childrenOf: number[][];
  readonly roots: number[] = [];
  readonly opened: Set<number>;
  readonly tree: PageElement;
  readonly controls: readonly PageElement[];
  active: number;
  isIndented = false;
  isSearching = false;
  isDue = false;
  layout: ReturnType<typeof layoutForest> = { placed: [], rows: 0 };
  placeOf = new Map<number, PlacedNode>();

  constructor(page: Page, graph: GraphData, blobUrl: string, tools: GraphTools) {
    this.page = page;
    this.graph = graph;
    this.tools = tools;
    this.boxes = new tools.Boxes(page, graph, blobUrl);
    const { nodes } = graph;
    this.childrenOf = nodes.map(() => []);
    nodes.forEach(({ parent }, index) => {
      (this.childrenOf[parent] ?? this.roots).push(index);
    });
    this.opened = new Set(nodes.length <= this.openAllUpTo ? nodes.keys() : this.roots.slice(0, this.openFirst));
    this.active = this.roots[0] ?? 0;
    this.tree = this.element("graph-tree");
    const ids = ["graph-search", "graph-change", "graph-tests", "graph-confidence", "graph-broken"];
    this.controls = ids.map((id) => this.element(id));
    this.listen();
    this.element("graph").removeAttribute("hidden");
    this.refresh();
  }

  listen(): void {
    const { page, tree } = this;
    const search = this.element("graph-search");
    for (const control of this.controls) control.addEventListener("input", () => this.refresh());
    this.element("graph-expand").addEventListener("click", () => this.openAll(true));
    this.element("graph-collapse").addEventListener("click", () => this.openAll(false));
    tree.addEventListener("scroll", () => this.schedule());
    tree.addEventListener("keydown", (event) => this.onKey(event));
    tree.addEventListener("click", (event) => this.onClick(event));
    page.defaultView.addEventListener("resize", () => this.refresh());
    page.addEventListener("keydown", (event) => {
      const isTyping = event.target.closest("input, select, textarea") !== null;
      if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        search.focus();
      }
    });
    search.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        search.value = "";
        this.refresh();
      } else if (event.key === "ArrowDown" || event.key === "Enter") {
        event.preventDefault();
        tree.focus();
      }
    });
  }

  element(id: string): PageElement {
    const found = this.page.getElementById(id);
    if (found === null) throw new Error(`The page has no #${id}.`);
    return found;
  }

  filter(): NodeFilter {
    const [text, change, tests, confidence, broken] = this.controls as [
      PageElement,
      PageElement,
      PageElement,
      PageElement,
      PageElement,
    ];
    return {
      text: text.value,
      change: change.value,
      tests: tests.value as NodeFilter["tests"],
      confidence: confidence.value as NodeFilter["confidence"],
      isBrokenOnly: broken.checked,
    };
  }

  /** Works out anew which boxes there are and where they stand. */
  refresh(): void {
    const { tree, graph } = this;
    const asked = this.filter();
    const { isMatch, isShown, matches } = this.tools.selectNodes(graph, asked);
    this.isSearching = asked.text.trim() !== "" || asked.isBrokenOnly;
    // What is hidden has no width.
    tree.hidden = false;
    this.isIndented = tree.clientWidth < this.narrow;
    this.layout = this.tools.layoutForest({
      roots: this.roots,
      childrenOf: this.childrenOf,
      isShown: (node) => isShown[node] === true,
      isOpen: (node) => this.isSearching || this.opened.has(node),
      isIndented: this.isIndented,
    });
    const { placed, rows } = this.layout;
    this.placeOf = new Map(placed.map((box) => [box.node, box]));
    if (!this.placeOf.has(this.active) || (this.isSearching && !isMatch[this.active]))
      this.active = (placed.find((box) => isMatch[box.node]) ?? placed[0])?.node ?? this.active;
    const columns = placed.reduce((most, { column }) => Math.max(most, column + 1), 1);
    const canvas = this.element("graph-canvas");
    canvas.style.height = `${rows * this.rowHeight}px`;
    canvas.style.width = this.isIndented ? "100%" : `${(columns - 1) * this.columnWidth + this.boxWidth}px`;
    this.element("graph-empty").hidden = rows > 0;
    tree.hidden = rows === 0;
    this.element("graph-found").textContent =
      `${matches.toLocaleString("en")} of ${graph.nodes.length.toLocaleString("en")}`;
    this.show();
  }

  show(): void {
    this.draw();
    this.element("graph-detail").replaceChildren(...this.boxes.steps(this.active));
  }

  schedule(): void {
    if (this.isDue) return;
    this.isDue = true;
    this.page.defaultView.requestAnimationFrame(() => {
      this.isDue = false;
      this.draw();
    });
  }

  /** Draws the boxes in view, and the active one wherever it is, because the keyboard's focus is on it. */
  draw(): void {
    const { tree, rowHeight, boxWidth, isIndented, placeOf } = this;
    const { placed, rows } = this.layout;
    const firstRow = Math.floor(tree.scrollTop / rowHeight) - 2;
    const lastRow = Math.ceil((tree.scrollTop + tree.clientHeight) / rowHeight) + 2;
    const visible: PlacedNode[] = [];
    for (let index = this.firstAtRow(firstRow); index < placed.length; index++) {
      const box = placed[index] as PlacedNode;
      if (box.row > lastRow) break;
      visible.push(box);
    }
    const focused = placeOf.get(this.active);
    const drawn = focused === undefined || visible.includes(focused) ? visible : [...visible, focused];
    const columnWidth = isIndented ? this.indent : this.columnWidth;
    const made = drawn.map((box) => {
      const [x, y] = [box.column * columnWidth, box.row * rowHeight + 3];
      const width = isIndented ? `calc(100% - ${x}px)` : `${boxWidth}px`;
      return this.boxes.box(box, box.node === this.active, { x, y, width });
    });
    this.element("graph-boxes").replaceChildren(...made);
    const parentOf = (box: PlacedNode) => placeOf.get(this.graph.nodes[box.node]?.parent ?? -1);
    const edges = this.tools.drawEdges(visible, parentOf, { rowHeight, columnWidth, boxWidth, isIndented });
    this.element("graph-path").setAttribute("d", edges);
    this.element("graph-edges").setAttribute("height", String(rows * rowHeight));
    tree.setAttribute("aria-activedescendant", `box-${this.active}`);
  }

  firstAtRow(row: number): number {
    const { placed } = this.layout;
    let low = 0;
    let high = placed.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((placed[middle] as PlacedNode).row < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  onClick(event: PageEvent): void {
    const item = event.target.closest("[data-node]");
    const node = Number(item?.dataset.node ?? Number.NaN);
    if (Number.isNaN(node)) return;
    const isToggle = event.target.closest(".toggle") !== null;
    if (isToggle || node === this.active) this.toggle(node);
    this.activate(node);
  }

  onKey(event: PageEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = this.layout.placed.findIndex((box) => box.node === this.active);
    const box = this.layout.placed[at];
    if (box === undefined) return;
    const target = this.targetOf(event.key, at, box);
    if (target === undefined) return;
    event.preventDefault();
    if (target === "toggle") this.toggle(this.active);
    else if (target !== "stay") this.activate(target);
  }

  /** The effect of a key: a box to go to, opening or closing this one, or staying; undefined for a key that is not ours. */
  targetOf(key: string, at: number, box: PlacedNode): number | "toggle" | "stay" | undefined {
    const { placed } = this.layout;
    const parent = this.graph.nodes[box.node]?.parent ?? -1;
    switch (key) {
      case "ArrowDown":
        return placed[at + 1]?.node ?? "stay";
      case "ArrowUp":
        return placed[at - 1]?.node ?? "stay";
      case "Home":
        return placed[0]?.node ?? "stay";
      case "End":
        return placed.at(-1)?.node ?? "stay";
      case "ArrowRight":
        if (box.isOpen) return placed[at + 1]?.node ?? "stay";
        return box.children > 0 ? "toggle" : "stay";
      case "ArrowLeft":
        if (box.isOpen && !this.isSearching) return "toggle";
        return parent >= 0 ? parent : "stay";
      case "Enter":
      case " ":
        return box.children > 0 ? "toggle" : "stay";
      default:
        return undefined;
    }
  }

  toggle(node: number): void {
    if (!this.opened.delete(node)) this.opened.add(node);
    this.refresh();
  }

  openAll(isOpen: boolean): void {
    this.opened.clear();
    if (isOpen) for (const node of this.graph.nodes.keys()) this.opened.add(node);
    this.refresh();
  }

  activate(node: number): void {
    const { tree, rowHeight, boxWidth, isIndented } = this;
    this.active = node;
    const box = this.placeOf.get(node);
    if (box !== undefined) {
      const top = box.row * rowHeight;
      if (top < tree.scrollTop) tree.scrollTop = top;
      else if (top + rowHeight > tree.scrollTop + tree.clientHeight)
        tree.scrollTop = top + rowHeight - tree.clientHeight;
      const left = isIndented ? 0 : box.column * this.columnWidth;
      if (left < tree.scrollLeft) tree.scrollLeft = left;
      else if (!isIndented && left + boxWidth > tree.scrollLeft + tree.clientWidth)
        tree.scrollLeft = left + boxWidth - tree.clientWidth;
    }
    this.show();
  }
}
