import type { BindingStatus } from "../../model/result.ts";

/** A symbol as an index of another tool knows it: by the lines it had and the name that tool gave it. */
export interface SymbolQuestion {
  readonly file: string;
  readonly qualname: string;
  /** A tool may call it otherwise than we do; then it is of no account. */
  readonly kind?: string | undefined;
  readonly startLine: number;
  readonly endLine: number;
}

/** The answer about a symbol; it has a place only when the symbol is bound. */
export interface SymbolAnswer {
  readonly status: BindingStatus;
  readonly score: number;
  readonly bodyChanged: boolean;
  readonly place: AnsweredPlace | undefined;
  readonly candidates: readonly (AnsweredPlace & { readonly score: number })[];
}

/** A place in the words of whoever asked. */
export interface AnsweredPlace {
  readonly file: string;
  readonly qualname: string;
  readonly startLine: number;
  readonly endLine: number;
}
