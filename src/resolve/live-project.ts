import { PathIndex } from "../code/path-index.ts";
import type { ModuleFinder, Project } from "../code/project.ts";
import type { World } from "../code/world.ts";
import type { Imports } from "../facts/decode.ts";
import type { DecodedFacts } from "../facts/decoded-facts.ts";
import type { FactsStore } from "../facts/store.ts";
import { keyOf, updateFactsOf } from "../facts/update.ts";
import type { FileFacts } from "../model/facts.ts";
import type { Tree, TreeEntry } from "../model/tree.ts";
import { NO_PROGRESS } from "../util/progress.ts";
import { decodeText } from "../util/text.ts";
import { Finders, isManifest, readManifest } from "./finders.ts";
import { ResolvedWorld } from "./world.ts";

/**
 * A tree whose facts are extracted on demand. Resolution itself never waits: it records the files that are missing, all of them are
 * loaded together, and the question is asked again.
 */
export class LiveProject implements Project {
  readonly tree: Tree;
  readonly store: FactsStore;
  readonly entries: ReadonlyMap<string, TreeEntry>;
  readonly paths: PathIndex;
  readonly #finders: Finders;
  readonly #decoded: DecodedFacts;
  readonly #facts = new Map<string, FileFacts | undefined>();
  readonly #wanted = new Set<string>();
  #world: World | undefined;
  #checkTime: (() => void) | undefined;

  private constructor(
    tree: Tree,
    decoded: DecodedFacts,
    entries: readonly TreeEntry[],
    manifests: ReadonlyMap<string, unknown>,
  ) {
    this.tree = tree;
    this.store = decoded.store;
    this.#decoded = decoded;
    this.entries = new Map(entries.map((entry) => [entry.path, entry]));
    this.paths = new PathIndex(this.entries.keys());
    this.#finders = new Finders(this.paths, manifests);
  }

  static async open(tree: Tree, decoded: DecodedFacts): Promise<LiveProject> {
    const { entries } = await tree.list();
    const manifests = new Map<string, unknown>();
    for await (const read of tree.readMany(entries.filter((entry) => isManifest(entry.path)))) {
      const decoded = read.bytes && decodeText(read.bytes);
      if (decoded && !decoded.isBinary) manifests.set(read.entry.path, readManifest(read.entry.path, decoded.text));
    }
    return new LiveProject(tree, decoded, entries, manifests);
  }

  factsOf(path: string): FileFacts | undefined {
    if (this.#facts.has(path)) return this.#facts.get(path);
    const entry = this.entries.get(path);
    if (!entry) return undefined;
    const key = keyOf(entry);
    if (!this.store.has(key)) {
      this.#wanted.add(path);
      return undefined;
    }
    const stored = this.#decoded.read(key);
    // The stored facts are damaged, so they are extracted again.
    if (stored === undefined) {
      this.#wanted.add(path);
      return undefined;
    }
    const facts = stored === "binary" ? undefined : stored;
    this.#facts.set(path, facts);
    return facts;
  }

  /** The imports and exports of a file whose facts are available, without decoding the rest. */
  importsOf(path: string): Imports | undefined {
    const entry = this.entries.get(path);
    return entry && this.#decoded.readImports(keyOf(entry));
  }

  finderFor(path: string): ModuleFinder {
    return this.#finders.forPath(path);
  }

  /** Makes sure that the facts of these files are available. */
  async load(paths: Iterable<string>): Promise<void> {
    const entries = [...paths].map((path) => this.entries.get(path)).filter((entry) => entry !== undefined);
    await updateFactsOf(entries, this.tree, this.store, { progress: NO_PROGRESS, batch: this.store.remember() });
  }

  /** Answers a question about the project. Loads files and asks the question again until it needs no missing file. */
  async ask<T>(question: (world: World) => T): Promise<T> {
    for (;;) {
      this.#world ??= new ResolvedWorld(this);
      const answer = this.#put(question, this.#world);
      if (this.#wanted.size === 0) return answer;
      const wanted = [...this.#wanted];
      this.#wanted.clear();
      // Results that were computed without these files may be wrong, and the parsers need the memory.
      this.#world = undefined;
      await this.load(wanted);
      // A file that cannot be read must not be requested again and again: the loop would never end.
      for (const path of wanted) if (!this.factsOf(path)) this.#giveUp(path);
    }
  }

  /** Sets the function that stops a question by throwing an error. */
  stopBy(checkTime: () => void): void {
    this.#checkTime = checkTime;
  }

  checkTime(): void {
    this.#checkTime?.();
  }

  #put<T>(question: (world: World) => T, world: World): T {
    try {
      return question(world);
    } catch (error) {
      // The world may contain computations that the error interrupted. They would never be finished.
      this.#world = undefined;
      this.#wanted.clear();
      throw error;
    }
  }

  /** Frees the memory of the facts; they are decoded again on demand. */
  forgetFacts(): void {
    this.#world = undefined;
    this.#facts.clear();
    this.#decoded.forget();
  }

  /** Frees the memory of computed results. The facts stay, and the next question is answered as if nothing had been asked before. */
  forget(): void {
    this.#world = undefined;
  }

  #giveUp(path: string): void {
    this.#wanted.delete(path);
    this.#facts.set(path, undefined);
  }
}
