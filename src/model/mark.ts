/**
 * `documentation`: a doc comment or a doc string. `condition`: a line that tests whether names are defined, so that they need not exist.
 * `symbol`: a name given as data, which may define a method of that name; each name once. `facade`: the name under which another language
 * of the family sees the file. `tag`: the name of a type written with the keyword for its kind, `struct name`. `macro`, `expansion`: the name
 * of a macro that the text defines, or uses; each name once. `strict`: all code of the file is strict, so that setting a variable that
 * nothing declares fails. `module`: the file uses the syntax of modules to export, and also assigns its exports. `asked`: a member that code
 * asks of something that may be anything by its own words, `(options as any).old`.
 */
export const MARK_KINDS = [
  "documentation",
  "condition",
  "symbol",
  "facade",
  "tag",
  "macro",
  "expansion",
  "strict",
  "module",
  "asked",
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** A part of a text that is not code by itself but that reviews use; `text` is a name, or "" where none is marked. */
export interface Mark {
  readonly kind: MarkKind;
  readonly line: number;
  readonly endLine: number;
  readonly text: string;
}
