import { basename, dirname } from "node:path";

/** An index file as messages name it: from the root of the repository, because answers say nothing of the machine that gave them. */
export function indexName(path: string): string {
  return JSON.stringify(`${basename(dirname(path))}/${basename(path)}`);
}
