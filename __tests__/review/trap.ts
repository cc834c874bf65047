import { describe, expect, it } from "vitest";
import { Repository } from "../../src/git/repository.ts";
import type { Review } from "../../src/model/review.ts";
import { type ReviewOptions, review } from "../../src/review/review.ts";
import { NO_PROGRESS } from "../../src/util/progress.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { recordingLogger } from "../helpers/recording-logger.ts";

/** The files of one side. A file of the other side that is not named stays as it is; `null` deletes it. */
export type Edit = Readonly<Record<string, string | null>>;

/** A small pull request, and what its review must report. */
export interface Trap {
  readonly title: string;
  readonly base: Readonly<Record<string, string>>;
  readonly head: Edit;
  /** `path:line reason` of all broken uses, without those that follow from a broken import in the same file. */
  readonly broken: readonly string[];
  /** `change path#name` of all changes; undefined when they are not checked. */
  readonly changes?: readonly string[];
}

/** Makes the pull request in a new repository and reviews it. */
export async function reviewOf(
  base: Readonly<Record<string, string>>,
  head: Edit,
  options: Pick<ReviewOptions, "timeBudgetMs"> = {},
): Promise<Review> {
  const repo = GitRepo.with({ ...base });
  const from = repo.head();
  for (const [path, content] of Object.entries(head)) if (content === null) repo.remove(path);
  const written = Object.entries(head).filter((entry): entry is [string, string] => entry[1] !== null);
  const to = repo.commit(Object.fromEntries(written));
  return review({
    repository: await Repository.open(repo.dir),
    base: from,
    head: to,
    logger: recordingLogger(),
    progress: NO_PROGRESS,
    ...options,
  });
}

/** Broken uses in the form of a trap. */
export function brokenLines({ broken }: Review): string[] {
  const own = broken.filter(({ isThroughImport }) => !isThroughImport);
  return [...new Set(own.map(({ path, line, reason }) => `${path}:${line} ${reason}`))].sort();
}

/** Changes in the form of a trap. */
export function changeLines({ changes }: Review): string[] {
  return changes
    .map(({ change, before, after }) => {
      const [was, is] = [before, after].map((each) => each && `${each.path}#${each.qualname}`);
      return `${change} ${was === undefined || is === undefined || was === is ? (is ?? was) : `${was} → ${is}`}`;
    })
    .sort();
}

/** Tests that reviews of some traps are right. */
export function describeTraps(theme: string, traps: readonly Trap[]): void {
  describe(`review: ${theme}`, () => {
    it.each(traps.map((trap) => [trap.title, trap] as const))("is right about %s", async (_, trap) => {
      const review = await reviewOf(trap.base, trap.head);
      expect(brokenLines(review)).toEqual([...trap.broken].sort());
      if (trap.changes) expect(changeLines(review)).toEqual([...trap.changes].sort());
    });
  });
}
