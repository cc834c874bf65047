import { readFileSync, realpathSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { UserError } from "../model/errors.ts";
import { property } from "../util/json.ts";
import { quote } from "./failure.ts";
import { headFiles } from "./head-files.ts";
import { NotedFiles } from "./noted-files.ts";
import type { ObjectFormat } from "./object-id.ts";
import { Git, type GitOptions } from "./runner.ts";

interface RepositoryFacts {
  readonly root: string;
  readonly gitDir: string;
  readonly isBare: boolean;
  readonly isShallow: boolean;
  readonly objectFormat: ObjectFormat;
}

/** A git repository on this machine: a clone, a linked worktree, a submodule or a bare repository. */
export class Repository {
  /** Runs git at `root`. */
  readonly git: Git;
  /** The real path of the top of the working tree; of the repository itself when it is bare. */
  readonly root: string;
  /** The directory of this working tree's `HEAD` and `index`. */
  readonly gitDir: string;
  readonly isBare: boolean;
  /** History is cut off somewhere (`clone --depth`). */
  readonly isShallow: boolean;
  readonly objectFormat: ObjectFormat;
  #isPartial: Promise<boolean> | undefined;
  /** Ids known to be commits: an id always names the same object, so git is asked only once per id. */
  readonly #commits = new Set<string>();
  #head: { readonly noted: NotedFiles; readonly commit: string | undefined } | undefined;

  private constructor(git: Git, facts: RepositoryFacts) {
    this.git = git;
    this.root = facts.root;
    this.gitDir = facts.gitDir;
    this.isBare = facts.isBare;
    this.isShallow = facts.isShallow;
    this.objectFormat = facts.objectFormat;
  }

  /** Opens the repository that contains a directory. */
  static async open(directory: string, options: GitOptions = {}): Promise<Repository> {
    const git = new Git(realDirectory(directory), options);
    const answer = await askWhere(git);
    const [isBareText, isInside, isShallow, objectFormat, ...paths] = answer.replace(/\n$/, "").split("\n");
    const isBare = isBareText === "true";
    if (!isBare && isInside !== "true") {
      throw new UserError(
        `${quote(directory)} is not in the working tree of its repository: name a directory that is.`,
        {
          code: "NOT_A_WORK_TREE",
        },
      );
    }
    // The way up consists of `../` only and is missing for a bare repository; the rest is one path, newlines and all.
    const wayUp = isBare ? "" : (paths.shift() ?? "");
    const gitDir = path.resolve(paths.join("\n"));
    const root = isBare ? gitDir : path.resolve(git.directory, wayUp);
    return new Repository(git.in(root), {
      root,
      gitDir,
      isBare,
      isShallow: isShallow === "true",
      objectFormat: objectFormat === "sha256" ? "sha256" : "sha1",
    });
  }

  /** Whether objects may be missing and git would fetch them one by one (`clone --filter`); found on demand, as many callers need not know. */
  isPartial(): Promise<boolean> {
    this.#isPartial ??= mayBePartial(this.gitDir) ? askIsPartial(this.git) : Promise.resolve(false);
    return this.#isPartial;
  }

  /** The full id of the commit that a revision names, `undefined` when there is none in this clone. */
  async findCommit(revision: string): Promise<string | undefined> {
    // No revision has such characters, and no argument of a process may have a NUL.
    if (revision === "" || /[\0\n]/.test(revision)) return undefined;
    if (this.#commits.has(revision)) return revision;
    const answer = await this.git.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`],
      // 128: ambiguous, malformed, or absent from a partial clone.
      { task: `find the commit ${quote(revision)}`, acceptedCodes: [0, 1, 128] },
    );
    if (answer.exitCode !== 0) return undefined;
    const commit = answer.stdout.toString("latin1").trim();
    this.#commits.add(commit);
    return commit;
  }

  /** The full id of the commit that a revision names. */
  async resolveCommit(revision: string): Promise<string> {
    const commit = await this.findCommit(revision);
    if (commit !== undefined) return commit;
    throw new UserError(
      `${quote(revision)} names no single commit in this repository: ${await this.#advice(revision)}.`,
      {
        code: "BAD_REVISION",
      },
    );
  }

  /** The likely reason why a revision names nothing, and the remedy. */
  async #advice(revision: string): Promise<string> {
    if ((await this.headCommit()) === undefined) return "there is no commit yet, so commit something first";
    if (this.isShallow) {
      return "this clone is shallow, so fetch more history (`fetch-depth: 0` in actions/checkout, or `git fetch --unshallow`)";
    }
    const start = /^(.+)~\d+$/.exec(revision)?.[1];
    const commit = start === undefined ? undefined : await this.findCommit(start);
    if (commit === undefined) return "check the spelling, or fetch it first (`git fetch`)";
    const count = await this.git.text(["rev-list", "--count", "--first-parent", commit], { task: "count the commits" });
    const back = Number(count) - 1;
    if (back < 1) return `there is nothing before ${start}, its history has a single commit`;
    return `its history goes back to ${start}~${back} only`;
  }

  /** The commit that is checked out, `undefined` before the first commit. git is asked again only after a change of the files that determine it. */
  async headCommit(): Promise<string | undefined> {
    if (this.#head?.noted.isUnchanged()) return this.#head.commit;
    const files = headFiles(this.gitDir);
    const noted = files && new NotedFiles(files);
    const commit = await this.findCommit("HEAD");
    this.#head = noted?.isSettled ? { noted, commit } : undefined;
    return commit;
  }

  /** The branch that is checked out, `undefined` with a detached HEAD. */
  async branch(): Promise<string | undefined> {
    const answer = await this.git.run(["symbolic-ref", "--quiet", "--short", "HEAD"], {
      task: "read the current branch",
      acceptedCodes: [0, 1],
    });
    return answer.exitCode === 0 ? answer.stdout.toString("utf8").replace(/\n$/, "") : undefined;
  }

  /** The commits whose parents a shallow clone has cut off. */
  async shallowCommits(): Promise<ReadonlySet<string>> {
    if (!this.isShallow) return new Set();
    const file = await this.git.text(["rev-parse", "--git-path", "shallow"], { task: "find the shallow commits" });
    const text = await readFile(path.resolve(this.root, file.replace(/\n$/, "")), "latin1").catch((error) => {
      // The rest of the history has been fetched since the repository was opened.
      if (property(error, "code") === "ENOENT") return "";
      throw error;
    });
    return new Set(text.split("\n").filter((line) => line !== ""));
  }
}

function realDirectory(directory: string): string {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`${quote(directory)} is not a directory: name the directory of a git repository.`, {
      code: "NOT_A_DIRECTORY",
    });
  }
  return realpathSync(directory);
}

function askWhere(git: Git): Promise<string> {
  const questions = [
    "--is-bare-repository",
    "--is-inside-work-tree",
    "--is-shallow-repository",
    "--show-object-format",
  ];
  return git.text(["rev-parse", ...questions, "--show-cdup", "--absolute-git-dir"], { task: "open the repository" });
}

/** Whether the configuration has a word with which it could say so, or reads other files: starting git takes longer than looking. */
function mayBePartial(gitDir: string): boolean {
  try {
    return /promisor|partialclone|worktreeconfig|\[\s*include/i.test(
      readFileSync(path.join(gitDir, "config"), "latin1"),
    );
  } catch {
    // A linked working tree has its configuration elsewhere.
    return true;
  }
}

async function askIsPartial(git: Git): Promise<boolean> {
  const keys = String.raw`^(remote\..*\.promisor|extensions\.partialclone)$`;
  const answer = await git.run(["config", "-z", "--get-regexp", keys], {
    task: "read the configuration of the repository",
    acceptedCodes: [0, 1],
  });
  return answer.exitCode === 0;
}
