/**
 * Tries the first minute of a new user: clone a repository, and review its last ten commits.
 *
 *   node bench/newcomer.ts [--node NODE] [--out FOLDER] REPOSITORY…
 *
 * REPOSITORY is an address or a directory that git can clone; the command line is the bundle in `dist/`, run by NODE. The two
 * commands are timed together. Then the same review is rendered as a page and as a comment. Each command must exit with code 0, write
 * nothing to stderr, need no configuration and leave no file that git sees. The rendered files are saved in FOLDER, so that a person can
 * look at them.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const CLI = fileURLToPath(new URL("../dist/cli/index.js", import.meta.url));
const BAR_SECONDS = 60;
const MAX_OUTPUT = 1 << 28;
const COMMITS = 10;
/** A bash script that prints the processor time of the processes it waited for. */
const TIMED = '"$0" "$@"; code=$?; times >&3; exit $code';

/** The result of one command. */
interface Step {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly stdout: string;
  readonly problems: readonly string[];
}

/** The forms of a review, and how each one is recognised. The first is what a new user gets in a terminal. */
const FORMS: readonly {
  readonly format: string;
  readonly file: string;
  readonly isRight: (text: string) => boolean;
}[] = [
  { format: "text", file: "txt", isRight: (text) => /^[✓✗!] \S.*\n/.test(text) && text.includes("\nCompared ") },
  {
    format: "html",
    file: "html",
    isRight: (text) => /^<!doctype html>/.test(text) && text.trimEnd().endsWith("</html>"),
  },
  { format: "markdown", file: "md", isRight: (text) => /^(?:<!--.*-->\n)?### [✅❌⚠]/u.test(text) },
];

const { values, positionals } = parseArgs({
  options: { node: { type: "string", default: process.execPath }, out: { type: "string" } },
  allowPositionals: true,
});
const out = values.out === undefined ? undefined : resolve(values.out);
if (out !== undefined) mkdirSync(out, { recursive: true });
for (const repository of positionals) {
  if (!visit(repository)) process.exitCode = 1;
}

/** Tries the first minute with one repository. Returns whether there was no problem. */
function visit(repository: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), "llmc-nav-newcomer-"));
  try {
    const clone = join(folder, "clone");
    const name = nameOf(repository);
    const cloned = run("git", ["clone", "-q", repository, clone], folder);
    const steps = FORMS.map(({ format, file, isRight }): Step => {
      const step = run(values.node, [CLI, "review", "--base", `HEAD~${COMMITS}`, "--format", format], clone);
      if (out !== undefined) writeFileSync(join(out, `${name}.${file}`), step.stdout);
      return isRight(step.stdout) ? step : { ...step, problems: [...step.problems, `no review as ${format}`] };
    });
    const left = run("git", ["status", "--short"], clone).stdout;
    const all = [cloned, ...steps];
    const problems = [...all.flatMap((step) => step.problems), ...(left === "" ? [] : [`left behind: ${left.trim()}`])];
    const [first, page] = steps as [Step, Step];
    const seconds = cloned.seconds + first.seconds;
    if (seconds > BAR_SECONDS) problems.push(`it took more than ${BAR_SECONDS} s`);
    const figures = [
      `${seconds.toFixed(1)} s`.padStart(7),
      `(clone ${cloned.seconds.toFixed(1)}, review ${first.seconds.toFixed(1)}; of the processor ${first.cpuSeconds.toFixed(1)})`,
      `page ${page.seconds.toFixed(1)} s`,
    ];
    console.log([name.padEnd(20), ...figures, first.stdout.split("\n")[0]].join("  "));
    for (const problem of problems) console.log(`  PROBLEM: ${problem}`);
    return problems.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The name of a repository: `owner/name` at the end of its address, or the folder of a mirror. */
function nameOf(repository: string): string {
  const path = repository.replace(/(?:\.git)?\/*$/, "");
  const last = basename(path);
  return last === "repo" ? basename(dirname(path)).replace("+", "-") : last;
}

function run(program: string, args: readonly string[], cwd: string): Step {
  const started = performance.now();
  const { status, output, error } = spawnSync("bash", ["-c", TIMED, program, ...args], {
    cwd,
    encoding: "utf8",
    maxBuffer: MAX_OUTPUT,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const seconds = (performance.now() - started) / 1000;
  const [, stdout, stderr, times] = output.map((text) => text ?? "") as [string, string, string, string];
  const asked = args.slice(1).join(" ");
  const problems = [
    ...(error || status !== 0 ? [`${asked} ended with ${status}: ${error?.message ?? stderr}`] : []),
    ...(status === 0 && stderr !== "" ? [`${asked} wrote to stderr: ${stderr.trim()}`] : []),
  ];
  return { seconds, cpuSeconds: childTime(times), stdout, problems };
}

/** The processor time of child processes. They are in the second line of `times`, as user and system time: `0m1.250s 0m0.110s`. */
function childTime(times: string): number {
  const found = [...(times.split("\n")[1] ?? "").matchAll(/(\d+)m([\d.]+)s/g)];
  return found.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
