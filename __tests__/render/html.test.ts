import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { layoutForest } from "../../src/render/html/client/layout-forest.ts";
import { selectNodes } from "../../src/render/html/client/select-nodes.ts";
import { graphData } from "../../src/render/html/graph-data.ts";
import { renderHtml } from "../../src/render/html/page.ts";
import { hostileReview } from "./hostile-review.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import {
  everydayReview,
  largeReview,
  makeAffected,
  makeBroken,
  makeChange,
  makeReview,
  makeSymbol,
} from "./make-review.ts";
import { tokensOf } from "./rendered-markdown.ts";

const ALL = { text: "", change: "", tests: "all", confidence: "possible", isBrokenOnly: false } as const;
const withoutScripts = (html: string) =>
  html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, "").replace(/<!doctype html>|<meta [^>]*>/g, "");
const structure = (html: string) =>
  tokensOf(withoutScripts(html))
    .filter((token) => token.kind === "open")
    .map((token) => token.name)
    .join(" ");

/** The members of an element that the page's script uses. */
class FakeElement {
  children: FakeElement[] = [];
  textContent: string | null = "";
  value = "";
  checked = false;
  hidden = false;
  className = "";
  scrollTop = 0;
  scrollLeft = 0;
  readonly clientHeight = 800;
  readonly clientWidth = 1200;
  readonly dataset = {};
  readonly style = {};
  readonly attributes = new Map<string, string>();
  readonly listeners = new Map<string, (event: unknown) => void>();
  append(): void {}
  focus(): void {}
  replaceChildren(...children: FakeElement[]): void {
    this.children = children;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  addEventListener(name: string, listener: (event: unknown) => void): void {
    this.listeners.set(name, listener);
  }
  press(key: string): void {
    this.listeners.get("keydown")?.({ key, preventDefault: () => {} });
  }
}

/** The members of a document that the page's script uses. */
class FakePage extends FakeElement {
  readonly elements = new Map<string, FakeElement>();
  readonly defaultView = { requestAnimationFrame: () => 0, addEventListener: () => {} };
  constructor(data: string) {
    super();
    this.getElementById("graph-data").textContent = data;
    for (const [id, value] of [
      ["graph-tests", "all"],
      ["graph-confidence", "possible"],
    ] as const)
      this.getElementById(id).value = value;
  }
  createElement(): FakeElement {
    return new FakeElement();
  }
  getElementById(id: string): FakeElement {
    const found = this.elements.get(id) ?? new FakeElement();
    this.elements.set(id, found);
    return found;
  }
}

describe("render/html: renderHtml", () => {
  it("names a single cause in its title, as the comment does", () => {
    const change = makeChange({ before: { ...makeSymbol("log`in", "src/auth.py") } });
    const page = renderHtml(makeReview({ changes: [change], broken: [makeBroken()] }));
    expect(page).toContain("<title>log`in was deleted from src/auth.py: 1 use in 1 file is broken · llmc-nav</title>");
    // A long name wraps instead of making the page wider, and has the same size as the words around it.
    expect(page).toMatch(/h1 code, h3 code \{ overflow-wrap: anywhere; font-size: 0\.9em;/);
    expect(page).toMatch(/<h1 class="broken">.*<code dir="ltr">log&#39;in<\/code> was deleted from/);
  });

  it("allows only its own script and style", () => {
    const html = renderHtml(everydayReview());
    const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? "";
    const hash = createHash("sha256").update(script).digest("base64");
    expect(html).toContain(`default-src 'none'; style-src 'sha256-`);
    expect(html).toContain(`script-src 'sha256-${hash}'`);
    expect(html).not.toMatch(/https?:\/\//);
  });

  it("has a script that draws the graph only with the page", () => {
    const html = renderHtml(everydayReview());
    const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? "";
    const page = new FakePage(/id="graph-data">([^<]*)</.exec(html)?.[1] ?? "");
    // The script runs in strict mode and without globals, so that the test fails if it uses anything from outside.
    new Function("document", script)(page);
    const drawn = page.getElementById("graph-boxes").children.map(({ attributes }) => attributes.get("id"));
    expect(drawn.length).toBeGreaterThan(1);
    expect(page.getElementById("graph-tree").attributes.get("aria-activedescendant")).toBe(drawn[0]);
    page.getElementById("graph-tree").press("ArrowDown");
    expect(page.getElementById("graph-tree").attributes.get("aria-activedescendant")).toBe(drawn[1]);
    expect(page.getElementById("graph-detail").children.length).toBeGreaterThan(1);
  });

  it("has a script that can be parsed", () => {
    const script = /<script>([\s\S]*)<\/script>/.exec(renderHtml(everydayReview()))?.[1] ?? "";
    expect(() => new Function("document", script)).not.toThrow();
  });

  it("shows text of the repository as text", () => {
    const harmless = structure(renderHtml(hostileReview("harmless")));
    const others = HOSTILE_TEXTS.filter((text) => structure(renderHtml(hostileReview(text))) !== harmless);
    // Only a text with backticks may change the page, because in our sentences they mark code.
    expect(others.filter((text) => !text.includes("`") && text.trim() !== "")).toEqual([]);
  });

  it("keeps the graph's data inside its element", () => {
    for (const text of HOSTILE_TEXTS) {
      const html = renderHtml(hostileReview(text));
      const data = /<script type="application\/json" id="graph-data">([^<]*)<\/script>/.exec(html)?.[1] ?? "";
      expect(JSON.parse(data).nodes).toHaveLength(6);
    }
  });

  it("has neither graph nor script when nothing happened", () => {
    expect(renderHtml(makeReview())).not.toMatch(/<script|id="graph"/);
  });
});

describe("render/html: graphData", () => {
  it("lists every parent before its children, even when the hops in the review form a circle", () => {
    const affected = [makeAffected({ depth: 2, via: 1 }), makeAffected({ depth: 2, via: 0 })];
    for (const review of [everydayReview(), makeReview({ changes: [makeChange()], affected })]) {
      const { nodes } = graphData(review);
      nodes.forEach(({ parent }, index) => {
        expect(parent).toBeLessThan(index);
      });
    }
  });

  it("has one box for a definition that is both broken and affected", () => {
    const broken = [makeBroken()];
    const { path, enclosing, changeId } = broken[0] as (typeof broken)[0];
    const near = makeAffected({ changeId, path, symbol: enclosing, depth: 1, via: undefined });
    const far = makeAffected({ changeId, depth: 2, via: 0 });
    const { nodes } = graphData(makeReview({ changes: [makeChange({ id: changeId })], broken, affected: [near, far] }));
    expect(nodes.map(({ type, parent }) => [type, parent])).toEqual([
      ["change", -1],
      ["broken", 0],
      ["affected", 1],
    ]);
  });
});

describe("render/html: selectNodes and layoutForest", () => {
  const data = graphData(everydayReview());
  const childrenOf = data.nodes.map((_, index) =>
    data.nodes.flatMap(({ parent }, child) => (parent === index ? [child] : [])),
  );
  const roots = data.nodes.flatMap(({ parent }, index) => (parent < 0 ? [index] : []));

  it("shows the nodes that match and all nodes that lead to them", () => {
    const { isMatch, isShown, matches } = selectNodes(data, { ...ALL, text: "nightly" });
    const labels = (flags: readonly boolean[]) =>
      data.nodes.filter((_, index) => flags[index]).map(({ label }) => label);
    expect(matches).toBe(1);
    expect(labels(isMatch)).toEqual(["nightly"]);
    expect(labels(isShown)).toEqual(["send_mail", "send_digest", "nightly"]);
  });

  it.each([
    [{ isBrokenOnly: true }, 4],
    [{ tests: "tests" as const }, 2],
    [{ confidence: "exact" as const }, 9],
    [{ change: "body" }, 2],
  ])("counts the nodes that match %j", (filter, matches) => {
    expect(selectNodes(data, { ...ALL, ...filter }).matches).toBe(matches);
  });

  it("gives every box without open boxes below it a separate row", () => {
    const view = { roots, childrenOf, isShown: () => true, isOpen: () => true };
    const open = layoutForest({ ...view, isIndented: false });
    const leaves = open.placed.filter(({ children }) => children === 0);
    expect(new Set(leaves.map(({ row }) => row)).size).toBe(leaves.length);
    expect(open.rows).toBe(leaves.length);
    expect(layoutForest({ ...view, isIndented: true }).rows).toBe(data.nodes.length);
    expect(layoutForest({ ...view, isOpen: () => false, isIndented: false }).rows).toBe(roots.length);
  });

  it("places a large graph of any depth in a short time", () => {
    const { nodes } = graphData(largeReview(2500));
    const chain = nodes.map((_, index) => (index + 1 < nodes.length ? [index + 1] : []));
    const { placed } = layoutForest({
      roots: [0],
      childrenOf: chain,
      isShown: () => true,
      isOpen: () => true,
      isIndented: false,
    });
    expect(placed.at(-1)?.column).toBe(nodes.length - 1);
  });
});
