import type { changedSymbolToWire, changedToWire } from "../../review/review-to-wire.ts";
import { changedFields } from "./review-schema.ts";
import { count, list, nullable, object, type Plain, type Schema, text } from "./schema.ts";

type ChangedSymbolWire = ReturnType<typeof changedSymbolToWire>;
type ChangedWire = ReturnType<typeof changedToWire>;

/** A line of `changed --format jsonl`. */
export const changedSymbolSchema: Schema<Plain<ChangedSymbolWire>> = object<ChangedSymbolWire>(changedFields);

/** The answer of `changed`. */
export const changedSchema: Schema<Plain<ChangedWire>> = object<ChangedWire>({
  base: text(),
  head: text("a commit, or working tree"),
  range: nullable(text(), "how base and head were found"),
  files_changed: count(),
  changes: list(changedSymbolSchema),
  skipped: list(object<ChangedWire["skipped"][number]>({ path: text(), reason: text() })),
});
