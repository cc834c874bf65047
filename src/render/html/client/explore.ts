import type { GraphData, GraphNode } from "../graph-data.ts";
import type { Page, PageElement, PageEvent } from "./dom.ts";
import type { drawEdges } from "./draw-edges.ts";
import type { layoutForest, PlacedNode } from "./layout-forest.ts";
import type { NodeFilter, selectNodes } from "./select-nodes.ts";

/** The functions that the graph is made of; they are handed over because nothing can be imported in the page. */
export interface GraphTools {
  readonly selectNodes: typeof selectNodes;
  readonly layoutForest: typeof layoutForest;
  readonly drawEdges: typeof drawEdges;
}

/** Makes the graph of the page work. Runs in the page, so it uses nothing from outside of itself. */
export function explore(page: Page, graph: GraphData, blobUrl: string, tools: GraphTools): void {
  const ROW_HEIGHT = 46;
  const BOX_WIDTH = 232;
  const COLUMN_WIDTH = 272;
  const INDENT = 22;
  /** Below this many pixels columns do not fit, and boxes are indented instead. */
  const NARROW = 640;
  /** Up to this many boxes everything is open at first. */
  const OPEN_ALL = 120;
  const OPEN_FIRST = 3;
  const { nodes, files } = graph;
  const childrenOf: number[][] = nodes.map(() => []);
  const roots: number[] = [];
  nodes.forEach(({ parent }, index) => {
    (childrenOf[parent] ?? roots).push(index);
  });
  const opened = new Set<number>(nodes.length <= OPEN_ALL ? nodes.keys() : roots.slice(0, OPEN_FIRST));
  let active = roots[0] ?? 0;
  let isIndented = false;
  let isSearching = false;
  let layout: ReturnType<typeof layoutForest> = { placed: [], rows: 0 };
  let placeOf = new Map<number, PlacedNode>();
  let isDue = false;

  const tree = element("graph-tree");
  const canvas = element("graph-canvas");
  const boxes = element("graph-boxes");
  const svg = element("graph-edges");
  const path = element("graph-path");
  const empty = element("graph-empty");
  const found = element("graph-found");
  const detail = element("graph-detail");
  const search = element("graph-search");
  const controls = ["graph-search", "graph-change", "graph-tests", "graph-confidence", "graph-broken"].map(element);

  for (const control of controls) control.addEventListener("input", () => refresh());
  element("graph-expand").addEventListener("click", () => openAll(true));
  element("graph-collapse").addEventListener("click", () => openAll(false));
  tree.addEventListener("scroll", schedule);
  tree.addEventListener("keydown", onKey);
  tree.addEventListener("click", onClick);
  page.defaultView.addEventListener("resize", () => refresh());
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
      refresh();
    } else if (event.key === "ArrowDown" || event.key === "Enter") {
      event.preventDefault();
      tree.focus();
    }
  });
  element("graph").removeAttribute("hidden");
  refresh();
  describe();

  function element(id: string): PageElement {
    const found = page.getElementById(id);
    if (found === null) throw new Error(`The page has no #${id}.`);
    return found;
  }

  function filter(): NodeFilter {
    const [text, change, tests, confidence, broken] = controls as [
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
  function refresh(): void {
    const asked = filter();
    const { isMatch, isShown, matches } = tools.selectNodes(graph, asked);
    isSearching = asked.text.trim() !== "" || asked.isBrokenOnly;
    // What is hidden has no width.
    tree.hidden = false;
    isIndented = tree.clientWidth < NARROW;
    layout = tools.layoutForest({
      roots,
      childrenOf,
      isShown: (node) => isShown[node] === true,
      isOpen: (node) => isSearching || opened.has(node),
      isIndented,
    });
    placeOf = new Map(layout.placed.map((box) => [box.node, box]));
    if (!placeOf.has(active) || (isSearching && !isMatch[active]))
      active = (layout.placed.find((box) => isMatch[box.node]) ?? layout.placed[0])?.node ?? active;
    const columns = layout.placed.reduce((most, { column }) => Math.max(most, column + 1), 1);
    canvas.style.height = `${layout.rows * ROW_HEIGHT}px`;
    canvas.style.width = isIndented ? "100%" : `${(columns - 1) * COLUMN_WIDTH + BOX_WIDTH}px`;
    empty.hidden = layout.rows > 0;
    tree.hidden = layout.rows === 0;
    found.textContent = `${matches.toLocaleString("en")} of ${nodes.length.toLocaleString("en")}`;
    draw();
    describe();
  }

  function schedule(): void {
    if (isDue) return;
    isDue = true;
    page.defaultView.requestAnimationFrame(() => {
      isDue = false;
      draw();
    });
  }

  /** Draws the boxes in view, and the active one wherever it is, because the keyboard's focus is on it. */
  function draw(): void {
    const { placed } = layout;
    const firstRow = Math.floor(tree.scrollTop / ROW_HEIGHT) - 2;
    const lastRow = Math.ceil((tree.scrollTop + tree.clientHeight) / ROW_HEIGHT) + 2;
    const visible: PlacedNode[] = [];
    for (let index = firstAtRow(firstRow); index < placed.length; index++) {
      const box = placed[index] as PlacedNode;
      if (box.row > lastRow) break;
      visible.push(box);
    }
    const focused = placeOf.get(active);
    const drawn = focused === undefined || visible.includes(focused) ? visible : [...visible, focused];
    boxes.replaceChildren(...drawn.map(drawBox));
    const columnWidth = isIndented ? INDENT : COLUMN_WIDTH;
    const parentOf = (box: PlacedNode) => placeOf.get(nodes[box.node]?.parent ?? -1);
    path.setAttribute(
      "d",
      tools.drawEdges(visible, parentOf, { rowHeight: ROW_HEIGHT, columnWidth, boxWidth: BOX_WIDTH, isIndented }),
    );
    svg.setAttribute("height", String(layout.rows * ROW_HEIGHT));
    tree.setAttribute("aria-activedescendant", `box-${active}`);
  }

  function firstAtRow(row: number): number {
    const { placed } = layout;
    let low = 0;
    let high = placed.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((placed[middle] as PlacedNode).row < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function drawBox(box: PlacedNode): PageElement {
    const node = nodes[box.node] as GraphNode;
    const item = make("div", `box ${node.type}${node.isTest ? " test" : ""}${box.node === active ? " active" : ""}`);
    item.setAttribute("role", "treeitem");
    item.setAttribute("id", `box-${box.node}`);
    item.setAttribute("aria-level", String(box.column + 1));
    item.setAttribute("aria-posinset", String(box.position));
    item.setAttribute("aria-setsize", String(box.siblings));
    item.setAttribute("aria-selected", String(box.node === active));
    if (box.children > 0) item.setAttribute("aria-expanded", String(box.isOpen));
    item.dataset.node = String(box.node);
    const x = box.column * (isIndented ? INDENT : COLUMN_WIDTH);
    item.style.transform = `translate(${x}px, ${box.row * ROW_HEIGHT + 3}px)`;
    item.style.width = isIndented ? `calc(100% - ${x}px)` : `${BOX_WIDTH}px`;
    const texts = make("span", "texts");
    texts.append(make("span", "label", node.label), " ", make("span", "place", placeText(node)));
    item.append(texts, make("span", "unseen", spoken(node, box)));
    if (box.children > 0) {
      const toggle = make("span", "toggle", `${box.isOpen ? "−" : "+"}${box.children.toLocaleString("en")}`);
      toggle.setAttribute("aria-hidden", "true");
      item.append(toggle);
    }
    return item;
  }

  function make(name: string, className: string, text?: string): PageElement {
    const made = page.createElement(name);
    made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  }

  function placeText({ file, line }: GraphNode): string {
    return `${files[file]?.path ?? ""}${line > 0 ? `:${line}` : ""}`;
  }

  /** What colours say, for readers who do not see them. */
  function spoken(node: GraphNode, { children }: PlacedNode): string {
    const what = { change: "changed", broken: "broken use", affected: "affected" }[node.type];
    const sure = node.type === "change" ? "" : `, ${node.confidence}`;
    return `, ${what}${sure}${node.isTest ? ", test" : ""}${children > 0 ? `, leads to ${children}` : ""}`;
  }

  /** Says all about the active box, and how the change comes to it. */
  function describe(): void {
    const steps: PageElement[] = [];
    for (let index = active; index >= 0; index = nodes[index]?.parent ?? -1) {
      const node = nodes[index];
      if (node === undefined) break;
      const step = make("li", node.type);
      const sure = node.type === "change" ? "" : ` · ${node.confidence}${node.isTest ? " · test" : ""}`;
      step.append(
        make("strong", "label", node.label),
        placeLink(node),
        make("span", "detail", `${node.detail}${sure}`),
      );
      steps.unshift(step);
    }
    detail.replaceChildren(...steps);
  }

  function placeLink(node: GraphNode): PageElement {
    const url = files[node.file]?.url;
    if (blobUrl === "" || url === undefined || node.line === 0) return make("span", "place", placeText(node));
    const link = make("a", "place", placeText(node));
    link.setAttribute("href", `${blobUrl}${url}#L${node.line}`);
    return link;
  }

  function onClick(event: PageEvent): void {
    const item = event.target.closest("[data-node]");
    const node = Number(item?.dataset.node ?? Number.NaN);
    if (Number.isNaN(node)) return;
    const isToggle = event.target.closest(".toggle") !== null;
    if (isToggle || node === active) toggle(node);
    activate(node);
  }

  function onKey(event: PageEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = layout.placed.findIndex((box) => box.node === active);
    const box = layout.placed[at];
    if (box === undefined) return;
    const target = targetOf(event.key, at, box);
    if (target === undefined) return;
    event.preventDefault();
    if (target === "toggle") toggle(active);
    else if (target !== "stay") activate(target);
  }

  /** Where a key leads: to another box, to opening or closing this one, or nowhere. */
  function targetOf(key: string, at: number, box: PlacedNode): number | "toggle" | "stay" | undefined {
    const { placed } = layout;
    const parent = nodes[box.node]?.parent ?? -1;
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
        if (box.isOpen && !isSearching) return "toggle";
        return parent >= 0 ? parent : "stay";
      case "Enter":
      case " ":
        return box.children > 0 ? "toggle" : "stay";
      default:
        return undefined;
    }
  }

  function toggle(node: number): void {
    if (!opened.delete(node)) opened.add(node);
    refresh();
  }

  function openAll(isOpen: boolean): void {
    opened.clear();
    if (isOpen) for (const node of nodes.keys()) opened.add(node);
    refresh();
  }

  function activate(node: number): void {
    active = node;
    const box = placeOf.get(node);
    if (box !== undefined) {
      const top = box.row * ROW_HEIGHT;
      if (top < tree.scrollTop) tree.scrollTop = top;
      else if (top + ROW_HEIGHT > tree.scrollTop + tree.clientHeight)
        tree.scrollTop = top + ROW_HEIGHT - tree.clientHeight;
      const left = isIndented ? 0 : box.column * COLUMN_WIDTH;
      if (left < tree.scrollLeft) tree.scrollLeft = left;
      else if (!isIndented && left + BOX_WIDTH > tree.scrollLeft + tree.clientWidth)
        tree.scrollLeft = left + BOX_WIDTH - tree.clientWidth;
    }
    draw();
    describe();
  }
}
