import { NO_OPERAND } from "../../model/facts.ts";
import type { SourceFile } from "../../rebind/binding.ts";
import { lastPart } from "../../util/last-part.ts";
import { linesOf } from "../../util/lines.ts";
import { append } from "../../util/multimap.ts";
import type { Place } from "./same-places.ts";
import type { Sides } from "./sides.ts";

/** What stands in a comment, or in a string such as `#include "name.h"`, is not defined there. */
const NO_CODE = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}])\/\/[^\n]*|"(?:\\.|[^"\\\n])*"/g;

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
    for (const line of linesOfOthers(now, name)) used.add(line);
    return (this.#wordsOf(now).get(name) ?? []).some((line) => !used.has(line) && !isInWholeFunction(now, line));
  }

  /** The lines of a file by the words in them. */
  #wordsOf({ path, text }: SourceFile): ReadonlyMap<string, readonly number[]> {
    const known = this.#words.get(path);
    if (known) return known;
    const words = new Map<string, number[]>();
    const code = text.replace(NO_CODE, (found) => found.replace(/[^\n]/g, " "));
    for (const [at, line] of linesOf(code).entries()) {
      for (const word of line.split(/[^\p{ID_Continue}$]+/u)) append(words, word, at + 1);
    }
    this.#words.set(path, words);
    return words;
  }
}

/** The lines where a name is that of something else, or is asked of an object: no line where it could be defined unseen. */
function linesOfOthers({ facts }: SourceFile, name: string): readonly number[] {
  const { definitions, references, bindings, imports } = facts;
  const locals = bindings.filter((each) => each.name === name && each.scope > 0);
  const isLocal = (scope: number) => locals.length > 0 && scope > 0;
  return [
    ...imports.map(({ line }) => line),
    ...locals.map(({ line }) => line),
    ...definitions.filter(({ qualname }) => lastPart(qualname) === name).map(({ nameLine }) => nameLine),
    ...references
      .filter((each) => each.name === name && (each.receiver !== NO_OPERAND || isLocal(each.scope)))
      .map(({ line }) => line),
  ];
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
