import { lstatSync } from "node:fs";
import { join } from "node:path";
import { CONFIG_FILE } from "../../config/config-text.ts";
import { Repository } from "../../git/repository.ts";
import { WorkTree } from "../../git/work-tree.ts";
import { writeAtomically } from "../../graph/file/atomic-file.ts";
import { view } from "../../wire/object.ts";
import { list } from "../../wire/shapes.ts";
import { oneOf, text } from "../../wire/values.ts";
import { configFor } from "./config.ts";
import { surveyTree } from "./survey.ts";
import { auditWorkflow, reviewWorkflow } from "./workflows.ts";

/** What became of a file. */
export const FILE_OUTCOMES = ["written", "planned", "kept"] as const;

/** A file that a repository should have. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
  readonly outcome: (typeof FILE_OUTCOMES)[number];
}

/** A branch that means itself as a pattern of a workflow; others are for people to fill in. */
const LITERAL_BRANCH = /^\w[\w./-]*$/;
/** What YAML may take for something else than a text. */
const NEEDS_QUOTES = /^(?:\d|(?:true|false|null|yes|no|on|off|y|n)$)/i;

/** Writes a configuration and workflows for the repository around a directory. What is there is never touched. */
export async function initRepository(directory: string, isDryRun: boolean): Promise<readonly PlannedFile[]> {
  const repository = await Repository.open(directory);
  const texts = new Map([
    [CONFIG_FILE, configFor(await surveyTree(new WorkTree(repository)))],
    [".github/workflows/llmc-nav.yml", reviewWorkflow(await defaultBranch(repository))],
    [".github/workflows/llmc-nav-audit.yml", auditWorkflow()],
  ]);
  const files = [...texts].map(([path, content]): PlannedFile => {
    const isThere = lstatSync(join(repository.root, path), { throwIfNoEntry: false }) !== undefined;
    return { path, text: content, outcome: isThere ? "kept" : isDryRun ? "planned" : "written" };
  });
  for (const { path, text: content, outcome } of files) {
    if (outcome === "written") writeAtomically(repository.root, path, content);
  }
  return files;
}

/** The branch that pull requests are merged into, as far as a clone tells, as YAML writes it. */
async function defaultBranch(repository: Repository): Promise<string> {
  const { stdout } = await repository.git.run(["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"], {
    task: "find the default branch",
    acceptedCodes: [0, 1],
  });
  const remote = stdout
    .toString("utf8")
    .trim()
    .replace(/^origin\//, "");
  const branch = remote || (await repository.branch()) || "";
  if (!LITERAL_BRANCH.test(branch)) return "main";
  return NEEDS_QUOTES.test(branch) ? JSON.stringify(branch) : branch;
}

/** The answer of `init`. */
export const initCodec = view<{ readonly files: readonly PlannedFile[] }>()({
  files: list(
    view<PlannedFile>()({
      path: text(),
      text: text("what the file is to hold"),
      outcome: oneOf(FILE_OUTCOMES, "kept: it was there already; planned: --dry-run"),
    }),
  ),
});
