import { isAbsolute } from "node:path";
import { CONFIG_FILE } from "../config/config-text.ts";
import type { IndexCheck } from "../freshness/check-index.ts";
import { insidePath } from "../git/paths.ts";
import { Repository } from "../git/repository.ts";
import type { DirectionWord } from "../model/direction.ts";
import { UserError } from "../model/errors.ts";
import type { DefinitionKind } from "../model/facts.ts";
import type { LineageItem, RagResult, SearchItem, UseItem } from "../model/result.ts";
import type { ChangedSymbols, Review } from "../model/review.ts";
import type { SymbolContext, SymbolImpact, SymbolSource } from "../model/symbol-answers.ts";
import { GraphCache } from "../nav/graph/graph-cache.ts";
import type { SearchFilters } from "../nav/search/filters.ts";
import type { WhereUsedOptions } from "../nav/symbols/where-used.ts";
import type { NamePatch } from "../review/fixes/fix-names.ts";
import { type Logger, SILENT_LOGGER } from "../util/logger.ts";
import { NO_PROGRESS, type Progress } from "../util/progress.ts";
import type { ChangeNames } from "./about-change.ts";
import type { ApiDiff, ApiRange } from "./api-diff.ts";
import type { ConfigFile } from "./config-file.ts";
import type { ApiContext } from "./context.ts";
import type { Given } from "./defaults.ts";
import type { KeptIndex } from "./kept-index.ts";
import type { LineageLimits } from "./lineage.ts";
import type { SymbolFilter } from "./operations/describe-symbol.ts";
import type { Outline } from "./operations/outline.ts";
import type { PulledIndex } from "./pull.ts";
import { readNamedFile, readRepositoryFile } from "./read-repository-file.ts";
import type { ReviewedChange } from "./review.ts";
import type { FileRouting, QueryRouting } from "./routing.ts";
import type { Validation } from "./validation.ts";
import { answerWhereUsed } from "./where-used.ts";

/** Options for opening a repository; everything has a default. */
export interface OpenOptions {
  /** The path of the configuration, from the repository's root or absolute; default is `llmc.toml`, which need not exist. */
  readonly config?: string | undefined;
  /** The receiver of warnings; default is none. */
  readonly logger?: Logger | undefined;
  /** The receiver of the progress of long answers; default is none. */
  readonly progress?: Progress | undefined;
  /** The variables in which `search` finds the address of the index and the keys of providers; default is the process's environment. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
}

/** The options of a search, apart from the query. */
export interface SearchQuestion extends AskOptions, SearchFilters {
  /** The most matches that are shown; default is 20. */
  readonly limit?: number | undefined;
  /** The tool that asks, such as `code_refactor`: it decides about the route before the words do. */
  readonly tool?: string | undefined;
}

/** Options that every question takes. */
export interface AskOptions {
  /** Answer about a commit instead of the working tree. */
  readonly rev?: string | undefined;
}

/** A query to route, and the tool that asks. */
export interface RoutedQuery {
  readonly query: string;
  readonly tool?: string | undefined;
  readonly file?: undefined;
}

/** A file of the repository to route, by its path from the root. */
export interface RoutedFile {
  readonly file: string;
  readonly query?: undefined;
  readonly tool?: undefined;
}

/**
 * A repository that questions can be put to. Each answer is about the files as they are when it is given: nothing has to be
 * reopened after an edit. Questions are answered one after the other, in the order in which they are asked. What search, reviews
 * and the configuration need is loaded when it is first asked for: the command line asks one question and is gone.
 *
 * Mistakes in a question about symbols come back as an envelope with the status `ERROR`; elsewhere they are thrown as `UserError`s.
 */
export class NavRepository {
  /** The real path of the top of the working tree. */
  readonly root: string;
  readonly #repository: Repository;
  readonly #config: string | undefined;
  readonly #logger: Logger;
  readonly #progress: Progress;
  readonly #environment: Readonly<Record<string, string | undefined>>;
  readonly #graphs = new GraphCache();
  #index: Promise<KeptIndex> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  private constructor(repository: Repository, options: OpenOptions) {
    this.root = repository.root;
    this.#repository = repository;
    this.#config = options.config && pathFrom(repository.root, options.config);
    this.#logger = options.logger ?? SILENT_LOGGER;
    this.#progress = options.progress ?? NO_PROGRESS;
    this.#environment = options.environment ?? process.env;
  }

  /** Opens a repository, for `openRepository`; a static method keeps the way git is run out of the package's types. */
  static async open(directory: string, options: OpenOptions = {}): Promise<NavRepository> {
    return new NavRepository(await Repository.open(directory), options);
  }

  /** The matches of a query: code, docs and data, from the search index when it is proved to be fresh, else from the live files. */
  search(query: string, question: SearchQuestion = {}): Promise<RagResult<SearchItem>> {
    const { rev, limit, tool, ...filters } = question;
    const request = async () => ({
      limit,
      tool,
      filters,
      readConfig: () => this.#readConfig(rev),
      isConfigNamed: this.#config !== undefined,
      environment: this.#environment,
      index: await this.#keepIndex(),
    });
    return this.#ask(async () =>
      (await import("./search.ts")).answerSearch(this.#context(rev), query, await request()),
    );
  }

  /** Every use of a symbol: `login`, `Auth.login`, `src/auth.py#Auth.login`, `src/auth.py:15` or an LLMC id. */
  whereUsed(symbol: string, options: Given<WhereUsedOptions> & AskOptions = {}): Promise<RagResult<UseItem>> {
    const { rev, ...filters } = options;
    return this.#ask(() => answerWhereUsed(this.#context(rev), symbol, filters));
  }

  /** Callers (`upstream`) or callees (`downstream`) of a symbol over several hops; `callers` and `callees` mean the same. */
  lineage(
    symbol: string,
    direction: DirectionWord,
    options: Given<LineageLimits> & AskOptions = {},
  ): Promise<RagResult<LineageItem>> {
    const { rev, ...limits } = options;
    return this.#ask(async () =>
      (await import("./lineage.ts")).answerLineage(this.#context(rev), symbol, direction, limits),
    );
  }

  /** The definitions of a symbol with signature, docs and source. */
  symbol(symbol: string, options: SymbolFilter & AskOptions = {}): Promise<RagResult<SymbolSource>> {
    const { rev, ...filter } = options;
    return this.#ask(async () =>
      (await import("./operations/describe-symbol.ts")).describeSymbol(this.#context(rev), symbol, filter),
    );
  }

  /** The definitions of a file, in its order, with lines and signatures. */
  outline(file: string, options: { readonly kind?: DefinitionKind | undefined } & AskOptions = {}): Promise<Outline> {
    const { rev, kind } = options;
    return this.#ask(async () =>
      (await import("./operations/outline.ts")).outlineFile(this.#context(rev), file, { kind }),
    );
  }

  /** A definition with who uses it, what it calls, and which tests use it. */
  context(symbol: string, options: SymbolFilter & AskOptions = {}): Promise<RagResult<SymbolContext>> {
    const { rev, ...filter } = options;
    return this.#ask(async () =>
      (await import("./operations/symbol-context.ts")).symbolContext(this.#context(rev), symbol, filter),
    );
  }

  /** The reach of a change of a symbol: its uses, its indirect callers, and the tests on the way. */
  impact(
    symbol: string,
    options: SymbolFilter & { readonly depth?: number | undefined } & AskOptions = {},
  ): Promise<RagResult<SymbolImpact>> {
    const { rev, ...filter } = options;
    return this.#ask(async () =>
      (await import("./operations/symbol-context.ts")).symbolImpact(this.#context(rev), symbol, filter),
    );
  }

  /** Whether the index may answer, and how far it is off if not. */
  status({ rev }: AskOptions = {}): Promise<IndexCheck> {
    return this.#ask(async () => (await import("./status.ts")).checkStatus(this.#repository, rev));
  }

  /** The routes to which a query is put or by which a file is kept, and the reasons. */
  route(thing: RoutedQuery, options?: AskOptions): Promise<QueryRouting>;
  route(thing: RoutedFile, options?: AskOptions): Promise<FileRouting>;
  route(thing: RoutedQuery | RoutedFile, { rev }: AskOptions = {}): Promise<QueryRouting | FileRouting> {
    return this.#ask(async () => {
      const [{ routeFile, routeQuery }, { configOf }] = await Promise.all([
        import("./routing.ts"),
        import("./config-file.ts"),
      ]);
      const config = configOf(await this.#readConfig(rev));
      if (thing.file === undefined) return routeQuery(config, thing.query, thing.tool);
      return routeFile(config, await readRepositoryFile(this.#repository, rev, thing.file));
    });
  }

  /** The mistakes in the configuration with their places, and the routes that it resolves to. */
  validate({ rev }: AskOptions = {}): Promise<Validation> {
    return this.#ask(async () => (await import("./validation.ts")).validateConfig(await this.#readConfig(rev)));
  }

  /** The review of a change: the uses that it breaks, the code that it affects and the tests that reach it. */
  review(change: ReviewedChange = {}): Promise<Review> {
    return this.#ask(async () =>
      (await import("./review.ts")).reviewChange(this.#context(undefined), this.#config, change),
    );
  }

  /** The names of the change that a review is of, in words that stay true when it is read later. */
  describe({ head, base }: Pick<Review, "head" | "base">): Promise<ChangeNames> {
    return this.#ask(async () =>
      (await import("./about-change.ts")).changeNames(this.#repository, head.includes(" ") ? base : head),
    );
  }

  /** A patch that gives what a change renamed its new name wherever it is still used by the old one. */
  patch(change: ReviewedChange = {}): Promise<NamePatch> {
    return this.#ask(async () =>
      (await import("./review.ts")).patchFor(this.#context(undefined), this.#config, change),
    );
  }

  /** Writes what a change breaks to the baseline of the working tree; committed where changes start from, it does not count any more. */
  writeBaseline(change: ReviewedChange = {}): Promise<{ readonly path: string; readonly count: number }> {
    return this.#ask(async () =>
      (await import("./review.ts")).writeBaseline(this.#context(undefined), this.#config, change),
    );
  }

  /** The symbols that a change adds, deletes, renames, moves or alters; who uses them is not looked for. */
  changed(change: ReviewedChange = {}): Promise<ChangedSymbols> {
    return this.#ask(async () =>
      (await import("./review.ts")).changedBy(this.#context(undefined), this.#config, change),
    );
  }

  /** The public symbols that were removed, changed or added since a release, and the number of the version that goes up. */
  apiDiff(range: ApiRange): Promise<ApiDiff> {
    return this.#ask(async () =>
      (await import("./api-diff.ts")).apiDiff(this.#context(undefined), this.#config, range),
    );
  }

  /** Gets the index that the default branch published to a remote (default: `origin`), proves it and brings it to the commit (default: HEAD). */
  pull({ remote, rev }: AskOptions & { readonly remote?: string | undefined } = {}): Promise<PulledIndex> {
    return this.#ask(async () => (await import("./pull.ts")).pullIndex(this.#context(rev), remote));
  }

  /** Waits for the answers that are still to come; nothing can be asked afterwards. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#last;
    await (await this.#index)?.close();
  }

  /** Two questions at once would parse the same files twice and hold the memory of both. */
  #ask<T>(question: () => Promise<T>): Promise<T> {
    if (this.#isClosed) return Promise.reject(new UserError("The repository was closed: open it again to ask more."));
    const asked = this.#last.then(question);
    this.#last = asked.catch(() => undefined);
    return asked;
  }

  #context(rev: string | undefined): ApiContext {
    return { repository: this.#repository, rev, logger: this.#logger, progress: this.#progress, graphs: this.#graphs };
  }

  #keepIndex(): Promise<KeptIndex> {
    this.#index ??= import("./kept-index.ts").then(({ KeptIndex }) => new KeptIndex());
    return this.#index;
  }

  async #readConfig(rev: string | undefined): Promise<ConfigFile> {
    const { configFileOf, MAX_CONFIG_BYTES } = await import("./config-file.ts");
    const path = this.#config ?? CONFIG_FILE;
    const file = isAbsolute(path)
      ? readNamedFile(path, MAX_CONFIG_BYTES)
      : await readRepositoryFile(this.#repository, rev, path, MAX_CONFIG_BYTES);
    return configFileOf(file, this.#config !== undefined);
  }
}

/** An absolute path as one from the root, where it is in the repository. */
function pathFrom(root: string, path: string): string {
  return isAbsolute(path) ? (insidePath(root, path) ?? path) : path;
}

/** Opens the repository around a directory; a directory that is in none is a `UserError`. */
export function openRepository(directory: string, options: OpenOptions = {}): Promise<NavRepository> {
  return NavRepository.open(directory, options);
}
