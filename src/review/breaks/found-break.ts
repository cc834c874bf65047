import type { SymbolRef } from "../../model/result.ts";
import type { Confidence, UseRole } from "../../model/use.ts";
import type { Meaning } from "./meaning.ts";

/** A broken use whose line of code is not read yet. */
export interface FoundBreak extends Omit<Meaning, "change"> {
  readonly changeId: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly written: string;
  readonly role: UseRole;
  readonly confidence: Confidence;
  readonly enclosing: SymbolRef | undefined;
  readonly isThroughImport: boolean;
}
