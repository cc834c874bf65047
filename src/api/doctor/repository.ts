import { accessSync, constants, lstatSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { CACHE_DIRECTORY } from "../../facts/cache-directory.ts";
import { checkIndex } from "../../freshness/check-index.ts";
import { hasCommit, parentsOf } from "../../git/history.ts";
import type { Repository } from "../../git/repository.ts";
import { isAbsence } from "../../model/index-absence.ts";
import { printable } from "../../util/printable.ts";
import { type Check, fail, ok, warn } from "./check.ts";

const DEPTH_ADVICE =
  "Use `fetch-depth: 2` in actions/checkout for reviews, `fetch-depth: 0` for everything, or run `git fetch --unshallow`.";

/** Checks that the repository has a commit and a working tree. */
export async function checkRepository(repository: Repository): Promise<Check> {
  const head = await repository.headCommit();
  const root = printable(basename(repository.root));
  if (head === undefined)
    return warn("repository", `${root} has no commit yet.`, "Commit something: the index is of a commit.");
  if (repository.isBare) return warn("repository", `${root} is bare.`, "Name a commit with `--rev` in every question.");
  return ok("repository", `${root} at ${head.slice(0, 12)}.`);
}

/** Whether the clone holds the history that a review needs. */
export async function checkDepth(repository: Repository): Promise<Check> {
  const partial = (await repository.isPartial()) ? "partial" : undefined;
  if (!repository.isShallow) return ok("history", partial ? "Complete, in a partial clone." : "Complete.");
  const head = await repository.headCommit();
  const [parent] = head === undefined ? [] : await parentsOf(repository, head);
  if (parent !== undefined && !(await hasCommit(repository, parent))) {
    return fail(
      "history",
      "The clone is shallow and lacks the parent of the commit checked out, so nothing can be reviewed.",
      DEPTH_ADVICE,
    );
  }
  const seen =
    "The clone is shallow. The parent of the commit checked out is here, which is what a review of a pull request needs.";
  return warn("history", seen, "Use `fetch-depth: 0` where older commits are asked about.");
}

/** Whether the graph may answer. */
export async function checkFreshness(repository: Repository): Promise<Check> {
  const { decision } = await checkIndex(repository);
  const found = `${decision.freshnessState}${decision.reason === undefined ? "." : `: ${printable(decision.reason)}`}`;
  if (decision.freshnessState === "FRESH") return ok("index", found);
  if (isAbsence(decision.reason)) {
    return ok(
      "index",
      "There is none, and none is needed: `llmc-nav build-graph` makes one for faster lineage and large reviews.",
    );
  }
  return warn("index", found, "`llmc-nav build-graph` brings it up to date. Until then the files themselves answer.");
}

/** Whether facts can be kept between runs. */
export async function checkCache(repository: Repository): Promise<Check> {
  if (repository.isBare)
    return warn("cache", "A bare repository keeps no facts.", "Use a clone with a working tree to be faster.");
  const tracked = await repository.git.text(["ls-files", "-z", "--", CACHE_DIRECTORY], {
    task: "look for a committed cache",
  });
  if (tracked !== "") {
    const advice = `Run \`git rm -r --cached ${CACHE_DIRECTORY}\` and commit that.`;
    return fail("cache", `${CACHE_DIRECTORY} is committed, so it is not trusted.`, advice);
  }
  const place = nearestExisting(join(repository.root, CACHE_DIRECTORY));
  if (!isWritable(place)) {
    return fail("cache", `${CACHE_DIRECTORY} cannot be written, so every run parses everything.`, "Make it writable.");
  }
  const loose = await looseFiles(repository);
  if (loose.length > 0) {
    const advice =
      "Run `llmc-nav init`, which keeps `.llmc/` out of commits; with --commit-index the graph alone is for commits.";
    return warn("cache", `git would take ${loose.map(printable).join(", ")} into the next commit.`, advice);
  }
  const isThere = lstatSync(join(repository.root, CACHE_DIRECTORY), { throwIfNoEntry: false }) !== undefined;
  return ok("cache", isThere ? `${CACHE_DIRECTORY} is in use.` : `${CACHE_DIRECTORY} is made by the first run.`);
}

/** Files of ours that are neither committed nor ignored: the cache hides itself, what is written on demand does not. */
async function looseFiles({ git }: Repository): Promise<readonly string[]> {
  const listed = await git.text(["ls-files", "-z", "--others", "--exclude-standard", "--", ".llmc"], {
    task: "look for files that git would take",
  });
  return listed.split("\0").filter((path) => path !== "");
}

function nearestExisting(path: string): string {
  return isThere(path) ? path : nearestExisting(dirname(path));
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // A file lies where a folder should be.
    return false;
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
