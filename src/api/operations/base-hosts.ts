import { relative } from "node:path";
import { readTreeConfig } from "../../config/tree-config.ts";
import { contentHosts } from "../../embeddings/providers/content-hosts.ts";
import { GitTree } from "../../git/git-tree.ts";
import { parentsOf } from "../../git/history.ts";
import type { Repository } from "../../git/repository.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables in which CI systems name the branch that a pull request goes to. */
const BASE_BRANCH_VARIABLES = ["GITHUB_BASE_REF", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME"];

/**
 * The hosts that contents of the repository may go to in CI: a pull request brings its own llmc.toml, so there it is the base's that
 * counts. Undefined when everything may be asked: on a person's machine, and where the configuration is not a pull request's.
 */
export async function baseHosts(
  repository: Repository,
  configPath: string | undefined,
  environment: Environment,
): Promise<ReadonlySet<string> | undefined> {
  const isCi = /^(?:true|1)$/i.test(environment.CI ?? "") || environment.GITHUB_ACTIONS === "true";
  const branch = BASE_BRANCH_VARIABLES.map((name) => environment[name]).find((value) => value);
  if (!isCi || branch === undefined || configPath === undefined) return undefined;
  const path = relative(repository.root, configPath).replaceAll("\\", "/");
  // A file outside of the checkout is the job's own.
  if (path.startsWith("../")) return undefined;
  const commit = await baseCommit(repository, branch, environment);
  const config = commit === undefined ? undefined : await configAt(repository, commit, path);
  return contentHosts(config?.profiles.values() ?? [], environment);
}

/** The base as the clone knows it; a checkout of the merge that GitHub made has it as the first parent only. */
async function baseCommit(repository: Repository, branch: string, environment: Environment) {
  const known = await repository.findCommit(`refs/remotes/origin/${branch}`);
  const merge = environment.GITHUB_SHA;
  if (known !== undefined || merge === undefined) return known;
  if ((await repository.findCommit(merge)) === undefined) return undefined;
  const [first, second] = await parentsOf(repository, merge);
  return second === undefined || first === undefined ? undefined : await repository.findCommit(first);
}

async function configAt(repository: Repository, commit: string, path: string) {
  const tree = new GitTree(repository, commit);
  try {
    const entry = (await tree.list()).entries.find((each) => each.path === path);
    return (await readTreeConfig(tree, entry))?.config;
  } finally {
    await tree.close();
  }
}
