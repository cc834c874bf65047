import type { Review } from "../model/review.ts";
import { type AboutChange, renderHtml } from "./html/page.ts";
import type { LinkContext } from "./links.ts";
import { renderComment } from "./markdown/report.ts";
import { renderSarif } from "./sarif/sarif.ts";
import type { TerminalStyle } from "./terminal/style.ts";
import { renderText } from "./terminal/text.ts";
import { testLines } from "./test-lines.ts";

/** The forms of a report that are made for reading; JSON is the review itself. */
export type ReviewFormat = "text" | "markdown" | "html" | "sarif" | "tests";

export interface RenderOptions {
  /** The target of links; without it there are none. */
  readonly links?: LinkContext | undefined;
  /** Keys of the broken uses that the last report had, to tell what is new. */
  readonly previous?: ReadonlySet<string> | undefined;
  /** The address of the whole report, when this one may be cut. */
  readonly fullReportUrl?: string | undefined;
  /** The look of text in a terminal; plain by default. */
  readonly style?: TerminalStyle | undefined;
  /** The change that the review is about; the page names it. */
  readonly about?: AboutChange | undefined;
  /** The version of this program. */
  readonly version?: string | undefined;
}

/** A review in one of its forms. */
export function renderReview(review: Review, format: ReviewFormat, options: RenderOptions = {}): string {
  switch (format) {
    case "text":
      return renderText(review, options);
    case "markdown":
      return `${renderComment(review, options)}\n`;
    case "html":
      return renderHtml(review, options);
    case "sarif":
      return renderSarif(review, options);
    case "tests":
      return testLines(review)
        .map((line) => `${line}\n`)
        .join("");
  }
}
