import type { TestRun } from "../../code/test-rules.ts";
import type { TestCommand } from "../../model/review.ts";
import { append } from "../../util/multimap.ts";
import { printable } from "../../util/printable.ts";
import { shellCommand } from "../../util/shell-command.ts";
import type { TestFiles } from "./test-files.ts";

/** Shells take commands of this length everywhere. */
const MAX_COMMAND_LENGTH = 8000;

/** The commands that run some test files, one for each runner and folder; more where one would be too long. */
export function testCommands(tests: TestFiles, files: readonly string[]): TestCommand[] {
  const groups = new Map<string, string[]>();
  const runs = new Map<string, TestRun>();
  for (const path of files) {
    const run = tests.runOf(path);
    // A name that cannot be seen as it is belongs in no line that is copied.
    if (!run || printable(path) !== path) continue;
    const key = `${run.folder}\0${run.runner}`;
    runs.set(key, run);
    append(groups, key, path);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, paths]) => commandsOf(runs.get(key) as TestRun, paths));
}

function commandsOf(run: TestRun, files: readonly string[]): TestCommand[] {
  const { runner } = run;
  const folder = run.folder === "" ? "." : run.folder;
  const commands = run.commands(files).map((words) => shellCommand(words, run.folder));
  if (files.length === 1 || commands.every((each) => each.length <= MAX_COMMAND_LENGTH)) {
    return commands.map((command) => ({ runner, folder, command, files }));
  }
  const half = Math.ceil(files.length / 2);
  return [...commandsOf(run, files.slice(0, half)), ...commandsOf(run, files.slice(half))];
}
