import type { FileIndex } from "../../code/file-index.ts";
import { isReferenceOperand, isValueOperand, NO_OPERAND, type Operand, operandIndex } from "../../model/facts.ts";

/** The function that a constant binds to some of its arguments: `greet` in `const greetUser = greet.bind(user)`. */
export function boundFunction({ facts }: FileIndex, index: number): Operand {
  const { kind, returns } = facts.definitions[index] ?? { kind: "type", returns: [] };
  const [value = NO_OPERAND, ...others] = returns;
  if (kind !== "constant" || others.length > 0 || !isValueOperand(value)) return NO_OPERAND;
  const call = facts.values[operandIndex(value)];
  const callee =
    call?.kind === "call" && isReferenceOperand(call.of) ? facts.references[operandIndex(call.of)] : undefined;
  return callee?.name === "bind" && isReferenceOperand(callee.receiver) ? callee.receiver : NO_OPERAND;
}
