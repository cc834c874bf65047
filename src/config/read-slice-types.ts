import type { SliceTypePatterns } from "../model/routing.ts";
import { quote } from "./quote.ts";
import type { TableReader } from "./table-reader.ts";

/** A type stands before a colon in the ids of slices and in answers, so it is a word. */
const TYPE_NAME = /^[a-z][a-z0-9_]{0,39}$/;
const MAX_TYPES = 50;
const MAX_PATTERNS = 100;
const MAX_PATTERN_LENGTH = 200;

/** Reads `[routing.slice_types]`: patterns of paths by the slice type of their files. What cannot be meant is left out, with a finding. */
export function readSliceTypes(table: TableReader | undefined): SliceTypePatterns {
  const found = new Map<string, readonly string[]>();
  if (table === undefined) return found;
  for (const name of table.keys) {
    const patterns = table.texts(name);
    if (patterns === undefined) continue;
    const problem = problemOf(name, patterns, found.size);
    if (problem === undefined) found.set(name, patterns);
    else table.report("BAD_VALUE", name, `${problem} It is left out.`);
  }
  return found;
}

function problemOf(name: string, patterns: readonly string[], known: number): string | undefined {
  if (!TYPE_NAME.test(name)) {
    return `${quote(name)} cannot name a slice type: use up to 40 small letters, digits and "_", beginning with a letter.`;
  }
  if (known >= MAX_TYPES) return `There can be ${MAX_TYPES} slice types at most.`;
  if (patterns.length === 0) return `The slice type ${quote(name)} has no pattern.`;
  if (patterns.length > MAX_PATTERNS) return `A slice type has ${MAX_PATTERNS} patterns at most.`;
  const bad = patterns.find((pattern) => !isPattern(pattern));
  if (bad === undefined) return undefined;
  return `${quote(bad)} is no pattern of paths: write "*.sql", "db/**" or "schema/*.ddl", with "/" and from the top of the repository.`;
}

function isPattern(pattern: string): boolean {
  if (pattern.trim() === "" || pattern.length > MAX_PATTERN_LENGTH) return false;
  if (/^[!/]|[\\\0\r\n]/.test(pattern)) return false;
  return !pattern.split("/").some((part) => part === "." || part === "..");
}
