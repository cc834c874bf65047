import { PathIndex } from "../code/path-index.ts";
import type { ModuleFinder, Project } from "../code/project.ts";
import type { World } from "../code/world.ts";
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
 * A tree whose facts are made when they are asked for. Resolution itself never waits: what it asked for in vain is noted,
 * loaded in one go, and the question is put again.
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
    // What is stored turned out to be damaged, so it is made again.
    if (stored === undefined) {
      this.#wanted.add(path);
      return undefined;
    }
    const facts = stored === "binary" ? undefined : stored;
    this.#facts.set(path, facts);
    return facts;
  }

  finderFor(path: string): ModuleFinder {
    return this.#finders.forPath(path);
  }

  /** Makes sure that the facts of these files are at hand. */
  async load(paths: Iterable<string>): Promise<void> {
    const entries = [...paths].map((path) => this.entries.get(path)).filter((entry) => entry !== undefined);
    await updateFactsOf(entries, this.tree, this.store, { progress: NO_PROGRESS, batch: this.store.remember() });
  }

  /** Answers a question about the project, loading files until it asks for nothing that is missing. */
  async ask<T>(question: (world: World) => T): Promise<T> {
    for (;;) {
      this.#world ??= new ResolvedWorld(this);
      const answer = this.#put(question, this.#world);
      if (this.#wanted.size === 0) return answer;
      const wanted = [...this.#wanted];
      this.#wanted.clear();
      // What was worked out without these files may be wrong, and parsers need the room.
      this.#world = undefined;
      await this.load(wanted);
      // A file that cannot be read must not be asked for for ever.
      for (const path of wanted) if (!this.factsOf(path)) this.#giveUp(path);
    }
  }

  /** Questions are given up when this throws. */
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
      // What was being worked out when it was given up would never be finished.
      this.#world = undefined;
      this.#wanted.clear();
      throw error;
    }
  }

  /** Makes room of the facts; they are decoded again when they are asked for. */
  forgetFacts(): void {
    this.#world = undefined;
    this.#facts.clear();
    this.#decoded.forget();
  }

  /** Makes room of what was worked out; the facts stay, so the next question is answered as if nothing had been asked before. */
  forget(): void {
    this.#world = undefined;
  }

  #giveUp(path: string): void {
    this.#wanted.delete(path);
    this.#facts.set(path, undefined);
  }
}
