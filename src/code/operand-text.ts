import {
  type FileFacts,
  isReferenceOperand,
  isValueOperand,
  type Operand,
  operandIndex,
  type Value,
} from "../model/facts.ts";

/** Deeper parts of a type are cut, because the text is only shown to people. */
const MAX_DEPTH = 12;
const CUT = "…";

/** The signs around the arguments of a type. */
export type TypeBrackets = "[]" | "<>";

/** An expression as code, from the facts alone. The text is exact enough to distinguish two types and to show them. */
export function operandText(facts: FileFacts, operand: Operand, brackets: TypeBrackets = "[]", depth = 0): string {
  if (depth > MAX_DEPTH) return CUT;
  if (isReferenceOperand(operand)) {
    const reference = facts.references[operandIndex(operand)];
    if (!reference) return "";
    const receiver = operandText(facts, reference.receiver, brackets, depth + 1);
    return receiver === "" ? reference.name : `${receiver}.${reference.name}`;
  }
  const value = isValueOperand(operand) ? facts.values[operandIndex(operand)] : undefined;
  return value ? valueText(facts, value, brackets, depth) : "";
}

function valueText(facts: FileFacts, value: Value, brackets: TypeBrackets, depth: number): string {
  const textOf = (each: Operand) => operandText(facts, each, brackets, depth + 1);
  const of = () => textOf(value.of);
  const args = value.args.map(textOf);
  const withArguments = (type: string, shown: readonly string[]) =>
    shown.length === 0 ? type : `${type}${brackets[0]}${shown.join(", ")}${brackets[1]}`;
  switch (value.kind) {
    case "item":
      // An argument that is not a type, such as a lifetime, is not known here.
      return withArguments(
        of(),
        args.filter((arg) => arg !== ""),
      );
    case "union":
      // Facts keep only the type of a literal type, so `"a" | "b"` is shown as one string type.
      return [...new Set(args)].join(" | ");
    case "literal":
      return withArguments(value.names[0] ?? "", args);
    case "object": {
      const shown = value.names.map((name, at) => `${name}: ${args[at] ?? ""}`);
      return `{ ${shown.join("; ")} }`;
    }
    case "call":
    case "new":
      return `${of()}(${args.join(", ")})`;
    default:
      return of();
  }
}
