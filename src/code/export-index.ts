import type { Export } from "../model/facts.ts";
import { append } from "../util/multimap.ts";

const NONE: readonly Export[] = [];

/** The exports of one file, indexed for lookup: every name that other files import from it is looked up here. */
export class ExportIndex {
  /** `export * from "module"`, each module once. */
  readonly stars: readonly Export[];
  /** `module.exports = value` and `export = value`, as opposed to the value of one exported name. */
  readonly whole: Export | undefined;
  /** The names in Python's `__all__`; undefined when there is none. */
  readonly listed: ReadonlySet<string> | undefined;
  readonly #named = new Map<string, Export[]>();
  readonly #locals = new Set<string>();

  constructor(exports: readonly Export[]) {
    const listed = new Set<string>();
    for (const each of exports) {
      if (each.kind === "all") listed.add(each.name);
      else if (each.kind !== "star") this.#add(each);
    }
    const stars = exports.filter(({ kind }) => kind === "star");
    this.stars = [...new Map(stars.map((each) => [each.module, each])).values()];
    this.whole = this.named("").find(({ kind }) => kind === "value");
    this.listed = listed.size > 0 ? listed : undefined;
  }

  /** Each overload of a function is a separate export, but all of them lead to the same local name, so they become one entry. */
  #add(each: Export): void {
    if (each.kind === "local") {
      const key = `${each.name}\0${each.local}`;
      if (this.#locals.has(key)) return;
      this.#locals.add(key);
    }
    append(this.#named, each.name, each);
  }

  /** The exports under this name. */
  named(name: string): readonly Export[] {
    return this.#named.get(name) ?? NONE;
  }
}
