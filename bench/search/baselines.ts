import { execFileSync } from "node:child_process";
import MiniSearch from "minisearch";
import { queryTerms } from "../../src/embeddings/terms/query-terms.ts";
import type { Slice } from "../../src/model/retrieval.ts";
import { readFiles, sliceFiles } from "../retrieval/documents.ts";
import { codeWords } from "../retrieval/engines.ts";
import type { Found } from "./cases.ts";

const LIMIT = 50;

/** `minisearch` with the slices of a repository. Names count twice, identifiers are split, function words are ignored. */
export async function minisearchOver(repository: string): Promise<(query: string) => Found[]> {
  const slices = await sliceFiles(readFiles(repository, "HEAD", () => true));
  const index = new MiniSearch<{ id: number; name: string; path: string; text: string }>({
    fields: ["name", "path", "text"],
    tokenize: codeWords,
  });
  index.addAll(slices.map(({ title, path, text }, id) => ({ id, name: title, path, text })));
  return (query) =>
    index
      .search(queryTerms(query).join(" "), { boost: { name: 2 } })
      .slice(0, LIMIT)
      .map(({ id }) => foundOf(slices[id as number] as Slice));
}

function foundOf({ path, startLine, endLine, title }: Slice): Found {
  return { file: path, start: startLine, end: endLine, title };
}

/** Files in the order of how many different words of the query they contain, then of how often (by `git grep -c`). */
export function grepFiles(repository: string, query: string): Found[] {
  const counts = new Map<string, number[]>();
  for (const word of queryTerms(query)) {
    for (const line of grepCounts(repository, word)) {
      const at = line.lastIndexOf(":");
      const file = line.slice(0, at);
      counts.set(file, [...(counts.get(file) ?? []), Number(line.slice(at + 1))]);
    }
  }
  const sum = (own: readonly number[]) => own.reduce((total, each) => total + each, 0);
  return [...counts]
    .sort(([a, x], [b, y]) => y.length - x.length || sum(y) - sum(x) || (a < b ? -1 : 1))
    .slice(0, LIMIT)
    .map(([file]) => ({ file, start: 1, end: Number.MAX_SAFE_INTEGER }));
}

function grepCounts(repository: string, word: string): string[] {
  try {
    const output = execFileSync("git", ["-C", repository, "grep", "-I", "-i", "-c", "-F", "-e", word], {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      stdio: ["ignore", "pipe", "ignore"],
    });
    return output.split("\n").filter((line) => line !== "");
  } catch {
    return [];
  }
}
