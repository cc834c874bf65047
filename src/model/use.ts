import type { ReferenceRole } from "./facts.ts";

/** What a use does with the symbol. */
export type UseRole = ReferenceRole | "import" | "reexport" | "string";

/**
 * How sure it is that a use means the symbol.
 * `exact`: by the language's own scoping, imports and declared or constructed types.
 * `likely`: an attribute of something of unknown type, and only one class hierarchy of the repository has such a member.
 * `possible`: the name fits and nothing speaks against it.
 */
export type Confidence = (typeof CONFIDENCES)[number];
export const CONFIDENCES = ["exact", "likely", "possible"] as const;

/** One place that uses a symbol. */
export interface Use {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly role: UseRole;
  readonly confidence: Confidence;
  /** Index of the definition the use stands in, -1 at module level. */
  readonly enclosing: number;
}
