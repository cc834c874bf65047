/** Labelled queries made of templates: questions and codes that no repository's headings and histories have. */
import { randomFrom } from "../../bench/lib/random.ts";
import type { QueryRoute } from "../../src/routing/query-model.ts";
import type { Example } from "./example.ts";
import { VOCABULARY } from "./vocabulary.ts";

/** Templates that ask in one way: `{class}` stands for a word of a class or for a made-up name. */
interface Family {
  readonly name: string;
  readonly route: QueryRoute;
  readonly templates: string;
}

const FAMILIES: readonly Family[] = [
  // Product data.
  {
    name: "goods by identifier",
    route: "erp",
    templates:
      "what is the {id} of the {thing}|what is the {id} for the {look} {thing}?|which {id} does the {thing} have|{id} of the {thing}|{id} for {thing}|find the {id} of {thing}|which {id} replaces the {look} {thing}|do we have the {id} of the {thing}?|tell me the {id} of this {thing}|whats the {id} on the {thing}|show {id} of {code}|{id}s for {look} {thing}|I need the {id} of the {thing}|can you give me the {id} for the {thing}?|where can I find the {id} of the {thing}?|is there a {id} for {code}",
  },
  {
    name: "identifier with a value",
    route: "erp",
    templates:
      "{id} {code}|{id} {trade}|{id}: {code}|{id} {digits}|look up {id} {code}|{attribute} of {id} {digits}|{attribute} for {id} {code}|who sells {id} {code}|show {id} {code}|why is {id} {code} failing?|what is {id} {code}|{code} {id}|return {id} {code}|{id} of item {digits}",
  },
  {
    name: "attribute of a code",
    route: "erp",
    templates:
      "{attribute} of {code}|{attribute} for {code}|what is the {attribute} of {code}?|{code} {attribute}|{attribute} {code}|how many {code} do we have|is {code} {buy}?|do you have {code} {buy}|products like {code}|alternatives to {code}|equivalent of {code}|how much is {code}|when is {code} {buy}|{attribute} of part {code}|units of {code} in warehouse {small}",
  },
  {
    name: "attribute of a numbered record",
    route: "erp",
    templates:
      "{attribute} of part {digits}|{attribute} for product {digits}|status of {paper} {digits}|{paper} {digits}|{paper} #{digits}|which {seller} sent {paper} {digits}|{attribute} of article {digits}|order {digits} {buy}|part {digits} {attribute}|{thing} {digits}|material {digits} in warehouse {small}|{attribute} for part {digits}-B|model {digits} {attribute}",
  },
  {
    name: "attribute of goods",
    route: "erp",
    templates:
      "{attribute} of the {look} {thing}|{attribute} for {thing}|what is the {attribute} of the {thing}?|{thing} {attribute}|how much does the {look} {thing} cost|do we have {look} {thing} {buy}|are {thing} {buy}?|which {seller} delivers {thing}|{attribute} for the {look} {thing}|how many {thing} are {buy}|{look} {thing} {attribute}|cheapest {look} {thing}|check inventory of {thing}|{thing} {buy}|is the {look} {thing} {buy}?|list all {thing} from {seller} {small}|which {thing} fit the {thing}",
  },
  { name: "code of goods alone", route: "erp", templates: "{sku}|{sku}|{sku} and {sku}|{sku} {thing}|{thing} {sku}" },
  { name: "trade number alone", route: "erp", templates: "{trade}|{trade}|{trade}|{isbn}|book {isbn}|scan {trade}" },
  {
    name: "name of goods",
    route: "erp",
    templates:
      "{look} {thing}|{Look} {Goods}|{thing}, {look}, {small} pack|{Goods} {partcode}|{look} {look} {thing}|{Goods} {small} mm {look}|{small} x {look} {thing}|{Look} {Goods} by {Word}|{partcode} {thing}|{Word} {Word}|{Word}",
  },
  {
    name: "title of goods",
    route: "erp",
    templates:
      "{Tale}|The {Tale}|{Quality} {Tale}|The {Quality} {Tale}|{Tale} of the {Tale}|The {Tale} of {Tale}|{Tale} and {Tale}|A {Quality} {Tale}|A {Quality} History of {Tale}|The Art of {Tale}|{Tale}: The {Quality} {Tale}|{Tale}, 2nd Edition|{Tale} Volume {small}|{Quality} {Tale} in {Tale}|{Tale} for Beginners|{Word} the {Tale}|{Word} and the {Tale}|{Word} {Tale}|Introduction to {Tale}|{Tale} {Tale}",
  },
  {
    name: "papers of trade",
    route: "erp",
    templates:
      "open {paper}s for {seller} {small}|{paper} for {look} {thing}|which {paper}s contain {code}|{paper} with {thing}|total of {paper} {digits}|look up a {paper} in ERP|{paper} of {seller} {Word}|overdue {paper}s by {seller}|create a {paper} for {code}|ERP record of {thing}|PIM entry for {code}|{thing} on {paper} {digits}",
  },
  // Code.
  {
    name: "task in a language",
    route: "code",
    templates:
      "{language} {doing} {datum}|{doing} {datum} {language}|how to {doing} a {datum} in {language}|{doing} {datum} in {language}|{language} {datum} to {datum}|convert {datum} to {datum} {language}|how to {doing} {datum} from {datum} in {language}|{datum} {datum} {language}|{language} {doing} {datum} from {datum}|{language} how to {doing} {datum}|{algorithm} {language}|{algorithm} in {language}|{datum} to {datum} {language}|{language} {datum}|{doing} each {datum} of {datum} {language}|{language} {doing} {datum} with {datum}|{language} code to {doing} {datum}|what is the {datum} of a {datum} in {language}",
  },
  {
    name: "task with a library",
    route: "code",
    templates:
      "{library} {doing} {datum}|{doing} {datum} {library}|{language} {library} {datum}|how to {doing} {datum} in {library}|{doing} {datum} with {library}|{library} {datum} to {datum}|{language} {library} {doing} {datum}|{datum} {library} {language}|{library} {doing} {part}",
  },
  {
    name: "place of a name",
    route: "code",
    templates:
      "where is {name} {defined}|who calls {name}|callers of {name}|usages of {name}|what does {name} do|what does {name} return|{piece} {name}|which {piece} calls {name}|implementation of {name}|definition of {name}|subclasses of {Pascal}|how is {name} {defined}|refactor {name}|{name} in {file}|why does {name} return {fault}|parameters of {name}|explain what {name} does|find references to {name}|{Pascal} {piece}|{piece} in {Pascal}|does {name} check {part}|which {piece} uses {CONST}",
  },
  {
    name: "name alone",
    route: "code",
    templates: "{name}|{Pascal}|{camel}|{snake}|{member}|{CONST}|{word}.{word}|{word}.{camel}|{camel}()|{name} {name}",
  },
  {
    name: "keywords alone",
    route: "code",
    templates:
      "{keyword}|{keyword} {keyword}|{keyword} {word} {keyword}|{keyword} {keyword} {word}|{keyword} {keyword} {keyword}|{keyword} {keyword} {id}|{keyword} {keyword} {attribute}",
  },
  {
    name: "place of a task",
    route: "code",
    templates:
      "{piece} that {does} {part}|{piece} that {does} the {part}|where is the {part} {defined}|where do we {doing} the {part}|where are {part}s {defined}|{piece} to {doing} {part}|{piece} which {does} a {part}|{piece} for the {part}|the {piece} where {part} is {defined}|test that {does} {part}|implementation of {algorithm}|code that {does} {part}|which file {does} the {part}|which {piece} defines the {part} model|code for {algorithm}|{doing} {part} {piece}|return type of the {part} {piece}|stack trace when {doing} {part}|who calls the {part} {piece}",
  },
  {
    name: "fault",
    route: "code",
    templates:
      "{name} throws {fault}|{fault} in {name}|{fault} when {doing} {datum}|{Pascal}.{camel} raises {fault}|fix {fault} in {file}|{fault} in the {part} {piece}|{name} returns {fault}|{piece} crashes with {fault}|raise {fault} for empty {datum}|unexpected {fault} from {name}",
  },
  {
    name: "file",
    route: "code",
    templates:
      "{file}|{piece} in {file}|what does {file} do|{name} in {file}|imports of {file}|who imports {file}|{file} line {small}",
  },
  {
    name: "snippet",
    route: "code",
    templates:
      "{snake}({word})|{camel}()|{word} = {small}|{word} = {camel}({word})|const {camel} = {word};|def {snake}({word}):|def {snake}({word}): return {word}|class {Pascal}:|class {Pascal} extends {Pascal} {|function {camel}({word}) {|import {word}|from {word} import {word}|import { {camel} } from '{word}'|for {word} in {word}:|while {word} < {small}:|if ({word}) {|{word} = lambda {word}: {word}*{small}|({word}) => {word} + {small}|{Pascal}::{camel}|{word}->{word}|<div class=\"{word}\">|<{word}>|#include <{word}.h>|print('{word}')|return {word}|select {word} from {part}s|SELECT {word} FROM {part}s WHERE {word} > {small}|insert into {word} values|{word} && {word}|{word} !== {word}|int main() { return {small}; }|try except finally|async await|return from {word}|if else {word}|{Pascal}({word}).{camel}()|return {id} from {word}|for each {word} yield|`{name}` {piece}|{word}; {word};|{word}\\n{word} = {small}|what does {camel}() return|what does {snake}() do with {part}",
  },
  {
    name: "goods in programs",
    route: "code",
    templates:
      "{piece} that {does} a {id}|{piece} that {does} the {attribute}|parse {id} in {language}|{piece} {does} {paper}|{snake} column in the {part} table|{fault} in {Pascal}.{camel}|{doing} {paper} in {language}|validate {id} {language}|{piece} for {id} validation|which class computes the {attribute}|{id} field of the {Pascal} class|{id} {piece} in {file}",
  },
  // Documents.
  {
    name: "question about doing",
    route: "docs",
    templates:
      "how do I {action} {project}|how do I {action} {topic}?|how can I {action} {project}?|how to {action}|how to {action} {topic}|how to {action} {project}|how should I {action} {topic}?|can I {action} {topic}?|do I need to {action} {project}|where can I {action} {topic}|should I {action} {project}?|why should I {action} {project}?|when should we {action} {topic}?|what do I need to {action} {project}|{action} {project}|may I {action} {project}?|I want to {action} {project}|how do we {action} the {part}|how do I add a {id} field to the form|how do I {action} the {attribute} report|I need to find the {topic} page.|how to do this",
  },
  {
    name: "question about what is so",
    route: "docs",
    templates:
      "what is the {rule} for {topic}|what is the {rule} of {project}|what are the {rule}s for {topic}?|what is {project}?|why is {project} slow?|does {project} support {topic}?|is {project} secure?|who maintains {project}|who is the {sense} for {topic}|what does {project} cost for {people}|how does {topic} work|how does {project} work?|when is the next release of {project}|is there a {document} for {topic}|explain {topic}|explain the {rule} for {topic}|what is the {rule}|does {project} run on {project}?|What if {project} fails?|are there any {document} about {topic}?|what versions of {project} can I use?|where are {topic} documented",
  },
  {
    name: "wish",
    route: "docs",
    templates:
      "please {action} {project}|we want to {action} {topic}|let us {action} {project}|support {topic}|also {action} {topic}|also support {project}|I would like to {action} {project}|{project} should support {topic}|help with {topic}|ideas for {topic}|feedback about {project}|I need to {action} {topic}|I need the {document}.|we need a {document} for {project}",
  },
  {
    name: "title of a document",
    route: "docs",
    templates:
      "{document}|{document} for {topic}|{topic} {document}|{Document} for {project}|{document} of {project}|where is the {document}|where can I find the {document}?|{rule} for {topic}|{topic} {rule}|{Topic} and {topic}|{Topic} in {project}|{document} for {people}|{rule}|see section {small}.c|see chapter {small}|summary of {topic}|minutes of the {rule} meeting|terms and {rule}|{document} {year}|learn about {topic}|read the {document}|about {project}|notes on {topic}",
  },
  {
    name: "another sense",
    route: "docs",
    templates:
      "{sense}|what is a {sense}|what is the {sense}?|who is the {sense}|explain the {sense}|{Sense}|what is the function of {people}|the {sense} and {topic}|{rule} of the {sense}|how does the {sense} work|{sense} for {people}|in what order do {people} read this|a {sense} in {project}|{document} about the {sense}|a method of {topic} for {people}|order of {topic}",
  },
  {
    name: "unknown words",
    route: "docs",
    templates: "{word}|{word}|{word}|{word} {word}|{Word} {word}|{Word}|{wrongtrade}",
  },
  {
    name: "standard or ticket",
    route: "docs",
    templates:
      "{standardcode}|{standardcode} {topic}|{standardcode} explained|what is {standardcode}|see {standardcode}|{standardcode} and {standardcode}|{topic} of {standardcode}|supported versions of {standardcode}|{standardcode} {word}|{word} {standardcode}|{document} of {standardcode}",
  },
  {
    name: "host or section",
    route: "docs",
    templates:
      "{word}.com|docs.{word}.org|www.{word}.net|{word}.io {document}|{document} at {word}.com|{document} at docs.{word}.dev|{word}.org {topic}|version {small}.{small}|step {small}|e.g. {topic}|section {small}.{small}|chapter {small} of {document}",
  },
  {
    name: "document by file",
    route: "docs",
    templates:
      "{word}.md|docs/{word}.rst|README.md|{Document} in {word}.md|what does {word}.rst say about {topic}|update {word}.md|{word}.txt|{topic} in {word}.toml|how do I configure {topic} in the toml file?|{topic} section of {word}.md",
  },
];

const SEED = 11;
/** Queries of a family, so that none speaks louder for having more templates. */
const OF_A_FAMILY = 700;
const CAPITALS = 0.35;
const MADE_UP = 0.4;

/** The queries of every family, the same on every machine. */
export function templateExamples(): Example[][] {
  return FAMILIES.map(({ name, route, templates }, at) => {
    const maker = new Maker(randomFrom(SEED + at));
    const texts = new Set<string>();
    for (let tried = 0; tried < OF_A_FAMILY; tried++) texts.add(maker.fill(maker.pick(templates.split("|"))));
    return [...texts].map((text) => ({ source: name, kind: "template" as const, route, text }));
  });
}

/** Fills templates with words and names. */
class Maker {
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.#random() * items.length)] as T;
  }

  fill(template: string): string {
    const text = template.replace(/\{([A-Za-z]+)\}/g, (_, name: string) => this.#word(name)).replaceAll("\\n", "\n");
    return this.#random() < CAPITALS && / /.test(text) && !/[=;{}()<]/.test(text) ? capital(text) : text;
  }

  #word(name: string): string {
    const words = VOCABULARY.get(name) ?? VOCABULARY.get(name.toLowerCase());
    if (words === undefined) return this.#made(name);
    const word = this.pick(words);
    return /^[A-Z]/.test(name) ? word.replace(/(?<![\w'])[a-z]/g, (letter) => letter.toUpperCase()) : word;
  }

  /** Names and codes that are no words. */
  #made(name: string): string {
    switch (name) {
      case "thing":
        return this.#random() < MADE_UP ? this.#made("word") : this.#word("goods");
      case "word":
        return this.#syllables();
      case "Word":
        return capital(this.#syllables());
      case "snake":
        return this.#parts().join("_");
      case "CONST":
        return this.#parts().join("_").toUpperCase();
      case "camel":
        return this.#parts()
          .map((part, at) => (at === 0 ? part : capital(part)))
          .join("");
      case "Pascal":
        return this.#parts().map(capital).join("");
      case "member":
        return `${this.pick([this.#made("Pascal"), this.#made("word"), this.#made("camel")])}.${this.#made(this.pick(["camel", "snake"]))}`;
      case "name":
        return this.#made(this.pick(["snake", "camel", "Pascal", "member"])) + this.pick(["", "", "()"]);
      case "file":
        return this.#file();
      case "year":
        return `20${this.#digits(2)}`;
      case "small":
        return String(1 + Math.floor(this.#random() * 20));
      case "wrongtrade":
        return this.#trade().replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
      case "digits":
        return this.#digits(this.pick([2, 3, 4, 5, 6]));
      default:
        return this.#code(name);
    }
  }

  #code(name: string): string {
    switch (name) {
      case "code":
        return this.#code(this.pick(["sku", "sku", "partcode", "lowersku", "trade"]));
      case "sku":
        return `${this.#letters(this.pick([1, 2, 2, 3, 4]))}-${this.#digits(this.pick([4, 5, 5, 6]))}`;
      case "lowersku":
        return this.#code("sku").toLowerCase();
      case "partcode":
        return this.pick([
          `${this.#letters(2)}${this.#digits(3)}${this.#letters(1)}`,
          `${this.#letters(1)}${this.#digits(3)}`,
          `${this.#digits(4)}-${this.#digits(1)}${this.#letters(2)}`,
          `${this.#letters(2)}-${this.#digits(2)}`,
        ]);
      case "standardcode":
        return `${this.#word("standard")}${this.pick(["-", "-", "", " "])}${this.#digits(this.pick([2, 3, 4, 4, 5]))}`;
      case "isbn":
        return this.#isbn();
      case "trade":
        return this.#random() < 0.2 ? `B0${this.#digits(2)}${this.#letters(3)}${this.#digits(3)}` : this.#trade();
      default:
        throw new Error(`No class of words is called ${name}.`);
    }
  }

  #trade(): string {
    const digits = this.pick(["978", "979", "400", "036", "590", ""]) + this.#digits(9);
    const body = digits.length === 9 ? `${digits}${this.#digits(2)}` : digits;
    let sum = 0;
    [...body].reverse().forEach((digit, at) => {
      sum += Number(digit) * (at % 2 === 0 ? 3 : 1);
    });
    return `${body}${(10 - (sum % 10)) % 10}`;
  }

  #isbn(): string {
    const body = this.#digits(9);
    const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (10 - at), 0);
    const check = (11 - (sum % 11)) % 11;
    const digits = `${body}${check === 10 ? "X" : check}`;
    return this.pick([digits, digits.replace(/^(.)(.{3})(.{5})/, "$1-$2-$3-")]);
  }

  #file(): string {
    const folders = this.pick(["", "", "src/", `src/${this.#syllables()}/`, "lib/"]);
    const name = this.#made(this.pick(["snake", "word", "Pascal", "camel"]));
    return `${folders}${name}${this.pick([".py", ".ts", ".tsx", ".js", ".go", ".rs", ".java", ".rb", ".c", ".cpp"])}`;
  }

  /** Two or three words of programs. */
  #parts(): string[] {
    const verbs = (VOCABULARY.get("doing") ?? []).filter((word) => !word.includes(" "));
    const nouns = (VOCABULARY.get("part") ?? []).filter((word) => /^[a-z]+$/.test(word));
    const middle = this.#random() < MADE_UP ? [this.#syllables()] : [];
    return [this.pick(verbs), ...middle, this.pick(nouns)];
  }

  #syllables(): string {
    const count = this.pick([1, 2, 2, 3]);
    return Array.from(
      { length: count },
      () => this.pick([..."bdfgklmnprstvz"]) + this.pick(["a", "e", "i", "o", "u", "an", "or"]),
    ).join("");
  }

  #letters(count: number): string {
    return Array.from({ length: count }, () => this.pick([..."ABCDEFGHJKLMNPQRSTUVWXYZ"])).join("");
  }

  #digits(count: number): string {
    return Array.from({ length: count }, () => this.pick([..."123456789"])).join("");
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
