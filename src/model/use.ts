import type { ReferenceRole } from "./facts.ts";

/** The role of a use: what it does with the symbol. */
export type UseRole = (typeof USE_ROLES)[number];
export const USE_ROLES = [
  "call",
  "read",
  "write",
  "inherit",
  "type",
  "decorator",
  "import",
  "reexport",
  "string",
] as const;

/** The role of a reference, as that of a use. */
export function useRole(role: ReferenceRole): UseRole {
  return role === "key" ? "write" : role;
}

/**
 * The confidence that a use means the symbol. `exact`: by the language's own scoping, imports and declared or constructed types.
 * `likely`: an attribute of an object of unknown type, and only one class hierarchy of the repository has such a member; or a member that
 * the symbol implements or overrides, where few do. `possible`: the name matches and there is no evidence against it.
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
  /** Index of the definition that contains the use, -1 at module level. */
  readonly enclosing: number;
  /** The qualified name written in the code, if that is a member which the symbol implements or overrides. */
  readonly through?: string;
}

/** Orders confidences, highest first. */
export function compareConfidence(a: Confidence, b: Confidence): number {
  return CONFIDENCES.indexOf(a) - CONFIDENCES.indexOf(b);
}

/** The lower of two confidences. */
export function weakerOf(a: Confidence, b: Confidence): Confidence {
  return compareConfidence(a, b) > 0 ? a : b;
}

/** Orders places of a tree: by path in code units, then by line and column. */
export function comparePlaces(a: Place, b: Place): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column;
}

type Place = Pick<Use, "path" | "line" | "column">;
