import type { DefinitionKind } from "./facts.ts";
import type { LineageItem, SymbolRef, UseItem } from "./result.ts";

/** A definition with its source text. */
export interface SymbolSource {
  readonly symbol: SymbolRef;
  /** The line of its name: `path:nameLine` means this definition and no other. */
  readonly nameLine: number;
  /** The start of the definition, in one line. */
  readonly signature: string;
  /** The text of its doc comment or doc string; undefined without one. */
  readonly docs: string | undefined;
  /** Its lines, from the first decorator or doc comment to the end. */
  readonly source: readonly string[];
  /** The line of the file where `source` begins. */
  readonly sourceLine: number;
  readonly isTest: boolean;
}

/** A definition in the outline of a file. */
export interface OutlinedSymbol {
  readonly qualname: string;
  readonly kind: DefinitionKind;
  readonly startLine: number;
  readonly endLine: number;
  readonly signature: string;
  /** The number of enclosing definitions. */
  readonly depth: number;
}

/** A definition with its users and callees. */
export interface SymbolContext {
  readonly definition: SymbolSource;
  /** Uses outside of tests, imports left out. */
  readonly users: readonly UseItem[];
  /** The definitions that it calls directly. */
  readonly callees: readonly LineageItem[];
  /** Uses in tests, imports left out. */
  readonly tests: readonly UseItem[];
}

/** The effects of changing a definition. */
export interface SymbolImpact {
  readonly symbol: SymbolRef;
  readonly signature: string;
  /** Every use: what breaks if the definition is removed, and what to check if it changes. */
  readonly uses: readonly UseItem[];
  /** The indirect callers: nearest first, tests last. */
  readonly callers: readonly LineageItem[];
  /** Test files that use it, directly or through other code. */
  readonly testFiles: readonly string[];
}
