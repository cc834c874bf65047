import { expect } from "vitest";
import type { GitRepo } from "./git-repo.ts";

/** A link of a report to a line, with the texts by which the line can be recognised. */
interface Link {
  readonly sha: string;
  readonly path: string;
  readonly line: number;
  /** The text of the line. If it ends with "…", it was cut. */
  readonly text?: string | undefined;
  /** The lines of the link's row, one of which has the text. Undefined when only the line itself can have it. */
  readonly among?: readonly number[];
  /** The line contains one of these words. */
  readonly names: readonly string[];
}

const LINK = /\]\([^)\s]*\/blob\/([0-9a-f]+)\/([^)#\s]+)#L(\d+)\)/g;

/**
 * Checks that every link of a comment or summary leads to the right line of the blob at head: a line with the code that is quoted
 * next to the link, or a line with the name of the symbol in its entry. An unknown kind of entry is an error.
 */
export function expectTrueLinks(markdown: string, repo: GitRepo, head: string): void {
  const links = linksIn(markdown);
  expect(links.length).toBeGreaterThan(0);
  const files = new Map<string, string[]>();
  for (const { sha, path, line, text, names, among = [line] } of links) {
    if (!files.has(path)) files.set(path, repo.git("show", `${head}:${path}`).split("\n"));
    const lineAt = (at: number) => files.get(path)?.[at - 1] ?? "";
    const found = lineAt(line);
    const isNamed = names.some((name) => found.match(/[\p{L}\p{N}_$]+/gu)?.includes(name));
    const isQuoted = text === undefined || among.some((at) => lineAt(at).trim().startsWith(text.replace(/…$/, "")));
    const isTrue = isQuoted && (isNamed || names.length === 0) && found.trim() !== "";
    const told = `${path}:${line} is ${JSON.stringify(found)}, to be ${JSON.stringify(text ?? names)}`;
    expect.soft([sha, told, isTrue]).toEqual([head, told, true]);
  }
}

function linksIn(markdown: string): Link[] {
  const links: Link[] = [];
  let heading: readonly string[] = [];
  let table = "";
  for (const row of markdown.split("\n")) {
    const title = /^(?:\*\*|### )(.*?)(?:\*\*)?$/.exec(row)?.[1] ?? /<summary>(.*)<\/summary>/.exec(row)?.[1];
    if (title !== undefined) heading = spansIn(title);
    if (/^\| (still used in|file|change|who|where) \|/.test(row)) table = row.split(" | ")[0]?.slice(2) ?? "";
    const cells = row.replace(/^\| | \|$/g, "").split(/(?<!\\) \| /);
    const found = [...row.matchAll(LINK)].map(([, sha = "", path = "", line]) => {
      return { sha, path: decodeURIComponent(path), line: Number(line) };
    });
    for (const [at, link] of found.entries()) {
      if (!row.startsWith("| ")) {
        links.push({ ...link, names: lastParts(spansIn(row).filter((span) => !span.includes(":"))) });
      } else if (table === "still used in") {
        // The code in a row is from its most informative line.
        const quoted = at === 0 && { text: spansIn(cells[2] ?? "")[0], among: found.map((each) => each.line) };
        links.push({ ...link, ...quoted, names: lastParts(heading) });
      } else if (table === "file") {
        links.push({ ...link, names: lastParts(heading.slice(0, 1)) });
      } else if (table === "change") {
        links.push({ ...link, names: lastParts(spansIn(cells[1] ?? "")).slice(-1) });
      } else if (table === "who") {
        links.push({ ...link, names: reachedBy(markdown, lastParts(spansIn(cells[0] ?? ""))) });
      } else if (table === "where") {
        links.push({ ...link, text: spansIn(cells[1] ?? "")[0], names: [] });
      } else {
        throw new Error(`no rule for the link of ${row}`);
      }
    }
  }
  return links;
}

/** The names that an affected symbol may use: changed symbols, and other affected symbols, through which a change can reach it. */
function reachedBy(markdown: string, who: readonly string[]): string[] {
  const names = [...markdown.matchAll(/^\| (`[^`]+`)(?: \(test\))? \| \[|^\| [^|]+ \| (`[^|]+`) \| [[`]/gm)];
  return lastParts(names.flatMap(([, user, changed]) => spansIn(user ?? changed ?? ""))).filter(
    (name) => !who.includes(name),
  );
}

function spansIn(text: string): string[] {
  return [...text.matchAll(/`` ?(.*?) ?``(?!`)|`([^`]+)`|<code>(.*?)<\/code>/g)].map(([, double, single, html]) =>
    (double ?? single ?? html ?? "").replaceAll("\\|", "|"),
  );
}

function lastParts(names: readonly string[]): string[] {
  return names.map((name) => name.split(/[.#]/).at(-1) ?? name);
}
