import { NO_OPERAND, type Reference } from "../../model/facts.ts";
import type { SourceFile } from "../../rebind/binding.ts";
import { lastPart } from "../../util/last-part.ts";
import { blanked, linesOf } from "../../util/lines.ts";
import { append } from "../../util/multimap.ts";
import type { Place } from "./same-places.ts";
import type { Sides } from "./sides.ts";

/** Comments, and strings such as `#include "name.h"`: names in them are not defined there. */
const NO_CODE = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}])\/\/[^\n]*|"(?:\\.|[^"\\\n])*"/g;

/**
 * Files that no parser reads completely, mostly because of macros. A symbol that seems lost there may only be parsed differently, so
 * it counts as lost only when its name no longer occurs in the text except where it is used.
 */
export class DamagedFiles {
  readonly #sides: Sides;
  readonly #old: ReadonlyMap<string, SourceFile>;
  readonly #now: ReadonlyMap<string, SourceFile>;
  readonly #words = new Map<SourceFile, ReadonlyMap<string, readonly number[]>>();
  readonly #otherLines = new Map<SourceFile, ReadonlyMap<string, readonly number[]>>();
  readonly #counts = new Map<SourceFile, ReadonlyMap<string, number>>();
  readonly #defining = new Map<SourceFile, ReadonlyMap<string, readonly string[]>>();

  constructor(sides: Sides) {
    this.#sides = sides;
    this.#old = new Map(sides.files.oldFiles.map((file) => [file.path, file]));
    this.#now = new Map(sides.files.newFiles.map((file) => [file.path, file]));
  }

  /** Whether a symbol of a file at base may still be in that file at head, not counting its uses. */
  mayStillHave(oldPath: string, qualname: string, uses: readonly Place[]): boolean {
    const path = this.#sides.newPath(oldPath);
    const [old, now] = [this.#old.get(oldPath), this.#now.get(path)];
    const isDamaged = [old, now].some((file) => (file?.facts.errors.length ?? 0) > 0);
    if (!now || !isDamaged) return false;
    if (old && this.#isStillWritten(old, now, qualname)) return true;
    const name = lastPart(qualname);
    const used = new Set(uses.filter((use) => use.path === path).map(({ line }) => line));
    for (const line of this.#others(now).get(name) ?? []) used.add(line);
    return (this.#wordsOf(now).get(name) ?? []).some((line) => !used.has(line) && !isInWholeFunction(now, line));
  }

  /** The same for a file that the change damaged: it has more syntax errors than at base. */
  mayHide(oldPath: string, qualname: string, uses: readonly Place[]): boolean {
    const [before, after] = [this.#old.get(oldPath), this.#now.get(this.#sides.newPath(oldPath))];
    const isMoreDamaged = (after?.facts.errors.length ?? 0) > (before?.facts.errors.length ?? 0);
    return isMoreDamaged && this.mayStillHave(oldPath, qualname, uses);
  }

  /** Whether the line that defined a symbol occurs in the file as often as before. */
  #isStillWritten(old: SourceFile, now: SourceFile, qualname: string): boolean {
    const [before, after] = [this.#linesOf(old), this.#linesOf(now)];
    const lines = this.#definingLines(old).get(qualname) ?? [];
    return lines.some((line) => (after.get(line) ?? 0) >= (before.get(line) ?? 0));
  }

  /** The lines of a file, trimmed, with their number of occurrences. */
  #linesOf(file: SourceFile): ReadonlyMap<string, number> {
    return kept(this.#counts, file, ({ text }) => {
      const counts = new Map<string, number>();
      for (const line of linesOf(text)) counts.set(line.trim(), (counts.get(line.trim()) ?? 0) + 1);
      return counts;
    });
  }

  /** The lines with the names of the symbols of a file, trimmed. */
  #definingLines(file: SourceFile): ReadonlyMap<string, readonly string[]> {
    return kept(this.#defining, file, ({ text, facts }) => {
      const lines = linesOf(text);
      const written = facts.definitions.map((each) => [each.qualname, lines[each.nameLine - 1]?.trim() ?? ""] as const);
      return groupPairs(written);
    });
  }

  /** By name, the lines where the name means something else or is accessed on an object, so that no unparsed definition of it is there. */
  #others(file: SourceFile): ReadonlyMap<string, readonly number[]> {
    return kept(this.#otherLines, file, ({ path, facts: { definitions, references, bindings, imports } }) => {
      const before = this.#old.get(this.#sides.oldPath(path))?.facts.definitions ?? [];
      const known = new Set(before.map(({ qualname }) => qualname));
      const locals = bindings.filter(({ kind, scope }) => kind !== "definition" && scope > 0);
      const localNames = new Set(locals.map(({ name }) => name));
      const isUse = ({ name, receiver, scope }: Reference) =>
        receiver !== NO_OPERAND || (scope > 0 && localNames.has(name));
      return groupPairs([
        ...imports.flatMap(({ module, line }) => wordsOf(module).map((word) => [word, line] as const)),
        ...locals.map(({ name, line }) => [name, line] as const),
        ...definitions
          .filter(({ qualname }) => known.has(qualname))
          .map(({ qualname, nameLine }) => [lastPart(qualname), nameLine] as const),
        ...references.filter(isUse).map(({ name, line }) => [name, line] as const),
      ]);
    });
  }

  /** The lines of a file by the words in them. */
  #wordsOf(file: SourceFile): ReadonlyMap<string, readonly number[]> {
    return kept(this.#words, file, ({ text }) => {
      const code = text.replace(NO_CODE, blanked);
      return groupPairs(linesOf(code).flatMap((line, at) => wordsOf(line).map((word) => [word, at + 1] as const)));
    });
  }
}

/** A value computed from a file, cached. */
function kept<T>(known: Map<SourceFile, T>, file: SourceFile, make: (file: SourceFile) => T): T {
  const value = known.get(file) ?? make(file);
  known.set(file, value);
  return value;
}

function groupPairs<T>(pairs: readonly (readonly [string, T])[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of pairs) append(groups, key, value);
  return groups;
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{ID_Continue}$]+/u);
}

/** Whether a line is in a function that was parsed completely or ends at its own brace: a name in such a function is used or local. */
function isInWholeFunction({ text, facts: { definitions, errors } }: SourceFile, line: number): boolean {
  return definitions.some(
    ({ kind, startLine, endLine }) =>
      (kind === "function" || kind === "method") &&
      line >= startLine &&
      line <= endLine &&
      (!errors.some((error) => error.line >= startLine && error.line <= endLine) ||
        endsAtItsBrace(linesOf(text).slice(startLine - 1, endLine))),
  );
}

/** Whether the last line of a function is the first with a closing brace at the function's indentation: then it contains nothing from below. */
function endsAtItsBrace(lines: readonly string[]): boolean {
  const [head = ""] = lines;
  const indent = head.slice(0, head.length - head.trimStart().length);
  return lines.findIndex((each) => each.startsWith(`${indent}}`)) === lines.length - 1;
}
