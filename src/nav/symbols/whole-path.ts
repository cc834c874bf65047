import { UserError } from "../../model/errors.ts";
import type { TreeEntry } from "../../model/tree.ts";
import { fileNameOf } from "../../util/last-part.ts";
import { nearest } from "../../util/suggest.ts";
import type { Codebase } from "../code/codebase.ts";
import type { SymbolQuery } from "./symbol-query.ts";

/** Files that one sentence lists. */
const MAX_NAMED = 3;

/** The question with its path completed: `retry.py:309` refers to the only file whose path ends that way. */
export async function withWholePath(codebase: Codebase, query: SymbolQuery): Promise<SymbolQuery> {
  if (query.form !== "path" && query.form !== "place") return query;
  return { ...query, path: (await entryAt(codebase, query.path)).path };
}

/** The message that nothing is defined at a place: the line has no symbol, or is past the end of its file. */
export async function nothingAt(codebase: Codebase, path: string, line: number): Promise<string> {
  const { bytes } = await codebase.tree.read(await entryAt(codebase, path));
  const lines = bytes?.toString("latin1").trimEnd().split("\n").length ?? 0;
  return line > lines
    ? `${path} has ${lines} lines, so there is no line ${line}.`
    : `Nothing is defined at ${path}:${line}.`;
}

async function entryAt(codebase: Codebase, path: string): Promise<TreeEntry> {
  const { entries } = await codebase.tree.list();
  const ending: TreeEntry[] = [];
  for (const entry of entries) {
    if (entry.path === path) return entry;
    if (entry.path.endsWith(`/${path}`)) ending.push(entry);
  }
  const [only] = ending;
  if (only !== undefined && ending.length === 1) return only;
  const named = ending.slice(0, MAX_NAMED).map((entry) => entry.path);
  if (named.length > 0) {
    throw unknown(
      `${ending.length} paths end in ${path} (${named.join(", ")}${ending.length > MAX_NAMED ? ", …" : ""}): write more of it.`,
    );
  }
  const near = nearest(fileNameOf(path), new Set(entries.map((entry) => fileNameOf(entry.path))));
  throw unknown(
    `There is no file ${path} in ${codebase.treeName}.${near === undefined ? "" : ` Did you mean ${near}?`}`,
  );
}

function unknown(message: string): UserError {
  return new UserError(message, { code: "UNKNOWN_SYMBOL" });
}
