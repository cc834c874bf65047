import { rowOf } from "../../languages/registry.ts";
import type { Language } from "../../model/facts.ts";
import { hashText } from "../../util/fingerprint.ts";
import { partitionPoint } from "../../util/partition-point.ts";
import { isWordCode } from "../../util/word-code.ts";
import type { OutlinedFile } from "../binding.ts";
import type { SymbolNode } from "./symbols.ts";

/** The parts of a symbol's text: hashes of its tokens and pairs of neighbouring tokens, sorted. */
export type Profile = Int32Array;

/** The beginning of a longer definition is enough to identify it; the limit bounds deep nesting, where spans add up. */
const MAX_TOKENS = 1500;
/** Stands in for the symbol's own name, so that renaming it changes nothing. */
const OWN_NAME = 1;
const PAIR_FACTOR = 0x9e3779b1;

interface FileLines {
  readonly offsets: readonly number[];
  /** The columns of the names on each line with several names, sorted. */
  readonly sharedLines: ReadonlyMap<number, readonly number[]>;
}

/** Profiles of symbols, computed on first use: most symbols are bound without one. */
export class Profiles {
  readonly #files = new Map<OutlinedFile, FileLines>();
  readonly #profiles = new Map<SymbolNode, Profile>();

  of(node: SymbolNode): Profile {
    const known = this.#profiles.get(node);
    if (known) return known;
    const [from, to] = textRange(node, this.#linesOf(node.file));
    const { text, facts } = node.file;
    const profile = profileOf(tokenize(text, from, to, facts.language, MAX_TOKENS), node.leaf);
    this.#profiles.set(node, profile);
    return profile;
  }

  #linesOf(file: OutlinedFile): FileLines {
    const known = this.#files.get(file);
    if (known) return known;
    const lines = { offsets: lineOffsets(file.text), sharedLines: sharedLines(file) };
    this.#files.set(file, lines);
    return lines;
  }
}

function profileOf(tokens: readonly number[], name: string): Profile {
  const ownName = hashText(name);
  const { length } = tokens;
  const profile = new Int32Array(Math.max(0, length * 2 - 1));
  let previous = 0;
  for (let i = 0; i < length; i++) {
    const hash = tokens[i] as number;
    const token = hash === ownName ? OWN_NAME : hash;
    profile[i] = token;
    if (i > 0) profile[length + i - 1] = Math.imul(previous, PAIR_FACTOR) ^ token;
    previous = token;
  }
  return profile.sort();
}

/** The text of its lines; where definitions share a line, from its name to the next one. */
function textRange({ definition }: SymbolNode, { offsets, sharedLines }: FileLines): readonly [number, number] {
  const { startLine, endLine, nameLine, nameColumn } = definition;
  const offsetOf = (line: number) => offsets[Math.min(line, offsets.length) - 1] as number;
  const [from, to] = [offsetOf(startLine), offsetOf(endLine + 1)];
  const names = sharedLines.get(nameLine);
  if (names === undefined || startLine !== nameLine) return [from, to];
  const next = names[firstAtLeast(names, nameColumn + 1)];
  return [
    names[0] === nameColumn ? from : from + nameColumn - 1,
    endLine === nameLine && next !== undefined ? from + next - 1 : to,
  ];
}

function sharedLines(file: OutlinedFile): ReadonlyMap<number, readonly number[]> {
  const first = new Map<number, number>();
  const columns = new Map<number, number[]>();
  for (const { nameLine, nameColumn } of file.facts.definitions) {
    const known = first.get(nameLine);
    if (known === undefined) first.set(nameLine, nameColumn);
    else columns.set(nameLine, [...(columns.get(nameLine) ?? [known]), nameColumn]);
  }
  for (const names of columns.values()) names.sort((a, b) => a - b);
  return columns;
}

/** The first index whose number is at least `least`; the numbers are sorted. */
function firstAtLeast(numbers: readonly number[], least: number): number {
  return partitionPoint(0, numbers.length, (at) => (numbers[at] as number) < least);
}

/** The number of entries that two profiles share, counting repetitions. */
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

const HASH_SEED = 0x811c9dc5;
const HASH_PRIME = 0x01000193;
const HASH_SIGN = 35;
const SLASH = 47;
/** Brackets, separators and quotes: they say more about the layout of code than about its meaning. */
const PUNCTUATION: ReadonlySet<number> = new Set([..."()[]{},;:.\"'`\\"].map((char) => char.charCodeAt(0)));

/**
 * The hashes of the first words and operators of `text[from, to)`, without comments to the end of the line. Not a lexer: a
 * `//` inside a string cuts the line too, but on both sides of a comparison, which is all that matters here.
 */
export function tokenize(text: string, from: number, to: number, language: Language, maxTokens: number): number[] {
  const tokens: number[] = [];
  const hasHashComments = rowOf(language)?.hasHashComments ?? false;
  for (let i = from; i < to && tokens.length < maxTokens; ) {
    const code = text.charCodeAt(i);
    if (isWordCode(code)) {
      let hash = HASH_SEED;
      let wordCode = code;
      do {
        hash = Math.imul(hash ^ wordCode, HASH_PRIME);
        wordCode = text.charCodeAt(++i);
      } while (i < to && isWordCode(wordCode));
      tokens.push(hash);
    } else if (hasHashComments ? code === HASH_SIGN : code === SLASH && text.charCodeAt(i + 1) === SLASH) {
      const end = text.indexOf("\n", i);
      i = end === -1 ? to : end;
    } else {
      if (code > 32 && !PUNCTUATION.has(code)) tokens.push(Math.imul(HASH_SEED ^ code, HASH_PRIME));
      i++;
    }
  }
  return tokens;
}

/** The offset at which each line of a text begins, plus one entry for the end. Entry 0 is line 1. */
export function lineOffsets(text: string): number[] {
  const offsets = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) offsets.push(at + 1);
  offsets.push(text.length);
  return offsets;
}
