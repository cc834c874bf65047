import type { PlacedSymbol, SymbolOrigin, SymbolOrigins } from "../../model/origin.ts";
import type { TreeBindings } from "../bind-trees.ts";
import type { Binding, Place } from "../binding.ts";

/** The bindings between two trees seen from the newer one: the origin of each of its definitions. */
export class BoundOrigins implements SymbolOrigins {
  readonly #unchanged: ReadonlySet<string>;
  readonly #oldPaths = new Map<string, string>();
  readonly #changedPaths: ReadonlySet<string>;
  readonly #bound = new Map<string, Binding>();
  /** Symbols that may still be where they were, by old path and name. */
  readonly #doubtful = new Map<string, Binding[]>();
  readonly #candidates = new Map<string, number>();

  constructor({ bindings, renames, unchangedFiles, oldFiles }: TreeBindings) {
    this.#unchanged = new Set(unchangedFiles.map(({ path }) => path));
    this.#changedPaths = new Set(oldFiles.map(({ path }) => path));
    for (const [oldPath, path] of renames) this.#oldPaths.set(path, oldPath);
    for (const binding of bindings) {
      if (binding.now) this.#bound.set(placeKey(placedSymbol(binding.now)), binding);
      else if (binding.status === "ambiguous") this.#addDoubtful(binding);
    }
  }

  originOf(symbol: PlacedSymbol): SymbolOrigin | undefined {
    if (this.#unchanged.has(symbol.path)) return { was: symbol, status: "same", score: 1, isBodyChanged: false };
    const bound = this.#bound.get(placeKey(symbol));
    if (bound) {
      const { old, status, score, bodyChanged } = bound;
      return { was: placedSymbol(old), status, score, isBodyChanged: bodyChanged };
    }
    const oldPath = this.oldPathOf(symbol.path);
    const [doubtful, ...others] = this.#doubtful.get(nameKey(oldPath ?? symbol.path, symbol.qualname)) ?? [];
    if (doubtful) {
      const was = others.length === 0 ? placedSymbol(doubtful.old) : undefined;
      return { was, status: "ambiguous", score: doubtful.score, isBodyChanged: true };
    }
    const score = this.#candidates.get(placeKey(symbol));
    return score === undefined ? undefined : { was: undefined, status: "ambiguous", score, isBodyChanged: true };
  }

  oldPathOf(path: string): string | undefined {
    return this.#oldPaths.get(path) ?? (this.isUnchanged(path) || this.#changedPaths.has(path) ? path : undefined);
  }

  isUnchanged(path: string): boolean {
    return this.#unchanged.has(path);
  }

  #addDoubtful(binding: Binding): void {
    const key = nameKey(binding.old.path, binding.old.definition.qualname);
    const known = this.#doubtful.get(key);
    if (known) known.push(binding);
    else this.#doubtful.set(key, [binding]);
    for (const candidate of binding.candidates) {
      const place = placeKey(placedSymbol(candidate));
      this.#candidates.set(place, Math.max(candidate.score, this.#candidates.get(place) ?? 0));
    }
  }
}

function placedSymbol({ path, definition: { qualname, startLine, endLine } }: Place): PlacedSymbol {
  return { path, qualname, startLine, endLine };
}

function placeKey({ path, qualname, startLine }: PlacedSymbol): string {
  return `${path}\n${qualname}\n${startLine}`;
}

function nameKey(path: string, qualname: string): string {
  return `${path}\n${qualname}`;
}
