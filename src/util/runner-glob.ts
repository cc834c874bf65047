import { fitsWithStars } from "./glob.ts";

/** A compiled pattern of a test runner. */
export type Glob = (path: string) => boolean;

/** Alternatives that one pattern may expand to; a pattern with more is not supported. */
const MAX_ALTERNATIVES = 128;
const MAX_LENGTH = 1000;

/**
 * Compiles a pattern in the syntax of JavaScript test runners: `**`, `*`, `?`, `[jt]`, `{a,b}`, `?(a|b)`, `@(a|b)`, `+(a|b)`,
 * `*(a|b)`. A repeated group matches at most once. Undefined for patterns that use more than that.
 */
export function runnerGlob(pattern: string): Glob | undefined {
  if (pattern.length > MAX_LENGTH) return undefined;
  const plain = alternatives(pattern.replace(/^(?:\.\/)+/, ""));
  if (plain === undefined) return undefined;
  const wanted = plain.map((each) => each.split("/").filter((part) => part !== ""));
  return (path) => {
    const parts = path.split("/");
    return wanted.some((each) => fitsWithStars(each, parts, (part) => part === "**", fitsPart));
  };
}

/** Matches like `fnmatch`: a star matches slashes as well. */
export function fitsName(pattern: string, name: string): boolean {
  return fitsWithStars(characters(pattern), [...name], (each) => each === "*", fitsCharacter);
}

function fitsPart(pattern: string, part: string): boolean {
  return fitsName(pattern, part);
}

function fitsCharacter(item: string, character: string): boolean {
  if (item === "?" || item === character) return true;
  if (item.length < 3 || !item.startsWith("[")) return false;
  const isNegated = item[1] === "!" || item[1] === "^";
  const set = [...item.slice(isNegated ? 2 : 1, -1)];
  const isIn = set.some((each, at) => {
    if (set[at + 1] === "-" && set[at + 2] !== undefined) return each <= character && character <= (set[at + 2] ?? "");
    return each === character;
  });
  return isIn !== isNegated;
}

/** The items of a pattern: characters, `*`, `?` and sets. */
function characters(pattern: string): string[] {
  return pattern.match(/\[[!^]?[^\]]+\]|\*+|[\s\S]/gu)?.map((each) => (each.startsWith("*") ? "*" : each)) ?? [];
}

/** The patterns without groups that a pattern expands to; undefined when there are too many, or when it excludes something. */
function alternatives(pattern: string): string[] | undefined {
  let done: string[] = [""];
  for (let at = 0; at < pattern.length; ) {
    const group = groupAt(pattern, at);
    if (group === "unknown") return undefined;
    const choices: string[] = [];
    if (group === undefined) {
      choices.push(pattern[at] as string);
      at++;
    } else {
      for (const each of group.choices) {
        const inner = alternatives(each);
        if (inner === undefined) return undefined;
        choices.push(...inner);
      }
      at = group.end;
    }
    if (done.length * choices.length > MAX_ALTERNATIVES) return undefined;
    done = done.flatMap((before) => choices.map((each) => before + each));
  }
  return done;
}

interface Group {
  readonly choices: readonly string[];
  readonly end: number;
}

function groupAt(pattern: string, at: number): Group | "unknown" | undefined {
  const [sign, next] = [pattern[at] as string, pattern[at + 1]];
  if (sign === "{") return closed(pattern, at, "}", ",", []);
  if (next === "(" && "!@?+*".includes(sign)) {
    if (sign === "!") return "unknown";
    return closed(pattern, at + 1, ")", "|", sign === "?" || sign === "*" ? [""] : []) ?? "unknown";
  }
  return sign === "(" ? (closed(pattern, at, ")", "|", []) ?? "unknown") : undefined;
}

/** The choices of the group that opens at an index; undefined where it is never closed, or where it is not a group: `{a}`. */
function closed(pattern: string, open: number, close: string, bar: string, first: string[]): Group | undefined {
  const choices = [...first];
  const opening = pattern[open];
  let depth = 0;
  let start = open + 1;
  for (let at = open; at < pattern.length; at++) {
    if (pattern[at] === opening) depth++;
    else if (pattern[at] === close && --depth === 0) {
      choices.push(pattern.slice(start, at));
      return { choices, end: at + 1 };
    } else if (pattern[at] === bar && depth === 1) {
      choices.push(pattern.slice(start, at));
      start = at + 1;
    }
  }
  return undefined;
}
