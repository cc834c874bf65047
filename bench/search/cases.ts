import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The lines of a file that answer a question; without lines, the whole file answers it. */
export interface Place {
  readonly path: string;
  readonly name?: string;
  readonly start?: number;
  readonly end?: number;
}

/** A labelled question. `accept` are the places that a person would open first; places in `also` are right, too. */
export interface Case {
  readonly id: string;
  readonly repo: string;
  readonly kind: "question" | "doc" | "lookup";
  readonly style: string;
  readonly query: string;
  readonly accept: readonly Place[];
  readonly also?: readonly Place[];
}

/** A result of a system. */
export interface Found {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly title?: string;
}

export interface Row {
  readonly case: Case;
  readonly items: readonly Found[];
}

/** Reads the labelled questions from the JSON lines in a folder, by repository. */
export function readCases(folder: string, only?: ReadonlySet<string>): Map<string, Case[]> {
  const byRepo = new Map<string, Case[]>();
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith(".jsonl")) continue;
    for (const line of readFileSync(join(folder, name), "utf8").split("\n")) {
      if (line === "") continue;
      const read = JSON.parse(line) as Case;
      if (only && !only.has(read.repo)) continue;
      byRepo.set(read.repo, [...(byRepo.get(read.repo) ?? []), read]);
    }
  }
  return byRepo;
}

const TEST =
  /(^|\/)(tests?|testing|__tests__|specs?|testdata|test-[\w-]+|dummyserver)(\/|$)|[._-](test|spec)\.\w+$|_test\.\w+$|(^|\/)(test_|conftest)|Tests?\.java$|\/tests\.rs$/i;

/** Whether an item is right: it overlaps an accepted definition, or contains the line of its name (`first`). */
export function isHit(item: Found, asked: Case, how: "lines" | "first"): boolean {
  return [...asked.accept, ...(asked.also ?? [])].some((place) => {
    if (item.file !== place.path) return false;
    if (asked.kind === "doc" || place.start === undefined) return true;
    const last = how === "first" ? place.start : (place.end ?? place.start);
    return item.start <= last && item.end >= place.start;
  });
}

/** The position of the first right item, from 1; undefined when no item is right. */
export function rankOf({ items, case: asked }: Row, how: "lines" | "first" = "lines"): number | undefined {
  const at = items.findIndex((item) => isHit(item, asked, how));
  return at < 0 ? undefined : at + 1;
}

export interface Figures {
  readonly top1: number;
  readonly top3: number;
  readonly mrr: number;
  readonly first: number;
  readonly testFirst: number;
}

/** The shares of rows with a right item first, with one among the first three, and with a test first; the mean reciprocal rank. */
export function figuresOf(rows: readonly Row[]): Figures {
  const share = (holds: (row: Row) => boolean) => rows.filter(holds).length / Math.max(1, rows.length);
  const ranks = rows.map((row) => rankOf(row) ?? Number.POSITIVE_INFINITY);
  return {
    top1: share((row) => rankOf(row) === 1),
    top3: share((row) => (rankOf(row) ?? 9) <= 3),
    mrr: ranks.reduce((sum, rank) => sum + (rank <= 10 ? 1 / rank : 0), 0) / Math.max(1, rows.length),
    first: share((row) => rankOf(row, "first") === 1),
    testFirst: share((row) => TEST.test(row.items[0]?.file ?? "")),
  };
}

const per = (share: number) => (100 * share).toFixed(0).padStart(3);

/** One line of the table: the figures of lookups, then of natural questions. */
export function tableLine(system: string, rows: readonly Row[]): string {
  const lookups = figuresOf(rows.filter((row) => row.case.kind === "lookup"));
  const natural = figuresOf(rows.filter((row) => row.case.kind !== "lookup"));
  const of = (style: string) => figuresOf(rows.filter((row) => row.case.style === style));
  const cells = [
    system.padEnd(16),
    per(lookups.top1),
    per(lookups.first),
    lookups.mrr.toFixed(3),
    per(lookups.testFirst),
    per(natural.top1),
    per(natural.top3),
    natural.mrr.toFixed(3),
    per(of("paraphrase").top3),
    per(of("shares-words").top3),
    per(of("doc").top3),
    per(natural.testFirst),
  ];
  return `| ${cells.join(" | ")} |`;
}

export const TABLE_HEAD =
  "| system | lookup top-1 | first line | MRR | test first | natural top-1 | top-3 | MRR | paraphrase top-3 | shared words top-3 | docs top-3 | test first |\n|---|---|---|---|---|---|---|---|---|---|---|---|";
