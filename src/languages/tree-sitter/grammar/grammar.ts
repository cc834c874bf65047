import type { Language as TreeSitterLanguage } from "web-tree-sitter";
import type { SyntaxTree } from "./syntax-tree.ts";

/** Finds one child of a node: by field, by node type, or by position. */
export type Selector = (tree: SyntaxTree, node: number) => number;

const NONE: Selector = () => -1;

/** The symbols of one grammar as numbers, which are resolved only once. */
export class Grammar {
  readonly #named: boolean[];
  readonly #punctuation: boolean[];
  readonly #types = new Map<string, number>();
  readonly #fields = new Map<string, number>();
  readonly #comments = new Set<number>();
  readonly typeNames: readonly string[];

  constructor(language: TreeSitterLanguage, commentTypes: readonly string[]) {
    this.typeNames = language.types;
    this.#named = language.types.map((_, id) => language.nodeTypeIsNamed(id));
    this.#punctuation = language.types.map((name, id) => this.#named[id] !== true && /^[()[\]{},;.:"']+$/.test(name));
    language.types.forEach((name, id) => {
      const key = this.#named[id] === true ? name : `"${name}"`;
      if (!this.#types.has(key)) this.#types.set(key, language.idForNodeType(name, this.#named[id] === true) ?? id);
    });
    language.fields.forEach((name, id) => {
      if (name !== null) this.#fields.set(name, id);
    });
    for (const type of commentTypes) this.#comments.add(this.type(type));
  }

  isNamed(type: number): boolean {
    return this.#named[type] === true;
  }

  /** Whether a node type is a bracket or separator. No rule uses these. */
  isPunctuation(type: number): boolean {
    return this.#punctuation[type] === true;
  }

  isComment(type: number): boolean {
    return this.#comments.has(type);
  }

  /** The number of a node type. `"this"` in double quotes means the bare token. -1 when the grammar has no such node. */
  type(name: string): number {
    return this.#types.get(name) ?? -1;
  }

  /** The number of a field, -1 when the grammar has no field with that name. */
  field(name: string): number {
    return this.#fields.get(name) ?? -1;
  }

  types(names: readonly string[]): ReadonlySet<number> {
    return new Set(names.map((name) => this.type(name)).filter((id) => id >= 0));
  }

  /**
   * `name` is the child in that field. `@type` (or `@a|b`) is the first child of such a type, and `+type` is the child
   * after that one. `#0` is the first child that is not a comment, and `#-1` is the last. `a>b` is `b` below `a`.
   * Alternatives are separated by spaces, and the first one that finds a child is used.
   */
  selector(description: string | undefined): Selector {
    if (description === undefined) return NONE;
    const parts = description.split(" ").map((part) => this.#one(part));
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return only;
    return (tree, node) => {
      for (const part of parts) {
        const found = part(tree, node);
        if (found >= 0) return found;
      }
      return -1;
    };
  }

  /** Like `selector`, but finds all children that match. The description is one field or one `@type`. */
  all(description: string | undefined): (tree: SyntaxTree, node: number) => number[] {
    if (description === undefined) return () => [];
    const types = description.startsWith("@") ? this.types(description.slice(1).split("|")) : undefined;
    const field = this.#fields.get(description) ?? -1;
    return (tree, node) => {
      const found: number[] = [];
      const end = tree.next[node] as number;
      for (let child = node + 1; child < end; child = tree.next[child] as number) {
        const type = tree.type[child] as number;
        if (types === undefined ? tree.field[child] === field && this.isNamed(type) : types.has(type))
          found.push(child);
      }
      return found;
    };
  }

  #one(part: string): Selector {
    const deeper = part.indexOf(">");
    if (deeper >= 0) {
      const first = this.#one(part.slice(0, deeper));
      const rest = this.#one(part.slice(deeper + 1));
      return (tree, node) => {
        const found = first(tree, node);
        return found < 0 ? -1 : rest(tree, found);
      };
    }
    if (part.startsWith("+")) return this.#after(this.types(part.slice(1).split("|")));
    if (part.startsWith("@")) return childOfType(this.types(part.slice(1).split("|")));
    if (part === ".") return (_tree, node) => node;
    if (part === "#-1") return (tree, node) => this.#last(tree, node);
    if (part.startsWith("#")) return (tree, node) => this.#nth(tree, node, Number(part.slice(1)));
    const field = this.#fields.get(part);
    return field === undefined ? NONE : childOfField(field);
  }

  #after(types: ReadonlySet<number>): Selector {
    const select = childOfType(types);
    return (tree, node) => {
      const before = select(tree, node);
      const end = tree.next[node] as number;
      let found = before < 0 ? end : (tree.next[before] as number);
      while (found < end && this.isComment(tree.type[found] as number)) found = tree.next[found] as number;
      return found < end ? found : -1;
    };
  }

  #nth(tree: SyntaxTree, node: number, position: number): number {
    let left = position;
    const end = tree.next[node] as number;
    for (let child = node + 1; child < end; child = tree.next[child] as number) {
      if (this.isComment(tree.type[child] as number)) continue;
      if (left-- === 0) return child;
    }
    return -1;
  }

  #last(tree: SyntaxTree, node: number): number {
    let last = -1;
    const end = tree.next[node] as number;
    for (let child = node + 1; child < end; child = tree.next[child] as number) {
      if (!this.isComment(tree.type[child] as number)) last = child;
    }
    return last;
  }
}

function childOfType(types: ReadonlySet<number>): Selector {
  return (tree, node) => {
    const end = tree.next[node] as number;
    for (let child = node + 1; child < end; child = tree.next[child] as number) {
      if (types.has(tree.type[child] as number)) return child;
    }
    return -1;
  };
}

function childOfField(field: number): Selector {
  return (tree, node) => {
    const end = tree.next[node] as number;
    for (let child = node + 1; child < end; child = tree.next[child] as number) {
      if (tree.field[child] === field) return child;
    }
    return -1;
  };
}
