import type { OutlinedDefinition } from "../../model/facts.ts";
import type { Binding, OutlinedFile, Place } from "../binding.ts";
import { bindSymbols } from "../match/bind-symbols.ts";
import { areExchanged, tellingLines } from "../match/telling-lines.ts";
import type { FileStep, FileVersion } from "./file-history.ts";
import type { VersionReader } from "./version-reader.ts";

/** The place to which a symbol was followed; `gone`: a commit removed it. */
export type FollowedPlace = { readonly path: string; readonly position: string } | "gone";

/** Distinguishes the definitions of one file. */
export function positionOf({ nameLine, nameColumn }: OutlinedDefinition): string {
  return `${nameLine}:${nameColumn}`;
}

/**
 * Follows the symbols of some files commit by commit: little changes from one commit to the next, so symbols that were renamed,
 * moved or rewritten one after the other can be recognized where the two ends are no longer similar. Symbols whose trace is
 * lost have no place.
 */
export class HistoryWalk {
  /** The symbols being followed: their original definition, by current path and position. */
  readonly #tracked = new Map<string, Map<string, OutlinedDefinition>>();
  readonly #removed = new Set<OutlinedDefinition>();
  readonly #versions: VersionReader;

  constructor(places: readonly Place[], versions: VersionReader) {
    this.#versions = versions;
    for (const { path, definition } of places) this.#track(path, positionOf(definition), definition);
  }

  /** Follows the symbols through one commit. */
  async advance(changes: readonly FileStep[]): Promise<void> {
    const touched = changes.filter(({ before }) => before !== undefined && this.#tracked.has(before.path));
    if (touched.length === 0) return;
    let { bindings, oldFiles } = await this.#bind(touched);
    const left = bindings.filter((binding) => this.#hasLeft(binding)).map(({ old }) => old);
    // Only symbols that did not stay in their file can be in one of the others.
    if (left.length > 0) {
      const others = changes.filter((change) => !touched.includes(change));
      const involved = await this.#exchanging(tellingLines(left, oldFiles), others);
      if (involved.length > 0) ({ bindings } = await this.#bind([...touched, ...involved]));
    }
    const arrivals: [path: string, position: string, origin: OutlinedDefinition][] = [];
    for (const { old, now, status } of bindings) {
      const origin = this.#tracked.get(old.path)?.get(positionOf(old.definition));
      if (origin === undefined) continue;
      if (now !== undefined) arrivals.push([now.path, positionOf(now.definition), origin]);
      else if (status === "gone") this.#removed.add(origin);
    }
    for (const { before } of touched) this.#tracked.delete(before?.path ?? "");
    for (const arrival of arrivals) this.#track(...arrival);
  }

  #track(path: string, position: string, origin: OutlinedDefinition): void {
    const file = this.#tracked.get(path);
    if (file === undefined) this.#tracked.set(path, new Map([[position, origin]]));
    else file.set(position, origin);
  }

  /** The place of every symbol whose trace was not lost, by its original definition. */
  places(): ReadonlyMap<OutlinedDefinition, FollowedPlace> {
    const places = new Map<OutlinedDefinition, FollowedPlace>();
    for (const origin of this.#removed) places.set(origin, "gone");
    for (const [path, symbols] of this.#tracked) {
      for (const [position, origin] of symbols) places.set(origin, { path, position });
    }
    return places;
  }

  #hasLeft({ old, now }: Binding): boolean {
    return now === undefined && this.#tracked.get(old.path)?.has(positionOf(old.definition)) === true;
  }

  /** The changes that added or removed one of these lines. */
  async #exchanging(lines: ReadonlySet<string>, changes: readonly FileStep[]): Promise<readonly FileStep[]> {
    const textsOf = async (versions: readonly (FileVersion | undefined)[]) => {
      const texts = await this.#versions.texts(versions.flatMap((version) => version ?? []));
      let next = 0;
      return versions.map((version) => (version && texts[next++]) ?? "");
    };
    const before = await textsOf(changes.map((change) => change.before));
    const after = await textsOf(changes.map((change) => change.after));
    return changes.filter((_, index) => areExchanged(lines, before[index] ?? "", after[index] ?? ""));
  }

  async #bind(changes: readonly FileStep[]): Promise<{ bindings: readonly Binding[]; oldFiles: OutlinedFile[] }> {
    const before = changes.flatMap((change) => change.before ?? []);
    const after = changes.flatMap((change) => change.after ?? []);
    const read = await this.#versions.files([...before, ...after]);
    const isPresent = (file: OutlinedFile | undefined) => file !== undefined;
    const renames = new Map<string, string>();
    for (const change of changes) {
      if (change.before && change.after && change.before.path !== change.after.path) {
        renames.set(change.before.path, change.after.path);
      }
    }
    const unread = new Set(after.filter((_, index) => !isPresent(read[before.length + index])).map(({ path }) => path));
    const oldFiles = read.slice(0, before.length).filter(isPresent);
    const newFiles = read.slice(before.length).filter(isPresent);
    return { bindings: bindSymbols(oldFiles, newFiles, { renames, unread }), oldFiles };
  }
}
