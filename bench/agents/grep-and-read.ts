import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Question } from "./question.ts";

/** The limits of agents' own tools. */
const MAX_HITS = 250;
const MAX_FILE_LINES = 2000;
/** The number of lines that are read from the start of a definition, and before and after a use to see its context. */
const DEFINITION_LINES = 80;
const AROUND = 20;
/** The maximum number of hits whose context is read. */
const MAX_READ = 10;
const CODE = ["*.py", "*.go", "*.ts", "*.tsx"];

interface Hit {
  readonly path: string;
  readonly line: number;
}

/** The text that a model reads if it searches for text (`git grep`, which prints like `rg`) and then reads the code around the hits. */
export function grepAndRead(directory: string, question: Question): string {
  const { kind, name, file, base, hops = [] } = question;
  const grep = (pattern: string) => git(directory, "grep", "-n", "-E", pattern, "--", ...CODE);
  const uses = (word: string) => cut(grep(`\\b${word}\\b`), MAX_HITS);
  switch (kind) {
    case "source": {
      const found = grep(`(def|class|func|function|const|interface|type) +(\\([^)]*\\) +)?${name}\\b`);
      return (
        found +
        hitsIn(found)
          .map((hit) => read(directory, hit.path, hit.line, hit.line + DEFINITION_LINES))
          .join("")
      );
    }
    case "uses":
    case "files":
      return uses(name);
    case "callers":
      return withCode(directory, uses(name));
    case "hops":
      return [name, ...hops].map((word) => withCode(directory, uses(word))).join("");
    case "outline":
      return read(directory, file ?? "", 1, MAX_FILE_LINES);
    case "changed":
      return diffOfCode(directory, base);
  }
}

/** The diff of a range of commits, with the same amount of code around each change as around a use. */
export function diffOfCode(directory: string, base = "HEAD~1"): string {
  return git(directory, "diff", `-U${AROUND}`, base, "HEAD", "--", ...CODE);
}

/** The hits, and the code around them. */
function withCode(directory: string, found: string): string {
  const hits = hitsIn(found).slice(0, MAX_READ);
  return found + hits.map(({ path, line }) => read(directory, path, line - AROUND, line + AROUND)).join("");
}

function hitsIn(found: string): Hit[] {
  return [...found.matchAll(/^(.+?):(\d+):/gm)].map(([, path = "", line]) => ({ path, line: Number(line) }));
}

/** Lines of a file with their numbers, as agents' tools show them. */
function read(directory: string, path: string, from: number, to: number): string {
  const lines = readFileSync(join(directory, path), "utf8").split("\n");
  const first = Math.max(1, from);
  return lines
    .slice(first - 1, to)
    .map((line, at) => `${String(first + at).padStart(6)}\t${line}\n`)
    .join("");
}

function cut(text: string, lines: number): string {
  return text.split("\n").slice(0, lines).join("\n");
}

function git(directory: string, ...args: string[]): string {
  try {
    return execFileSync("git", args, { cwd: directory, encoding: "utf8", maxBuffer: 1 << 28 });
  } catch {
    return "";
  }
}
