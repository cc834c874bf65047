import { fileNameOf } from "../util/last-part.ts";
import { append } from "../util/multimap.ts";
import { parentOf } from "./path-index.ts";

/** The files of one kind by the last part of their path, for languages that find files by name. */
export class FileNames {
  readonly #byName = new Map<string, string[]>();

  /** `keysOf` returns the names under which a file is found; it returns none for a file of another kind. */
  constructor(paths: Iterable<string>, keysOf: (fileName: string) => readonly string[]) {
    for (const path of paths) {
      for (const key of keysOf(fileNameOf(path))) append(this.#byName, key, path);
    }
  }

  named(name: string): readonly string[] {
    return this.#byName.get(name) ?? [];
  }

  /**
   * The file whose path ends with `suffix`: the only one, or the one that shares more leading directories with `fromPath` than
   * any other. Undefined when there is none, or when several share equally many.
   */
  endingWith(suffix: string, fromPath: string): string | undefined {
    const name = fileNameOf(suffix);
    const found = this.named(name).filter((path) => path === suffix || path.endsWith(`/${suffix}`));
    if (found.length < 2) return found[0];
    const near = found.map((path) => sharedDirectories(path, fromPath));
    const best = near.reduce((most, each) => Math.max(most, each), 0);
    const nearest = found.filter((_, at) => near[at] === best);
    return nearest.length === 1 ? nearest[0] : undefined;
  }
}

function sharedDirectories(a: string, b: string): number {
  const one = parentOf(a).split("/");
  const other = parentOf(b).split("/");
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}
