import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, onTestFinished } from "vitest";
import { GitObjects } from "./git-objects.ts";

/** The environment of every git process of the tests: only the repository's own configuration, fixed people and dates. */
export const TEST_ENV: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"))),
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "Ada Author",
  GIT_AUTHOR_EMAIL: "ada@example.com",
  GIT_AUTHOR_DATE: "2024-01-02T03:04:05Z",
  GIT_COMMITTER_NAME: "Carl Committer",
  GIT_COMMITTER_EMAIL: "carl@example.com",
  GIT_COMMITTER_DATE: "2024-01-02T03:04:05Z",
};

/** The environment of a git process that makes a fixture: files need not survive a loss of power, and git does not clean up. */
const FIXTURE_ENV: NodeJS.ProcessEnv = {
  ...TEST_ENV,
  GIT_TEST_FSYNC: "0",
  GIT_CONFIG_COUNT: "1",
  GIT_CONFIG_KEY_0: "maintenance.auto",
  GIT_CONFIG_VALUE_0: "false",
};

/** The people and dates above, as they are in a commit. */
const PEOPLE = {
  author: "Ada Author <ada@example.com> 1704164645 +0000",
  committer: "Carl Committer <carl@example.com> 1704164645 +0000",
};

/** Commands after which the next commit still contains all files of the working tree. */
const HARMLESS_COMMANDS: ReadonlySet<string | undefined> = new Set([
  ...["add", "branch", "checkout", "clone", "commit", "diff", "fetch", "for-each-ref", "hash-object", "ls-tree", "log"],
  ...[
    "merge-base",
    "mv",
    "remote",
    "rev-list",
    "rev-parse",
    "rm",
    "show",
    "status",
    "symbolic-ref",
    "tag",
    "update-ref",
  ],
]);

/** An empty directory without links in its path. It is removed after the test, or at the end of a program that is not a test. */
export function makeTempDir(name = "repo"): string {
  const top = realpathSync(mkdtempSync(path.join(tmpdir(), "llmc-nav-test-")));
  if (process.env.VITEST === undefined) removeAtExit(top);
  else if (keptForFile) keptForFile.push(top);
  else onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  const directory = path.join(top, name);
  mkdirSync(directory);
  return directory;
}

/** The temporary directories of the shared data of a test file, while this data is created. */
let keptForFile: string[] | undefined;

/** Creates data when the first test of a file asks for it. All tests of the file share it, so they must not change it, or must copy it. */
export function onceForFile<T>(make: () => Promise<T>): () => Promise<T> {
  const directories: string[] = [];
  let made: Promise<T> | undefined;
  const makeNow = async () => {
    keptForFile = directories;
    try {
      return await make();
    } finally {
      keptForFile = undefined;
    }
  };
  afterAll(() => {
    for (const each of directories) rmSync(each, { recursive: true, force: true });
  });
  return () => {
    made ??= makeNow();
    return made;
  };
}

const toRemove = new Set<string>();

function removeAtExit(directory: string): void {
  if (toRemove.size === 0) {
    process.once("exit", () => {
      for (const each of toRemove) rmSync(each, { recursive: true, force: true });
    });
  }
  toRemove.add(directory);
}

/** The options for making a test repository. */
export interface GitRepoOptions {
  readonly objectFormat?: "sha1" | "sha256";
  /** Name of its directory. */
  readonly name?: string;
}

/** The options for cloning a test repository. */
export interface CloneOptions {
  readonly depth?: number;
  /** For a partial clone: `blob:none`, `tree:0`. */
  readonly filter?: string;
  readonly isBare?: boolean;
  readonly isCheckedOut?: boolean;
  readonly branch?: string;
}

/** A real git repository in a temporary directory. */
export class GitRepo {
  readonly dir: string;
  /** Writes commits without git, as long as the repository is plain. */
  #objects: GitObjects | undefined;

  constructor(dir: string) {
    this.dir = dir;
  }

  /** Makes an empty repository with the branch `main`. */
  static init(options: GitRepoOptions = {}): GitRepo {
    const repo = new GitRepo(makeTempDir(options.name));
    if (options.objectFormat === "sha256") repo.git("init", "-q", "-b", "main", "--object-format=sha256");
    else {
      repo.#objects = new GitObjects(repo.dir, PEOPLE);
      repo.#objects.init();
    }
    return repo;
  }

  /** Makes a repository with one commit of these files. */
  static with(files: Record<string, string | Buffer>, options: GitRepoOptions = {}): GitRepo {
    const repo = GitRepo.init(options);
    repo.commit(files);
    return repo;
  }

  /** Runs git and returns its output without the last newline. */
  git(...args: readonly string[]): string {
    if (!HARMLESS_COMMANDS.has(args[0]) || args.includes("-f")) this.#objects = undefined;
    return execFileSync("git", ["-C", this.dir, ...args], {
      env: FIXTURE_ENV,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    }).replace(/\n$/, "");
  }

  /** The absolute path of a file. */
  path(file: string): string {
    return path.join(this.dir, file);
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(path.dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), content);
  }

  makeExecutable(file: string): void {
    chmodSync(this.path(file), 0o755);
  }

  symlink(target: string, file: string): void {
    mkdirSync(path.dirname(this.path(file)), { recursive: true });
    symlinkSync(target, this.path(file));
  }

  remove(file: string): void {
    rmSync(this.path(file), { recursive: true, force: true });
  }

  /** Writes files, then commits everything. Returns the commit id. */
  commit(files: Record<string, string | Buffer> = {}, message = "change"): string {
    for (const [file, content] of Object.entries(files)) this.write(file, content);
    const written = this.#objects?.isPlain(message) ? this.#objects.commit(message) : undefined;
    if (written !== undefined) return written;
    this.git("add", "-A");
    this.git("commit", "-q", "--allow-empty", "-m", message);
    return this.head();
  }

  /** The commit that is checked out. */
  head(): string {
    return this.#objects?.head() ?? this.git("rev-parse", "HEAD");
  }

  /** Makes a new branch at the checked-out commit, and checks it out. */
  startBranch(name: string): void {
    const head = this.#objects?.head();
    if (head === undefined) this.git("checkout", "-q", "-b", name);
    else this.#objects?.startBranch(name, head);
  }

  /** Commits files on a new branch that starts at `start`; HEAD stays on the branch. */
  branch(name: string, start: string, files: Record<string, string | Buffer>): string {
    if (start === this.head()) this.startBranch(name);
    else this.git("checkout", "-q", "-b", name, start);
    return this.commit(files, `change of ${name}`);
  }

  /** Merges `head` into `base` as `refs/pull/N/merge`, as GitHub does. Returns the merge commit. */
  pullRequestMerge(number: number, base: string, head: string): string {
    const [ref, message] = [`refs/pull/${number}/merge`, `Merge ${head} into ${base}`];
    const written = this.#objects?.mergeDescendant(base, head, message);
    if (written !== undefined) {
      this.#objects?.setRef(ref, written);
      return written;
    }
    const current = this.git("symbolic-ref", "--short", "HEAD");
    this.git("checkout", "-q", "--detach", base);
    this.git("merge", "-q", "--no-ff", "-m", message, head);
    const merge = this.git("rev-parse", "HEAD");
    this.git("update-ref", ref, merge);
    this.git("checkout", "-q", current);
    return merge;
  }

  /** A copy of the repository with the same files and history, including untracked files. */
  copy(): GitRepo {
    const copy = new GitRepo(makeTempDir());
    cpSync(this.dir, copy.dir, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    // The index must be refreshed, because it does not know the copied files.
    copy.git("update-index", "-q", "--refresh");
    if (this.#objects) copy.#objects = new GitObjects(copy.dir, PEOPLE);
    return copy;
  }

  /** Clones this repository through the file:// transport, so that depth and filter have an effect. */
  clone(options: CloneOptions = {}): GitRepo {
    const target = path.join(makeTempDir("clone"), "work");
    const flags = [
      ...(options.depth === undefined ? [] : [`--depth=${options.depth}`]),
      ...(options.filter === undefined ? [] : [`--filter=${options.filter}`]),
      ...(options.isBare ? ["--bare"] : []),
      ...(options.isCheckedOut === false ? ["--no-checkout"] : []),
      ...(options.branch === undefined ? [] : [`--branch=${options.branch}`]),
    ];
    this.git("clone", "-q", ...flags, pathToFileURL(this.dir).href, target);
    return new GitRepo(target);
  }

  /** Checks out `refs/pull/N/merge` in a new repository as actions/checkout does: with one shallow fetch and a detached HEAD. */
  checkoutPullRequest(number: number, depth: number): GitRepo {
    const clone = GitRepo.init();
    const ref = `refs/pull/${number}/merge`;
    clone.git("remote", "add", "origin", pathToFileURL(this.dir).href);
    clone.git("fetch", "-q", "--no-tags", `--depth=${depth}`, "origin", `+${ref}:refs/remotes/pull/${number}/merge`);
    clone.git("checkout", "-q", "--detach", `refs/remotes/pull/${number}/merge`);
    return clone;
  }
}
