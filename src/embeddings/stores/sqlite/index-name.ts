import { basename, dirname } from "node:path";

/** The name of an index file in messages: relative to the root of the repository, because answers reveal nothing about the machine. */
export function indexName(path: string): string {
  return JSON.stringify(`${basename(dirname(path))}/${basename(path)}`);
}
