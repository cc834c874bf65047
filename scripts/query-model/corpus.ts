/** Queries with a known answer, taken from the histories, docstrings and headings of public repositories. */
import { spawnSync } from "node:child_process";
import type { Example } from "./example.ts";

const MAX_OUTPUT = 512 * 1024 * 1024;
const COMMITS_READ = 4000;
const DOCUMENT = /\.(?:md|mdx|rst|adoc)$/i;
const DOCUMENT_TXT = /(?:^|\/)docs?\/.*\.txt$/i;
/** Histories repeat version numbers, translations repeat pages, and what is bundled is another project's. */
const SKIPPED =
  /(?:^|\/)(?:changelog|changes|history|news|releases?|whatsnew|node_modules|vendor|_vendor|third.party|fixtures?|__snapshots__|tests?|__tests__|locales?|translations?|changelog_unreleased|blog|[\w]*release_notes|docs\/(?!en\b)[a-z]{2}(?:-[a-z]+)?|versioned_docs)(?:[/._-]|$)/i;
const CODE = /\.(?:py|js|jsx|ts|tsx|mjs|cjs|go|rs|rb|java|kt|php|c|cc|cpp|h|cs)$/;

/** Every example of a repository at a commit: `directory` is its git directory, bare or not. */
export function examplesOf(source: string, commit: string, directory: string): Example[] {
  // What a shallow or partial clone cannot give is left out: the corpus is a sample in any case.
  const git = (...args: string[]) =>
    spawnSync("git", ["-C", directory, ...args], { encoding: "utf8", maxBuffer: MAX_OUTPUT }).stdout;
  const files = git("ls-tree", "-r", "--name-only", commit)
    .split("\n")
    .filter((path) => !SKIPPED.test(path));
  const examples: Example[] = [];
  const add = (kind: Example["kind"], route: Example["route"], texts: Iterable<string>) => {
    for (const text of new Set([...texts].map(tidy))) {
      if (text.length >= 4 && text.length <= 200 && /\p{L}.* .*\p{L}/u.test(text))
        examples.push({ source, kind, route, text });
    }
  };
  const read = (paths: string[]) => readFiles(directory, commit, paths);
  add(
    "heading",
    "docs",
    read(files.filter((path) => DOCUMENT.test(path) || DOCUMENT_TXT.test(path))).flatMap(headingsOf),
  );
  add("docstring", "code", read(files.filter((path) => /\.(?:py|tsx?|jsx?)$/.test(path))).flatMap(docstringsOf));
  add(
    "commit",
    "code",
    subjectsOf(
      git("log", "--no-merges", "-n", String(COMMITS_READ), "--format=%x00%s", "--name-only", "--no-renames", commit),
    ),
  );
  return examples;
}

/** The texts of files of a commit, in one run of git. */
function readFiles(directory: string, commit: string, paths: readonly string[]): string[] {
  const input = paths.map((path) => `${commit}:${path}\n`).join("");
  const output = spawnSync("git", ["-C", directory, "cat-file", "--batch"], { input, maxBuffer: MAX_OUTPUT }).stdout;
  const texts: string[] = [];
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf("\n", at);
    const size = Number(output.toString("utf8", at, end).split(" ")[2] ?? Number.NaN);
    at = end + 1;
    if (Number.isNaN(size)) continue;
    texts.push(output.toString("utf8", at, at + size));
    at += size + 1;
  }
  return texts;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim().replace(/[.:]$/, "");
}

function headingsOf(text: string): string[] {
  const found: string[] = [];
  let isFenced = false;
  const lines = text.split("\n");
  lines.forEach((line, number) => {
    if (/^\s*(?:```|~~~)/.test(line)) isFenced = !isFenced;
    const hashes = /^#{1,4}\s+(.*?)\s*#*$/.exec(line);
    if (hashes?.[1] && !isFenced) found.push(plain(hashes[1]));
    const next = lines[number + 1] ?? "";
    if (/^\S/.test(line) && /^([=\-~^"'*+#`.])\1{3,}\s*$/.test(next) && next.trim().length >= line.trim().length)
      found.push(plain(line));
  });
  return found;
}

/** A heading as a reader sees it. */
function plain(heading: string): string {
  return heading
    .replace(/\{#[^}]*\}|<[^>]*>/g, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/:[\w:]+:`~?([^`<]*)(?:<[^`]*)?`/g, "$1")
    .replace(/[`*]/g, "");
}

const PYTHON_DOCSTRING =
  /^\s*(?:async )?(?:def|class) [^\n]*(?:\n[^\n"']*){0,6}?:\s*\n\s*[rRuU]?"""([\s\S]*?)(?:"""|\n\s*\n)/gm;
const JSDOC =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export )?(?:default )?(?:async )?(?:function|class|const|static|public|private|get|set|[a-zA-Z_]\w*\()/g;

function docstringsOf(text: string): string[] {
  const found = [...text.matchAll(PYTHON_DOCSTRING)].map((match) => firstSentence(match[1] ?? ""));
  for (const match of text.matchAll(JSDOC)) {
    const body = (match[1] ?? "").replace(/^\s*\* ?/gm, "");
    found.push(firstSentence(body.split(/^\s*@/m)[0] ?? ""));
  }
  return found;
}

function firstSentence(text: string): string {
  return (text.trim().split(/\n\s*\n|(?<=[^.][.])\s+(?=[A-Z])/)[0] ?? "").replace(/\s+/g, " ");
}

/** Subjects of commits that changed code, without ticket numbers and the kind of change. */
function subjectsOf(log: string): string[] {
  const found: string[] = [];
  for (const entry of log.split("\0")) {
    const [subject = "", ...paths] = entry.split("\n").filter(Boolean);
    const code = paths.filter((path) => CODE.test(path)).length;
    if (code === 0 || code < paths.length / 2 || /^(?:merge|revert|release|bump|version|v?\d)/i.test(subject)) continue;
    found.push(
      subject
        .replace(/^\[[^\]]*\](?:\[[^\]]*\])*\s*/, "")
        .replace(/^(?:feat|fix|chore|refactor|perf|test|tests|style|build|ci|types?)(?:\([^)]*\))?!?:\s*/, "")
        .replace(/\(?(?:[Ff]ix(?:es)?|[Cc]loses|[Rr]efs?|[Ss]ee)? ?(?:GH-|gh-|#)\d+\)?/g, ""),
    );
  }
  return found;
}
