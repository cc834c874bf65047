import { spawnSync } from "node:child_process";
import { shuffled } from "../../bench/lib/random.ts";
import { git, readFiles } from "../../bench/retrieval/documents.ts";
import { FUNCTION_WORDS } from "../../src/embeddings/terms/function-words.ts";
import { stem } from "../../src/embeddings/terms/stem.ts";
import { roleOf } from "../../src/nav/path-role.ts";

const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu;
/** Words, and status codes. */
const KNOWN = /^[a-z]{2,20}$|^\d{3}$/;
const MAX_COMMITS = 12_000;
const MAX_PAGES = 500;
const MAX_BYTES = 100_000;
/** Lines that programs write below a message. */
const TRAILER =
  /^(?:[A-Z][\w-]+-by|Change-Id|PR-URL|Reviewed-\w+|TryBot\S*|Run-TryBot|Auto-\S*|LUCI\S*|Fixes|Refs|Closes|\(cherry)\b.*$/gm;

const stems = new Map<string, string>();

/** The stems of the words of a text, and of the identifiers in it; function words are left out. */
export function stemsOf(text: string): string[] {
  return (text.match(PART) ?? []).map(stemOf).filter((word) => word !== "");
}

function stemOf(word: string): string {
  let found = stems.get(word);
  if (found === undefined) {
    const lower = word.toLowerCase();
    const own = KNOWN.test(lower) ? stem(lower) : "";
    found = FUNCTION_WORDS.has(own) ? "" : own;
    stems.set(word, found);
  }
  return found;
}

/** How often each word stands in a text. */
export function countWords(text: string, times = 1, counts = new Map<string, number>()): Map<string, number> {
  for (const word of stemsOf(text)) counts.set(word, (counts.get(word) ?? 0) + times);
  return counts;
}

/** The messages of the newest commits of a repository. */
export function commitMessages(directory: string): string {
  const options = ["--no-merges", "-n", String(MAX_COMMITS), "--format=%B"];
  const { stdout } = spawnSync("git", ["-C", directory, "log", ...options], { encoding: "utf8", maxBuffer: 2 ** 30 });
  return stdout.replace(TRAILER, "");
}

/** Pages of the documentation of a repository. */
export function documentation(directory: string): string[] {
  const paths = git(directory, "ls-tree", "-r", "--name-only", "-z", "HEAD").split("\0");
  const pages = paths.filter((path) => roleOf(path) === "part" && /\.(?:md|mdx|rst|adoc)$/.test(path));
  const chosen = new Set(shuffled(pages, 1).slice(0, MAX_PAGES));
  const files = readFiles(directory, "HEAD", (path) => chosen.has(path));
  return files.map(({ text }) => text).filter((text) => text.length < MAX_BYTES);
}
