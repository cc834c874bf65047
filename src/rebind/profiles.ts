import { hashText } from "../util/fingerprint.ts";
import type { SourceFile } from "./binding.ts";
import type { SymbolNode } from "./symbols.ts";
import { type TokenStream, tokenize } from "./tokens.ts";

/** What a symbol's text is made of: its tokens and pairs of neighbouring tokens, sorted. */
export type Profile = Int32Array;

/** Longer definitions are known well enough by their beginning; the limit bounds deep nesting, where spans add up. */
const MAX_TOKENS = 3000;
/** Stands for the symbol's own name, so that renaming it changes nothing. */
const OWN_NAME = 1;
const PAIR_FACTOR = 0x9e3779b1;

/** Profiles of symbols, made when they are first asked for: most symbols are bound without one. */
export class Profiles {
  readonly #streams = new Map<SourceFile, TokenStream>();
  readonly #nextOnLine = new Map<SourceFile, ReadonlyMap<number, readonly number[]>>();
  readonly #profiles = new Map<SymbolNode, Profile>();

  of(node: SymbolNode): Profile {
    const known = this.#profiles.get(node);
    if (known) return known;
    const profile = this.#make(node);
    this.#profiles.set(node, profile);
    return profile;
  }

  #make(node: SymbolNode): Profile {
    const stream = this.#streamOf(node.file);
    const [from, to] = this.#range(node, stream);
    const length = Math.min(to - from, MAX_TOKENS);
    if (length <= 0) return new Int32Array(0);
    const ownName = hashText(node.leaf);
    const profile = new Int32Array(length * 2 - 1);
    let previous = 0;
    for (let i = 0; i < length; i++) {
      const hash = stream.hashes[from + i] as number;
      const token = hash === ownName ? OWN_NAME : hash;
      profile[i] = token;
      if (i > 0) profile[length + i - 1] = Math.imul(previous, PAIR_FACTOR) ^ token;
      previous = token;
    }
    return profile.sort();
  }

  /** The tokens of its lines; where definitions share a line, from its name to the next one's. */
  #range({ file, definition }: SymbolNode, stream: TokenStream): readonly [number, number] {
    const { startLine, endLine, nameLine, nameColumn } = definition;
    const lineStart = (line: number) => stream.lineStarts[Math.min(line, stream.lineStarts.length - 1)] as number;
    let from = lineStart(startLine);
    let to = lineStart(endLine + 1);
    const onLine = this.#namesOnLines(file).get(nameLine);
    if (onLine === undefined || startLine !== nameLine) return [from, to];
    const next = onLine.find((column) => column > nameColumn);
    if (onLine[0] !== nameColumn) while (from < to && (stream.columns[from] as number) < nameColumn) from++;
    if (endLine === nameLine && next !== undefined) {
      to = from;
      const end = lineStart(endLine + 1);
      while (to < end && (stream.columns[to] as number) < next) to++;
    }
    return [from, to];
  }

  /** The columns of the names on each line that has several. */
  #namesOnLines(file: SourceFile): ReadonlyMap<number, readonly number[]> {
    const known = this.#nextOnLine.get(file);
    if (known) return known;
    const columns = new Map<number, number[]>();
    for (const { nameLine, nameColumn } of file.facts.definitions) {
      const line = columns.get(nameLine);
      if (line === undefined) columns.set(nameLine, [nameColumn]);
      else line.push(nameColumn);
    }
    for (const [line, names] of columns) {
      if (names.length === 1) columns.delete(line);
      else names.sort((a, b) => a - b);
    }
    this.#nextOnLine.set(file, columns);
    return columns;
  }

  #streamOf(file: SourceFile): TokenStream {
    const known = this.#streams.get(file);
    if (known) return known;
    const stream = tokenize(file.text, file.facts.language);
    this.#streams.set(file, stream);
    return stream;
  }
}

/** How many entries two profiles share, counting repetitions. */
export function sharedEntries(a: Profile, b: Profile): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const difference = (a[i] as number) - (b[j] as number);
    if (difference === 0) {
      shared++;
      i++;
      j++;
    } else if (difference < 0) i++;
    else j++;
  }
  return shared;
}
