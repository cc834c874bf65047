/**
 * Makes `docs/images/comment.png` from a review: `node scripts/screenshot.ts REVIEW.json OWNER/REPO`, with Chromium installed. The review is
 * what `llmc-nav review --format json` printed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { withBrowser } from "../bench/rendering/browser.ts";
import { commentPage } from "../bench/rendering/comment-page.ts";
import { parseReview } from "../src/envelope/review-document.ts";
import { renderComment } from "../src/render/markdown/report.ts";

const [file, name] = process.argv.slice(2);
const [owner, repo] = name?.split("/") ?? [];
if (file === undefined || owner === undefined || repo === undefined) throw new Error("Give a review and OWNER/REPO.");
const review = parseReview(JSON.parse(readFileSync(file, "utf8")));
const links = { serverUrl: "https://github.com", owner, repo, headSha: review.head };
const page = join(tmpdir(), "llmc-nav-comment.html");
writeFileSync(page, commentPage(renderComment(review, { links }), "light"));
await withBrowser(async (context) => {
  const tab = await context.newPage();
  await tab.setViewportSize({ width: 860, height: 100 });
  await tab.goto(pathToFileURL(page).href);
  const image = fileURLToPath(new URL("../docs/images/comment.png", import.meta.url));
  await tab.screenshot({ path: image, fullPage: true });
});
