import type { DecodedFacts } from "../../facts/decoded-facts.ts";
import { updateFactsOf } from "../../facts/update.ts";
import type { GitTree } from "../../git/git-tree.ts";
import type { WorkTree } from "../../git/work-tree.ts";
import { canBeCode } from "../../languages/registry.ts";
import { LiveProject } from "../../resolve/live-project.ts";
import { NameIndex } from "../../resolve/name-index.ts";
import type { Progress } from "../../util/progress.ts";
import { GrepNames } from "./grep-names.ts";

/** The parts needed for reading code. */
export interface OpenCode {
  readonly facts: DecodedFacts;
  readonly project: LiveProject;
  readonly grep: GrepNames;
}

/** Opens the parts that resolve names in a tree by its facts. They are loaded with the first question that no index answers. */
export async function openCode(tree: GitTree | WorkTree, facts: DecodedFacts): Promise<OpenCode> {
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
