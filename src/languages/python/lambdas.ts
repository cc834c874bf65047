import type { Operand } from "../../model/facts.ts";
import { Frame } from "./blocks.ts";
import { readExpression } from "./expressions.ts";
import { readParameters } from "./parameters.ts";
import type { PythonReader } from "./reader.ts";
import { MAX_NESTING, Mode } from "./reader.ts";
import { skipExpression } from "./recovery.ts";
import { Token } from "./tokens.ts";

/** Reads `lambda parameters: expression`. Default values are evaluated outside of the lambda's scope. */
export function readLambda(reader: PythonReader): Operand {
  if (reader.nesting >= MAX_NESTING) {
    skipExpression(reader);
    return reader.builder.literal("function");
  }
  const { frame, scope: outer, mode } = reader;
  const scope = reader.addScope("function", outer, -1);
  reader.mode = Mode.read;
  reader.nesting++;
  reader.advance();
  readParameters(reader, Token.colon, scope);
  if (reader.kind === Token.colon) {
    reader.advance();
    reader.frame = new Frame(scope, frame.definition, null);
    reader.scope = scope;
    readExpression(reader);
    reader.frame = frame;
    reader.scope = outer;
  } else reader.error("expected ':'");
  reader.nesting--;
  reader.mode = mode;
  return reader.builder.literal("function");
}
