/**
 * Checks whether the patches that a review offers for renames are right. The language's compiler is the judge.
 * Usage: node bench/patches.ts LANGUAGE REPO_DIR [COUNT] [SEED]
 * REPO_DIR is a clean checkout. Each rename changes only a definition. Its patch must apply, and afterwards neither the compiler nor a
 * second review may report anything new. If the patch leaves out uses with a reason, only these uses may be reported.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRepository } from "../src/api/open-repository.ts";
import { shuffled } from "./lib/random.ts";
import { findTargets } from "./mutations/find-targets.ts";
import { judgeOf } from "./mutations/judges.ts";
import { mutateTarget } from "./mutations/make-mutation.ts";
import { NOT_JUDGED } from "./mutations/mutation.ts";
import { readSources } from "./mutations/sources.ts";
import { type Finding, newOnes } from "./review-engines.ts";

const [language, origin, count = "25", seed = "1"] = process.argv.slice(2);
const judge = language && judgeOf(language);
if (!language || !origin || !judge) throw new Error("usage: patches.ts LANGUAGE REPO_DIR [COUNT] [SEED]");

const directory = realpathSync(mkdtempSync(join(tmpdir(), "patches-")));
const git = (input: string, ...args: string[]) =>
  execFileSync("git", ["-C", directory, ...args], { input, encoding: "utf8", stdio: ["pipe", "pipe", "pipe"] });
execFileSync("git", ["clone", "-q", origin, directory]);
const sources = await readSources(directory, language);
const clean = judge(directory, []);
const repository = await openRepository(directory);
const totals = { right: 0, refused: 0, wrong: 0, unused: 0 };

for (const target of shuffled(findTargets(sources), Number(seed))) {
  if (totals.right + totals.refused + totals.wrong >= Number(count)) break;
  const mutation = mutateTarget("rename", target) ?? mutateTarget("rename_property", target);
  if (mutation === undefined) continue;
  for (const [path, text] of mutation.files) writeFileSync(join(directory, path), text ?? "");
  const before = await repository.review({ isWorkTree: true });
  if (before.broken.length === 0) totals.unused++;
  else await examine(mutation.where, mutation.names, mutation.ownLines);
  git("", "checkout", "-q", ".");
}
rmSync(directory, { recursive: true });
console.log(
  `${language}: ${totals.right} right, ${totals.refused} refused in part or whole, ${totals.wrong} wrong; ${totals.unused} with no use`,
);

function placeOf({ path, line }: Pick<Finding, "path" | "line">): string {
  return `${path}:${line}`;
}

/** A finding with the names of before the rename, because a finding about something else may quote the renamed name. */
function inOldWords(found: Finding): Finding {
  return { ...found, text: found.text.replaceAll(/_renamed\b|Renamed\b/g, "") };
}

/** Whether a finding is new at its place. Patches keep lines, and the compiler may report an earlier finding in other words. */
function isNew(found: Finding): boolean {
  const code = /^TS\d+/.exec(found.text)?.[0];
  return !clean.some(({ text, ...place }) => code && text.startsWith(code) && placeOf(place) === placeOf(found));
}

/** Applies the patch for a rename and checks the result with the compiler and a review. */
async function examine(where: string, names: readonly string[], own: ReadonlySet<string>): Promise<void> {
  const { patch, refused } = await repository.patch({ isWorkTree: true });
  try {
    if (patch !== "") git(patch, "apply", "-");
  } catch (error) {
    totals.wrong++;
    console.log(`does not apply: ${where}: ${error instanceof Error ? error.message.split("\n")[1] : error}`);
    return;
  }
  const left = (await repository.review({ isWorkTree: true })).broken.map(({ path, line }) => `${path}:${line}`);
  const found = judge ? judge(directory, [...names]).filter(({ text }) => text !== NOT_JUDGED) : [];
  const news = newOnes(clean, found.map(inOldWords)).filter(isNew).map(placeOf);
  const known = new Set(refused.map(({ path, line }) => `${path}:${line}`));
  const unexplained = [...new Set([...left, ...news])].filter((place) => !known.has(place) && !own.has(place));
  if (unexplained.length === 0 && refused.length === 0) totals.right++;
  else if (unexplained.length === 0 || patch === "") totals.refused++;
  else totals.wrong++;
  for (const each of refused.slice(0, 3)) console.log(`refused ${where}: ${each.path}:${each.line}: ${each.why}`);
  if (unexplained.length > 0 && patch !== "") console.log(`left ${where}: ${unexplained.slice(0, 5).join(" ")}`);
}
