import type { ImportKind } from "../../model/facts.ts";
import type { PythonReader } from "./reader.ts";
import { closeBracket, isBracketLost, passComma } from "./recovery.ts";
import { isCloser, isLineEnd, Token } from "./tokens.ts";

/** Reads `import a.b, c as d`. */
export function readImport(reader: PythonReader): void {
  reader.advance();
  for (;;) {
    const { tokenLine, column } = reader;
    const module = readModuleName(reader);
    if (module === "") {
      reader.error("expected the name of a module");
      return;
    }
    if (reader.kind === Token.as) {
      reader.advance();
      if (reader.kind !== Token.name) return;
      const { name, tokenLine: aliasLine, column: aliasColumn } = reader;
      reader.advance();
      addImport(reader, "namespace", module, "", name, tokenLine, column, aliasLine, aliasColumn);
    } else {
      const dot = module.indexOf(".");
      const alias = dot < 0 ? module : module.slice(0, dot);
      addImport(reader, "module", module, "", alias, tokenLine, column, tokenLine, column);
    }
    if (reader.kind !== Token.comma) return;
    reader.advance();
  }
}

/** Reads `from a import b, c as d`, also with brackets or a star. */
export function readFromImport(reader: PythonReader): void {
  reader.advance();
  const { tokenLine, column } = reader;
  const module = readModuleName(reader);
  if (reader.kind !== Token.import) {
    reader.error("expected 'import'");
    return;
  }
  reader.advance();
  if (reader.kind === Token.star) {
    reader.advance();
    addImport(reader, "star", module, "", "", tokenLine, column, tokenLine, column);
  } else if (reader.kind === Token.openParen) {
    const from = reader.stream.length;
    reader.advance();
    while (!isCloser(reader.kind)) {
      const before = reader.start;
      readImportedName(reader, module);
      if (reader.kind === Token.comma) passComma(reader);
      else if (isCloser(reader.kind) || isBracketLost(reader)) break;
      if (reader.start === before) {
        if (isLineEnd(reader.kind)) break;
        reader.advance();
      }
    }
    closeBracket(reader, Token.closeParen);
    reader.stream.dropGroup(from);
  } else {
    while (readImportedName(reader, module) && reader.kind === Token.comma) reader.advance();
  }
}

function readImportedName(reader: PythonReader, module: string): boolean {
  if (reader.kind !== Token.name) {
    reader.error("expected a name to import");
    return false;
  }
  const { name, tokenLine, column } = reader;
  reader.advance();
  if (reader.kind === Token.as) {
    reader.advance();
    if (reader.kind !== Token.name) return false;
    const { name: alias, tokenLine: aliasLine, column: aliasColumn } = reader;
    reader.advance();
    addImport(reader, "name", module, name, alias, tokenLine, column, aliasLine, aliasColumn);
  } else addImport(reader, "name", module, name, name, tokenLine, column, tokenLine, column);
  return true;
}

/** Reads a dotted name, with the leading dots of a relative import. */
function readModuleName(reader: PythonReader): string {
  let module = "";
  let mayBeName = true;
  for (;;) {
    if (reader.kind === Token.name && mayBeName) {
      module += reader.name;
      mayBeName = false;
    } else if (reader.kind === Token.dot || reader.kind === Token.ellipsis) {
      module += reader.kind === Token.dot ? "." : "...";
      mayBeName = true;
    } else return module;
    reader.advance();
  }
}

function addImport(
  reader: PythonReader,
  kind: ImportKind,
  module: string,
  name: string,
  alias: string,
  line: number,
  column: number,
  aliasLine: number,
  aliasColumn: number,
): void {
  const { frame, block } = reader;
  const isTypeOnly = block.isTypeOnly;
  const owner = frame.redirects?.get(alias) ?? frame.scope;
  const index =
    reader.builder.imports.push({ kind, module, name, alias, line, column, scope: frame.scope, isTypeOnly }) - 1;
  if (alias !== "") reader.bind(owner, alias, "import", aliasLine, aliasColumn, index);
}
