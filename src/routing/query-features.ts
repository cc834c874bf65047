/** Features of a query: its words, the shapes of names, syntax and product codes in it. The query model weighs them. */
import { languageOfPath } from "../languages/registry.ts";
import { findProductCodes } from "./product-codes.ts";
import { findGoodsWords } from "./product-words.ts";

/** The features of a query that the model sees. */
export interface QueryFeatures {
  /** Every feature once, in a stable order. */
  readonly names: readonly string[];
  /** Hints among the features, by name, with the stable text that reports each, such as `file-extension=.ts`. */
  readonly signs: ReadonlyMap<string, string>;
  /** The words in lower case. */
  readonly words: readonly string[];
}

/** The prefix of hints that are words about goods. */
export const GOODS_REASON = "erp:kw=";
/** Further words add no information about where to look. */
const MAX_WORDS = 100;
const SHOWN_CHARACTERS = 40;
const WORD = /[\p{L}_][\p{L}\p{N}_]*(?:\+\+|#|['’][a-z]+)?/gu;

type Pattern = readonly [name: string, pattern: RegExp];

/** Syntax that does not occur in prose. */
const STRUCTURES: readonly Pattern[] = [
  ["syntax:call", /(?<![\w.])[A-Za-z_$][\w$.]*(?: ?\(\)|\([\w$."'*&{}[\]:=, -]*\))/],
  ["syntax:assignment", /^\s*(?:const |let |var |val )?[A-Za-z_$][\w$.[\]]* ?[-+*|&/]?= ?[^=\s>][^=\n]{0,60}$/m],
  ["syntax:definition", /\b(?:def|class|interface|struct|func|fn|fun|function) [A-Za-z_]\w*\s*(?:[({<:[]|extends )/],
  [
    "syntax:import",
    /^\s*import (?:\w[\w.]*(?:, ?\w[\w.]*)*(?: as \w+)?;?$|[\w{*][\w{}*, ]* from ["'])|^\s*from [\w.]+ import /m,
  ],
  ["syntax:arrow", /\blambda [\w, ]*:|=>\s*[\w({[]|\w->\w|\w::\w|#include\s*[<"]/],
  ["syntax:block", /^\s*(?:for|while|if|elif|with) .{1,80}:\s*$|\b(?:if|for|while|switch) ?\([^)\n]{1,80}\) ?\{/m],
  ["syntax:tag", /<\/?[a-z][\w-]*(?:\s[^<>]{0,200})?>/],
  ["syntax:line-end", /[;{]\s*$/m],
  ["syntax:operator", /&&|\|\||!==?|===|\*\*\w/],
];
/** A query that contains none of these characters and does not begin like this has no syntax; most queries are like that. */
const MAY_HAVE_STRUCTURE = /[(=:;{<>&|!*#]|^\s*(?:import|from) /m;
const SQL: readonly Pattern[] = [
  [
    "syntax:sql",
    /\bselect\s.{1,200}?\sfrom\s+\w+|\b(?:insert into|delete from|drop table|alter table|create table)\s+\w+/i,
  ],
];

/** Names in the form used by programs. */
const NAMES: readonly Pattern[] = [
  ["name:snake_case", /(?<![\w-])_{0,2}[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b|(?<![\w-])__[a-z]+__/],
  ["name:UPPER_CASE", /\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/],
  ["name:camelCase", /(?<![\w.@/-])[a-z]+[a-z0-9]*[A-Z][A-Za-z0-9]*\b/],
  ["name:PascalCase", /(?<![\w@/-])[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+\b/],
];
const DOTTED = /(?<![\w@/:.-])(?:[\w.@-]+\/)*[A-Za-z_@-][\w@-]*(?:\.[A-Za-z_+][\w+-]*)+(?![\w/])/;
const DOCUMENT_NAME = /\.(?:md|mdx|rst|adoc|txt|pdf)$/i;
const DATA_NAME = /\.(?:json|ya?ml|toml|ini|cfg|csv|xml|html?|css|png|svg|lock)$/i;
const HOST_NAME = /\.(?:com|org|net|io|dev|gov|edu|co|uk|de|fr|eu|app|ai|info)$/i;
/** `e.g` and `a.m` are not members. */
const LONG_PART = /[A-Za-z_]\w/;

/** Marks that describe the wording and mean nothing by themselves. */
const SHAPES: readonly Pattern[] = [
  ['shape:"quoted"', /["“][^"”]+["”]/],
  ["shape:--flag", /(?:^|\s)--?[a-z]/],
  ["shape:kebab-case", /\b[a-z]+-[a-z]/],
  ["shape:number", /\d/],
  ["shape:(aside)", /\s\(/],
  ["shape:comma", /,\s/],
  ["shape:colon", /:\s/],
  ["shape:exclamation", /!\s*$/],
  ["shape:path/", /\w\/\w/],
];
/** Plain words have no shape, and most queries are plain words. */
const MAY_HAVE_SHAPE = /[^A-Za-z\s]|[a-z][A-Z]|[A-Z]{2}/;
const QUOTED = /`[^`\s][^`\n]*`/;
const QUESTION = /\?\s*$/;
const KEYWORDS = new Set(
  "def class import from return if else elif for while try except finally async await yield lambda const let var function with raise throw catch switch case break continue pass struct enum impl fn func select".split(
    " ",
  ),
);
const KEYWORD_SHARE = 0.6;

/** The features of a query, which must not be longer than a typed one. */
export function queryFeatures(text: string): QueryFeatures {
  const written = (text.match(WORD) ?? []).slice(0, MAX_WORDS);
  const words = written.map((word) => singular(word.toLowerCase()));
  const signs = new Map<string, string>();
  const names = new Set<string>();
  if (MAY_HAVE_SHAPE.test(text)) {
    addSigns(text, signs);
    for (const [name, pattern] of SHAPES) if (pattern.test(text)) names.add(name);
    for (const { name, prefix, reason } of /\d/.test(text) ? findProductCodes(text) : []) {
      signs.set(name, reason);
      if (prefix !== undefined) names.add(prefix);
    }
  }
  addKeywords(written, signs);
  for (const [name, found] of findGoodsWords(words)) signs.set(name, `${GOODS_REASON}${found}`);
  addFound(text, SQL, "code-structure", signs);
  for (const name of signs.keys()) names.add(name);
  addWords(words, names);
  if (written[0] !== undefined) names.add(`^${endingOf(written[0].toLowerCase())}`);
  const style = caseOf(written, words);
  if (style !== undefined) names.add(`case:${style}`);
  names.add(`length:${lengthOf(words.length)}`);
  return { names: [...names], signs, words };
}

/** Hints of code, of a file and of a question, with the text that was found. */
function addSigns(text: string, signs: Map<string, string>): void {
  if (MAY_HAVE_STRUCTURE.test(text)) addFound(text, STRUCTURES, "code-structure", signs);
  if (text.includes(".")) addDotted(text, signs);
  if (/_|[a-z0-9][A-Z]/.test(text)) addFound(text, NAMES, "code-name", signs);
  if (QUOTED.test(text)) signs.set("quoted", "code-quoted");
  if (QUESTION.test(text)) signs.set("question", "docs-question");
}

function addFound(text: string, patterns: readonly Pattern[], reason: string, signs: Map<string, string>): void {
  for (const [name, pattern] of patterns) {
    const found = pattern.exec(text);
    if (found !== null) signs.set(name, `${reason}=${shown(found[0])}`);
  }
}

/** The first dotted name: a file by its extension, a host by its ending, or a member of something. */
function addDotted(text: string, signs: Map<string, string>): void {
  const name = DOTTED.exec(text)?.[0];
  if (name === undefined || !LONG_PART.test(name)) return;
  const extension = name.slice(name.lastIndexOf(".")).toLowerCase();
  if (DOCUMENT_NAME.test(name)) signs.set("file:document", `file-extension=${extension}`);
  else if (DATA_NAME.test(name)) signs.set("file:data", `file-extension=${extension}`);
  else if (languageOfPath(name) !== "text") {
    // `Node.js` and `Chart.js` are projects as often as files: the model weighs a capital before this ending.
    signs.set(/^[A-Z]\w*\.js$/.test(name) ? "file:Project.js" : "file:code", `file-extension=${extension}`);
  } else if (HOST_NAME.test(name)) signs.set("name:host", `host=${shown(name)}`);
  else if (!name.includes("/")) signs.set("name:member", `code-name=${shown(name)}`);
}

function addKeywords(written: readonly string[], signs: Map<string, string>): void {
  const keywords = written.filter((word) => KEYWORDS.has(word));
  if (keywords.length === 0 || keywords.length < written.length * KEYWORD_SHARE) return;
  const name = keywords.length > 1 ? "keywords:many" : "keywords:one";
  signs.set(name, `code-keywords=${[...new Set(keywords)].slice(0, 4).join(",")}`);
}

/** Words, pairs of neighbours, and how a query begins and ends. */
function addWords(words: readonly string[], names: Set<string>): void {
  words.forEach((word, at) => {
    names.add(word);
    if (at > 0) names.add(`${words[at - 1]} ${word}`);
  });
  const [first] = words;
  if (first === undefined) return;
  names
    .add(`^${first}`)
    .add(`^${endingOf(first)}`)
    .add(`${words.at(-1)}$`);
}

/** A question about part numbers is about a part number. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:x|ss|ch|sh)es$/.test(word) ? -2 : -1);
}

function endingOf(word: string): string {
  if (word.endsWith("ing")) return "-ing";
  if (word.endsWith("ed")) return "-ed";
  if (word.endsWith("s") && !word.endsWith("ss")) return "-s";
  return "-";
}

/** The capitalisation of the words. Lower case is no evidence: people type questions fast. */
function caseOf(written: readonly string[], words: readonly string[]): string | undefined {
  const isCapital = (at: number) => written[at]?.charCodeAt(0) !== words[at]?.charCodeAt(0);
  if (written.length === 0 || !isCapital(0)) return undefined;
  let long = 0;
  let capitals = 0;
  for (let at = 1; at < written.length; at++) {
    if ((written[at] as string).length <= 3) continue;
    long++;
    if (isCapital(at)) capitals++;
  }
  if (long === 0) return "short";
  return capitals === long ? "title" : capitals === 0 ? "sentence" : "names";
}

function lengthOf(words: number): string {
  if (words <= 3) return String(words);
  if (words <= 5) return "4-5";
  if (words <= 8) return "6-8";
  return words <= 13 ? "9-13" : "14+";
}

/** The text found, shortened for a reason. */
function shown(found: string): string {
  const line = found.replace(/\s+/g, " ").trim();
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1)}…` : line;
}
