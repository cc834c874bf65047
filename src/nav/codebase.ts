import { DecodedFacts } from "../facts/decoded-facts.ts";
import { openStore } from "../facts/open-store.ts";
import type { FactsStore } from "../facts/store.ts";
import { updateFactsOf } from "../facts/update.ts";
import { GitTree } from "../git/git-tree.ts";
import type { Repository } from "../git/repository.ts";
import { WorkTree } from "../git/work-tree.ts";
import { canBeCode } from "../languages/registry.ts";
import { LiveProject } from "../resolve/live-project.ts";
import { NameIndex, type NameSource } from "../resolve/name-index.ts";
import type { World } from "../resolve/world.ts";
import type { Logger } from "../util/logger.ts";
import type { Progress } from "../util/progress.ts";
import { GrepNames } from "./grep-names.ts";

export interface CodebaseOptions {
  readonly repository: Repository;
  /** A commit to answer about; default is the working tree. */
  readonly rev?: string | undefined;
  /** Facts to share with another tree; their store is left open and unsaved. Default is the repository's own store. */
  readonly facts?: DecodedFacts | undefined;
  /** Larger files are skipped; default is that of a Tree. */
  readonly maxFileSize?: number | undefined;
  readonly logger: Logger;
  readonly progress: Progress;
}

/** One tree of a repository, open for questions. */
export class Codebase {
  readonly repository: Repository;
  readonly tree: GitTree | WorkTree;
  readonly project: LiveProject;
  readonly facts: DecodedFacts;
  readonly #isStoreShared: boolean;
  readonly #progress: Progress;
  readonly #grep: GrepNames;
  #index: NameIndex | undefined;

  private constructor(
    repository: Repository,
    tree: GitTree | WorkTree,
    project: LiveProject,
    facts: DecodedFacts,
    options: CodebaseOptions,
  ) {
    this.repository = repository;
    this.tree = tree;
    this.project = project;
    this.facts = facts;
    this.#isStoreShared = options.facts !== undefined;
    this.#progress = options.progress;
    this.#grep = new GrepNames(project, tree);
  }

  static async open(options: CodebaseOptions): Promise<Codebase> {
    const { repository, rev, maxFileSize } = options;
    const limits = maxFileSize === undefined ? {} : { maxFileSize };
    const tree =
      rev === undefined
        ? new WorkTree(repository, limits)
        : new GitTree(repository, await repository.resolveCommit(rev), limits);
    const facts = options.facts ?? new DecodedFacts(await openStore(repository, tree, options.logger));
    const project = await LiveProject.open(tree, facts);
    return new Codebase(repository, tree, project, facts, options);
  }

  get store(): FactsStore {
    return this.facts.store;
  }

  /** What is asked about, as sentences name it. */
  get treeName(): string {
    return this.tree.commit === undefined ? "the working tree" : this.tree.name;
  }

  /** Brings the facts of every file up to date and indexes their names: worth it for many questions, not for one. */
  async indexAll(): Promise<void> {
    const code = [...this.project.entries.values()].filter((entry) => canBeCode(entry.path));
    await updateFactsOf(code, this.tree, this.store, { progress: this.#progress });
    const paths = code.map((entry) => entry.path);
    this.#index = await this.project.ask(() => NameIndex.build(this.project, paths));
  }

  /** Puts a question; files are read and names searched for as it needs them. */
  ask<T>(question: (world: World, names: NameSource) => T): Promise<T> {
    const index = this.#index;
    if (index) return this.project.ask((world) => question(world, index));
    return this.#grep.ask((world) => question(world, this.#grep));
  }

  /** Keeps what was learnt for the next run. */
  async close(): Promise<void> {
    if (!this.#isStoreShared) {
      this.store.save();
      this.store.close();
    }
    await this.tree.close();
  }
}
