import type { Export } from "../model/facts.ts";
import { append } from "../util/multimap.ts";

const NONE: readonly Export[] = [];

/** The exports of one file, arranged for asking: every name that others take from it is looked up here. */
export class ExportIndex {
  /** `export * from "module"`. */
  readonly stars: readonly Export[];
  /** `module.exports = value` and `export = value`, as opposed to the value of one exported name. */
  readonly whole: Export | undefined;
  /** The names in Python's `__all__`; undefined when there is none. */
  readonly listed: ReadonlySet<string> | undefined;
  readonly #named = new Map<string, Export[]>();

  constructor(exports: readonly Export[]) {
    const listed = new Set<string>();
    for (const each of exports) {
      if (each.kind === "all") listed.add(each.name);
      else if (each.kind !== "star") append(this.#named, each.name, each);
    }
    this.stars = exports.filter(({ kind }) => kind === "star");
    this.whole = this.named("").find(({ kind }) => kind === "value");
    this.listed = listed.size > 0 ? listed : undefined;
  }

  /** What is exported under a name of its own. */
  named(name: string): readonly Export[] {
    return this.#named.get(name) ?? NONE;
  }
}
