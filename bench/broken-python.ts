/**
 * Damages files of CPython's standard library at random (with a fixed seed), and checks that reading them neither throws nor
 * hangs, and how many definitions before and after the damage are found on the right lines.
 * Usage: node bench/broken-python.ts [--lib DIR] [--files N] [--verbose]
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { extractPython } from "../src/languages/python/extract.ts";
import type { Definition } from "../src/model/facts.ts";

const SEED = 20240607;
const DEFAULT_FILES = 500;
const MIN_SIZE = 500;
const BEFORE_BAR = 0.95;
const SLOW_MS = 500;
const DAMAGES = ["delete bracket", "delete quote", "delete colon", "cut", "insert garbage", "delete line"] as const;
type Damage = (typeof DAMAGES)[number];
const VICTIMS: Partial<Record<Damage, RegExp>> = {
  "delete bracket": /[()[\]{}]/g,
  "delete quote": /["']/g,
  "delete colon": /:/g,
};
const GARBAGE = ["$", "?", "\0", "\u00a7", "`", "'", '"', "(", "]", "\\", "\ufffd", "}"];

const args = process.argv.slice(2);
const option = (name: string): string | undefined => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const isVerbose = args.includes("--verbose");
const script = "import sysconfig; print(sysconfig.get_paths()['stdlib'])";
const lib = option("--lib") ?? execFileSync("python3", ["-c", script], { encoding: "utf8" }).trim();
const wanted = Number(option("--files") ?? DEFAULT_FILES);

let state = SEED;
function random(limit: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

/** The damaged text, the offset of the damage, and by how many lines the text after it has moved. */
function damage(text: string, kind: Damage): { text: string; at: number; moved: number } {
  if (kind === "cut") {
    const at = random(text.length);
    return { text: text.slice(0, at), at, moved: 0 };
  }
  if (kind === "insert garbage") {
    const at = random(text.length);
    return { text: text.slice(0, at) + GARBAGE[random(GARBAGE.length)] + text.slice(at), at, moved: 0 };
  }
  if (kind === "delete line") {
    const at = text.lastIndexOf("\n", random(text.length)) + 1;
    const end = text.indexOf("\n", at);
    return { text: text.slice(0, at) + (end < 0 ? "" : text.slice(end + 1)), at, moved: -1 };
  }
  const victims = [...text.matchAll(VICTIMS[kind] as RegExp)];
  const at = victims.length === 0 ? 0 : (victims[random(victims.length)] as RegExpExecArray).index;
  return { text: text.slice(0, at) + text.slice(at + 1), at, moved: 0 };
}

class Share {
  found = 0;
  total = 0;
  toString(): string {
    return `${this.found}/${this.total} (${((this.found / Math.max(1, this.total)) * 100).toFixed(2)} %)`;
  }
}

const files = readdirSync(lib, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".py"))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => !file.includes("site-packages"))
  .sort();
const before = new Share();
const byKind = new Map(DAMAGES.map((kind) => [kind, { before: new Share(), after: new Share(), name: new Share() }]));
const after = new Share();
const named = new Share();
let thrown = 0;
let slow = 0;

function key(definition: Definition, moved: number): string {
  return `${definition.qualname} ${definition.startLine + moved} ${definition.endLine + moved}`;
}

for (let done = 0; done < wanted; ) {
  const file = files[random(files.length)] as string;
  const text = readFileSync(file, "utf8");
  const whole = extractPython(text);
  if (text.length < MIN_SIZE || whole.errors.length > 0) continue;
  const kind = DAMAGES[done % DAMAGES.length] as Damage;
  done++;
  const damaged = damage(text, kind);
  const line = text.slice(0, damaged.at).split(/\r\n|\r|\n/).length;
  let found: Set<string>;
  let names: Set<string>;
  const start = performance.now();
  try {
    const { definitions } = extractPython(damaged.text);
    found = new Set(definitions.map((definition) => key(definition, 0)));
    names = new Set(
      definitions.map((definition) => `${definition.qualname.split(".").at(-1)} ${definition.startLine}`),
    );
  } catch (error) {
    console.error(`${file}: ${error}`);
    thrown++;
    continue;
  }
  if (performance.now() - start > SLOW_MS) slow++;
  const counts = byKind.get(kind);
  let lost = 0;
  for (const definition of whole.definitions) {
    if (definition.kind === "constant") continue;
    if (definition.endLine < line) count([before, counts?.before], found.has(key(definition, 0)));
    else if (definition.fullStartLine > line && kind !== "cut") {
      const isFound = found.has(key(definition, damaged.moved));
      if (!isFound) lost++;
      count([after, counts?.after], isFound);
      const name = `${definition.qualname.split(".").at(-1)} ${definition.startLine + damaged.moved}`;
      count([named, counts?.name], names.has(name));
    }
  }
  if (isVerbose && lost > 3)
    console.log(
      `${kind} ${path.relative(lib, file)}:${line} lost ${lost}: ${JSON.stringify(text.split(/\n/)[line - 1])}`,
    );
}

function count(shares: readonly (Share | undefined)[], isFound: boolean): void {
  for (const share of shares) {
    if (share === undefined) continue;
    share.total++;
    if (isFound) share.found++;
  }
}

for (const [kind, shares] of byKind)
  console.log(`${kind}: before ${shares.before}, after ${shares.after}, after by name and first line ${shares.name}`);
console.log(
  `all: before ${before}, after ${after}, after by name and first line ${named}; thrown ${thrown}, slow ${slow}`,
);
if (before.found / Math.max(1, before.total) < BEFORE_BAR || thrown > 0 || slow > 0) {
  console.error("below the bar");
  process.exitCode = 1;
}
