import { joinPath } from "../../code/path-index.ts";
import { withoutEnd } from "../../util/text.ts";

/** LLMC writes `path:start-end`. */
const LINES = /:(\d{1,9})-(\d{1,9})$/;

/** A path without its line suffix, and the lines. */
export interface PathWithLines {
  readonly path: string;
  readonly startLine: number | undefined;
  readonly endLine: number | undefined;
}

export function splitLines(path: string): PathWithLines {
  const lines = LINES.exec(path);
  if (!lines) return { path, startLine: undefined, endLine: undefined };
  return { path: path.slice(0, lines.index), startLine: Number(lines[1]), endLine: Number(lines[2]) };
}

/**
 * A path from a graph file as a path inside the repository, relative with `/`; undefined when it is outside. An absolute path
 * counts when it is below the root that the graph itself names, wherever that was.
 */
export function containedPath(path: string, repo: string | undefined): string | undefined {
  if (path === "" || path.includes("\0")) return undefined;
  const plain = withSlashes(path);
  const root = repo === undefined || repo === "" ? undefined : `${withoutEnd(withSlashes(repo), "/")}/`;
  const isBelowRoot = root !== undefined && isAbsolute(root) && plain.startsWith(root);
  const relative = isBelowRoot ? plain.slice(root.length) : plain;
  if (isAbsolute(relative)) return undefined;
  const joined = joinPath("", relative);
  return joined === "" ? undefined : joined;
}

/** A backslash is a separator only in a path that starts like a Windows path; elsewhere it is an ordinary character. */
function withSlashes(path: string): string {
  return /^(?:[A-Za-z]:)?\\/.test(path) ? path.replaceAll("\\", "/") : path;
}

function isAbsolute(path: string): boolean {
  return path.startsWith("/") || /^[A-Za-z]:\//.test(path);
}
