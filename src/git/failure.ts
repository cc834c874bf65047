import path from "node:path";
import { UserError } from "../model/errors.ts";

/** The exit code and error output of a git process. */
export interface GitExit {
  /** `undefined` when a signal ended it. */
  readonly code: number | undefined;
  /** The last part of what it wrote to stderr. */
  readonly stderr: string;
}

/** One sentence about a git process that failed; `task` says what it was meant to do ("list the files of …"). */
export function explainFailure(task: string, directory: string, exit: GitExit): UserError {
  const { stderr } = exit;
  if (/not a git repository/.test(stderr)) {
    return new UserError(
      `${quote(shownDirectory(directory))} is not inside a git repository: run this in a clone, or name one with \`-r DIR\`.`,
      { code: "NOT_A_REPOSITORY" },
    );
  }
  if (/detected dubious ownership|unsafe repository/.test(stderr)) {
    const owned = /repository (?:at )?\(?'([^\n]+?)'/.exec(stderr)?.[1] ?? directory;
    return new UserError(
      `git refuses to read ${quote(owned)} because it belongs to another user: if you trust it, run ` +
        `\`git config --global --add safe.directory ${owned}\`.`,
      { code: "DUBIOUS_OWNERSHIP" },
    );
  }
  if (/cannot use bare repository/.test(stderr)) {
    return new UserError(
      `Your git setting safe.bareRepository forbids the bare repository ${quote(shownDirectory(directory))}: name a clone with a working tree.`,
      { code: "BARE_REPOSITORY_FORBIDDEN" },
    );
  }
  if (/from promisor remote|lazy fetching disabled/.test(stderr)) {
    return new UserError(
      `This partial clone does not hold what is needed to ${task}: clone with \`--filter=blob:none\` or without a filter.`,
      { code: "PARTIAL_CLONE" },
    );
  }
  const how = exit.code === undefined ? "it was killed" : `exit code ${exit.code}`;
  return new UserError(`git could not ${task} (${how}): ${lastWords(stderr)}`, { code: "GIT_FAILED" });
}

/** A directory as messages show it: relative to the current one, because answers reveal nothing about the machine. */
function shownDirectory(directory: string): string {
  return path.relative(process.cwd(), directory) || ".";
}

/** Quotes a name from outside, with its control characters made visible. */
export function quote(name: string): string {
  return JSON.stringify(name);
}

function lastWords(stderr: string): string {
  const lines = withoutCredentials(stderr)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const cause = lines.findLast((line) => /^(fatal|error):/.test(line)) ?? lines.at(-1);
  return cause === undefined ? "it gave no reason." : cause.replace(/^(fatal|error): /, "").replace(/[^.]$/, "$&.");
}

function withoutCredentials(text: string): string {
  return text.replace(/(\w:\/\/)[^/\s@]+@/g, "$1***@");
}
