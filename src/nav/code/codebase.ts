import type { World } from "../../code/world.ts";
import { DecodedFacts } from "../../facts/decoded-facts.ts";
import { openStore } from "../../facts/open-store.ts";
import type { FactsStore } from "../../facts/store.ts";
import { GitTree } from "../../git/git-tree.ts";
import type { Repository } from "../../git/repository.ts";
import { WorkTree } from "../../git/work-tree.ts";
import type { LiveProject } from "../../resolve/live-project.ts";
import type { NameIndex, NameSource } from "../../resolve/name-index.ts";
import type { CodebaseOptions } from "./codebase-options.ts";
import type { OpenCode } from "./open-code.ts";

/** One tree of a repository, open for questions. */
export class Codebase {
  readonly repository: Repository;
  readonly tree: GitTree | WorkTree;
  readonly #options: CodebaseOptions;
  #commit: Promise<string | undefined> | undefined;
  #facts: Promise<DecodedFacts> | undefined;
  #code: OpenCode | undefined;
  #index: NameIndex | undefined;

  private constructor(tree: GitTree | WorkTree, options: CodebaseOptions) {
    this.repository = options.repository;
    this.tree = tree;
    this.#options = options;
  }

  /** Opens a tree with its facts, ready for questions about its code. */
  static async open(options: CodebaseOptions): Promise<Codebase> {
    const codebase = await Codebase.over(options);
    await codebase.load();
    return codebase;
  }

  /** Opens a tree whose facts are loaded with the first question about its code: an index may answer without them. */
  static async over(options: CodebaseOptions): Promise<Codebase> {
    return new Codebase(options.tree ?? (await treeOf(options)), options);
  }

  /** Opens the facts. */
  async load(): Promise<void> {
    await this.#load();
  }

  /** The files of the tree with their facts; available only once the facts are open. */
  get project(): LiveProject {
    return this.#opened().project;
  }

  get facts(): DecodedFacts {
    return this.#opened().facts;
  }

  get store(): FactsStore {
    return this.facts.store;
  }

  /** Only the stored facts, for callers that ask no questions about names. */
  async openStore(): Promise<FactsStore> {
    return (await this.#openFacts()).store;
  }

  /** The commit of the tree: for the working tree, the one that is checked out; undefined before the first commit. */
  commit(): Promise<string | undefined> {
    this.#commit ??= this.tree.commit === undefined ? this.repository.headCommit() : Promise.resolve(this.tree.commit);
    return this.#commit;
  }

  /** The name of the tree in messages. */
  get treeName(): string {
    return this.tree.commit === undefined ? "the working tree" : this.tree.name;
  }

  /** Brings the facts of every file up to date and indexes their names: worthwhile for many questions, not for one. */
  async indexAll(): Promise<void> {
    await this.load();
    const { indexNames } = await import("./open-code.ts");
    this.#index = await indexNames(this.project, this.tree, this.#options.progress);
  }

  /** Answers a question; files are read and names searched for on demand. */
  async ask<T>(question: (world: World, names: NameSource) => T): Promise<T> {
    const { project, grep } = await this.#load();
    const index = this.#index;
    if (index) return project.ask((world) => question(world, index));
    return grep.ask((world) => question(world, grep));
  }

  /** Saves new facts for the next run. */
  async close(): Promise<void> {
    if (this.#facts && this.#options.facts === undefined) {
      const { store } = await this.#facts;
      store.save();
      store.close();
    }
    await this.tree.close();
  }

  async #load(): Promise<OpenCode> {
    if (this.#code) return this.#code;
    const { openCode } = await import("./open-code.ts");
    this.#code = await openCode(this.tree, await this.#openFacts());
    return this.#code;
  }

  #openFacts(): Promise<DecodedFacts> {
    this.#facts ??= this.#readFacts();
    return this.#facts;
  }

  async #readFacts(): Promise<DecodedFacts> {
    const { repository, logger, facts } = this.#options;
    return facts ?? new DecodedFacts(await openStore(repository, this.tree, logger));
  }

  #opened(): OpenCode {
    if (!this.#code) throw new Error("the facts of the tree were not opened");
    return this.#code;
  }
}

async function treeOf({ repository, rev, maxFileSize }: CodebaseOptions): Promise<GitTree | WorkTree> {
  const limits = maxFileSize === undefined ? {} : { maxFileSize };
  if (rev === undefined) return new WorkTree(repository, limits);
  return new GitTree(repository, await repository.resolveCommit(rev), limits);
}
