import { writeFileSync } from "node:fs";
import { reviewToWire } from "../../envelope/review-document.ts";
import type { Review } from "../../model/review.ts";
import type { LinkContext } from "../../render/links.ts";
import { renderReview } from "../../render/render-review.ts";
import type { ActionSession } from "../session.ts";

/** The file of the artifact that another job may publish. */
export const REPORT_JSON = "report.json";

/** Writes the report in every form and answers where; the outputs name the two that later steps use most. */
export function writeReportFiles(
  session: ActionSession,
  review: Review,
  markdown: string,
  links: LinkContext | undefined,
): string[] {
  const { outputs } = session;
  const write = (name: string, text: string): string => {
    const path = session.reportPath(name);
    writeFileSync(path, text);
    return path;
  };
  outputs.reportJson = write(REPORT_JSON, `${JSON.stringify(reviewToWire(review))}\n`);
  outputs.reportMarkdown = write("report.md", markdown);
  const html = write("report.html", renderReview(review, "html", { links }));
  const sarif = write("report.sarif", renderReview(review, "sarif", { links }));
  return [outputs.reportJson, outputs.reportMarkdown, html, sarif];
}
