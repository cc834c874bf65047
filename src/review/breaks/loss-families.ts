import type { ModuleFinder } from "../../code/project.ts";
import { groupBy } from "../../util/multimap.ts";
import type { Sides } from "../sides/sides.ts";
import { findLostNames, type LostNames } from "./lost-names.ts";

/** Files that are looked at for lost names beside those that changed; the rarest names come first. */
const MAX_CANDIDATES = 6000;

/** The names that one family of languages has lost, to which others can be added. */
interface FamilyLoss extends LostNames {
  readonly names: Set<string>;
}

const NOTHING: LostNames = { names: new Set(), moduleWords: new Set(), withoutDefault: [] };

/** What was lost, by family of languages: files whose imports are found in other ways cannot have meant it. */
export class LossFamilies {
  readonly #sides: Sides;
  readonly #losses = new Map<ModuleFinder, FamilyLoss>();

  constructor(sides: Sides) {
    this.#sides = sides;
    for (const [family, oldFiles] of groupBy(sides.files.oldFiles, ({ path }) => this.#familyOf(path))) {
      const lost = findLostNames({ ...sides.files, oldFiles });
      this.#losses.set(family, { ...lost, names: new Set(lost.names) });
    }
  }

  /** Paths at base whose default export is gone. */
  get withoutDefault(): readonly string[] {
    return [...this.#losses.values()].flatMap((loss) => loss.withoutDefault);
  }

  /** What a file may miss. */
  lostFor(path: string): LostNames {
    return this.#losses.get(this.#familyOf(path)) ?? NOTHING;
  }

  /** More names that may be missing; gives the files that have those which are new. */
  addNames(names: Iterable<string>): readonly string[] {
    const paths = new Set<string>();
    for (const name of names) {
      for (const [family, loss] of this.#losses) {
        if (loss.names.has(name)) continue;
        loss.names.add(name);
        for (const path of this.#filesOf(family, name)) paths.add(path);
      }
    }
    return [...paths].sort();
  }

  /** Some files, and those that have a lost name; how many of these there are too many is said. */
  candidates(first: readonly string[]): { readonly paths: readonly string[]; readonly notTaken: number } {
    const taken = new Set(first);
    const limit = taken.size + MAX_CANDIDATES;
    const notTaken = new Set<string>();
    for (const paths of this.#filesByWord().sort((a, b) => a.length - b.length)) {
      for (const path of paths) {
        if (taken.size < limit) taken.add(path);
        else if (!taken.has(path)) notTaken.add(path);
      }
    }
    return { paths: [...taken].sort(), notTaken: notTaken.size };
  }

  #filesByWord(): (readonly string[])[] {
    const { names } = this.#sides.head;
    return [...this.#losses].flatMap(([family, loss]) => {
      const words = [...new Set([...loss.names, ...loss.moduleWords])].sort();
      names.prepare(words);
      return words.map((word) => this.#filesOf(family, word));
    });
  }

  #filesOf(family: ModuleFinder, word: string): readonly string[] {
    return this.#sides.head.names.filesWith(word).filter((path) => this.#familyOf(path) === family);
  }

  #familyOf(path: string): ModuleFinder {
    return this.#sides.head.project.finderFor(path);
  }
}
