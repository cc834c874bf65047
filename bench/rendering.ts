/**
 * Tests renderings in a real browser: Mermaid diagrams of generated reports, the HTML page from `file://` (network, accessibility, speed
 * with 5,000 boxes), and hostile texts in the page and the comment. Saves screenshots of both in the folder given as an argument.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BrowserContext, Page } from "playwright-core";
import { hostileReview } from "../__tests__/render/hostile-review.ts";
import { HOSTILE_TEXTS } from "../__tests__/render/hostile-texts.ts";
import { everydayReview, largeReview } from "../__tests__/render/make-review.ts";
import type { Review } from "../src/model/review.ts";
import { renderComment } from "../src/render/markdown/report.ts";
import { blastRadius } from "../src/render/mermaid.ts";
import { renderReview } from "../src/render/render-review.ts";
import { median } from "./lib/process.ts";
import { watchedPage, withBrowser } from "./rendering/browser.ts";
import { commentPage } from "./rendering/comment-page.ts";

const REPORTS = 20;
const HOSTILE_PAGES = 200;
const GRAPH_NODES = 5000;
const ROUNDS = 5;
/** The maximum time that a reader waits for the response to an action. */
const RESPONSE_MS = 200;
const LINKS = { serverUrl: "https://github.com", owner: "acme", repo: "shop", headSha: "2".repeat(40) };
const require = createRequire(import.meta.url);

const shots = process.argv[2] ?? join(tmpdir(), "llmc-nav-shots");
mkdirSync(shots, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), "llmc-nav-rendering-"));
let failures = 0;

await withBrowser(async (context) => {
  await mermaidPictures(context);
  await htmlPage(context);
  await hostilePages(context);
  await screenshots(context);
});
rmSync(folder, { recursive: true, force: true });
console.log(`screenshots: ${shots}`);
process.exitCode = failures > 0 ? 1 : 0;

function judge(what: string, isGood: boolean, figures: string): void {
  if (!isGood) failures++;
  console.log(`${isGood ? "ok  " : "FAIL"} ${what}: ${figures}`);
}

async function mermaidPictures(context: BrowserContext): Promise<void> {
  const { page, errors } = await watchedPage(context);
  await page.addScriptTag({ path: require.resolve("mermaid/dist/mermaid.min.js") });
  const step = Math.floor(HOSTILE_TEXTS.length / (REPORTS / 2));
  const reviews = Array.from({ length: REPORTS }, (_, index) =>
    index % 2 === 0 ? largeReview(1 + index * index) : hostileReview(HOSTILE_TEXTS[(index >> 1) * step] ?? ""),
  );
  let drawn = 0;
  let boxes = 0;
  for (const [index, review] of reviews.entries()) {
    const picture = blastRadius(review) ?? "";
    // GitHub's own settings.
    const result = await page.evaluate<{ nodes: number; foreign: number; problem: string }>(`(async () => {
      mermaid.initialize({ startOnLoad: false, securityLevel: "strict" });
      try {
        const { svg } = await mermaid.render("picture${index}", ${JSON.stringify(picture)});
        document.body.innerHTML = svg;
        const foreign = document.body.querySelectorAll("img, script, a, iframe, h1, ul, ol").length;
        return { nodes: document.querySelectorAll(".node").length, foreign, problem: document.body.textContent.includes("Unsupported markdown") ? "markdown" : "" };
      } catch (error) { return { nodes: 0, foreign: 0, problem: String(error) }; }
    })()`);
    const expected = picture.split("\n").filter((line) => line.includes(":::")).length;
    if (result.problem === "" && result.foreign === 0 && result.nodes === expected) drawn++;
    else console.log(`     report ${index}: ${JSON.stringify(result)}, ${expected} boxes expected`);
    boxes += result.nodes;
  }
  judge("Mermaid renders", drawn === REPORTS && errors.length === 0, `${drawn} of ${REPORTS} reports, ${boxes} boxes`);
  await page.close();
}

async function openReport(page: Page, name: string, review: Review): Promise<void> {
  const path = join(folder, `${name}.html`);
  writeFileSync(path, renderReview(review, "html", { links: LINKS }));
  await page.goto(pathToFileURL(path).href);
}

async function htmlPage(context: BrowserContext): Promise<void> {
  const { page, requests, errors } = await watchedPage(context);
  const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
  const found: string[] = [];
  for (const [name, review] of [
    ["everyday", everydayReview()],
    ["large", largeReview(GRAPH_NODES / 2)],
  ] as const)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await openReport(page, name, review);
      // The thousands of rows in the tables are all alike, and axe would need minutes to check them.
      if (name === "large")
        await page.evaluate("document.querySelectorAll('tr:nth-child(n+4)').forEach((row) => row.remove())");
      await page.evaluate(axe);
      const violations = await page.evaluate<{ id: string; impact: string; nodes: { html: string }[] }[]>(
        "axe.run().then((result) => result.violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html }) => ({ html })) })))",
      );
      for (const { id, impact, nodes } of violations)
        found.push(`${name} ${colorScheme} ${impact} ${id} ${nodes[0]?.html.slice(0, 120)}`);
    }
  for (const line of found) console.log(`     ${line}`);
  judge("axe", found.length === 0, `${found.length} violations, pages of 14 and ${GRAPH_NODES} boxes, light and dark`);
  judge(
    "file:// makes no request",
    requests.length === 4 && requests.every((url) => url.startsWith("file:")) && errors.length === 0,
    `${requests.length - 4} besides the pages, ${errors.length} errors`,
  );
  await responsiveness(page);
  await page.close();
}

async function responsiveness(page: Page): Promise<void> {
  await openReport(page, "large", largeReview(GRAPH_NODES / 2));
  const timed = async (what: string, action: string) => {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push(
        await page.evaluate<number>(`(async () => {
          const tree = document.getElementById("graph-tree");
          const search = document.getElementById("graph-search");
          const type = (text) => { search.value = text; search.dispatchEvent(new Event("input", { bubbles: true })); };
          const press = (key) => tree.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const start = performance.now();
          ${action};
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          return performance.now() - start;
        })()`),
      );
    const milliseconds = median(rounds);
    judge(`5,000 boxes, ${what}`, milliseconds <= RESPONSE_MS, `${milliseconds.toFixed(0)} ms (bar ${RESPONSE_MS})`);
  };
  await timed("expand all", `document.getElementById("graph-expand").click()`);
  await timed("search", `type("caller1")`);
  await timed("search for nothing", `type("")`);
  await timed("scroll to the end", "tree.scrollTop = tree.scrollHeight");
  await timed("key to the start", `press("Home")`);
  await timed("key down", `press("ArrowDown")`);
  await timed("filter", `document.getElementById("graph-broken").click()`);
  const counts = await page.evaluate<{ boxes: number; found: string }>(
    `({ boxes: document.querySelectorAll("[role=treeitem]").length, found: document.getElementById("graph-found").textContent })`,
  );
  console.log(`     ${counts.boxes} elements are drawn; ${counts.found} fit the filter`);
}

async function hostilePages(context: BrowserContext): Promise<void> {
  const { page, requests, errors } = await watchedPage(context);
  const comment = await watchedPage(context);
  const bad: string[] = [];
  const texts = HOSTILE_TEXTS.slice(0, HOSTILE_PAGES);
  const prefix = `${LINKS.serverUrl}/${LINKS.owner}/${LINKS.repo}/blob/${LINKS.headSha}/`;
  const probe = (allowed: string) => `({
    hacked: window.hacked === true,
    foreign: document.querySelectorAll("img, iframe, object, form, base, [onerror], [onmouseover]").length,
    scripts: document.scripts.length,
    links: [...document.links].filter((link) => !link.href.startsWith(${JSON.stringify(allowed)}) && link.getAttribute("href")[0] !== "#").length,
  })`;
  for (const text of texts) {
    const review = hostileReview(text);
    await openReport(page, "hostile", review);
    await page.click("#graph-expand");
    const html = await page.evaluate<Record<string, unknown>>(probe(prefix));
    await comment.page.setContent(commentPage(renderComment(review, { links: LINKS }), "light"));
    const markdown = await comment.page.evaluate<Record<string, unknown>>(probe(prefix));
    for (const [where, seen, scripts] of [
      ["page", html, 2],
      ["comment", markdown, 0],
    ] as const)
      if (seen.hacked === true || seen.foreign !== 0 || seen.links !== 0 || seen.scripts !== scripts)
        bad.push(`${where} ${JSON.stringify(text)}: ${JSON.stringify(seen)}`);
  }
  for (const line of bad) console.log(`     ${line}`);
  const asked = [...requests.filter((url) => !url.startsWith("file:")), ...comment.requests];
  const problems = [...asked, ...errors, ...comment.errors];
  for (const problem of new Set(problems)) console.log(`     ${problem}`);
  judge(
    "hostile texts",
    bad.length + problems.length === 0,
    `${texts.length} in page and comment, ${bad.length} got through`,
  );
  await page.close();
  await comment.page.close();
}

async function screenshots(context: BrowserContext): Promise<void> {
  const { page } = await watchedPage(context);
  const comment = await watchedPage(context);
  const markdown = renderComment(everydayReview(), { links: LINKS, previous: new Set(["0123456789"]) });
  for (const theme of ["light", "dark"] as const)
    for (const width of [390, 1280]) {
      const name = (what: string) => join(shots, `${what}-${theme}-${width}.png`);
      for (const each of [page, comment.page]) {
        await each.setViewportSize({ width, height: 900 });
        await each.emulateMedia({ colorScheme: theme });
      }
      await comment.page.setContent(commentPage(markdown, theme));
      await comment.page.screenshot({ path: name("comment"), fullPage: true });
      await comment.page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true })");
      await comment.page.screenshot({ path: name("comment-open"), fullPage: true });
      await openReport(page, "everyday", everydayReview());
      await page.screenshot({ path: name("page"), fullPage: true });
      await openReport(page, "large", largeReview(GRAPH_NODES / 2));
      await page.evaluate("document.getElementById('graph').scrollIntoView()");
      await page.screenshot({ path: name("page-large") });
    }
}
