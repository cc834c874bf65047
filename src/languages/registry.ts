import type { Language } from "../model/facts.ts";
import { fileNameOf } from "../util/last-part.ts";
import { words } from "../util/words.ts";
import { ECMASCRIPT_MEMBERS } from "./ecmascript/common-members.ts";
import type { Extractor } from "./extractor.ts";
import { PYTHON_MEMBERS } from "./python/common-members.ts";
import { COMMON_MEMBERS } from "./shared/common-members.ts";

/** How a language is recognised by its path. The first row that matches wins. */
interface LanguageRow {
  readonly language: Language;
  readonly extensions: readonly string[];
  readonly fileNames?: readonly string[];
  /** Programs that a `#!` line may name; a version may follow (`python3.12`). */
  readonly interpreters?: readonly string[];
  /** Members of the types that every program uses, as words, where they are not those of most languages. */
  readonly commonMembers?: string;
}

const ROWS: readonly LanguageRow[] = [
  {
    language: "python",
    extensions: [".py", ".pyi", ".pyw"],
    fileNames: ["SConstruct", "SConscript", "wscript"],
    interpreters: ["python", "pypy"],
    commonMembers: PYTHON_MEMBERS,
  },
  {
    language: "javascript",
    extensions: [".js", ".mjs", ".cjs"],
    interpreters: ["node", "nodejs", "bun"],
    commonMembers: ECMASCRIPT_MEMBERS,
  },
  { language: "jsx", extensions: [".jsx"], commonMembers: ECMASCRIPT_MEMBERS },
  {
    language: "typescript",
    extensions: [".ts", ".mts", ".cts"],
    interpreters: ["ts-node", "tsx", "deno"],
    commonMembers: ECMASCRIPT_MEMBERS,
  },
  { language: "tsx", extensions: [".tsx"], commonMembers: ECMASCRIPT_MEMBERS },
  { language: "vue", extensions: [".vue"], commonMembers: ECMASCRIPT_MEMBERS },
  { language: "svelte", extensions: [".svelte"], commonMembers: ECMASCRIPT_MEMBERS },
  { language: "go", extensions: [".go"] },
  { language: "java", extensions: [".java"] },
  { language: "rust", extensions: [".rs"] },
  { language: "c", extensions: [".c"] },
  // A header may be either; the C++ grammar reads almost all C, the C grammar little C++.
  { language: "cpp", extensions: [".cc", ".cpp", ".cxx", ".c++", ".h", ".hh", ".hpp", ".hxx", ".h++", ".ipp", ".inl"] },
  { language: "csharp", extensions: [".cs", ".csx"] },
  {
    language: "ruby",
    extensions: [".rb", ".rake", ".gemspec", ".ru"],
    fileNames: ["Rakefile", "Gemfile", "Guardfile", "Podfile", "Vagrantfile"],
    interpreters: ["ruby", "jruby"],
  },
  { language: "php", extensions: [".php", ".phtml"], interpreters: ["php"] },
  { language: "kotlin", extensions: [".kt", ".kts"] },
  {
    language: "bash",
    extensions: [".sh", ".bash", ".bats"],
    fileNames: [".bashrc", ".bash_profile", ".profile"],
    interpreters: ["sh", "bash", "dash", "ksh", "zsh"],
  },
];

const BY_EXTENSION = new Map(ROWS.flatMap((row) => row.extensions.map((extension) => [extension, row.language])));
const BY_FILE_NAME = new Map(ROWS.flatMap((row) => (row.fileNames ?? []).map((name) => [name, row.language])));
const BY_INTERPRETER = new Map(ROWS.flatMap((row) => (row.interpreters ?? []).map((name) => [name, row.language])));

const MEMBERS = new Map(
  ROWS.flatMap(({ language, commonMembers }) =>
    commonMembers === undefined ? [] : [[language, words(commonMembers)]],
  ),
);

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

/** Loads the extractor of a language. Parsers are imported only here, so a run pays for what it parses. */
export async function loadExtractor(language: Language): Promise<Extractor> {
  switch (language) {
    case "python":
      return (await import("./python/extract.ts")).extractPython;
    case "javascript":
    case "jsx":
    case "typescript":
    case "tsx":
    case "vue":
    case "svelte":
      return (await import("./ecmascript/extract.ts")).loadEcmascriptExtractor(language);
    case "text":
      return (await import("./text/extract.ts")).extractText;
    default:
      return (await import("./tree-sitter/extract.ts")).loadTreeSitterExtractor(language);
  }
}
