/**
 * Compares the tree-sitter adapters with universal-ctags on checked-out repositories:
 * `node bench/tree-sitter-ctags.ts [--missed] DIRECTORY…` prints, for each language, how many of the functions and types that
 * ctags knows are found with the same name on the same line, and how fast.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Extractor } from "../src/languages/extractor.ts";
import { loadExtractor } from "../src/languages/registry.ts";
import type { FileFacts, Language } from "../src/model/facts.ts";

const EXTENSIONS: ReadonlyMap<string, Language> = new Map<string, Language>([
  [".go", "go"],
  [".java", "java"],
  [".rs", "rust"],
  [".c", "c"],
  [".h", "c"],
  [".cc", "cpp"],
  [".cpp", "cpp"],
  [".hpp", "cpp"],
  [".cs", "csharp"],
  [".rb", "ruby"],
  [".php", "php"],
  [".kt", "kotlin"],
  [".sh", "bash"],
]);
/** The kinds of ctags that are functions or types. Other kinds are not compared. */
const COMPARED = new Set(
  "func method function class struct interface enum trait singletonMethod talias union object macro".split(" "),
);
const CTAGS_LANGUAGES = "Go,Java,Rust,C,C++,C#,Ruby,PHP,Kotlin,Sh";
/** Matches the keyword of a definition in Kotlin. Without it, a method of ctags is in fact the parameter of a lambda. */
const KOTLIN_KEYWORD = /\b(fun|class|interface|object)\b/;
const MAX_SIZE = 2_000_000;

interface Tag {
  readonly name: string;
  readonly path: string;
  readonly line: number;
  readonly kind: string;
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return entry.name === ".git" ? [] : listFiles(path);
    return entry.isFile() && EXTENSIONS.has(extname(entry.name)) ? [path] : [];
  });
}

/** The language of a file. If the directory has C++ sources, its `.h` files are also C++. */
function languageOf(path: string, hasCpp: boolean): Language {
  const language = EXTENSIONS.get(extname(path)) ?? "text";
  return path.endsWith(".h") && hasCpp ? "cpp" : language;
}

function runCtags(files: readonly string[], isCpp: boolean): Tag[] {
  const map = isCpp ? ["--map-C=-.h", "--map-C++=+.h"] : ["--map-C++=-.h", "--map-C=+.h"];
  const options = ["--output-format=json", "--fields=NFnK", "--sort=no", `--languages=${CTAGS_LANGUAGES}`, ...map];
  const output = execFileSync("ctags", [...options, "-f", "-", "-L", "-"], {
    input: files.join("\n"),
    encoding: "utf8",
    maxBuffer: 1 << 30,
    stdio: ["pipe", "pipe", "ignore"],
  });
  return output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Tag);
}

interface Totals {
  files: number;
  bytes: number;
  milliseconds: number;
  definitions: number;
  references: number;
  filesWithErrors: number;
  compared: number;
  found: number;
  readonly missed: string[];
}

function newTotals(): Totals {
  return {
    files: 0,
    bytes: 0,
    milliseconds: 0,
    definitions: 0,
    references: 0,
    filesWithErrors: 0,
    compared: 0,
    found: 0,
    missed: [],
  };
}

function keysOf(facts: FileFacts): Set<string> {
  return new Set(facts.definitions.map(({ qualname, nameLine }) => keyOf(qualname, nameLine)));
}

/** A key to compare: the last part of the name and the line. ctags adds white space to the names of operators, which is removed. */
function keyOf(name: string, line: number): string {
  return `${name.split(".").at(-1)?.replace(/\s+/g, "")}:${line}`;
}

async function main(): Promise<void> {
  const showsMissed = process.argv.includes("--missed");
  const totals = new Map<Language, Totals>();
  const extractors = new Map<Language, Extractor>();
  for (const directory of process.argv.slice(2).filter((argument) => !argument.startsWith("--"))) {
    const files = listFiles(directory);
    const count = (pattern: RegExp) => files.filter((file) => pattern.test(file)).length;
    const hasCpp = count(/\.(cc|cpp|hpp)$/) > count(/\.c$/);
    const tags = new Map<string, Tag[]>();
    for (const tag of runCtags(files, hasCpp)) tags.set(tag.path, [...(tags.get(tag.path) ?? []), tag]);
    for (const file of files) {
      const language = languageOf(file, hasCpp);
      const text = readFileSync(file, "utf8");
      if (text.length > MAX_SIZE) continue;
      const extract = extractors.get(language) ?? (await loadExtractor(language));
      extractors.set(language, extract);
      const total = totals.get(language) ?? newTotals();
      totals.set(language, total);
      const start = performance.now();
      const facts = extract(text);
      total.milliseconds += performance.now() - start;
      total.files++;
      total.bytes += Buffer.byteLength(text);
      total.definitions += facts.definitions.length;
      total.references += facts.references.length;
      if (facts.errors.length > 0) total.filesWithErrors++;
      const keys = keysOf(facts);
      const lines = text.split("\n");
      for (const tag of tags.get(file) ?? []) {
        if (!COMPARED.has(tag.kind) || /^(__anon|anon_|<)/.test(tag.name)) continue;
        if (language === "kotlin" && !KOTLIN_KEYWORD.test(lines[tag.line - 1] ?? "")) continue;
        total.compared++;
        if (keys.has(keyOf(tag.name, tag.line))) total.found++;
        else
          total.missed.push(
            `${tag.path}:${tag.line} ${tag.kind} ${tag.name}${facts.errors.length > 0 ? " (errors)" : ""}`,
          );
      }
    }
  }
  for (const [language, total] of totals) {
    const share = ((100 * total.found) / Math.max(1, total.compared)).toFixed(2);
    const speed = (total.bytes / 1000 / Math.max(1, total.milliseconds)).toFixed(2);
    console.log(
      `${language.padEnd(8)} ${total.files} files, ${total.filesWithErrors} with errors, ${total.definitions} definitions, ` +
        `${total.references} references; ctags' functions and types: ${total.found}/${total.compared} (${share} %); ${speed} MB/s`,
    );
    if (showsMissed) for (const line of total.missed) console.log(`  ${line}`);
  }
}

await main();
