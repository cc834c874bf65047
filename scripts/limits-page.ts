/** Writes docs/limits.md from the constants `MAX_…` and `MIN_…` of the sources: `node scripts/limits-page.ts`. A test fails when they differ. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("../src", import.meta.url));
const PAGE = new URL("../docs/limits.md", import.meta.url);
const LIMIT = /^(?:export )?const ((?:MAX|MIN)_[A-Z0-9_]+)(?:: \w+)? = ([^;]+);/;
const COMMENT = /^(?:\/\*\*|\/\/)/;

/** A limit, where it stands and why. */
export interface Limit {
  readonly path: string;
  readonly name: string;
  readonly value: string;
  /** Empty when the sources give no reason. */
  readonly reason: string;
}

/** All limits of the sources, in the order of their paths and lines. */
export function readLimits(): Limit[] {
  const names = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).map((name) => name.split(sep).join("/"));
  const paths = names.filter((name) => name.endsWith(".ts")).sort();
  return paths.flatMap((path) => limitsIn(path, readFileSync(join(SOURCES, path), "utf8").split("\n")));
}

function limitsIn(path: string, lines: readonly string[]): Limit[] {
  return lines.flatMap((line, at) => {
    const [, name, value] = LIMIT.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{ path, name, value, reason: reasonAbove(lines, at) }];
  });
}

/** The comment above a constant, or above the constants that stand together with it. */
function reasonAbove(lines: readonly string[], at: number): string {
  let end = at - 1;
  while (/^(?:export )?const /.test(lines[end] ?? "")) end--;
  let start = end;
  while (start >= 0 && !COMMENT.test(lines[start] ?? "") && /^ \*/.test(lines[start] ?? "")) start--;
  if (!COMMENT.test(lines[start] ?? "")) return "";
  const text = lines
    .slice(start, end + 1)
    .map((line) => line.replace(/^(?:\/\*\*|\/\/| \*\/?)/, "").replace(/\*\/$/, ""));
  return text.join(" ").replace(/\s+/g, " ").trim();
}

/** docs/limits.md as it should be. */
export function limitsPage(): string {
  const limits = readLimits();
  const rooms = [...new Set(limits.map(({ path }) => path.split("/")[0] as string))];
  const sections = rooms.flatMap((room) => {
    const own = limits.filter(({ path }) => path.startsWith(`${room}/`));
    return ["", `## ${room}`, "", "| limit | value | why | in |", "|---|---|---|---|", ...own.map(row)];
  });
  const intro = [
    "# Limits",
    "",
    "A repository, a pull request and a stored index are input from strangers. Every list that they can make long and every walk that they can make deep",
    "ends somewhere. This page lists where; it is written from the sources (`node scripts/limits-page.ts`).",
  ];
  return `${[...intro, ...sections].join("\n")}\n`;
}

function row({ path, name, value, reason }: Limit): string {
  const cells = [`\`${name}\``, `\`${value}\``, reason.replaceAll("|", "\\|"), `[${path}](../src/${path})`];
  return `| ${cells.join(" | ")} |`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, limitsPage());
