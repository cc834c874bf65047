import type { Repository } from "../git/repository.ts";
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
  /** Where the configuration is in the repository; default is `llmc.toml`. */
  readonly config?: string | undefined;
  /** Larger files are left out. */
  readonly maxFileSize?: number | undefined;
}

/** What to compare, in full: commits are looked up and the base is found where none is named. */
export async function reviewOptionsFor(
  repository: Repository,
  context: ApiContext,
  change: ReviewedChange,
): Promise<ReviewOptions> {
  const { directory, logger, progress } = context;
  const { isWorkTree = false, config, maxFileSize } = change;
  const head = change.head ?? context.rev;
  if (isWorkTree && head !== undefined) throw new UserError("Say either --head COMMIT or --work-tree, not both.");
  const range = await findReviewRange(repository, { base: change.base, head, isWorkTree });
  return {
    directory,
    base: range.base,
    head: isWorkTree ? undefined : range.head,
    range: range.explanation,
    config,
    maxFileSize,
    logger,
    progress,
  };
}
