/**
 * Checks which uses of a renamed symbol a review finds if no compiler can judge. Only symbols with unique names are renamed, so that every
 * reference with such a name means the symbol, unless something from outside has a member of that name.
 * Usage: node bench/unique-renames.ts LANGUAGE REPO_DIR [COUNT] [SEED]
 * REPO_DIR is a clean checkout. Prints the lines that the review misses, and the reported lines that do not contain the name.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRepository } from "../src/api/open-repository.ts";
import { isCommonMember } from "../src/languages/registry.ts";
import { lastPart } from "../src/util/last-part.ts";
import { shuffled } from "./lib/random.ts";
import { findTargets } from "./mutations/find-targets.ts";
import { mutateTarget } from "./mutations/make-mutation.ts";
import { readSources, type Sources } from "./mutations/sources.ts";

const [language, origin, count = "40", seed = "1"] = process.argv.slice(2);
if (!language || !origin) throw new Error("usage: unique-renames.ts LANGUAGE REPO_DIR [COUNT] [SEED]");
const directory = realpathSync(mkdtempSync(join(tmpdir(), "renames-")));
execFileSync("git", ["clone", "-q", origin, directory]);
const sources = await readSources(directory, language);
const repository = await openRepository(directory);
const totals = { symbols: 0, uses: 0, found: 0, claimed: 0, exact: 0 };
for (const target of shuffled(findTargets(sources), Number(seed))) {
  if (totals.symbols >= Number(count)) break;
  const mutation = isUnique(sources, target.name) ? mutateTarget("rename", target) : undefined;
  const places = mutation && usesOf(sources, target.name);
  if (!mutation || !places || places.size === 0) continue;
  for (const [path, text] of mutation.files) writeFileSync(join(directory, path), text ?? "");
  const { broken } = await repository.review({ isWorkTree: true });
  execFileSync("git", ["-C", directory, "checkout", "-q", "."]);
  const sure = broken.filter(({ confidence }) => confidence !== "possible");
  const claimed = new Set(sure.map(({ path, line }) => `${path}:${line}`));
  const missed = [...places].filter((place) => !claimed.has(place));
  const odd = [...claimed].filter((place) => !places.has(place));
  totals.symbols++;
  totals.uses += places.size;
  totals.found += places.size - missed.length;
  totals.claimed += claimed.size;
  totals.exact += claimed.size - odd.length;
  for (const place of missed.slice(0, 4)) console.log(`missed ${mutation.where}: ${place}`);
  for (const place of odd.slice(0, 4)) console.log(`odd ${mutation.where}: ${place}`);
}
const { symbols, uses, found, claimed, exact } = totals;
console.log(
  `${language}: ${symbols} renames, recall ${(found / uses).toFixed(3)} (${uses}), precision ${(exact / claimed).toFixed(3)} (${claimed})`,
);
rmSync(directory, { recursive: true, force: true });

/** Whether only one symbol in the code has a name, and no value is assigned to the name. */
function isUnique({ files }: Sources, name: string): boolean {
  if (name.length < 4 || isCommonMember(language ?? "", name)) return false;
  const definitions = files.flatMap(({ facts }) =>
    facts.definitions.filter((each) => lastPart(each.qualname) === name),
  );
  const isBound = ({ facts }: Sources["files"][number]) =>
    facts.bindings.some((each) => each.name === name && (each.kind === "variable" || each.kind === "parameter")) ||
    facts.values.some(({ kind, names }) => kind === "object" && names.includes(name)) ||
    facts.references.some((each) => each.name === name && each.role === "write");
  return definitions.length === 1 && !files.some(isBound);
}

/** The lines with a reference to a name. */
function usesOf({ files }: Sources, name: string): Set<string> {
  const places = files.flatMap(({ path, facts }) =>
    [...facts.references, ...facts.imports.filter((each) => each.kind === "name")]
      .filter((each) => each.name === name)
      .map(({ line }) => `${path}:${line}`),
  );
  return new Set(places);
}
