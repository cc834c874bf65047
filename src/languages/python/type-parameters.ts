import { readAnnotation } from "./annotations.ts";
import type { PythonReader } from "./reader.ts";
import { closeBracket, isBracketLost, passComma } from "./recovery.ts";
import { isCloser, isLineEnd, Token } from "./tokens.ts";

/** `[T: bound = default, *Ts, **P]`: binds the type parameters in a scope around the definition and returns it. */
export function openTypeParameters(reader: PythonReader): number {
  const scope = reader.addScope("block", reader.scope, -1);
  const { scope: outer } = reader;
  reader.scope = scope;
  reader.advance();
  while (!isCloser(reader.kind)) {
    const before = reader.start;
    if (reader.kind === Token.star || reader.kind === Token.doubleStar) reader.advance();
    if (reader.kind === Token.name) readTypeParameter(reader, scope);
    if (reader.kind === Token.comma) passComma(reader);
    else if (isCloser(reader.kind) || isBracketLost(reader)) break;
    if (reader.start === before) {
      if (isLineEnd(reader.kind)) break;
      reader.advance();
    }
  }
  closeBracket(reader, Token.closeBracket);
  reader.scope = outer;
  return scope;
}

function readTypeParameter(reader: PythonReader, scope: number): void {
  const binding = reader.binding(reader.bind(scope, reader.name, "type", reader.tokenLine, reader.column));
  reader.advance();
  if (reader.kind === Token.colon) {
    reader.advance();
    binding.type = readAnnotation(reader);
  }
  if (reader.kind === Token.equal) {
    reader.advance();
    binding.value = readAnnotation(reader);
  }
}
