import type { BrokenReason, BrokenUse, Review } from "../model/review.ts";
import type { Confidence } from "../model/use.ts";
import { printable } from "../util/printable.ts";
import { shortenEnd } from "./shorten.ts";
import { findingWords } from "./words.ts";

/** The levels of GitHub's annotations, most severe first. */
export const ANNOTATION_LEVELS = ["error", "warning", "notice"] as const;
export type AnnotationLevel = (typeof ANNOTATION_LEVELS)[number];

/** A remark at a line of the head. Its texts are a single line each, without control characters. */
export interface Annotation {
  readonly level: AnnotationLevel;
  readonly path: string;
  readonly line: number;
  readonly title: string;
  readonly message: string;
}

/** GitHub's limit of a check run's title is 255 characters, of a message 4,096 in a log. */
const MAX_MESSAGE = 1000;

/** Titles of broken uses, which a reader sees first. */
export const BROKEN_TITLES: Readonly<Record<BrokenReason, string>> = {
  deleted: "Uses what was deleted",
  renamed: "Uses an old name",
  moved: "Uses an old place",
  not_exported: "Uses what is no longer exported",
  signature: "Call no longer fits",
};

const LEVELS: Readonly<Record<Confidence, AnnotationLevel>> = { exact: "error", likely: "warning", possible: "notice" };

/** Only what is proved is an error. */
export function levelOf({ confidence }: Pick<BrokenUse, "confidence">): AnnotationLevel {
  return LEVELS[confidence];
}

/** The review as remarks at lines, most severe first: broken uses, files that were not compared, findings in llmc.toml, prose about what is gone. */
export function annotationsOf(review: Review): Annotation[] {
  const { broken, notCompared, config, docMentions } = review;
  // What an import above it fixes is not worth one of the few places that are shown.
  const ranked = [...broken].sort((a, b) => Number(a.isThroughImport ?? false) - Number(b.isThroughImport ?? false));
  const all: Annotation[] = [
    ...ranked.map((use) => remark(levelOf(use), use, BROKEN_TITLES[use.reason], use.message)),
    ...notCompared.map(({ path, reason, mayBreak }) => {
      const risk = mayBreak ? " Something may be broken in it or by it." : "";
      return remark("warning", { path, line: 1 }, "Not compared", `This file was not compared: ${reason}.${risk}`);
    }),
    ...config.findings.map((finding) =>
      remark(finding.severity, finding, `llmc.toml: ${finding.code}`, findingWords(finding)),
    ),
    ...docMentions.map((mention) => remark("notice", mention, "Mentions what is gone", mention.text)),
  ];
  return ANNOTATION_LEVELS.flatMap((level) => all.filter((each) => each.level === level));
}

function remark(
  level: AnnotationLevel,
  { path, line }: { readonly path: string; readonly line: number },
  title: string,
  message: string,
): Annotation {
  return { level, path, line, title: printable(title), message: shortenEnd(printable(message), MAX_MESSAGE) };
}
