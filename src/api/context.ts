import type { Repository } from "../git/repository.ts";
import type { GraphCache } from "../nav/graph/graph-cache.ts";
import type { Logger } from "../util/logger.ts";
import type { Progress } from "../util/progress.ts";

/** What every question goes by, whoever asks it. */
export interface ApiContext {
  readonly repository: Repository;
  /** A commit to answer about; undefined for the working tree. */
  readonly rev: string | undefined;
  readonly logger: Logger;
  readonly progress: Progress;
  /** The graph that earlier questions read, for those who ask more than one. */
  readonly graphs?: GraphCache;
}
