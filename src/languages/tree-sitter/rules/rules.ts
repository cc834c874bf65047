import type { Operand } from "../../../model/facts.ts";
import type { MarkKind } from "../../../model/mark.ts";
import type { Grammar } from "../grammar/grammar.ts";
import type { Walk } from "../walk.ts";

/** The meaning of one node type. The walk enters a node before its children and leaves it after them. */
export interface NodeRule {
  /** Gives the children their roles; opens scopes and definitions. */
  readonly enter?: (walk: Walk, node: number) => void;
  /** Says what the node is as an expression or type. */
  readonly leave?: (walk: Walk, node: number) => Operand;
  /** The node only wraps its child: roles pass through it. */
  readonly isTransparent?: boolean;
  /** The node is a name, which a pattern around it may bind. */
  readonly isName?: boolean;
  /** The node is a function without a name, which a variable may name. */
  readonly isFunction?: boolean;
}

/** A rule whose selectors are resolved when the grammar is known. */
export type RuleMaker = (grammar: Grammar) => NodeRule;

/** The syntax of one node type in an argument list. */
export interface ArgumentShape {
  /** Selector of the keyword, when the argument may have one. */
  readonly keyword?: string;
  /** Selector of the value; without it the last child. */
  readonly value?: string;
  readonly spreads?: "sequence" | "mapping";
}

/** A mark and the offset at which it stands. */
export interface TextMark {
  readonly kind: MarkKind;
  readonly text: string;
  readonly offset: number;
}

/** The first group of every match of a pattern as marks of one kind. */
export function* marksOf(kind: MarkKind, text: string, pattern: RegExp): Iterable<TextMark> {
  const seen = new Set<string>();
  for (const { index, 1: found = "" } of text.matchAll(pattern)) {
    if (found !== "" && seen.has(found)) continue;
    seen.add(found);
    yield { kind, text: found, offset: index };
  }
}

/** All the engine knows of a language. */
export interface LanguageRules {
  /** The meaning of node types; a bare token is written in double quotes (`"this"`). */
  readonly nodes: Readonly<Record<string, RuleMaker>>;
  readonly comments: readonly string[];
  /** Whether a comment is documentation of what stands directly below it. */
  readonly isDocComment: (text: string) => boolean;
  /** Conditions, symbols and the like in a text, in source order. */
  readonly marks?: (text: string) => Iterable<TextMark>;
  /** Nodes in front of a declaration that belong to it without being part of it. */
  readonly attributes?: readonly string[];
  /** Literals whose white space matters. */
  readonly strings: readonly string[];
  /** Nodes that only carry a declaration: its span is theirs, if it is their only one. */
  readonly wrappers: readonly string[];
  /** Nodes between an annotation and the declaration it belongs to. */
  readonly annotationCarriers?: readonly string[];
  /** Nodes around one declared name, such as `*name` in C. */
  readonly declarators?: readonly string[];
  /** The name that callers use, when names are written with a sigil. */
  readonly nameText?: (written: string) => string;
  /** Flags of a definition from the text before its name (without annotations) and its name. */
  readonly flags: (header: string, name: string, walk: Walk) => number;
  /** Keywords by which a declaration is known when damage has taken it apart: see `LostDeclarations`. */
  readonly lostHeaders?: Readonly<Record<string, string>>;
  /** Words that open something and the word that closes it, besides brackets. */
  readonly closers?: Readonly<Record<string, string>>;
  /** The grammar's repair of many unclosed `<` in one statement takes more memory than there is. */
  readonly maxOpenAngles?: number;
  /** A node type that stands for a name, and words that never are one: where the grammar took one for a name, it went astray. */
  readonly neverNames?: { readonly type: string; readonly words: readonly string[] };
  /**
   * For a file with errors: the same text with what is known to confuse the grammar blanked out, every other character
   * in its place. It is used when it leaves less damage.
   */
  readonly repair?: (text: string) => string;
  /** Adds the names of what `repair` blanked out, given the text with all the rest blanked out instead. */
  readonly readBlanked?: (walk: Walk, blanked: string, offset: number) => void;
  readonly arguments?: Readonly<Record<string, ArgumentShape>>;
  /** Whether a caller may give arguments by name. */
  readonly hasNamedArguments: boolean;
}
