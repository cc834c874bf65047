import { LineIndex } from "../util/lines.ts";
import type { Span } from "./finding.ts";
import { scanToml, type TomlNode } from "./scan-toml.ts";

/** The path to a value: keys of tables and indexes of array items. */
export type TomlPath = readonly (string | number)[];

/** The positions of the keys and values in a TOML text. */
export class Positions {
  readonly #root: TomlNode;
  readonly #places: TextPlaces;

  /** `text` should be valid TOML; for any other text only some positions are known. */
  constructor(text: string) {
    this.#root = scanToml(text);
    this.#places = new TextPlaces(text);
  }

  /** The span where a key is first written; an item of an array has the span of its value. */
  key(path: TomlPath): Span | undefined {
    const node = this.#find(path);
    return this.#span(node?.key ?? node?.value);
  }

  /** The span of a value; a table's value is its header, or the key that implies it. */
  value(path: TomlPath): Span | undefined {
    const node = this.#find(path);
    return this.#span(node?.value ?? node?.key);
  }

  /** The span of the innermost part of a path that is present; the beginning of the file when none is. */
  nearest(path: TomlPath): Span {
    for (let length = path.length; length > 0; length--) {
      const span = this.key(path.slice(0, length));
      if (span !== undefined) return span;
    }
    return { line: 1, column: 1, endLine: 1, endColumn: 1 };
  }

  #find(path: TomlPath): TomlNode | undefined {
    let node: TomlNode | undefined = this.#root;
    for (const part of path) {
      node = typeof part === "number" ? node.items[part] : node.children.get(part);
      if (node === undefined) return undefined;
    }
    return node;
  }

  #span(range: TomlNode["key"]): Span | undefined {
    return range && this.#places.span(range.start, range.end);
  }
}

/** Offsets of a text as lines and columns. */
export class TextPlaces {
  readonly #lines: LineIndex;

  constructor(text: string) {
    this.#lines = new LineIndex(text);
  }

  /** The span of `text[start, end)`. */
  span(start: number, end: number): Span {
    const [line, endLine] = [this.#lines.line(start), this.#lines.line(end)];
    return { line, column: this.#lines.column(start, line), endLine, endColumn: this.#lines.column(end, endLine) };
  }
}
