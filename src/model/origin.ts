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
  /** The older definition; undefined when it cannot be told for sure which one it was. */
  readonly was: PlacedSymbol | undefined;
  /** The body's fingerprint differs, or its likeness cannot be vouched for. */
  readonly isBodyChanged: boolean;
}

/** Knows what definitions of one tree were in an older one. */
export interface SymbolOrigins {
  /** Undefined for a definition that is new. */
  originOf(symbol: PlacedSymbol): SymbolOrigin | undefined;
  /** The path that a file had; undefined for a new one. */
  oldPathOf(path: string): string | undefined;
  /** Whether a file is, byte for byte and by its path, what it was. */
  isUnchanged(path: string): boolean;
}
