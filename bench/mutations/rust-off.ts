import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../review-engines.ts";
import { NOT_JUDGED } from "./mutation.ts";
import { closing } from "./parameters.ts";

const ON =
  /^(?:feature="std"|unix|debug_assertions|target_(?:os="linux"|arch="x86_64"|pointer_width="64"|family="unix"))$/;

/** The lines of Rust files that are not part of the judged program: items under a `cfg` that is off. */
export function linesThatAreOff(directory: string, paths: readonly string[]): readonly Finding[] {
  return paths.flatMap((path) => {
    const text = readFileSync(join(directory, path), "utf8");
    return [...text.matchAll(/#(!?)\[cfg\(/g)].flatMap(({ index, 0: { length }, 1: inner }) => {
      const close = closing(text, index + length - 1);
      if (close < 0 || isOn(text.slice(index + length, close).replace(/\s+/g, ""))) return [];
      const first = lineAt(text, index);
      const last = inner ? text.split("\n").length : lineAt(text, endOfItem(text, close + 2));
      return Array.from({ length: last - first + 1 }, (_, at) => ({ path, line: first + at, text: NOT_JUDGED }));
    });
  });
}

function isOn(condition: string): boolean {
  const [, operator, list] = /^(not|all|any)\((.*)\)$/.exec(condition) ?? [];
  if (operator === undefined || list === undefined) return ON.test(condition);
  const parts = list.split(/,(?![^(]*\))/).filter((each) => each !== "");
  if (operator === "not") return !isOn(list);
  return operator === "all" ? parts.every(isOn) : parts.some(isOn);
}

/** Matches a whole item. Fields, variants and arms, which are separated by commas, are not items. */
const ITEM =
  /^(?:\s|\/\/[^\n]*\n|#\[[^\]]*\])*(?:pub\b(?:\([^)]*\))?\s*)?(?:(?:default|unsafe|async|const|extern(?:\s*"[^"]*")?)\s+)*(?:fn|struct|enum|union|impl|mod|trait|static|const|type|use|extern|macro_rules)\b/;

/** The end of an item: the end of its block, or the sign before the next item. */
function endOfItem(text: string, from: number): number {
  const isItem = ITEM.test(text.slice(from, from + 500));
  for (let at = from; at < text.length; at++) {
    if (text[at] === "{") return closing(text, at);
    if (text[at] === "(" || text[at] === "[") at = Math.max(at, closing(text, at));
    else if (text[at] === ";" || (!isItem && (text[at] === "," || text[at] === "}"))) return at;
  }
  return text.length;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, Math.max(0, offset)).split("\n").length;
}
