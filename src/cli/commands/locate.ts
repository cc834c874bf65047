import { definitionFields } from "../../facts/to-wire.ts";
import { languageOfPath } from "../../languages/registry.ts";
import { UserError } from "../../model/errors.ts";
import type { FileOutline, OutlinedDefinition } from "../../model/facts.ts";
import {
  FOUND_BY,
  findSymbol,
  outlineOf,
  PLACE_SPANS,
  type SymbolPlace,
  symbolAtLine,
} from "../../rebind/locate/locator.ts";
import { printable } from "../../util/printable.ts";
import { decodeText } from "../../util/text.ts";
import { view } from "../../wire/object.ts";
import { mapped, nullable } from "../../wire/shapes.ts";
import { oneOf, text } from "../../wire/values.ts";
import { type NamedFile, readNamedFiles } from "../input/named-file.ts";
import { type Command, type CommandContext, type Format, isJson } from "../spec/command.ts";

/** `llmc-nav locate`: a symbol's place in a file now, or the symbol at a line. */
export const locateCommand: Command = {
  async run(context, options) {
    const file = options.text("file");
    const symbol = options.text("symbol");
    const line = options.text("line");
    if (file === undefined) throw new UserError("Say which file to look into: --file src/auth.py.");
    if ((symbol === undefined) === (line === undefined)) {
      throw new UserError("Say what to locate: either -s SYMBOL (such as Auth.login) or --line N.");
    }
    if (line !== undefined && !/^[1-9]\d{0,8}$/.test(line)) {
      throw new UserError(`--line takes a line number from 1, not ${JSON.stringify(line)}.`);
    }
    const { path, outline } = await readOutline(file, context);
    const place = symbol === undefined ? symbolAtLine(outline, Number(line)) : findSymbol(outline, symbol, path);
    const foundBy = outline.language === "text" ? "lines" : "syntax";
    await context.io.writeOut(render(context.format, path, place && { ...place, foundBy }, symbol ?? `line ${line}`));
    return 0;
  },
};

async function readOutline(file: string, context: CommandContext): Promise<{ path: string; outline: FileOutline }> {
  for await (const read of readNamedFiles([file], context)) {
    const decoded = read.bytes && decodeText(read.bytes);
    if (!decoded || decoded.isBinary) {
      throw new UserError(unreadable(read));
    }
    return { path: read.path, outline: await outlineOf(decoded.text, languageOfPath(read.path)) };
  }
  throw new Error("a named file gave no answer");
}

function unreadable({ path, skipped }: NamedFile): string {
  if (skipped?.reason === "absent") return `There is no file ${JSON.stringify(path)}.`;
  return `${JSON.stringify(path)} cannot be read as text: ${skipped?.reason ?? "binary"}.`;
}

/** A place, and how it was found. */
interface FoundPlace extends SymbolPlace {
  readonly foundBy: (typeof FOUND_BY)[number];
}

function render(format: Format, path: string, place: FoundPlace | null, asked: string): string {
  if (isJson(format)) return `${JSON.stringify(placeCodec.toWire(place ? { ...place, path } : undefined))}\n`;
  if (!place) return `${printable(asked)} is not in ${printable(path)}.\n`;
  const { qualname, kind, startLine, endLine, fullStartLine } = place.definition;
  const full = fullStartLine < startLine ? `, with decorators and doc comment from line ${fullStartLine}` : "";
  const guess = place.foundBy === "lines" ? " (by the look of the lines: there is no grammar for this language)" : "";
  return `${printable(path)}:${startLine}-${endLine} ${kind} ${printable(qualname)}${full}${guess}\n`;
}

const shownPlace = mapped(
  view<OutlinedDefinition & FoundPlace & { readonly path: string }>()({
    path: text(),
    ...definitionFields,
    span: oneOf(PLACE_SPANS, "full: the line that was asked about stands above the core"),
    found_by: oneOf(FOUND_BY, "lines: by their look, best effort, for there is no grammar for the language"),
  }),
  (place: FoundPlace & { readonly path: string }) => ({ ...place.definition, ...place }),
);

/** The answer of `locate`. */
export const placeCodec = nullable(shownPlace, "null when the symbol is gone or its own text is damaged");
