import type { BreakRules } from "../code/break-rules.ts";
import type { Semantics } from "../code/world.ts";
import type { Language } from "../model/facts.ts";
import { fileNameOf } from "../util/last-part.ts";
import { words } from "../util/words.ts";
import { BASH_ROWS } from "./bash/language.ts";
import { C_ROWS } from "./c/language.ts";
import { CSHARP_ROWS } from "./csharp/language.ts";
import { DART_ROWS } from "./dart/language.ts";
import { ECMASCRIPT_MEMBERS } from "./ecmascript/common-members.ts";
import { ECMASCRIPT_ROWS } from "./ecmascript/language.ts";
import type { Extractor } from "./extractor.ts";
import { GO_ROWS } from "./go/language.ts";
import { JAVA_ROWS } from "./java/language.ts";
import { KOTLIN_ROWS } from "./kotlin/language.ts";
import type { LanguageRow, ParserWork } from "./language.ts";
import { LUA_ROWS } from "./lua/language.ts";
import { PHP_ROWS } from "./php/language.ts";
import { PYTHON_ROWS } from "./python/language.ts";
import { RUBY_ROWS } from "./ruby/language.ts";
import { RUST_ROWS } from "./rust/language.ts";
import { SCALA_ROWS } from "./scala/language.ts";
import { PLAIN } from "./shared/plain.ts";
import { PLAIN_BREAKS } from "./shared/plain-breaks.ts";

/** Members that the libraries of most languages have, beyond what they share with ECMAScript. */
const OTHERS =
  "length len put remove contains containsKey equals hashCode compareTo clone isEmpty addAll removeAll append insert next hasNext iterator iter collect into unwrap expect as_ref to_string to_owned count first last open read readLine flush run start stop wait lock unlock Lock Unlock Close Read Write Error String Len Next Get Set Add Remove Contains Equals ToString GetHashCode Dispose Count Append Insert value key string copy print println printf format each select reject to_s to_a to_h to_sym call merge update apply let also use invoke accept test";

/** Members of the types that programs of most languages use. */
export const COMMON_MEMBERS = words(`${ECMASCRIPT_MEMBERS} ${OTHERS}`);

/** Every language with a room of its own. Code without a name is of the first one whose sign it has. */
const ROWS: LanguageRow[] = [
  PYTHON_ROWS,
  C_ROWS,
  GO_ROWS,
  RUST_ROWS,
  JAVA_ROWS,
  KOTLIN_ROWS,
  ECMASCRIPT_ROWS,
  RUBY_ROWS,
  PHP_ROWS,
  CSHARP_ROWS,
  BASH_ROWS,
  LUA_ROWS,
  DART_ROWS,
  SCALA_ROWS,
].flat();

/** Everything else that is not binary. */
const TEXT: ParserWork = { name: "text", aByte: 0.4, toStart: 200_000 };
/** Each of the languages with a grammar of tree-sitter has a parser of its own. */
const TREE_SITTER = { aByte: 12, toStart: 1_500_000 };

const TEXT_BREAKS: BreakRules = { ...PLAIN_BREAKS, isPublic: () => true };

const BY_NAME = new Map<Language, LanguageRow>();
const BY_EXTENSION = new Map<string, Language>();
const BY_FILE_NAME = new Map<string, Language>();
const BY_INTERPRETER = new Map<string, Language>();
const MEMBERS = new Map<Language, ReadonlySet<string>>();
const IMPLICIT_NAMES = new Set<RegExp>();
for (const row of ROWS) note(row);

/** Adds a language to those that are there. */
export function addLanguage(row: LanguageRow): void {
  ROWS.push(row);
  note(row);
}

function note(row: LanguageRow): void {
  const { language, extensions, fileNames = [], interpreters = [], commonMembers } = row;
  BY_NAME.set(language, row);
  for (const extension of extensions) BY_EXTENSION.set(extension, language);
  for (const name of fileNames) BY_FILE_NAME.set(name, language);
  for (const name of interpreters) BY_INTERPRETER.set(name, language);
  IMPLICIT_NAMES.add(row.semantics.implicitNames);
  if (commonMembers !== undefined) MEMBERS.set(language, words(commonMembers));
}

/** The rows of all languages, in their order. */
export function languageRows(): readonly LanguageRow[] {
  return ROWS;
}

/** The names of all languages, `text` last. */
export function languageNames(): readonly Language[] {
  return [...ROWS.map(({ language }) => language), "text"];
}

/** The row of a language; undefined for `text` and for a name that is none. */
export function rowOf(language: Language): LanguageRow | undefined {
  return BY_NAME.get(language);
}

/** The rules by which names of a language are found. A file without an ending may be a script. */
export function semanticsOf(language: Language): Semantics {
  return BY_NAME.get(language === "text" ? "bash" : language)?.semantics ?? PLAIN;
}

/** The rules by which a change breaks uses in a language. */
export function breakRulesOf(language: Language): BreakRules {
  return BY_NAME.get(language)?.breaks ?? (language === "text" ? TEXT_BREAKS : PLAIN_BREAKS);
}

/** The names that languages give to the constructor of a class. */
export function constructorNames(className: string): ReadonlySet<string> {
  return new Set(languageRows().map(({ language }) => breakRulesOf(language).constructorOf(className)));
}

/** Whether some language looks a name up that no file spells out. A member can be asked for from a file in another language of its family. */
export function isImplicitName(name: string): boolean {
  return [...IMPLICIT_NAMES].some((pattern) => pattern.test(name));
}

/** A language as LLMC's indexes name it. */
export function indexNameOf(language: Language): string {
  return BY_NAME.get(language)?.indexName ?? language;
}

/** The amount of work that the parser of a language has. */
export function parserWorkOf(language: Language): ParserWork {
  const parser = BY_NAME.get(language)?.parser;
  if (!parser) return TEXT;
  return "work" in parser ? parser.work : { name: language, ...TREE_SITTER };
}

/**
 * Whether a member is one of the types that every program uses. On a receiver of unknown type such a name says nothing: `x.get(…)` is a dict
 * far more often than the one class of the repository that has a `get`.
 */
export function isCommonMember(language: Language, name: string): boolean {
  return (MEMBERS.get(language) ?? COMMON_MEMBERS).has(name);
}

/** The language a path names by its extension or file name; `text` when only the content can tell. */
export function languageOfPath(path: string): Language {
  const fileName = fileNameOf(path);
  const named = BY_FILE_NAME.get(fileName);
  if (named) return named;
  const dot = fileName.lastIndexOf(".");
  // A leading dot starts a hidden file's name, not an extension.
  return (dot > 0 ? BY_EXTENSION.get(fileName.slice(dot).toLowerCase()) : undefined) ?? "text";
}

/** Whether a file can hold references: by its name, or, where the name says nothing, because a `#!` line may. */
export function canBeCode(path: string): boolean {
  return languageOfPath(path) !== "text" || !fileNameOf(path).includes(".");
}

/** The language of a `#!` line, if the text begins with one that names a known interpreter. */
export function languageOfShebang(text: string): Language | undefined {
  if (!text.startsWith("#!")) return undefined;
  const lineEnd = text.search(/[\r\n]/);
  const words = text
    .slice(2, lineEnd < 0 ? 200 : Math.min(lineEnd, 200))
    .trim()
    .split(/\s+/);
  let program = fileNameOf(words[0] ?? "");
  if (program === "env") program = fileNameOf(words.slice(1).find((word) => !/^-|=/.test(word)) ?? "");
  return BY_INTERPRETER.get(program.replace(/[\d.]+$/, ""));
}

/** Loads the extractor of a language. Parsers are imported only when they are asked for, so a run pays for what it parses. */
export async function loadExtractor(language: Language): Promise<Extractor> {
  const parser = BY_NAME.get(language)?.parser;
  if (!parser) return (await import("./text/extract.ts")).extractText;
  if ("load" in parser) return await parser.load();
  return await (await import("./tree-sitter/extract.ts")).loadTreeSitterExtractor(language, parser.grammar);
}
