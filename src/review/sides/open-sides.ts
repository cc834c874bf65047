import { GitTree } from "../../git/git-tree.ts";
import type { Repository } from "../../git/repository.ts";
import { WorkTree } from "../../git/work-tree.ts";
import { Codebase } from "../../nav/code/codebase.ts";
import { TestFiles } from "../../nav/tests/test-files.ts";
import type { Logger } from "../../util/logger.ts";
import type { Progress } from "../../util/progress.ts";
import { findChangedSymbols, type SymbolChanges } from "../changes/changed-symbols.ts";
import { Deadline } from "../deadline.ts";
import { Phases } from "../phases.ts";
import { type ChangedFiles, readChangedFiles } from "./changed-files.ts";
import { Side, Sides } from "./sides.ts";
import { WordIndex } from "./word-index.ts";

/** The two trees to compare, and the options for it. */
export interface SidesOptions {
  readonly repository: Repository;
  /** The full id of the commit that the change starts from. */
  readonly base: string;
  /** The full id of the commit to review; undefined for the working tree. */
  readonly head: string | undefined;
  /** Larger files are left out. */
  readonly maxFileSize?: number | undefined;
  /** The time that the review may take before it reports its results so far; default is no limit. */
  readonly timeBudgetMs?: number | undefined;
  readonly logger: Logger;
  readonly progress: Progress;
}

/** Both trees, open, and the differences between them. */
export interface OpenTrees {
  readonly base: Codebase;
  readonly head: Codebase;
  readonly files: ChangedFiles;
  readonly symbols: SymbolChanges;
  /** The tests at head. */
  readonly tests: TestFiles;
}

/** Prepares both trees for questions about names. */
export async function readSides({ base, head, files, symbols, tests }: OpenTrees, deadline: Deadline): Promise<Sides> {
  const now = await WordIndex.build(head.project);
  const then = await WordIndex.build(base.project, { project: head.project, index: now });
  return new Sides(new Side(base, then), new Side(head, now), files, symbols, tests, deadline);
}

/** Opens both trees, finds their differences, and closes them after the work. */
export async function withTrees<T>(
  options: SidesOptions,
  work: (trees: OpenTrees, clock: Phases) => Promise<T>,
): Promise<T> {
  const clock = new Phases(new Deadline(options.timeBudgetMs));
  const { repository, maxFileSize, logger, progress } = options;
  const limits = maxFileSize === undefined ? {} : { maxFileSize };
  const tree =
    options.head === undefined ? new WorkTree(repository, limits) : new GitTree(repository, options.head, limits);
  const head = await Codebase.open({ repository, tree, logger, progress });
  try {
    const baseTree =
      tree instanceof GitTree ? tree.sibling(options.base) : new GitTree(repository, options.base, limits);
    const base = await Codebase.open({ repository, tree: baseTree, facts: head.facts, logger, progress });
    try {
      const files = await clock.time("changed files", () =>
        readChangedFiles(repository, base.tree, head.tree, head.facts, { progress, deadline: clock.deadline }),
      );
      const symbols = await clock.time("changed symbols", async () => findChangedSymbols(files));
      const tests = await TestFiles.of(head.tree);
      return await work({ base, head, files, symbols, tests }, clock);
    } finally {
      await base.close();
    }
  } finally {
    await head.close();
  }
}
