import { DecodedFacts } from "../../facts/decoded-facts.ts";
import { openStore } from "../../facts/open-store.ts";
import { updateFactsOf } from "../../facts/update.ts";
import type { GitTree } from "../../git/git-tree.ts";
import type { WorkTree } from "../../git/work-tree.ts";
import { canBeCode } from "../../languages/registry.ts";
import { LiveProject } from "../../resolve/live-project.ts";
import { NameIndex } from "../../resolve/name-index.ts";
import type { Progress } from "../../util/progress.ts";
import type { CodebaseOptions } from "./codebase-options.ts";
import { GrepNames } from "./grep-names.ts";

/** The parts that reading code needs. */
export interface OpenCode {
  readonly facts: DecodedFacts;
  readonly project: LiveProject;
  readonly grep: GrepNames;
}

/** Opens the facts of a tree and what resolves names with them. It is loaded with the first question that no index answers. */
export async function openCode(tree: GitTree | WorkTree, options: CodebaseOptions): Promise<OpenCode> {
  const { repository, logger } = options;
  const facts = options.facts ?? new DecodedFacts(await openStore(repository, tree, logger));
  const project = await LiveProject.open(tree, facts);
  return { facts, project, grep: new GrepNames(project, tree) };
}

/** Brings the facts of every file up to date and indexes their names. */
export async function indexNames(
  project: LiveProject,
  tree: GitTree | WorkTree,
  progress: Progress,
): Promise<NameIndex> {
  const code = [...project.entries.values()].filter((entry) => canBeCode(entry.path));
  await updateFactsOf(code, tree, project.store, { progress });
  const paths = code.map((entry) => entry.path);
  return project.ask(() => NameIndex.build(project, paths));
}
