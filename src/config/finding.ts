import type { FINDING_CODES, Severity } from "./finding-codes.ts";

/** A range of text: lines and columns from 1; the end column is the one after the last character. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The stable name of a kind of finding. */
export type FindingCode = keyof typeof FINDING_CODES;

/** Something about a configuration that its author should know, and its position. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly span: Span;
  /** The dotted path of the key it is about, such as `embeddings.routes.code`; empty for the whole file. */
  readonly key: string;
  /** One or two sentences. */
  readonly message: string;
  /** The value or key that was probably meant. */
  readonly suggestion?: string;
}
