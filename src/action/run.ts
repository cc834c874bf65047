import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@actions/core";
import { openStore } from "../facts/open-store.ts";
import { type FactsUpdate, updateFacts } from "../facts/update.ts";
import { GitTree } from "../git/git-tree.ts";
import { Repository } from "../git/repository.ts";
import { pullRequestHead, readPayload } from "../github/event.ts";
import { UserError } from "../model/errors.ts";
import type { Logger } from "../util/logger.ts";
import { printable } from "../util/printable.ts";
import { lineProgress } from "../util/progress.ts";
import { readInputs } from "./inputs.ts";
import { renderSummary } from "./summary.ts";

/** Runs the action: outputs are set on every path, and nothing is thrown. */
export async function runAction(env: NodeJS.ProcessEnv): Promise<void> {
  core.setOutput("conclusion", "error");
  try {
    await readHead(env);
    core.setOutput("conclusion", "success");
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof UserError) && error instanceof Error && error.stack) core.debug(error.stack);
    core.setFailed(
      error instanceof UserError ? message : `llmc-nav failed; this is a bug, please report it: ${message}`,
    );
  }
}

async function readHead(env: NodeJS.ProcessEnv): Promise<void> {
  const inputs = readInputs((name) => core.getInput(name));
  const repository = await Repository.open(env.GITHUB_WORKSPACE ?? process.cwd());
  const { commit, origin } = await chooseCommit(repository, inputs.head, env);
  core.info(`Reading ${commit} (${origin}).`);
  core.setOutput("commit", commit);
  const tree = new GitTree(repository, commit, { maxFileSize: inputs.maxFileSize });
  const store = await openStore(repository, tree, ACTION_LOGGER);
  try {
    const update = await updateFacts(tree, store, { progress: lineProgress((line) => core.info(line)) });
    core.setOutput("report-json", writeReport(commit, update, env));
    await core.summary.addRaw(renderSummary(commit, origin, update)).write();
    core.info(`${update.files} files have facts, ${update.parsed} parsed now, ${update.skipped.length} skipped.`);
  } finally {
    store.close();
    await tree.close();
  }
}

/** The commit the report is about. A default checkout holds the merge commit only; then that is what can be read. */
async function chooseCommit(repository: Repository, asked: string | undefined, env: NodeJS.ProcessEnv) {
  if (asked !== undefined) return { commit: await repository.resolveCommit(asked), origin: "the input head" };
  const head = pullRequestHead(readPayload(env.GITHUB_EVENT_PATH));
  const commit = head && (await repository.findCommit(head));
  if (commit) return { commit, origin: "the pull request's head" };
  const origin = head
    ? "the checked-out merge commit; fetch-depth: 2 brings the pull request's head"
    : "the checked-out commit";
  return { commit: await repository.resolveCommit("HEAD"), origin };
}

function writeReport(commit: string, update: FactsUpdate, env: NodeJS.ProcessEnv): string {
  const path = join(mkdtempSync(join(env.RUNNER_TEMP ?? tmpdir(), "llmc-nav-")), "report.json");
  const { files, parsed, parsedBytes, skipped } = update;
  writeFileSync(path, `${JSON.stringify({ commit, files, parsed, parsed_bytes: parsedBytes, skipped }, null, 2)}\n`);
  return path;
}

// The runner obeys commands in plain log lines, so text from the repository is made printable first.
const ACTION_LOGGER: Logger = {
  warn: (message) => core.warning(message),
  info: (message) => core.info(printable(message)),
  debug: (message) => core.debug(message),
};
