import type { ItemBinding } from "./result.ts";

/** A definition by its name and lines: enough to find it in a graph and in a text. */
export interface PlacedSymbol {
  readonly path: string;
  readonly qualname: string;
  readonly startLine: number;
  readonly endLine: number;
}

/** The definition in an older tree that a definition comes from. */
export interface SymbolOrigin extends ItemBinding {
  /** The older definition; undefined when it is not certain which one it was. */
  readonly was: PlacedSymbol | undefined;
  /** The body's fingerprint differs, or its similarity is unreliable. */
  readonly isBodyChanged: boolean;
}

/** Maps definitions of one tree to those of an older one. */
export interface SymbolOrigins {
  /** Undefined for a new definition. */
  originOf(symbol: PlacedSymbol): SymbolOrigin | undefined;
  /** The path that a file had; undefined for a new one. */
  oldPathOf(path: string): string | undefined;
  /** Whether a file's path and content are exactly as before. */
  isUnchanged(path: string): boolean;
}
