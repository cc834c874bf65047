import type { UseItem } from "../../model/result.ts";
import { append } from "../../util/multimap.ts";
import { printable } from "../../util/printable.ts";

/** The uses of one file. */
export interface FileUses {
  readonly path: string;
  readonly isTest: boolean;
  readonly uses: readonly UseItem[];
}

/** Uses by file: production before tests, the files with most uses first. */
export function usesByFile(uses: readonly UseItem[]): FileUses[] {
  const byPath = new Map<string, UseItem[]>();
  for (const use of uses) append(byPath, use.file, use);
  const files = [...byPath].map(([path, found]) => ({ path, isTest: found[0]?.isTest === true, uses: found }));
  return files.sort((a, b) => Number(a.isTest) - Number(b.isTest) || b.uses.length - a.uses.length);
}

/** The names of the definitions that uses stand in, each once. */
export function enclosingNames(uses: readonly UseItem[], most: number): string {
  const names = [...new Set(uses.flatMap(({ enclosing }) => (enclosing ? [printable(enclosing.qualname)] : [])))];
  const rest = names.length - most;
  return [...names.slice(0, most), ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
}
