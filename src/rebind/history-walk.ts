import type { Definition } from "../model/facts.ts";
import { bindSymbols } from "./bind-symbols.ts";
import type { Binding, OutlinedFile } from "./binding.ts";
import type { FileStep, FileVersion } from "./file-history.ts";

/** Where commits have led a symbol; `gone`: one of them removed it. */
export type FollowedPlace = { readonly path: string; readonly position: string } | "gone";

/** Reads what a file was at some time; `undefined` when it cannot be read, or not any more. */
export type VersionReader = (versions: readonly FileVersion[]) => Promise<readonly (OutlinedFile | undefined)[]>;

/** Tells definitions of one file apart. */
export function positionOf({ nameLine, nameColumn }: Definition): string {
  return `${nameLine}:${nameColumn}`;
}

/**
 * Follows the symbols of some files commit by commit: from one commit to the next little changes, so what was renamed, moved or
 * rewritten in turn is told apart where the two ends are not alike any more. Says nothing of symbols whose way is lost.
 */
export class HistoryWalk {
  /** The symbols on their way: by the path and position they have now, the definition they had at first. */
  readonly #tracked = new Map<string, Map<string, Definition>>();
  readonly #removed = new Set<Definition>();
  readonly #read: VersionReader;

  constructor(files: readonly OutlinedFile[], read: VersionReader) {
    this.#read = read;
    for (const { path, facts } of files) {
      this.#tracked.set(path, new Map(facts.definitions.map((definition) => [positionOf(definition), definition])));
    }
  }

  /** Takes the symbols through one commit. */
  async advance(changes: readonly FileStep[]): Promise<void> {
    const touched = changes.filter(({ before }) => before !== undefined && this.#tracked.has(before.path));
    if (touched.length === 0) return;
    let bindings = await this.#bind(touched);
    // Only what did not stay in its file can be in one of the others.
    if (touched.length < changes.length && bindings.some((binding) => this.#hasLeft(binding))) {
      bindings = await this.#bind(changes);
    }
    const arrivals: [path: string, position: string, origin: Definition][] = [];
    for (const { old, now, status } of bindings) {
      const origin = this.#tracked.get(old.path)?.get(positionOf(old.definition));
      if (origin === undefined) continue;
      if (now !== undefined) arrivals.push([now.path, positionOf(now.definition), origin]);
      else if (status === "gone") this.#removed.add(origin);
    }
    for (const { before } of touched) this.#tracked.delete(before?.path ?? "");
    for (const [path, position, origin] of arrivals) {
      const file = this.#tracked.get(path);
      if (file === undefined) this.#tracked.set(path, new Map([[position, origin]]));
      else file.set(position, origin);
    }
  }

  /** Where every symbol is that was not lost on the way, by the definition it had at first. */
  places(): ReadonlyMap<Definition, FollowedPlace> {
    const places = new Map<Definition, FollowedPlace>();
    for (const origin of this.#removed) places.set(origin, "gone");
    for (const [path, symbols] of this.#tracked) {
      for (const [position, origin] of symbols) places.set(origin, { path, position });
    }
    return places;
  }

  #hasLeft({ old, now }: Binding): boolean {
    return now === undefined && this.#tracked.get(old.path)?.has(positionOf(old.definition)) === true;
  }

  async #bind(changes: readonly FileStep[]): Promise<readonly Binding[]> {
    const before = changes.flatMap((change) => change.before ?? []);
    const after = changes.flatMap((change) => change.after ?? []);
    const read = await this.#read([...before, ...after]);
    const isPresent = (file: OutlinedFile | undefined) => file !== undefined;
    const renames = new Map<string, string>();
    for (const change of changes) {
      if (change.before && change.after && change.before.path !== change.after.path) {
        renames.set(change.before.path, change.after.path);
      }
    }
    const unread = new Set(after.filter((_, index) => !isPresent(read[before.length + index])).map(({ path }) => path));
    return bindSymbols(read.slice(0, before.length).filter(isPresent), read.slice(before.length).filter(isPresent), {
      renames,
      unread,
    });
  }
}
