import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CONFIG_FILE } from "../../config/config-text.ts";
import { HIDE_ALL } from "../../facts/cache-directory.ts";
import { Repository } from "../../git/repository.ts";
import { WorkTree } from "../../git/work-tree.ts";
import { writeAtomically } from "../../graph/file/atomic-file.ts";
import { optional, view } from "../../wire/object.ts";
import { list } from "../../wire/shapes.ts";
import { oneOf, text } from "../../wire/values.ts";
import { configFor } from "./config.ts";
import { INDEX_IGNORE_PATH, INDEX_IGNORE_TEXT, ignoreFile } from "./ignored-files.ts";
import type { InitPart } from "./parts.ts";
import { surveyTree } from "./survey.ts";
import { auditWorkflow, commandsWorkflow, reviewWorkflow } from "./workflows.ts";

/** The possible outcomes for a file. */
export const FILE_OUTCOMES = ["written", "changed", "planned", "kept"] as const;

/** The parts to set up, and how. */
export interface InitOptions {
  readonly parts: ReadonlySet<InitPart>;
  /** The graph is to be committed, so that git must see it. */
  readonly isIndexCommitted: boolean;
  /** Write nothing. */
  readonly isDryRun: boolean;
}

/** A file that a repository should have. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
  readonly outcome: (typeof FILE_OUTCOMES)[number];
  /** The lines that differ, `+` or `-` in front, in a file that is there already. */
  readonly changes?: readonly string[] | undefined;
}

/** A branch that means itself as a pattern of a workflow; others are for people to fill in. */
const LITERAL_BRANCH = /^\w[\w./-]*$/;
/** Text that YAML may take for something other than a string. */
const NEEDS_QUOTES = /^(?:\d|(?:true|false|null|yes|no|on|off|y|n)$)/i;

/** A longer .gitignore is left alone. */
const MAX_IGNORE_BYTES = 1024 * 1024;

/** Writes what the repository around a directory needs. What is there is kept; only .gitignore files gain or lose the folder of the index. */
export async function initRepository(directory: string, options: InitOptions): Promise<readonly PlannedFile[]> {
  const repository = await Repository.open(directory);
  const { root } = repository;
  const files = [...(await newFiles(repository, options)), ...ignoreFiles(root, options)];
  for (const { path, text: content, outcome } of files) {
    if (outcome === "written" || outcome === "changed") writeAtomically(root, path, content);
  }
  return files;
}

async function newFiles(repository: Repository, { parts, isDryRun }: InitOptions): Promise<PlannedFile[]> {
  const texts = new Map([[".github/workflows/llmc-nav.yml", reviewWorkflow(await defaultBranch(repository))]]);
  if (parts.has("config") || parts.has("index")) {
    texts.set(CONFIG_FILE, configFor(await surveyTree(new WorkTree(repository)), parts.has("index")));
  }
  if (parts.has("audit")) texts.set(".github/workflows/llmc-nav-audit.yml", auditWorkflow());
  if (parts.has("commands")) texts.set(".github/workflows/llmc-nav-commands.yml", commandsWorkflow());
  return [...texts].map(([path, content]) => {
    const isThere = lstatSync(join(repository.root, path), { throwIfNoEntry: false }) !== undefined;
    return { path, text: content, outcome: isThere ? "kept" : isDryRun ? "planned" : "written" };
  });
}

/** The files called .gitignore with the text that they need; those that are right already are not listed. */
function ignoreFiles(root: string, { isIndexCommitted, isDryRun }: InitOptions): PlannedFile[] {
  const top = readOwn(root, ".gitignore");
  const planned: { readonly path: string; readonly before: OwnFile; readonly text: string | undefined }[] = [
    { path: ".gitignore", before: top, text: ignoreFile(top.text, isIndexCommitted) },
  ];
  const inner = readOwn(root, INDEX_IGNORE_PATH);
  // A folder that hides itself is ours; any other file there is somebody else's.
  const isOurs = inner.text === undefined || inner.text === HIDE_ALL;
  if (isIndexCommitted && isOurs) planned.push({ path: INDEX_IGNORE_PATH, before: inner, text: INDEX_IGNORE_TEXT });
  return planned.flatMap(({ path, before, text: content }): PlannedFile[] => {
    if (content === undefined) return [];
    if (!before.isUsable) return [{ path, text: content, outcome: "kept" }];
    const done = before.text === undefined ? "written" : "changed";
    const changes = before.text === undefined ? undefined : changedLines(before.text, content);
    return [{ path, text: content, outcome: isDryRun ? "planned" : done, changes }];
  });
}

/** The lines that a file gains or loses, where nothing else about it changes. */
function changedLines(before: string, after: string): readonly string[] {
  const [olds, news] = [before, after].map((text) => text.split(/\r?\n/)) as [string[], string[]];
  const [was, is] = [new Set(olds), new Set(news)];
  return [
    ...olds.filter((line) => !is.has(line)).map((line) => `-${line}`),
    ...news.filter((line) => !was.has(line)).map((line) => `+${line}`),
  ];
}

interface OwnFile {
  /** Undefined when there is none. */
  readonly text?: string | undefined;
  /** It can be written: it is absent, or a plain file of a sensible size. */
  readonly isUsable: boolean;
}

function readOwn(root: string, path: string): OwnFile {
  const found = lstatSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined) return { isUsable: true };
  if (!found.isFile() || found.size > MAX_IGNORE_BYTES) return { isUsable: false };
  return { isUsable: true, text: readFileSync(join(root, path), "utf8") };
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
      outcome: oneOf(
        FILE_OUTCOMES,
        "changed: a .gitignore that was there; kept: it was there already; planned: --dry-run",
      ),
      changes: optional(list(text(), "the lines that differ in a file that was there, after + or -")),
    }),
  ),
});
