import type { DefinitionKind } from "./facts.ts";
import type { LineageItem, SymbolRef, UseItem } from "./result.ts";

/** A definition with its own text. */
export interface SymbolSource {
  readonly symbol: SymbolRef;
  /** The line on which its name stands: `path:nameLine` means this definition and no other. */
  readonly nameLine: number;
  /** The start of the definition, in one line. */
  readonly signature: string;
  /** The text of its doc comment or doc string; undefined where there is none. */
  readonly docs: string | undefined;
  /** Its lines, from the first decorator or doc comment to the end. */
  readonly source: readonly string[];
  /** The line of the file that `source` begins with. */
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
  /** The number of definitions around it. */
  readonly depth: number;
}

/** A definition with who uses it and what it calls. */
export interface SymbolContext {
  readonly definition: SymbolSource;
  /** Uses outside of tests, imports left out. */
  readonly users: readonly UseItem[];
  /** The definitions that it calls directly. */
  readonly callees: readonly LineageItem[];
  /** Uses in tests, imports left out. */
  readonly tests: readonly UseItem[];
}

/** The effects of a change of a definition. */
export interface SymbolImpact {
  readonly symbol: SymbolRef;
  readonly signature: string;
  /** Every use: what breaks if the definition goes, and what to look at if it changes. */
  readonly uses: readonly UseItem[];
  /** The callers that reach it through others: nearest first, tests last. */
  readonly callers: readonly LineageItem[];
  /** Test files that use it, directly or through others. */
  readonly testFiles: readonly string[];
}
