import type { FileFacts, FileOutline, OutlinedDefinition } from "../model/facts.ts";
import type { BindingStatus } from "../model/result.ts";

/** One file of one side: what it defines and the text it does it in. */
export interface OutlinedFile {
  readonly path: string;
  readonly facts: FileOutline;
  readonly text: string;
}

/** The same with everything that the file says by itself. */
export interface SourceFile extends OutlinedFile {
  readonly facts: FileFacts;
}

/** A definition and the file it stands in. */
export interface Place {
  readonly path: string;
  readonly definition: OutlinedDefinition;
  /** Its qualified name with the names of all definitions around it: `Schema.inst.parse` where the definition says `inst.parse`. */
  readonly scopePath: string;
}

/** A place that may be the symbol's, and how much speaks for it (0 to 1). */
export interface Candidate extends Place {
  readonly score: number;
}

/** The result of binding one old symbol. */
export interface Binding {
  readonly old: Place;
  readonly status: BindingStatus;
  /** Its place now; `undefined` when it is ambiguous or gone. */
  readonly now: Place | undefined;
  /** The evidence for the answer, 0 to 1; for an ambiguous symbol, for its best candidate. */
  readonly score: number;
  /** The body's fingerprint differs, so what was said about the old body may no longer hold. */
  readonly bodyChanged: boolean;
  readonly signatureChanged: boolean;
  /** For an ambiguous symbol: where it may be, best first. */
  readonly candidates: readonly Candidate[];
}

/** What has kept its place and every word is the same whatever happened in between. */
export function isSure({ status, bodyChanged, signatureChanged }: Binding): boolean {
  return (status === "same" || status === "moved") && !bodyChanged && !signatureChanged;
}

/** Knowledge about files beyond their content. */
export interface BindingHints {
  /** Old path → new path, for files that git calls renamed. */
  readonly renames: ReadonlyMap<string, string>;
  /** New paths whose content is not known: nothing can be called gone from them. */
  readonly unread?: ReadonlySet<string>;
  /** Whether there was a time between them when neither file existed. */
  readonly gapBetween?: (oldPath: string, newPath: string) => HistoryGap;
}

/**
 * `restored`: the new file came after the old one was deleted, so only what is very much alike can be the same;
 * `copied`: moreover another file may just as well be its origin.
 */
export type HistoryGap = "none" | "restored" | "copied";
