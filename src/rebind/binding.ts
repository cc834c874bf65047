import type { FileFacts, FileOutline, OutlinedDefinition } from "../model/facts.ts";
import type { BindingStatus } from "../model/result.ts";

/** One file of one side: its definitions and its text. */
export interface OutlinedFile {
  readonly path: string;
  readonly facts: FileOutline;
  readonly text: string;
}

/** The same with all facts of the file. */
export interface SourceFile extends OutlinedFile {
  readonly facts: FileFacts;
}

/** A definition and the file that contains it. */
export interface Place {
  readonly path: string;
  readonly definition: OutlinedDefinition;
  /** The qualified name including all enclosing definitions: `Schema.inst.parse` where the definition says `inst.parse`. */
  readonly scopePath: string;
}

/** A place that may be the symbol's, with the strength of the evidence for it (0 to 1). */
export interface Candidate extends Place {
  readonly score: number;
}

/** The result of binding one old symbol. */
export interface Binding {
  readonly old: Place;
  readonly status: BindingStatus;
  /** The symbol's current place; `undefined` when it is ambiguous or gone. */
  readonly now: Place | undefined;
  /** The strength of the evidence, 0 to 1; for an ambiguous symbol, that of its best candidate. */
  readonly score: number;
  /** The body's fingerprint differs, so statements about the old body may no longer hold. */
  readonly bodyChanged: boolean;
  readonly signatureChanged: boolean;
  /** For an ambiguous symbol: its possible places, best first. */
  readonly candidates: readonly Candidate[];
}

/** A symbol with unchanged place and text is the same, whatever happened in between. */
export function isSure({ status, bodyChanged, signatureChanged }: Binding): boolean {
  return (status === "same" || status === "moved") && !bodyChanged && !signatureChanged;
}

/** Knowledge about files in addition to their content. */
export interface BindingHints {
  /** Old path → new path, for files that git calls renamed. */
  readonly renames: ReadonlyMap<string, string>;
  /** New paths whose content is not known: no symbol can be reported as gone from them. */
  readonly unread?: ReadonlySet<string>;
  /** Whether neither file existed at some time between them. */
  readonly gapBetween?: (oldPath: string, newPath: string) => HistoryGap;
}

/**
 * `restored`: the new file was added after the old one was deleted, so only very similar symbols can be the same;
 * `copied`: moreover, another file may just as well be its origin.
 */
export type HistoryGap = "none" | "restored" | "copied";
