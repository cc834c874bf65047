import type { Language as TreeSitterLanguage } from "web-tree-sitter";
import { BRACKETS } from "../damage/unclosed.ts";
import { Grammar, type Selector } from "../grammar/grammar.ts";
import type { LanguageRules, NodeRule } from "./rules.ts";

/** An argument shape whose selectors are resolved. */
export interface CompiledArgument {
  readonly keyword: Selector;
  readonly value: Selector;
  readonly spreads: "sequence" | "mapping" | undefined;
}

/** No grammar has a node type of this number. */
const NO_TYPE = -2;

/** The rules of a language. Node types and fields are numbers of a loaded grammar. */
export class CompiledRules {
  readonly grammar: Grammar;
  readonly isDocComment: LanguageRules["isDocComment"];
  readonly marks: LanguageRules["marks"];
  readonly flags: LanguageRules["flags"];
  readonly hasNamedArguments: boolean;
  readonly repair: LanguageRules["repair"];
  readonly readBlanked: LanguageRules["readBlanked"];
  readonly maxOpenAngles: number;
  readonly closers: Readonly<Record<string, string>>;
  readonly lostHeaders: Readonly<Record<string, string>>;
  readonly attributes: ReadonlySet<number>;
  readonly strings: ReadonlySet<number>;
  readonly wrappers: ReadonlySet<number>;
  readonly carriers: ReadonlySet<number>;
  readonly #declarators: ReadonlySet<number>;
  readonly nameText: (written: string) => string;
  readonly arguments: ReadonlyMap<number, CompiledArgument>;
  readonly #nameType: number;
  readonly #neverNames: ReadonlySet<string>;
  readonly #rules: (NodeRule | undefined)[] = [];

  constructor(rules: LanguageRules, language: TreeSitterLanguage) {
    const grammar = new Grammar(language, rules.comments);
    this.grammar = grammar;
    this.isDocComment = rules.isDocComment;
    this.marks = rules.marks;
    this.flags = rules.flags;
    this.hasNamedArguments = rules.hasNamedArguments;
    this.repair = rules.repair;
    this.readBlanked = rules.readBlanked;
    this.lostHeaders = rules.lostHeaders ?? {};
    this.closers = { ...BRACKETS, ...rules.closers };
    this.maxOpenAngles = rules.maxOpenAngles ?? Number.POSITIVE_INFINITY;
    this.#nameType = rules.neverNames === undefined ? NO_TYPE : grammar.type(rules.neverNames.type);
    this.#neverNames = new Set(rules.neverNames?.words);
    this.attributes = grammar.types(rules.attributes ?? []);
    this.strings = grammar.types(rules.strings);
    this.wrappers = grammar.types(rules.wrappers);
    this.carriers = grammar.types(rules.annotationCarriers ?? []);
    this.#declarators = grammar.types(rules.declarators ?? []);
    this.nameText = rules.nameText ?? ((written) => written);
    this.arguments = new Map(
      Object.entries(rules.arguments ?? {}).map(([type, shape]) => [
        grammar.type(type),
        {
          keyword: grammar.selector(shape.keyword),
          value: grammar.selector(shape.value ?? "#-1"),
          spreads: shape.spreads,
        },
      ]),
    );
    const unknown = Object.keys(rules.nodes).filter((type) => grammar.type(type) < 0);
    if (unknown.length > 0) throw new Error(`The grammar has no node types ${unknown.join(", ")}`);
    for (const [type, make] of Object.entries(rules.nodes)) this.#rules[grammar.type(type)] = make(grammar);
  }

  /** Whether a node type wraps exactly one declared name. */
  isDeclarator(type: number): boolean {
    return this.#declarators.has(type);
  }

  /** Whether a node is a name although its word is never a name (see `LanguageRules.neverNames`). */
  isMisread(type: number, text: string, start: number, end: number): boolean {
    return type === this.#nameType && this.#neverNames.has(text.slice(start, end));
  }

  /** The rule of a node type, `undefined` when it has no particular meaning. */
  rule(type: number): NodeRule | undefined {
    return this.#rules[type];
  }
}
