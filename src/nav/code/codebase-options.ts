import type { DecodedFacts } from "../../facts/decoded-facts.ts";
import type { GitTree } from "../../git/git-tree.ts";
import type { Repository } from "../../git/repository.ts";
import type { WorkTree } from "../../git/work-tree.ts";
import type { Logger } from "../../util/logger.ts";
import type { Progress } from "../../util/progress.ts";

/** Options for opening a tree of a repository for questions. */
export interface CodebaseOptions {
  readonly repository: Repository;
  /** A commit to answer about; default is the working tree. */
  readonly rev?: string | undefined;
  /** The tree to answer about, instead of `rev` and `maxFileSize`. */
  readonly tree?: GitTree | WorkTree | undefined;
  /** Facts shared with another tree; their store is left open and unsaved. Default is the repository's own store. */
  readonly facts?: DecodedFacts | undefined;
  /** Larger files are skipped; default is a Tree's limit. */
  readonly maxFileSize?: number | undefined;
  readonly logger: Logger;
  readonly progress: Progress;
}
