import { confidence, useRole } from "../../api/schemas/envelope-schema.ts";
import {
  list,
  nullable,
  number,
  object,
  oneOf,
  type Plain,
  place,
  type Schema,
  text,
} from "../../api/schemas/schema.ts";
import type { answerBatchLine } from "../../nav/symbols/where-used-batch.ts";
import { FOUND_BY, PLACE_SPANS } from "../../rebind/locate/locator.ts";
import type { placeToWire } from "../commands/locate.ts";
import { definitionLines } from "./facts-schemas.ts";

type PlaceWire = ReturnType<typeof placeToWire>;
type BatchLineWire = ReturnType<typeof answerBatchLine>;

/** The answer of `locate`. */
export const locateSchema: Schema<Plain<PlaceWire | null>> = nullable(
  object<PlaceWire>({
    path: text(),
    ...definitionLines,
    span: oneOf(PLACE_SPANS, "full: the line that was asked about stands above the core"),
    found_by: oneOf(FOUND_BY, "lines: by their look, best effort, for there is no grammar for the language"),
  }),
  "null when the symbol is gone or its own text is damaged",
);

/** A line of `where-used --batch`. */
export const whereUsedBatchSchema: Schema<Plain<BatchLineWire>> = object<BatchLineWire>({
  symbol: text(),
  def_file: text(),
  def_line: nullable(number()),
  refs: list(object<BatchLineWire["refs"][number]>({ file: text(), line: place(), role: useRole, confidence })),
});
