/**
 * `documentation`: a doc comment or a doc string. `condition`: a line that asks whether names are defined, so that they need not exist.
 * `symbol`: a name given as data, which may make a method of that name; each name once. `facade`: the name under which another language of
 * the family sees the file. `tag`: the name of a type that is written with the word for its kind, `struct name`.
 */
export const MARK_KINDS = ["documentation", "condition", "symbol", "facade", "tag"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** A part of a text that is no code by itself, and that reviews ask about; `text` is a name, or "" where none is marked. */
export interface Mark {
  readonly kind: MarkKind;
  readonly line: number;
  readonly endLine: number;
  readonly text: string;
}
