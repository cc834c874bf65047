import { languageOfPath } from "../../languages/registry.ts";
import { UserError } from "../../model/errors.ts";
import type { FileOutline } from "../../model/facts.ts";
import { type FOUND_BY, findSymbol, outlineOf, type SymbolPlace, symbolAtLine } from "../../rebind/locate/locator.ts";
import { printable } from "../../util/printable.ts";
import { decodeText } from "../../util/text.ts";
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
  if (isJson(format)) return `${JSON.stringify(place && placeToWire(path, place))}\n`;
  if (!place) return `${printable(asked)} is not in ${printable(path)}.\n`;
  const { qualname, kind, startLine, endLine, fullStartLine } = place.definition;
  const full = fullStartLine < startLine ? `, with decorators and doc comment from line ${fullStartLine}` : "";
  const guess = place.foundBy === "lines" ? " (by the look of the lines: there is no grammar for this language)" : "";
  return `${printable(path)}:${startLine}-${endLine} ${kind} ${printable(qualname)}${full}${guess}\n`;
}

/** The JSON of a symbol's place. */
export function placeToWire(path: string, { definition, span, foundBy }: FoundPlace) {
  return {
    path,
    qualname: definition.qualname,
    kind: definition.kind,
    start_line: definition.startLine,
    end_line: definition.endLine,
    full_start_line: definition.fullStartLine,
    name_line: definition.nameLine,
    name_column: definition.nameColumn,
    span,
    found_by: foundBy,
  };
}
