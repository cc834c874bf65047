import type { Grammar } from "../grammar/grammar.ts";
import type { SyntaxTree } from "../grammar/syntax-tree.ts";

/** A declaration whose keyword is directly in an error node, because the parser could not place it. */
interface Lost {
  readonly node: number;
  readonly error: number;
  readonly nameField: number;
  readonly closer: string;
  depth: number;
  hasName: boolean;
}

/** Deeper nesting than this is not a mistake made while typing. */
const MAX_LOST = 50;

/**
 * A syntax error inside a class can make the parser give up the class: its keyword, its name and its members are then
 * siblings in an error node. This class puts the members back into a node of the class, up to the bracket or word that
 * closes it.
 */
export class LostDeclarations {
  readonly #grammar: Grammar;
  readonly #headers: ReadonlyMap<string, string>;
  readonly #closers: Readonly<Record<string, string>>;
  readonly #open: Lost[] = [];

  /** `headers` maps a keyword to its node type and, after a space, the field of the name when that field is not `name`. */
  constructor(grammar: Grammar, headers: Readonly<Record<string, string>>, closers: Readonly<Record<string, string>>) {
    this.#grammar = grammar;
    this.#headers = new Map(Object.entries(headers));
    this.#closers = closers;
  }

  /** The node that a child of an error belongs to. */
  parentIn(error: number): number {
    return this.#innermost(error)?.node ?? error;
  }

  /** The field of a named child of an error. The first such child after a keyword is the name. */
  fieldIn(error: number): number {
    const lost = this.#innermost(error);
    if (lost === undefined || lost.hasName) return 0;
    lost.hasName = true;
    return lost.nameField;
  }

  /** Handles a token that is directly in an error: a keyword, an opener or a closer. */
  token(tree: SyntaxTree, error: number, token: string, start: number, end: number): void {
    const header = this.#headers.get(token);
    const lost = this.#innermost(error);
    if (header !== undefined && this.#open.length < MAX_LOST) this.#begin(tree, error, token, header, start);
    else if (lost === undefined) return;
    else if (token === lost.closer) {
      if (--lost.depth <= 0) this.#close(tree, Math.min(end, tree.text.length));
    } else if (this.#closers[token] === lost.closer) lost.depth++;
  }

  #begin(tree: SyntaxTree, error: number, token: string, header: string, start: number): void {
    const [type = "", nameField = "name"] = header.split(" ");
    const node = tree.add(this.#grammar.type(type), 0, start, tree.end[error] as number, this.parentIn(error));
    const word = this.#closers[token];
    this.#open.push({
      node,
      error,
      nameField: this.#grammar.field(nameField),
      closer: word ?? "}",
      depth: word === undefined ? 0 : 1,
      hasName: false,
    });
  }

  /** Closes the declarations that are still open at the end of an error. */
  leave(tree: SyntaxTree, error: number): void {
    while (this.#innermost(error) !== undefined) this.#close(tree, tree.end[error] as number);
  }

  #close(tree: SyntaxTree, end: number): void {
    const lost = this.#open.pop();
    if (lost === undefined) return;
    tree.next[lost.node] = tree.size;
    tree.end[lost.node] = end;
  }

  #innermost(error: number): Lost | undefined {
    const last = this.#open.at(-1);
    return last?.error === error ? last : undefined;
  }
}
