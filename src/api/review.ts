import { isAbsolute } from "node:path";
import { UserError } from "../model/errors.ts";
import { findReviewRange } from "../review/range.ts";
import type { ReviewOptions } from "../review/review.ts";
import type { ApiContext } from "./context.ts";

/** Which change is meant. */
export interface ReviewedChange {
  /** Where the change starts; default is where it left the default branch. */
  readonly base?: string | undefined;
  /** The change; default is the commit that is checked out. */
  readonly head?: string | undefined;
  /** Look at the working tree, edits included, instead of a commit. */
  readonly isWorkTree?: boolean | undefined;
  /** Larger files are left out. */
  readonly maxFileSize?: number | undefined;
}

/** What to compare, in full: commits are looked up and the base is found where none is named. `config` is a path in the repository. */
export async function reviewOptionsFor(
  { repository, logger, progress }: ApiContext,
  config: string | undefined,
  { base, head, isWorkTree = false, maxFileSize }: ReviewedChange,
): Promise<ReviewOptions> {
  if (config !== undefined && isAbsolute(config)) {
    throw new UserError(
      `A review reads the configuration from both sides of the change, and ${JSON.stringify(config)} is not in the repository.`,
      { code: "BAD_CONFIG" },
    );
  }
  if (isWorkTree && head !== undefined) throw new UserError("Say either --head COMMIT or --work-tree, not both.");
  const range = await findReviewRange(repository, { base, head, isWorkTree });
  return {
    repository,
    base: range.base,
    head: isWorkTree ? undefined : range.head,
    range: range.explanation,
    config,
    maxFileSize,
    logger,
    progress,
  };
}
