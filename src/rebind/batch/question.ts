import type { BindingStatus } from "../../model/result.ts";

/** A symbol as another tool's index knows it: by the lines it had and the name that the tool gave it. */
export interface SymbolQuestion {
  readonly file: string;
  readonly qualname: string;
  /** Tools may use other kinds than ours; an unknown kind is ignored. */
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

/** A place in the naming style of the question. */
export interface AnsweredPlace {
  readonly file: string;
  readonly qualname: string;
  readonly startLine: number;
  readonly endLine: number;
}
