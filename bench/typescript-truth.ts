/**
 * Compares the definitions of real JavaScript and TypeScript files with those of the TypeScript compiler's parser: kind, qualified name,
 * first and last line. Usage: node bench/typescript-truth.ts [--show]
 */
import { createEcmascriptExtractor } from "../src/languages/ecmascript/extract.ts";
import { loadParsers } from "../src/languages/ecmascript/parse.ts";
import type { Definition } from "../src/model/facts.ts";
import type { CorpusFile } from "./typescript/corpus.ts";
import { loadCorpus } from "./typescript/corpus.ts";
import { trueDefinitions } from "./typescript/truth.ts";

const BAR = 0.999;
const MIN_FILES = 2000;
const MAX_WALK_TO_PARSE = 0.8;
const COMPARED: ReadonlySet<string> = new Set(["function", "method", "class", "interface", "type", "enum"]);

const files = loadCorpus();
const parsers = await loadParsers();
const languages = ["javascript", "jsx", "typescript", "tsx"] as const;
const extractors = new Map(languages.map((language) => [language, createEcmascriptExtractor(language, parsers)]));
const showsDifferences = process.argv.includes("--show");

function extract(file: CorpusFile) {
  const extractor = extractors.get(file.language);
  if (extractor === undefined) throw new Error(`no extractor for ${file.language}`);
  return extractor(file.text);
}

function keysOf(file: CorpusFile, definitions: readonly Definition[]): string[] {
  // In JavaScript files, types are declared in doc comments, which are not in the compiler's tree.
  const isScript = file.language === "javascript" || file.language === "jsx";
  return definitions
    .filter(({ kind }) => COMPARED.has(kind) && !(isScript && kind === "type"))
    .map(({ kind, qualname, startLine, endLine }) => `${kind} ${qualname} ${startLine}-${endLine}`);
}

function without(keys: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const key of others) counts.set(key, (counts.get(key) ?? 0) + 1);
  return keys.filter((key) => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    return count <= 0;
  });
}

let found = 0;
let expected = 0;
let spurious = 0;
let missing = 0;
let exceptions = 0;
let withErrors = 0;
for (const file of files) {
  try {
    const truth = trueDefinitions(file.text, file.language).map(
      (d) => `${d.kind} ${d.qualname} ${d.startLine}-${d.endLine}`,
    );
    const facts = extract(file);
    const keys = keysOf(file, facts.definitions);
    const extra = without(keys, truth);
    const lost = without(truth, keys);
    found += keys.length;
    expected += truth.length;
    spurious += extra.length;
    missing += lost.length;
    if (facts.errors.length > 0) withErrors++;
    if (showsDifferences && extra.length + lost.length > 0) {
      console.log(file.path, "\n  spurious:", extra.slice(0, 5), "\n  missing:", lost.slice(0, 5));
    }
  } catch (error) {
    exceptions++;
    console.log(file.path, error);
  }
}

function cpuSeconds(work: (file: CorpusFile) => void): number {
  const before = process.cpuUsage();
  for (const file of files) work(file);
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1e6;
}

const parseOnly = (file: CorpusFile) => {
  if (file.language === "typescript" || file.language === "tsx") parsers.recovering(file.text, file.language);
  else parsers.strict(file.text);
};
const parseSeconds = Math.min(cpuSeconds(parseOnly), cpuSeconds(parseOnly));
const wholeSeconds = Math.min(cpuSeconds(extract), cpuSeconds(extract));
const walkToParse = (wholeSeconds - parseSeconds) / parseSeconds;
const precision = 1 - spurious / found;
const recall = 1 - missing / expected;
const megabytes = files.reduce((sum, file) => sum + file.text.length, 0) / 1e6;

console.log(`files ${files.length} (${megabytes.toFixed(1)} MB), with errors ${withErrors}, exceptions ${exceptions}`);
console.log(`definitions: compiler ${expected}, ours ${found}, spurious ${spurious}, missing ${missing}`);
console.log(`precision ${(precision * 100).toFixed(3)} %, recall ${(recall * 100).toFixed(3)} %`);
console.log(
  `CPU: parse ${parseSeconds.toFixed(2)} s, parse and walk ${wholeSeconds.toFixed(2)} s, walk/parse ${walkToParse.toFixed(2)}`,
);
const passes =
  files.length >= MIN_FILES &&
  exceptions === 0 &&
  precision >= BAR &&
  recall >= BAR &&
  walkToParse <= MAX_WALK_TO_PARSE;
process.exit(passes ? 0 : 1);
