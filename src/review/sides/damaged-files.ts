import type { SourceFile } from "../../rebind/binding.ts";
import { linesOf } from "../../util/lines.ts";
import { append } from "../../util/multimap.ts";
import type { Place } from "./same-places.ts";
import type { Sides } from "./sides.ts";

/**
 * Files that no parser reads in full, most often for their macros. A symbol that seems lost there may only be read in another way, so
 * it counts as lost when the text does not have its name any more but where it is used.
 */
export class DamagedFiles {
  readonly #sides: Sides;
  readonly #old: ReadonlyMap<string, SourceFile>;
  readonly #now: ReadonlyMap<string, SourceFile>;
  readonly #words = new Map<string, ReadonlyMap<string, readonly number[]>>();

  constructor(sides: Sides) {
    this.#sides = sides;
    this.#old = new Map(sides.files.oldFiles.map((file) => [file.path, file]));
    this.#now = new Map(sides.files.newFiles.map((file) => [file.path, file]));
  }

  /** Whether a symbol of a file of base may still be in that file at head, its uses apart. */
  mayStillHave(oldPath: string, name: string, uses: readonly Place[]): boolean {
    const path = this.#sides.newPath(oldPath);
    const now = this.#now.get(path);
    const isDamaged = [this.#old.get(oldPath), now].some((file) => (file?.facts.errors.length ?? 0) > 0);
    if (!now || !isDamaged) return false;
    const used = new Set(uses.filter((use) => use.path === path).map(({ line }) => line));
    return (this.#wordsOf(now).get(name) ?? []).some((line) => !used.has(line) && !isInWholeFunction(now, line));
  }

  /** The lines of a file by the words in them. */
  #wordsOf({ path, text }: SourceFile): ReadonlyMap<string, readonly number[]> {
    const known = this.#words.get(path);
    if (known) return known;
    const words = new Map<string, number[]>();
    for (const [at, line] of linesOf(text).entries()) {
      for (const word of line.split(/[^\p{ID_Continue}$]+/u)) append(words, word, at + 1);
    }
    this.#words.set(path, words);
    return words;
  }
}

/** Whether a line is in the body of a function that was read in full, where a name is used or is a local one. */
function isInWholeFunction({ facts: { definitions, errors } }: SourceFile, line: number): boolean {
  return definitions.some(
    ({ kind, startLine, endLine }) =>
      (kind === "function" || kind === "method") &&
      line >= startLine &&
      line <= endLine &&
      !errors.some((error) => error.line >= startLine && error.line <= endLine),
  );
}
