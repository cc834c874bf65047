/** A range of a text, as offsets. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A table, array or value of a TOML text and its position. */
export interface TomlNode {
  /** The range where its key is first written. */
  key?: TextRange;
  /** The range of its value: for a table with a header, the header. */
  value?: TextRange;
  readonly children: Map<string, TomlNode>;
  readonly items: TomlNode[];
}

interface KeyPart extends TextRange {
  readonly name: string;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["b", "\b"],
  ["t", "\t"],
  ["n", "\n"],
  ["f", "\f"],
  ["r", "\r"],
  ["e", "\u001b"],
]);

/**
 * Finds the positions of the keys and values of a valid TOML text, in one pass. Their meaning is left to the parser: this
 * only has to find where things end. The parser has already limited the nesting.
 */
export function scanToml(text: string): TomlNode {
  return new Scanner(text).scan();
}

function newNode(): TomlNode {
  return { children: new Map(), items: [] };
}

/** The child of a table, created on first use. */
function childOf(parent: TomlNode, part: KeyPart): TomlNode {
  let child = parent.children.get(part.name);
  if (child === undefined) {
    child = newNode();
    child.key = { start: part.start, end: part.end };
    parent.children.set(part.name, child);
  }
  return child;
}

class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  scan(): TomlNode {
    const root = newNode();
    let table = root;
    for (this.#skipGaps(); this.#at < this.#text.length; this.#skipGaps()) {
      const before = this.#at;
      if (this.#text[before] === "[") table = this.#header(root);
      else this.#assignment(table);
      if (this.#at === before) this.#at++;
    }
    return root;
  }

  /** `[a.b]` or `[[a.b]]`: the table that the lines below belong to. */
  #header(root: TomlNode): TomlNode {
    const start = this.#at;
    const isArray = this.#text.startsWith("[[", start);
    this.#at += isArray ? 2 : 1;
    const parts = this.#keyPath();
    this.#skip("]");
    if (isArray) this.#skip("]");
    const header = { start, end: this.#at };
    let table = root;
    for (const [index, part] of parts.entries()) {
      const child = childOf(table, part);
      if (isArray && index === parts.length - 1) {
        const item = newNode();
        item.key = { start: part.start, end: part.end };
        child.items.push(item);
      }
      // A path through an array of tables refers to its last table.
      table = child.items.at(-1) ?? child;
    }
    table.value ??= header;
    return table;
  }

  #assignment(table: TomlNode): void {
    let node = table;
    for (const part of this.#keyPath()) node = childOf(node, part);
    this.#skip("=");
    this.#skipBlanks();
    this.#value(node);
  }

  #value(node: TomlNode): void {
    const start = this.#at;
    const first = this.#text[start];
    if (first === '"' || first === "'") this.#string(first);
    else if (first === "[") this.#array(node);
    else if (first === "{") this.#inlineTable(node);
    else this.#plain();
    node.value ??= { start, end: this.#at };
  }

  #array(node: TomlNode): void {
    this.#at++;
    for (this.#skipGaps(","); this.#isInside("]"); this.#skipGaps(",")) {
      const before = this.#at;
      const item = newNode();
      node.items.push(item);
      this.#value(item);
      if (this.#at === before) this.#at++;
    }
    this.#at++;
  }

  #inlineTable(node: TomlNode): void {
    this.#at++;
    for (this.#skipGaps(","); this.#isInside("}"); this.#skipGaps(",")) {
      const before = this.#at;
      this.#assignment(node);
      if (this.#at === before) this.#at++;
    }
    this.#at++;
  }

  /** A number, a boolean or a date, which may contain a space; trailing spaces are not part of it. */
  #plain(): void {
    const start = this.#at;
    while (this.#at < this.#text.length && !",]}#\r\n".includes(this.#text[this.#at] as string)) this.#at++;
    while (this.#at > start && " \t".includes(this.#text[this.#at - 1] as string)) this.#at--;
  }

  #keyPath(): KeyPart[] {
    const parts: KeyPart[] = [];
    do {
      this.#skipBlanks();
      const start = this.#at;
      const name = this.#keyName();
      parts.push({ name, start, end: this.#at });
      this.#skipBlanks();
    } while (this.#skip("."));
    return parts;
  }

  #keyName(): string {
    const start = this.#at;
    const first = this.#text[start];
    if (first === '"' || first === "'") {
      this.#string(first);
      const inner = this.#text.slice(start + 1, this.#at - 1);
      return first === '"' ? withoutEscapes(inner) : inner;
    }
    while (this.#at < this.#text.length && !" \t.=[]{},#'\"\r\n".includes(this.#text[this.#at] as string)) this.#at++;
    return this.#text.slice(start, this.#at);
  }

  /** A string of any of the four kinds, including its quotes. */
  #string(quote: string): void {
    const triple = quote.repeat(3);
    const close = this.#text.startsWith(triple, this.#at) ? triple : quote;
    this.#at += close.length;
    while (this.#at < this.#text.length && !this.#text.startsWith(close, this.#at)) {
      this.#at += quote === '"' && this.#text[this.#at] === "\\" ? 2 : 1;
    }
    this.#at = Math.min(this.#at + close.length, this.#text.length);
    // A multi-line string may end with one or two quotes that belong to it.
    if (close === triple) for (let extra = 0; extra < 2 && this.#text[this.#at] === quote; extra++) this.#at++;
  }

  #isInside(close: string): boolean {
    return this.#at < this.#text.length && this.#text[this.#at] !== close;
  }

  #skip(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at++;
    return true;
  }

  #skipBlanks(): void {
    while (this.#text[this.#at] === " " || this.#text[this.#at] === "\t") this.#at++;
  }

  /** Skips blanks, line ends, comments and the given separator. */
  #skipGaps(separator = ""): void {
    for (; this.#at < this.#text.length; this.#at++) {
      const character = this.#text[this.#at] as string;
      if (character === "#") {
        const end = this.#text.indexOf("\n", this.#at);
        this.#at = end === -1 ? this.#text.length : end;
      } else if (character !== separator && !" \t\r\n".includes(character)) return;
    }
  }
}

function withoutEscapes(text: string): string {
  if (!text.includes("\\")) return text;
  return text.replace(/\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|(.))/gs, (_, x, u, long, single) => {
    const digits: string | undefined = x ?? u ?? long;
    return digits === undefined ? (ESCAPES.get(single) ?? single) : codePoint(digits);
  });
}

function codePoint(digits: string): string {
  const code = Number.parseInt(digits, 16);
  return code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code);
}
