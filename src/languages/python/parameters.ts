import type { Parameter, ParameterKind } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { readAnnotation } from "./annotations.ts";
import { readExpression } from "./expressions.ts";
import type { Mutable, PythonReader } from "./reader.ts";
import { isBracketLost, isHeaderEnd, passComma } from "./recovery.ts";
import { readTargets } from "./targets.ts";
import { isCloser, isLineEnd, Token } from "./tokens.ts";

/**
 * Reads the parameters of a function (up to the closing bracket) or lambda (up to the colon). They are bound in `scope`;
 * default values and annotations are read in the scope around it.
 */
export function readParameters(reader: PythonReader, closer: number, scope: number): Parameter[] {
  const parameters: Mutable<Parameter>[] = [];
  const hasAnnotations = closer === Token.closeParen;
  let kind: ParameterKind = "normal";
  while (reader.kind !== closer && !isCloser(reader.kind) && !isLineEnd(reader.kind)) {
    const before = reader.start;
    if (reader.kind === Token.slash) {
      for (const parameter of parameters) parameter.kind = "positional-only";
      reader.advance();
    } else if (reader.kind === Token.star) {
      reader.advance();
      kind = "keyword-only";
      if (reader.kind === Token.name) parameters.push(readParameter(reader, "rest", scope, hasAnnotations));
    } else if (reader.kind === Token.doubleStar) {
      reader.advance();
      if (reader.kind === Token.name) parameters.push(readParameter(reader, "keyword-rest", scope, hasAnnotations));
    } else if (reader.kind === Token.name) {
      parameters.push(readParameter(reader, kind, scope, hasAnnotations));
    } else if (reader.kind === Token.openParen) {
      readTargets(reader, scope);
    }
    if (reader.kind === Token.comma) {
      if (hasAnnotations) passComma(reader);
      else reader.advance();
    } else if (reader.kind === closer || isCloser(reader.kind) || !hasAnnotations || isBracketLost(reader)) break;
    if (reader.start === before && !isLineEnd(reader.kind)) reader.advance();
  }
  return parameters;
}

function readParameter(
  reader: PythonReader,
  kind: ParameterKind,
  scope: number,
  hasAnnotation: boolean,
): Mutable<Parameter> {
  const { name } = reader;
  const binding = reader.binding(reader.bind(scope, name, "parameter", reader.tokenLine, reader.column));
  const parameter: Mutable<Parameter> = {
    name,
    kind,
    isOptional: kind === "rest" || kind === "keyword-rest",
    type: NO_OPERAND,
    defaultHash: "",
  };
  reader.advance();
  // A colon at the end of a line ends the header: the closing bracket before it is missing.
  if (hasAnnotation && reader.kind === Token.colon && !isHeaderEnd(reader)) {
    reader.advance();
    parameter.type = readAnnotation(reader);
    binding.type = parameter.type;
  }
  if (reader.kind === Token.equal) {
    reader.advance();
    const from = reader.stream.length;
    binding.value = readExpression(reader);
    parameter.isOptional = true;
    parameter.defaultHash = reader.stream.fingerprint(from);
  }
  return parameter;
}
