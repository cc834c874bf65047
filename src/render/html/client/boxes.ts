import type { GraphData, GraphNode } from "../graph-data.ts";
import type { Page, PageElement } from "./dom.ts";
import type { PlacedNode } from "./layout-forest.ts";

/** The place of a box in the page, in pixels. */
export interface BoxPlace {
  readonly x: number;
  readonly y: number;
  readonly width: string;
}

/** Makes the elements of the graph. Runs in the page, so it uses nothing from outside of itself. */
export class Boxes {
  readonly page: Page;
  readonly graph: GraphData;
  readonly blobUrl: string;

  constructor(page: Page, graph: GraphData, blobUrl: string) {
    this.page = page;
    this.graph = graph;
    this.blobUrl = blobUrl;
  }

  /** The box of a symbol. */
  box(box: PlacedNode, isActive: boolean, { x, y, width }: BoxPlace): PageElement {
    const node = this.graph.nodes[box.node] as GraphNode;
    const item = this.make("div", `box ${node.type}${node.isTest ? " test" : ""}${isActive ? " active" : ""}`);
    item.setAttribute("role", "treeitem");
    item.setAttribute("id", `box-${box.node}`);
    item.setAttribute("aria-level", String(box.column + 1));
    item.setAttribute("aria-posinset", String(box.position));
    item.setAttribute("aria-setsize", String(box.siblings));
    item.setAttribute("aria-selected", String(isActive));
    if (box.children > 0) item.setAttribute("aria-expanded", String(box.isOpen));
    item.dataset.node = String(box.node);
    item.style.transform = `translate(${x}px, ${y}px)`;
    item.style.width = width;
    const texts = this.make("span", "texts");
    texts.append(this.make("span", "label", node.label), " ", this.make("span", "place", this.placeText(node)));
    item.append(texts, this.make("span", "unseen", this.spoken(node, box)));
    if (box.children > 0) {
      const toggle = this.make("span", "toggle", `${box.isOpen ? "−" : "+"}${box.children.toLocaleString("en")}`);
      toggle.setAttribute("aria-hidden", "true");
      item.append(toggle);
    }
    return item;
  }

  /** All about a symbol, and how the change comes to it. */
  steps(active: number): PageElement[] {
    const steps: PageElement[] = [];
    for (let index = active; index >= 0; index = this.graph.nodes[index]?.parent ?? -1) {
      const node = this.graph.nodes[index];
      if (node === undefined) break;
      const step = this.make("li", node.type);
      const sure = node.type === "change" ? "" : ` · ${node.confidence}${node.isTest ? " · test" : ""}`;
      const detail = this.make("span", "detail", `${node.detail}${sure}`);
      step.append(this.make("strong", "label", node.label), this.placeLink(node), detail);
      steps.unshift(step);
    }
    return steps;
  }

  make(name: string, className: string, text?: string): PageElement {
    const made = this.page.createElement(name);
    made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  }

  placeText({ file, line, count }: GraphNode): string {
    const uses = count > 1 ? ` · ${count} uses` : "";
    return `${this.graph.files[file]?.path ?? ""}${line > 0 ? `:${line}` : ""}${uses}`;
  }

  placeLink(node: GraphNode): PageElement {
    const url = this.graph.files[node.file]?.url;
    if (this.blobUrl === "" || url === undefined || node.line === 0)
      return this.make("span", "place", this.placeText(node));
    const link = this.make("a", "place", this.placeText(node));
    link.setAttribute("href", `${this.blobUrl}${url}#L${node.line}`);
    return link;
  }

  /** The meaning of the colours in words, for readers who do not see them. */
  spoken(node: GraphNode, { children }: PlacedNode): string {
    const what = { change: "changed", broken: "broken use", affected: "affected" }[node.type];
    const sure = node.type === "change" ? "" : `, ${node.confidence}`;
    return `, ${what}${sure}${node.isTest ? ", test" : ""}${children > 0 ? `, leads to ${children}` : ""}`;
  }
}
