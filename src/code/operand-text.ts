import {
  type FileFacts,
  isReferenceOperand,
  isValueOperand,
  type Operand,
  operandIndex,
  type Value,
} from "../model/facts.ts";

/** A type nested deeper than this is cut: it is only shown to people. */
const MAX_DEPTH = 12;
const CUT = "…";

/** An expression as code, from the facts alone: enough to tell two types apart and to show them. */
export function operandText(facts: FileFacts, operand: Operand, depth = 0): string {
  if (depth > MAX_DEPTH) return CUT;
  if (isReferenceOperand(operand)) {
    const reference = facts.references[operandIndex(operand)];
    if (!reference) return "";
    const receiver = operandText(facts, reference.receiver, depth + 1);
    return receiver === "" ? reference.name : `${receiver}.${reference.name}`;
  }
  const value = isValueOperand(operand) ? facts.values[operandIndex(operand)] : undefined;
  return value ? valueText(facts, value, depth) : "";
}

function valueText(facts: FileFacts, value: Value, depth: number): string {
  const of = () => operandText(facts, value.of, depth + 1);
  const args = (separator: string) => value.args.map((arg) => operandText(facts, arg, depth + 1)).join(separator);
  switch (value.kind) {
    case "item": {
      // Arguments that are no types, such as lifetimes, are not known here.
      const shown = value.args.map((arg) => operandText(facts, arg, depth + 1)).filter((arg) => arg !== "");
      return shown.length === 0 ? of() : `${of()}[${shown.join(", ")}]`;
    }
    case "union":
      return args(" | ");
    case "literal":
      return value.args.length === 0 ? (value.names[0] ?? "") : `${value.names[0] ?? ""}[${args(", ")}]`;
    case "object": {
      const shown = value.names.map((name, at) => `${name}: ${operandText(facts, value.args[at] ?? -1, depth + 1)}`);
      return `{ ${shown.join("; ")} }`;
    }
    case "call":
    case "new":
      return `${of()}(${args(", ")})`;
    default:
      return of();
  }
}
