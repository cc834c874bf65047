import { languageOfPath } from "../languages/registry.ts";
import type { QueryWords } from "./query-features.ts";
import { PhraseFinder } from "./query-phrases.ts";
import { type QuerySign, shown, weightedWords, wordSign } from "./query-sign.ts";

const FENCE_OPENING = /(`{3,}|~{3,})[^`\n]*\n/;
const FILE_NAME = /(?<![\w@/:.-])(?:[\w.@-]+\/)*[\w@-][\w.@-]*\.[A-Za-z+]{1,6}(?![\w/-]|\.\w)/g;
const DOCUMENT_NAME = /\.(?:md|mdx|rst|adoc)$/i;
/** `Node.js` and `Chart.js` are projects, `2.c` is a section. */
const NO_FILE = /^(?:[A-Z]\w*|node|next|vue|nuxt|express|three|d3|moment|backbone)\.js$|^\d+\.\w+$/;

/** Syntax that nobody writes in prose. One alternative for each kind of it. */
const STRUCTURE = new RegExp(
  [
    /(?<![\w.])[A-Za-z_$][\w$.]*(?: ?\(\)|\([\w$."'*&{}[\]:=, -]*\))/, // a call
    /^\s*(?:const |let |var |val )?[A-Za-z_$][\w$.[\]]* ?[-+*|&/]?= ?[^=\s>][^=\n]{0,60}$/, // an assignment on a line of its own
    /\b(?:def|class|interface|struct|func|fn|fun|function) [A-Za-z_]\w*\s*(?:[({<:[]|extends |implements )/,
    /^\s*import (?:\w[\w.]*(?:, ?\w[\w.]*)*(?: as \w+)?;?$|[\w{*][\w{}*, ]* from ["'])|^\s*from [\w.]+ import /,
    /\blambda [\w, ]*:|=>\s*[\w({[]|\w->\w|\w::\w|#include\s*[<"]/,
    /^\s*(?:for|while|if|elif|with) .{1,80}:\s*$|\b(?:if|for|while|switch) ?\([^)\n]{1,80}\) ?\{/,
    /<\/?[a-z][\w-]*(?:\s[^<>]{0,200})?>/,
    /[;{]\s*$/,
    /&&|\|\||!==?|===|\*\*\w/,
  ]
    .map((part) => part.source)
    .join("|"),
  "m",
);
/** What has none of these characters and does not begin like this has no structure: most queries. */
const MAY_HAVE_STRUCTURE = /[(=:;{<>&|!*#]|^\s*(?:import|from) /m;
const SQL = /\bselect\s.{1,200}?\sfrom\s+\w+|\b(?:insert into|delete from|drop table|alter table|create table)\s+\w+/i;

const QUOTED = /`[^`\s][^`\n]*`/;
const SNAKE = /(?<![\w-])_{0,2}[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b|(?<![\w-])__[a-z]+__/;
const UPPER = /\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/;
const CAMEL = /(?<![\w.@/-])[a-z]+[a-z0-9]*[A-Z][A-Za-z0-9]*\b/g;
const PASCAL = /(?<![\w@/-])[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+\b/g;
const MEMBER = /(?<![\w@/.-])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+\b(?!\.?\w*\/)/g;
/** Names with a capital inside that are written so in prose. */
const BRANDS = new Set(
  "JavaScript TypeScript GitHub GitLab PostgreSQL MySQL NoSQL MariaDB MongoDB DynamoDB CouchDB SQLite GraphQL OpenAI OpenAPI WordPress YouTube LinkedIn PayPal macOS iOS iPhone iPad eBay eBook CoffeeScript WebAssembly WebSocket WebSockets PowerShell IntelliJ PyPI PyCharm LaTeX DevOps VSCode JetBrains StackOverflow BigQuery CircleCI NumPy SciPy PyTorch TensorFlow jQuery".split(
    " ",
  ),
);
/** Endings of a host name: `example.com` is no member of `example`. */
const HOST = /\.(?:com|org|net|io|dev|gov|edu|co|uk|de|fr|eu|app|ai|info)$/i;
/** Endings of files that no member is called like. */
const FILE_ENDING = /\.(?:txt|md|rst|json|ya?ml|toml|ini|cfg|csv|xml|html?|css|pdf|png|svg|lock)$/i;
const ABBREVIATION = /^(?:e\.g|i\.e|a\.m|p\.m|vs\.\w+|[A-Z]\.[A-Z])$/;

const KEYWORDS = new Set(
  "def class import from return if else elif for while try except finally async await yield lambda const let var function with raise throw catch switch case break continue pass struct enum impl fn func select".split(
    " ",
  ),
);

const LANGUAGES = new Set(
  "python python2 python3 py javascript typescript java golang rust ruby php perl haskell scala kotlin swift bash csharp matlab jquery nodejs regex".split(
    " ",
  ),
);

const CODE_WORDS = weightedWords([
  [
    2,
    "numpy, pandas, matplotlib, scipy, sklearn, pytorch, tensorflow, wxpython, tkinter, pyqt, pyspark, sqlalchemy, openpyxl, beautifulsoup, selenium, boto3, mongoose, hibernate, lodash, protobuf",
  ],
  [
    2.2,
    "who calls, caller of, callee of, callers, call site, call graph, usage of, where is the code, stack trace, traceback, source of, source code of, off by one, unused import, type hint",
  ],
  [
    1.8,
    "function that, method that, class that, code that, module that, struct with, function to, method to, test for, test that, which test, unit test, class hierarchy, subclass of, implementation of, implements, implemented, which module, which function, which class, which file, which method, entry point, match arm, type annotation, return type, return value, default value, model class, script that, query that, hook that, env var, environment variable that, where do we, what does the",
  ],
  [
    1.2,
    "where is, where are, regex, regexp, function, method, struct, enum, constructor, callback, closure, subclass, decorator, generator, iterator, coroutine, async, mutex, middleware, refactor, refactoring, handler, parser, serializer, deserialize, endpoint, payload, dataclass, namespace, typedef, macro, boolean, getter, setter, overload, race condition, null pointer, null check, segfault, infinite loop, memory leak, entrypoint, fixture, monkeypatch, memoize, dependency injection, compile error, typeerror, keyerror, linked list, linkedlist, comprehension",
  ],
  [
    0.7,
    "class, interface, module, variable, parameter, argument, returns, raise, raises, throws, throw, exception, loop, parse, parses, array, string, dict, tuple, null, await, import, compile, code, implementation, helper, util, schema, script, stored, called, defined, defines, handled, validate, bug, crash, fix, merge, sort",
  ],
  [0, "function of, class of, which class of, which classes of, classes of, method of, code of, class schedule"],
]);
/** Languages whose names are no words, or that a query asks for by `in`. */
const NAMED_LANGUAGE =
  /(?:^|\s)(?:c\+\+|c#|f#)(?=[\s?]|$)|\bin (?:Python|JavaScript|TypeScript|Java|Go|Rust|Ruby|PHP|Perl|Kotlin|Swift|Scala|Haskell|Bash|SQL)(?=[\s?.]|$)/i;
const CODE_PHRASES = new PhraseFinder(CODE_WORDS);

const KEYWORD_SHARE = 0.5;

/** The sign of a fenced block that is closed, however long it is. */
export function fenceSign(query: string): QuerySign | undefined {
  const opening = FENCE_OPENING.exec(query);
  if (opening === null) return undefined;
  const mark = opening[1] as string;
  const start = opening.index + opening[0].length;
  const isClosed = query.startsWith(mark, start) || query.includes(`\n${mark}`, start);
  return isClosed ? { route: "code", weight: 7, reason: "heuristic=fenced-code" } : undefined;
}

/** Everything in a query that speaks for code, or for a document that it names. */
export function codeSigns(text: string, { written, lowered }: QueryWords): QuerySign[] {
  const signs: QuerySign[] = [];
  const add = (weight: number, reason: string) => signs.push({ route: "code", weight, reason });
  if (text.includes(".")) addFileNames(text, signs);
  const structure = (MAY_HAVE_STRUCTURE.test(text) ? STRUCTURE.exec(text) : null) ?? SQL.exec(text);
  if (structure) add(4, `code-structure=${shown(structure[0])}`);
  addNames(text, add);
  const language = lowered.find((word, at) => LANGUAGES.has(word) && written[at] === word);
  const named = language ?? NAMED_LANGUAGE.exec(text)?.[0].trim().toLowerCase();
  if (named !== undefined) add(3, `language=${named}`);
  const keywords = written.filter((word) => KEYWORDS.has(word));
  if (keywords.length > 0 && keywords.length >= written.length * KEYWORD_SHARE)
    add(keywords.length > 1 ? 2.5 : 1.5, `code-keywords=${[...new Set(keywords)].slice(0, 4).join(",")}`);
  const phrases = wordSign("code", "code-words", CODE_PHRASES.find(lowered), CODE_WORDS, 3);
  if (phrases) signs.push(isHeading(text) ? { ...phrases, weight: phrases.weight / 2 } : phrases);
  return signs;
}

/** A heading speaks about code in the words of code: there they say less. */
function isHeading(text: string): boolean {
  return /^\p{Lu}[\p{Ll}\s]/u.test(text) && !text.endsWith("?");
}

function addFileNames(text: string, signs: QuerySign[]): void {
  for (const [name] of text.matchAll(FILE_NAME)) {
    if (NO_FILE.test(name)) continue;
    const extension = name.slice(name.lastIndexOf(".")).toLowerCase();
    if (languageOfPath(name) !== "text") {
      signs.push({ route: "code", weight: 4, reason: `file-extension=${extension}` });
      return;
    }
    if (DOCUMENT_NAME.test(name)) {
      signs.push({ route: "docs", weight: 3, reason: `file-extension=${extension}` });
      return;
    }
  }
}

/** Whether a dotted name is that of a member, and not of a host, a file or a project. */
function isMember(name: string): boolean {
  return !HOST.test(name) && !ABBREVIATION.test(name) && !NO_FILE.test(name) && !FILE_ENDING.test(name);
}

/** Names as programs write them. */
function addNames(text: string, add: (weight: number, reason: string) => void): void {
  if (QUOTED.test(text)) add(1, "code-quoted");
  const snake = text.includes("_") ? (SNAKE.exec(text) ?? UPPER.exec(text)) : null;
  if (snake) add(2.5, `code-name=${shown(snake[0])}`);
  const member = text.match(MEMBER)?.find((name) => isMember(name));
  if (member) add(2, `code-name=${shown(member)}`);
  if (!/[a-z0-9][A-Z]/.test(text)) return;
  const camel = text.match(CAMEL)?.find((name) => !BRANDS.has(name));
  if (camel) add(2, `code-name=${shown(camel)}`);
  const pascal = text.match(PASCAL)?.find((name) => !BRANDS.has(name) && !BRANDS.has(name.replace(/s$/, "")));
  if (pascal) add(1.5, `code-name=${shown(pascal)}`);
}
