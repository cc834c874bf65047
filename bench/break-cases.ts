/**
 * Checks what small changes break: reviews `base/` → `head/` of every case in a directory and compares the result with `expect.json`.
 * Usage: node bench/break-cases.ts CASES_DIR [CASE…]
 * A review must report every line in `broken`, may report lines in `either`, and may report other lines only through an import.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Repository } from "../src/git/repository.ts";
import { review } from "../src/review/review.ts";
import { NO_PROGRESS } from "../src/util/progress.ts";

interface Expectation {
  readonly broken?: readonly { readonly file: string; readonly line: number }[];
  readonly either?: readonly { readonly file: string; readonly line: number }[];
}

const ENV = {
  ...process.env,
  GIT_AUTHOR_NAME: "b",
  GIT_AUTHOR_EMAIL: "b@b",
  GIT_COMMITTER_NAME: "b",
  GIT_COMMITTER_EMAIL: "b@b",
};
const SILENT = { warn() {}, info() {}, debug() {} };

const [directory, ...names] = process.argv.slice(2);
if (directory === undefined) throw new Error("usage: break-cases.ts CASES_DIR [CASE…]");
const cases = readdirSync(directory).filter((name) => existsSync(join(directory, name, "expect.json")));
const counts = new Map<string, number>();
for (const name of names.length > 0 ? names : cases) {
  const { result, lines } = await examine(join(directory, name));
  counts.set(result, (counts.get(result) ?? 0) + 1);
  if (result !== "right" || names.length > 0) console.log(`${name}: ${result} ${lines.join(", ")}`);
}
console.log([...counts].map(([result, count]) => `${count} ${result}`).join(", "));

async function examine(folder: string) {
  const expected: Expectation = JSON.parse(readFileSync(join(folder, "expect.json"), "utf8"));
  const claims = await claimsOf(folder);
  const placesOf = (list: Expectation["broken"]) => new Set((list ?? []).map(({ file, line }) => `${file}:${line}`));
  const broken = placesOf(expected.broken);
  const either = placesOf(expected.either);
  const missed = [...broken].filter((place) => !claims.has(place));
  const wrong = [...claims].filter(([place, level]) => level !== "import" && !broken.has(place) && !either.has(place));
  const result = wrong.length > 0 ? "wrong" : missed.length > 0 ? "missed" : "right";
  const all = [...claims].map(([place, level]) => `${place} (${level})`);
  const lines = [...missed.map((place) => `missed ${place}`), ...wrong.map(([place]) => `wrong ${place}`)];
  return { result, lines: names.length > 0 ? [...lines, ...all] : lines };
}

async function claimsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const dir = mkdtempSync(join(tmpdir(), "break-case-"));
  const git = (...args: string[]) => execFileSync("git", ["-C", dir, ...args], { env: ENV, encoding: "utf8" }).trim();
  try {
    git("init", "-q");
    const commits = ["base", "head"].map((side) => {
      for (const entry of readdirSync(dir)) if (entry !== ".git") rmSync(join(dir, entry), { recursive: true });
      cpSync(join(folder, side), dir, { recursive: true });
      git("read-tree", "--empty");
      git("add", "-A");
      git("commit", "-qm", side);
      return git("rev-parse", "HEAD");
    });
    const [base = "", head = ""] = commits;
    const repository = await Repository.open(dir);
    const { broken } = await review({ repository, base, head, logger: SILENT, progress: NO_PROGRESS });
    const claims = new Map<string, string>();
    for (const { path, line, confidence, isThroughImport } of broken) {
      const level = isThroughImport ? "import" : confidence;
      if (level !== "import" || !claims.has(`${path}:${line}`)) claims.set(`${path}:${line}`, level);
    }
    return claims;
  } finally {
    rmSync(dir, { recursive: true });
  }
}
