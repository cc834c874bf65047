import { definitionFields } from "../../facts/to-wire.ts";
import { languageOfPath } from "../../languages/registry.ts";
import { UserError } from "../../model/errors.ts";
import type { OutlinedDefinition } from "../../model/facts.ts";
import {
  FOUND_BY,
  findSymbol,
  outlineOf,
  PLACE_SPANS,
  type SymbolPlace,
  symbolAtLine,
} from "../../rebind/locate/locator.ts";
import { decodeText } from "../../util/text.ts";
import { view } from "../../wire/object.ts";
import { mapped, nullable } from "../../wire/shapes.ts";
import { oneOf, text } from "../../wire/values.ts";
import { readOneFile, type Whereabouts } from "../named-file.ts";
import type { ReadFile } from "../read-repository-file.ts";

/** A place in a file, and how it was found. */
export interface FoundPlace extends SymbolPlace {
  readonly path: string;
  readonly foundBy: (typeof FOUND_BY)[number];
}

/** Finds the current place of a symbol in a file, or the symbol at a line; the place is undefined when it is not there. */
export async function locate(
  file: string,
  wanted: string | number,
  where: Whereabouts,
): Promise<{ readonly path: string; readonly place: FoundPlace | undefined }> {
  const read = await readOneFile(file, where);
  const { path } = read;
  const decoded = read.bytes && decodeText(read.bytes);
  if (!decoded || decoded.isBinary) throw new UserError(unreadable(read));
  const outline = await outlineOf(decoded.text, languageOfPath(path));
  const place = typeof wanted === "number" ? symbolAtLine(outline, wanted) : findSymbol(outline, wanted, path);
  const foundBy = outline.language === "text" ? "lines" : "syntax";
  return { path, place: place ? { ...place, path, foundBy } : undefined };
}

function unreadable({ path, skipped }: ReadFile): string {
  if (skipped?.reason === "absent") return `There is no file ${JSON.stringify(path)}.`;
  return `${JSON.stringify(path)} cannot be read as text: ${skipped?.reason ?? "binary"}.`;
}

const shownPlace = mapped(
  view<OutlinedDefinition & FoundPlace>()({
    path: text(),
    ...definitionFields,
    span: oneOf(PLACE_SPANS, "full: the line that was asked about stands above the core"),
    found_by: oneOf(FOUND_BY, "lines: by their look, best effort, for there is no grammar for the language"),
  }),
  (place: FoundPlace) => ({ ...place.definition, ...place }),
);

/** The answer of `locate`. */
export const placeCodec = nullable(shownPlace, "null when the symbol is gone or its own text is damaged");
