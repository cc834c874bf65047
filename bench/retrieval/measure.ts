import type { Slice } from "../../src/model/retrieval.ts";
import type { Engine } from "./engines.ts";
import type { Query } from "./tasks.ts";

const BEST = 10;
/** The number of slices to ask for, if files are wanted: several slices of one file count as one hit. */
const ASKED_FOR_FILES = 100;

/** The mean reciprocal rank of the right answers. It is 0 for an answer that is not among the ten best. */
export async function meanReciprocalRank(
  engine: Engine,
  queries: readonly Query[],
  slices: readonly Slice[],
): Promise<number> {
  const byPath = slicesByPath(slices);
  let sum = 0;
  for (const query of queries) sum += await reciprocalRank(engine, query, byPath);
  return sum / queries.length;
}

async function reciprocalRank(
  engine: Engine,
  query: Query,
  byPath: ReadonlyMap<string, readonly Slice[]>,
): Promise<number> {
  if (query.line === undefined) {
    const wanted = new Set([query.path, ...(query.otherPaths ?? [])]);
    const paths = new Set((await engine(query.text, ASKED_FOR_FILES)).map(({ path }) => path));
    return inverse([...paths].slice(0, BEST).findIndex((path) => wanted.has(path)));
  }
  const gold = sliceAt(byPath.get(query.path) ?? [], query.line);
  return inverse((await engine(query.text, BEST)).findIndex(({ id }) => id === gold?.id));
}

/** Slices by the path of their file. */
export function slicesByPath(slices: readonly Slice[]): ReadonlyMap<string, readonly Slice[]> {
  const byPath = new Map<string, Slice[]>();
  for (const slice of slices) {
    const own = byPath.get(slice.path);
    if (own === undefined) byPath.set(slice.path, [slice]);
    else own.push(slice);
  }
  return byPath;
}

/** The innermost slice at a line. */
export function sliceAt(slices: readonly Slice[], line: number): Slice | undefined {
  const around = slices.filter(({ startLine, endLine }) => startLine <= line && line <= endLine);
  return around.sort((a, b) => a.endLine - a.startLine - (b.endLine - b.startLine))[0];
}

function inverse(at: number): number {
  return at < 0 ? 0 : 1 / (at + 1);
}
