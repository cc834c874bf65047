/**
 * `documentation`: a doc comment or a doc string. `condition`: a line that asks whether names are defined, so that they need not exist.
 * `symbol`: a name given as data, which may make a method of that name; each name once. `facade`: the name under which another language of
 * the family sees the file.
 */
export const MARK_KINDS = ["documentation", "condition", "symbol", "facade"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** A part of a text that is no code by itself, and that reviews ask about; `text` is the name of a `symbol` or a `facade`, else "". */
export interface Mark {
  readonly kind: MarkKind;
  readonly line: number;
  readonly endLine: number;
  readonly text: string;
}
