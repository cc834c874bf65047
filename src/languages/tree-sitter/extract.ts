import type { Parser } from "web-tree-sitter";
import type { FileFacts, Language } from "../../model/facts.ts";
import type { Extractor } from "../extractor.ts";
import { FactsBuilder } from "../facts-builder.ts";
import type { Grammar } from "../language.ts";
import { identifiers } from "../text/identifiers.ts";
import { type LoadedGrammar, loadGrammar } from "./grammar/runtime.ts";
import type { SyntaxTree } from "./grammar/syntax-tree.ts";
import { CompiledRules } from "./rules/compiled-rules.ts";
import { readTree } from "./tree-reader.ts";
import { Walk } from "./walk.ts";

/**
 * The extractors of this process. The memory of the parsers never shrinks, and a grammar that is loaded takes a part of it for good: loaded
 * again for each run, they would fill it until no parse has room.
 */
const loaded = new WeakMap<Grammar, Promise<Extractor>>();

/** Loads the extractor of one language that has a tree-sitter grammar, once. */
export function loadTreeSitterExtractor(language: Language, grammar: Grammar): Promise<Extractor> {
  const known = loaded.get(grammar);
  if (known) return known;
  const loading = load(language, grammar);
  loaded.set(grammar, loading);
  // The next run may find what this one lacked.
  loading.catch(() => loaded.delete(grammar));
  return loading;
}

async function load(language: Language, { rules: loadRules }: Grammar): Promise<Extractor> {
  const [grammar, rules] = await Promise.all([loadGrammar(language), loadRules()]);
  return new TreeSitterExtractor(language, grammar, new CompiledRules(rules, grammar.language)).extract;
}

class TreeSitterExtractor {
  readonly #language: Language;
  readonly #grammar: LoadedGrammar;
  readonly #rules: CompiledRules;
  #parser: Parser | undefined;

  constructor(language: Language, grammar: LoadedGrammar, rules: CompiledRules) {
    this.#language = language;
    this.#grammar = grammar;
    this.#rules = rules;
  }

  readonly extract: Extractor = (text) => {
    const builder = new FactsBuilder(this.#language);
    try {
      const tree = this.#read(text);
      if (tree === undefined) return this.#lexical(text, "The parser gave up on this file");
      new Walk(tree, this.#rules, builder).run();
      return builder.build();
    } catch (error) {
      // A grammar that reaches one of its own limits aborts. Its parser may be in a wrong state then and is not used again.
      this.#parser = undefined;
      return this.#lexical(text, `The parser failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  #read(text: string): SyntaxTree | undefined {
    if (this.#rules.maxOpenAngles < text.length && openAngles(text) > this.#rules.maxOpenAngles) return undefined;
    const tree = this.#parse(text, text);
    if (tree === undefined || tree.damage === 0) return tree;
    const repaired = this.#rules.repair?.(text) ?? text;
    const better = repaired === text ? tree : this.#lessDamaged(tree, repaired, text);
    if (better !== tree && this.#rules.readBlanked !== undefined) better.blanked = difference(text, repaired);
    if (better.missing === "") return better;
    const source = better === tree ? text : repaired;
    const isInComment = source.lastIndexOf("/*") > source.lastIndexOf("*/");
    let closed = this.#lessDamaged(better, `${source}\n${better.missing}`, text);
    if (isInComment) closed = this.#lessDamaged(closed, `${source}*/\n${better.missing}`, text);
    if (closed !== better) {
      closed.blanked = better.blanked;
      closed.errors.push({ offset: text.length, missing: better.missing.replaceAll("\n", " ") });
    }
    return closed;
  }

  #lessDamaged(tree: SyntaxTree, source: string, text: string): SyntaxTree {
    const other = this.#parse(source, text);
    return other !== undefined && other.damage < tree.damage ? other : tree;
  }

  /** Parses `source`, a version of `text` that has the names at the same offsets. */
  #parse(source: string, text: string): SyntaxTree | undefined {
    this.#parser ??= this.#grammar.makeParser();
    const tree = this.#grammar.parse(this.#parser, source);
    if (tree === null) return undefined;
    try {
      return readTree(tree, text, this.#rules);
    } finally {
      tree.delete();
    }
  }

  #lexical(text: string, message: string): FileFacts {
    const builder = new FactsBuilder(this.#language);
    builder.addError(1, message);
    return { ...builder.build(), words: identifiers(text) };
  }
}

/** The text with only those characters of `text` that `blanked` replaced by blanks. All other characters are blank. */
function difference(text: string, blanked: string): string {
  const kept: string[] = [];
  for (let at = 0; at < text.length; at++)
    kept.push(text[at] === blanked[at] && text[at] !== "\n" ? " " : (text[at] as string));
  return kept.join("");
}

/** The highest number of `<` that are open at the same time within a statement. */
function openAngles(text: string): number {
  let most = 0;
  let open = 0;
  for (const [mark] of text.matchAll(/[<>;{}]/g)) {
    open = mark === "<" ? open + 1 : mark === ">" ? Math.max(0, open - 1) : 0;
    most = Math.max(most, open);
  }
  return most;
}
