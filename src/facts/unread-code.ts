import { canBeCode } from "../languages/registry.ts";
import type { Skipped } from "../model/tree.ts";

/** The reasons why a file that is there cannot be read here: a partial clone, a sparse checkout, the file system. */
const WITHHELD: ReadonlySet<string> = new Set(["absent", "sparse", "unreadable"]);

/** The files of a listing that may hold code and whose content was not available: nobody knows what they define and use. */
export function unreadCode(skipped: readonly Skipped[]): Set<string> {
  const unread = skipped.filter(({ path, reason }) => WITHHELD.has(reason) && canBeCode(path));
  return new Set(unread.map(({ path }) => path));
}
