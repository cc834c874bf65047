/** The tree-sitter symbol for a range of text that the parser could not place. */
export const ERROR_SYMBOL = 65535;
const INITIAL_CAPACITY = 1024;

/**
 * A syntax tree as flat arrays in preorder, so that code can read it without calls into WASM and without recursion. The
 * children of `node` start at `node + 1`, and its subtree ends before `next[node]`. Punctuation is left out unless the
 * grammar gives it a field.
 */
export class SyntaxTree {
  readonly text: string;
  size = 0;
  type: Uint16Array<ArrayBuffer> = new Uint16Array(INITIAL_CAPACITY);
  field: Uint16Array<ArrayBuffer> = new Uint16Array(INITIAL_CAPACITY);
  start: Int32Array<ArrayBuffer> = new Int32Array(INITIAL_CAPACITY);
  end: Int32Array<ArrayBuffer> = new Int32Array(INITIAL_CAPACITY);
  next: Int32Array<ArrayBuffer> = new Int32Array(INITIAL_CAPACITY);
  parent: Int32Array<ArrayBuffer> = new Int32Array(INITIAL_CAPACITY);
  /** The places where the parser had to skip text or insert a missing token. */
  readonly errors: { readonly offset: number; readonly missing: string }[] = [];
  /** The length of the text that those places cover, and one more for each name that was misread. Of two parses of a file, the one with less damage is better. */
  damage = 0;

  /** The text with only those characters that were blanked out for the parser. The rest is blank. "" when nothing was blanked out. */
  blanked = "";
  /** The text that is missing at the end of the file to close everything that is open. */
  missing = "";

  constructor(text: string) {
    this.text = text;
  }

  /** Appends a node. The caller sets `next` when the subtree is complete. */
  add(type: number, field: number, start: number, end: number, parent: number): number {
    const node = this.size++;
    if (node === this.type.length) this.#grow();
    this.type[node] = type;
    this.field[node] = field;
    this.start[node] = Math.min(start, this.text.length);
    this.end[node] = Math.min(end, this.text.length);
    this.next[node] = this.size;
    this.parent[node] = parent;
    return node;
  }

  #grow(): void {
    const capacity = this.type.length * 2;
    const grow16 = (from: Uint16Array<ArrayBuffer>) => {
      const to = new Uint16Array(capacity);
      to.set(from);
      return to;
    };
    const grow32 = (from: Int32Array<ArrayBuffer>) => {
      const to = new Int32Array(capacity);
      to.set(from);
      return to;
    };
    this.type = grow16(this.type);
    this.field = grow16(this.field);
    this.start = grow32(this.start);
    this.end = grow32(this.end);
    this.next = grow32(this.next);
    this.parent = grow32(this.parent);
  }

  textOf(node: number): string {
    return this.text.slice(this.start[node], this.end[node]);
  }
}
