import type { Operand } from "../../model/facts.ts";
import { NO_OPERAND, ValueFlag } from "../../model/facts.ts";
import { pushAll } from "../../util/push-all.ts";
import { oneOf } from "./compound-statements.ts";
import type { PythonReader } from "./reader.ts";

/** A stretch of code in which a test holds. `end` is called where it ends. */
export interface Stretch {
  readonly end: () => void;
}

/** No stretches. Nothing may be added to this list, because it is shared. */
const NOWHERE: Stretch[] = [];
/** The maximum number of tests joined by `and` that are used. Real code rarely has more. */
const MAX_TESTS = 8;

/** Opens the stretches that run only if the test that was just read holds: `isinstance(x, Foo)`, alone or joined by `and`. */
export function narrowByTest(reader: PythonReader, test: Operand): Stretch[] {
  const value = reader.valueBehind(test);
  if (value?.kind === "union" && value.flags & ValueFlag.all) {
    return value.args.slice(0, MAX_TESTS).flatMap((arg) => narrowByCall(reader, arg));
  }
  return value?.kind === "call" ? narrowByCall(reader, test) : NOWHERE;
}

/** Opens stretches that last until the current block ends. */
export function narrowFromHere(reader: PythonReader, test: Operand): void {
  const stretches = narrowByTest(reader, test);
  if (stretches.length === 0) return;
  const { block } = reader;
  if (block.stretches === null) block.stretches = stretches;
  else pushAll(block.stretches, stretches);
}

function narrowByCall(reader: PythonReader, operand: Operand): Stretch[] {
  const value = reader.valueBehind(operand);
  const callee = value?.kind === "call" ? reader.referenceBehind(value.of) : undefined;
  if (!value || callee?.name !== "isinstance" || callee.receiver !== NO_OPERAND || value.args.length !== 2)
    return NOWHERE;
  const [subject = NO_OPERAND, type = NO_OPERAND] = value.args;
  const variable = reader.referenceBehind(subject);
  if (variable?.receiver !== NO_OPERAND || type === NO_OPERAND) return NOWHERE;
  return [reader.builder.narrow(variable.name, reader.builder.addValue("instance", oneOf(reader, type)))];
}
