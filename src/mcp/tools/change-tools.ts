import type { BrokenUse, Review } from "../../model/review.ts";
import { renderChanged } from "../../render/answers/changed.ts";
import { renderText } from "../../render/terminal/text.ts";
import { object, of, optional } from "../../wire/object.ts";
import { flag, typed } from "../../wire/values.ts";
import type { Shown } from "../budget.ts";
import { forAgents } from "../envelopes.ts";
import { maxTokens, pathPattern } from "../inputs.ts";
import { type ReviewLists, type ShownBreak, shownChanges, shownReview } from "../shapes/changes.ts";
import { BadArguments, type CommonInput, DEFAULT_TOKENS, tool } from "../tool.ts";

/** A review is read once and has several lists. */
const REVIEW_TOKENS = 4000;

/** Rows of each list that say what matters. */
const USUAL_ROWS = 20;

interface ChangeInput extends CommonInput {
  readonly base?: string;
  readonly head?: string;
  readonly isWorkTree?: boolean;
  readonly path?: string;
}

const changeInput = {
  base: optional(typed("where the change starts (default: where it left the default branch)")),
  head: optional(typed("default HEAD")),
  work_tree: of("isWorkTree", optional(flag("edits that are not committed, too"))),
  path: optional(pathPattern),
};

/** The change that a call means. */
function changeIn({ base, head, isWorkTree, path }: Omit<ChangeInput, "maxTokens">) {
  if (isWorkTree === true && head !== undefined) throw new BadArguments("name either head or work_tree");
  return { base, head, isWorkTree, include: path === undefined ? undefined : [path] };
}

const review = tool({
  name: "review",
  description:
    "What a change breaks (deleted, renamed or moved symbols still in use, calls that no longer fit), who it affects, tests to run. After an edit with work_tree: true. Not for one symbol: impact. Up to 4,000 tokens.",
  tokens: REVIEW_TOKENS,
  input: object<ChangeInput>()({ ...changeInput, max_tokens: optional(maxTokens(REVIEW_TOKENS)) }),
  output: shownReview,
  async call(repository, input) {
    const found = await repository.review(changeIn(input));
    const whole = { ...found, range: found.range === undefined ? undefined : forAgents(found.range) };
    const all = listsOf(whole, Number.POSITIVE_INFINITY);
    return {
      rows: Math.max(...Object.values(all).map((list: readonly unknown[]) => list.length), whole.skipped.length),
      usual: USUAL_ROWS,
      narrow: "path",
      show: (rows) => showReview(whole, all, rows),
    };
  },
});

function showReview(whole: Review, all: ReviewLists, rows: number): Shown {
  const shown = listsOf(whole, rows);
  const count = (lists: ReviewLists) =>
    Object.values(lists).reduce((sum: number, list: readonly unknown[]) => sum + list.length, 0);
  const far = whole.affected.length - all.affected.length;
  const hidden = count(all) - count(shown);
  return {
    text: renderText(whole, { rows, elsewhere: "impact of a changed symbol lists them" }),
    structured: shownReview.toWire({
      review: whole,
      shown,
      total: count(all) + far,
      isTruncated: hidden + far > 0,
    }),
    hidden,
  };
}

/** The lists of a review with so many rows each, as the text has them: broken uses by what broke them, and of those affected the nearest. */
function listsOf(whole: Review, rows: number): ReviewLists {
  const direct = whole.affected.filter(({ depth, isTest }) => depth === 1 && !isTest);
  return {
    broken: withSentences(firstOfEach(whole.broken, rows)),
    notCompared: whole.notCompared.slice(0, rows),
    findings: whole.config.findings.slice(0, rows),
    changes: whole.changes.slice(0, rows),
    affected: direct.slice(0, rows),
    testsToRun: whole.testsToRun.slice(0, rows),
    docMentions: whole.docMentions.slice(0, rows),
  };
}

/** Of the uses that each change broke, the first so many. */
function firstOfEach(broken: readonly BrokenUse[], rows: number): BrokenUse[] {
  const seen = new Map<string, number>();
  return broken.filter(({ changeId }) => {
    const number = (seen.get(changeId) ?? 0) + 1;
    seen.set(changeId, number);
    return number <= rows;
  });
}

function withSentences(broken: readonly BrokenUse[]): ShownBreak[] {
  return broken.map((use, at) => ({ ...use, said: use.message === broken[at - 1]?.message ? undefined : use.message }));
}

const changed = tool({
  name: "changed",
  description:
    "The symbols that a range of commits or the working tree adds, deletes, renames, moves or alters. Not who is affected: review. About 30 tokens a symbol.",
  input: object<ChangeInput>()({ ...changeInput, max_tokens: optional(maxTokens(DEFAULT_TOKENS)) }),
  output: shownChanges,
  async call(repository, input) {
    const found = await repository.changed(changeIn(input));
    const lines = renderChanged("text", found).trimEnd().split("\n");
    const total = found.changes.length;
    return {
      rows: total,
      narrow: "path",
      show: (rows) => ({
        // A title, then a line a symbol.
        text: `${lines.slice(0, 1 + rows).join("\n")}\n`,
        structured: shownChanges.toWire({ ...found, total, changes: found.changes.slice(0, rows) }),
        hidden: Math.max(0, total - rows),
      }),
    };
  },
});

/** Tools about a change. */
export const CHANGE_TOOLS = [review, changed];
