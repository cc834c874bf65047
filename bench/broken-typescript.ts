/**
 * Damages real JavaScript and TypeScript files at random with a fixed seed: reading them must not throw or hang, and definitions
 * before the damage must still be found on the right lines. Usage: node bench/broken-typescript.ts [--show]
 */
import { createEcmascriptExtractor, WALK_FAILED } from "../src/languages/ecmascript/extract.ts";
import { loadParsers } from "../src/languages/ecmascript/parse.ts";
import type { Definition } from "../src/model/facts.ts";
import { loadCorpus } from "./typescript/corpus.ts";

const FILES = 500;
const SEED = 20240607;
const BAR_BEFORE = 0.95;
const BAR_AFTER = 0.9;
/** The maximum time for a damaged file of any size. */
const MAX_MILLISECONDS = 5000;

/** A damaged text. `line` is the line of the damage, `shift` the number of lines by which the text after it moved. */
interface Damaged {
  readonly text: string;
  readonly line: number;
  readonly shift: number;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const random = randomFrom(SEED);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
const GARBAGE = [
  "@@",
  "}}",
  "{{{",
  "(((",
  ")",
  "]",
  "`",
  '"',
  "<<<<<<< HEAD",
  "function (",
  "=> =>",
  "#!",
  "\\",
  "%$&",
  "class {",
];
const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length;

function deleteOne(text: string, characters: string): Damaged | undefined {
  const places: number[] = [];
  for (let i = 0; i < text.length; i++) if (characters.includes(text.charAt(i))) places.push(i);
  if (places.length === 0) return undefined;
  const at = pick(places);
  return { text: text.slice(0, at) + text.slice(at + 1), line: lineAt(text, at), shift: 0 };
}

const DAMAGES: ReadonlyMap<string, (text: string) => Damaged | undefined> = new Map([
  ["bracket deleted", (text: string) => deleteOne(text, "()[]")],
  ["brace deleted", (text: string) => deleteOne(text, "{}")],
  ["quote deleted", (text: string) => deleteOne(text, "\"'`")],
  ["comma deleted", (text: string) => deleteOne(text, ",")],
  [
    "file cut",
    (text: string) => {
      const at = Math.floor(random() * text.length);
      return { text: text.slice(0, at), line: lineAt(text, at), shift: 0 };
    },
  ],
  [
    "garbage inserted",
    (text: string) => {
      const at = Math.floor(random() * text.length);
      return { text: text.slice(0, at) + pick(GARBAGE) + text.slice(at), line: lineAt(text, at), shift: 0 };
    },
  ],
  [
    "line deleted",
    (text: string) => {
      const lines = text.split("\n");
      const at = Math.floor(random() * lines.length);
      return { text: [...lines.slice(0, at), ...lines.slice(at + 1)].join("\n"), line: at + 1, shift: -1 };
    },
  ],
]);

const keyOf = (definition: Definition, shift = 0) =>
  `${definition.kind} ${definition.qualname} ${definition.startLine + shift}-${definition.endLine + shift}`;

const corpus = loadCorpus().filter((file) => file.text.includes("{") && !file.path.includes(".d."));
const parsers = await loadParsers();
const languages = ["javascript", "jsx", "typescript", "tsx"] as const;
const extractors = new Map(languages.map((language) => [language, createEcmascriptExtractor(language, parsers)]));
const showsLosses = process.argv.includes("--show");

const totals = new Map(
  [...DAMAGES.keys()].map((name) => [name, { before: 0, beforeFound: 0, after: 0, afterFound: 0, silent: 0 }]),
);
let exceptions = 0;
let slowest = 0;
for (let round = 0; round < FILES; round++) {
  const file = pick(corpus);
  const [name, damage] = pick([...DAMAGES]);
  const extractor = extractors.get(file.language);
  const damaged = damage(file.text);
  const total = totals.get(name);
  if (extractor === undefined || damaged === undefined || total === undefined) continue;
  try {
    const whole = extractor(file.text).definitions;
    const started = performance.now();
    const facts = extractor(damaged.text);
    if (facts.errors.some((error) => error.message.startsWith(WALK_FAILED))) throw new Error(facts.errors[0]?.message);
    slowest = Math.max(slowest, performance.now() - started);
    const found = new Set(facts.definitions.map((definition) => keyOf(definition)));
    const before = whole.filter((definition) => definition.endLine < damaged.line);
    const isCut = name === "file cut";
    const after = isCut ? [] : whole.filter((definition) => definition.startLine > damaged.line);
    const lostBefore = before.filter((definition) => !found.has(keyOf(definition)));
    const lostAfter = after.filter((definition) => !found.has(keyOf(definition, damaged.shift)));
    total.before += before.length;
    total.beforeFound += before.length - lostBefore.length;
    total.after += after.length;
    total.afterFound += after.length - lostAfter.length;
    if (showsLosses && lostBefore.length + lostAfter.length > 0) {
      console.log(
        `${round} ${name} at ${file.path}:${damaged.line}: lost ${lostBefore.length} of ${before.length} before, ${lostAfter.length} of ${after.length} after`,
      );
      const line = damaged.text.split("\n")[damaged.line - 1] ?? "";
      console.log(
        `   ${line.slice(0, 140)}   ${facts.errors[0]?.line ?? ""} ${facts.errors[0]?.message ?? "no error"}`,
      );
    }
  } catch (error) {
    exceptions++;
    console.log(file.path, name, error);
  }
}

const percent = (part: number, whole: number) => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(2)} %`);
const sum = { before: 0, beforeFound: 0, after: 0, afterFound: 0 };
for (const [name, total] of totals) {
  console.log(
    `${name.padEnd(18)} before ${percent(total.beforeFound, total.before).padStart(9)} of ${total.before}, after ${percent(total.afterFound, total.after).padStart(9)} of ${total.after}`,
  );
  sum.before += total.before;
  sum.beforeFound += total.beforeFound;
  sum.after += total.after;
  sum.afterFound += total.afterFound;
}
console.log(
  `${"all".padEnd(18)} before ${percent(sum.beforeFound, sum.before).padStart(9)} of ${sum.before}, after ${percent(sum.afterFound, sum.after).padStart(9)} of ${sum.after}`,
);
console.log(`exceptions ${exceptions}, slowest file ${slowest.toFixed(0)} ms`);
const passes =
  exceptions === 0 &&
  slowest < MAX_MILLISECONDS &&
  sum.beforeFound >= BAR_BEFORE * sum.before &&
  sum.afterFound >= BAR_AFTER * sum.after;
process.exit(passes ? 0 : 1);
