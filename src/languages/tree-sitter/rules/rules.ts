import type { Operand } from "../../../model/facts.ts";
import type { MarkKind } from "../../../model/mark.ts";
import type { Grammar } from "../grammar/grammar.ts";
import type { Walk } from "../walk.ts";

/** The meaning of one node type. The walk enters a node before its children and leaves it after them. */
export interface NodeRule {
  /** Gives the children their roles, and opens scopes and definitions. */
  readonly enter?: (walk: Walk, node: number) => void;
  /** Returns the operand of the node as an expression or type. */
  readonly leave?: (walk: Walk, node: number) => Operand;
  /** The node only wraps its child, so its role passes to the child. */
  readonly isTransparent?: boolean;
  /** The node is a name, which a pattern around it may bind. */
  readonly isName?: boolean;
  /** The node is a function without a name, which a variable may name. */
  readonly isFunction?: boolean;
}

/** A rule whose selectors are resolved when the grammar is known. */
export type RuleMaker = (grammar: Grammar) => NodeRule;

/** The syntax of one type of node in an argument list. */
export interface ArgumentShape {
  /** The selector of the keyword, when the argument may have one. */
  readonly keyword?: string;
  /** The selector of the value. By default, the value is the last child. */
  readonly value?: string;
  readonly spreads?: "sequence" | "mapping";
}

/** A mark and its offset in the text. */
export interface TextMark {
  readonly kind: MarkKind;
  readonly text: string;
  readonly offset: number;
}

/** Yields the first group of every match of a pattern as a mark of one kind, without repeated texts. */
export function* marksOf(kind: MarkKind, text: string, pattern: RegExp): Iterable<TextMark> {
  const seen = new Set<string>();
  for (const { index, 1: found = "" } of text.matchAll(pattern)) {
    if (found !== "" && seen.has(found)) continue;
    seen.add(found);
    yield { kind, text: found, offset: index };
  }
}

/** Everything that the engine knows about a language. */
export interface LanguageRules {
  /** The meaning of node types. A bare token is written in double quotes (`"this"`). */
  readonly nodes: Readonly<Record<string, RuleMaker>>;
  readonly comments: readonly string[];
  /** Whether a comment documents the declaration directly below it. */
  readonly isDocComment: (text: string) => boolean;
  /** Conditions, symbols and similar marks in a text, in source order. */
  readonly marks?: (text: string) => Iterable<TextMark>;
  /** Nodes before a declaration that belong to it but are not part of its node. */
  readonly attributes?: readonly string[];
  /** Literals in which white space is significant. */
  readonly strings: readonly string[];
  /** Nodes that only wrap a declaration. The declaration takes their span if it is the only one in them. */
  readonly wrappers: readonly string[];
  /** Nodes between an annotation and the declaration that it belongs to. */
  readonly annotationCarriers?: readonly string[];
  /** Nodes around one declared name, such as `*name` in C. */
  readonly declarators?: readonly string[];
  /** The name that callers use, when names are written with a sigil. */
  readonly nameText?: (written: string) => string;
  /** The flags of a definition, from the text before its name (without annotations) and from its name. */
  readonly flags: (header: string, name: string, walk: Walk) => number;
  /** Keywords that identify a declaration which a syntax error has split into parts: see `LostDeclarations`. */
  readonly lostHeaders?: Readonly<Record<string, string>>;
  /** Words that open a construct, each with the word that closes it. Brackets are added to these. */
  readonly closers?: Readonly<Record<string, string>>;
  /** A limit on unclosed `<` in one statement. The grammar's repair of more of them takes more memory than there is. */
  readonly maxOpenAngles?: number;
  /** The node type of a name, and words that are never a name. When the grammar takes such a word for a name, it misread the text. */
  readonly neverNames?: { readonly type: string; readonly words: readonly string[] };
  /**
   * For a file with errors, returns the same text with the parts blanked out that are known to confuse the grammar. Every
   * other character keeps its place. The result is used when it parses with less damage.
   */
  readonly repair?: (text: string) => string;
  /** Adds the names in the parts that `repair` blanked out. `blanked` has only those parts; the rest of it is blank. */
  readonly readBlanked?: (walk: Walk, blanked: string, offset: number) => void;
  readonly arguments?: Readonly<Record<string, ArgumentShape>>;
  /** Whether a caller may pass arguments by name. */
  readonly hasNamedArguments: boolean;
}
