import { readTexts } from "../../git/read-text.ts";
import { canBeCode } from "../../languages/registry.ts";
import { hasSpecifiers, specifiersIn } from "../../nav/code/import-specifiers.ts";
import type { LiveProject } from "../../resolve/live-project.ts";
import { type NameSource, noteImporter } from "../../resolve/name-index.ts";
import { addToHash, hashText, NO_TEXT_HASH } from "../../util/fingerprint.ts";
import { NumberSet } from "../../util/number-set.ts";
import { partitionPoint } from "../../util/partition-point.ts";
import { isWordCode } from "../../util/word-code.ts";

/** Called for every character of every file. Bound once, because a bundle would look up the exports of another module on each call. */
const [isWord, hashWith] = [isWordCode, addToHash];

/** The words and specifiers of a file: everything that a search for names needs. */
interface FileWords {
  /** Hashes of its distinct words. */
  readonly words: Int32Array;
  readonly specifiers: readonly string[];
}

/** The files of each word: a review looks up thousands of names. */
interface WordPlaces {
  /** In tree order. */
  readonly paths: readonly string[];
  /** A number for each word of each file, sorted: the word's hash, then the file. */
  readonly keys: Float64Array;
}

/** More than the number of files in any tree. Combined with a 32-bit hash, it still fits exactly in a number. */
const FILE_NUMBERS = 2 ** 21;

/**
 * The words of every file of a tree, read once: a review needs more names than could be searched for one by one. Words are
 * stored as hashes, so an answer may contain a file that does not have the word.
 */
export class WordIndex implements NameSource {
  readonly #project: LiveProject;
  readonly #files: ReadonlyMap<string, FileWords>;
  readonly #answers = new Map<string, readonly string[]>();
  #places: WordPlaces | undefined;
  #importers: ReadonlyMap<string, readonly string[]> | undefined;

  private constructor(project: LiveProject, files: ReadonlyMap<string, FileWords>) {
    this.#project = project;
    this.#files = files;
  }

  /** Reads a tree; words that an index of another tree has for the same blob id are reused. */
  static async build(
    project: LiveProject,
    other?: { readonly project: LiveProject; readonly index: WordIndex },
  ): Promise<WordIndex> {
    const files = new Map<string, FileWords>();
    const unread = [];
    for (const entry of project.entries.values()) {
      if (!canBeCode(entry.path)) continue;
      const isSame = other?.project.entries.get(entry.path)?.blobId === entry.blobId;
      const known = isSame && other ? other.index.#files.get(entry.path) : undefined;
      if (known) files.set(entry.path, known);
      else unread.push(entry);
    }
    for await (const { entry, text } of readTexts(project.tree, unread)) {
      if (text !== undefined) files.set(entry.path, wordsOf(entry.path, text));
    }
    return new WordIndex(project, files);
  }

  filesWith(name: string): readonly string[] {
    const known = this.#answers.get(name);
    if (known) return known;
    this.#places ??= placesOf(this.#files);
    const { paths, keys } = this.#places;
    const first = keyOf(hashText(longestWord(name)), 0);
    const found: string[] = [];
    for (let at = partitionPoint(0, keys.length, (each) => (keys[each] as number) < first); at < keys.length; at++) {
      const file = (keys[at] as number) - first;
      if (file >= paths.length) break;
      found.push(paths[file] as string);
    }
    this.#answers.set(name, found);
    return found;
  }

  importersOf(path: string): readonly string[] {
    this.#importers ??= this.#findImporters();
    return this.#importers.get(path) ?? [];
  }

  #findImporters(): ReadonlyMap<string, readonly string[]> {
    const importers = new Map<string, string[]>();
    for (const [path, { specifiers }] of this.#files) noteImporter(importers, this.#project, path, specifiers);
    return importers;
  }
}

/** Filled and emptied for each file. */
const hashes = new NumberSet();

function wordsOf(path: string, text: string): FileWords {
  // A single pass over the text, because a tree has tens of millions of characters.
  let hash = NO_TEXT_HASH;
  let isInWord = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isWord(code)) {
      hash = hashWith(hash, code);
      isInWord = true;
    } else if (isInWord) {
      hashes.add(hash);
      hash = NO_TEXT_HASH;
      isInWord = false;
    }
  }
  if (isInWord) hashes.add(hash);
  return { words: hashes.take(), specifiers: hasSpecifiers(path) ? [...specifiersIn(text)] : [] };
}

function placesOf(files: ReadonlyMap<string, FileWords>): WordPlaces {
  const paths = [...files.keys()].sort();
  const words = paths.map((path) => files.get(path)?.words ?? []);
  const keys = new Float64Array(words.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  words.forEach((own, file) => {
    for (const word of own) keys[at++] = keyOf(word, file);
  });
  return { paths, keys: keys.sort() };
}

function keyOf(hash: number, file: number): number {
  return (hash >>> 0) * FILE_NUMBERS + file;
}

/** The part of a name used to find files: `empty?`, `#count` and `operator==` are more than a word. */
function longestWord(name: string): string {
  let longest = "";
  for (let at = 0, start = 0; at <= name.length; at++) {
    if (at < name.length && isWordCode(name.charCodeAt(at))) continue;
    if (at - start > longest.length) longest = name.slice(start, at);
    start = at + 1;
  }
  return longest;
}
