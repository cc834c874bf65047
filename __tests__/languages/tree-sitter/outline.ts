import type { FileFacts, Operand } from "../../../src/model/facts.ts";
import { isReferenceOperand, NO_OPERAND, operandIndex, UNKNOWN_RECEIVER } from "../../../src/model/facts.ts";

/** `kind qualname full/start-end`, one line per definition. */
export function definitionLines(facts: FileFacts): string[] {
  return facts.definitions.map(
    ({ kind, qualname, fullStartLine, startLine, endLine }) =>
      `${kind} ${qualname} ${fullStartLine}/${startLine}-${endLine}`,
  );
}

/** `kind module name as alias line:column`, one line per import. */
export function importLines(facts: FileFacts): string[] {
  return facts.imports.map(
    ({ kind, module, name, alias, line, column }) =>
      `${kind} ${module} ${name || "-"} as ${alias || "-"} ${line}:${column}`,
  );
}

/** `role name line:column`, with the receiver before the dot. */
export function referenceLines(facts: FileFacts, isWanted: (line: number) => boolean = () => true): string[] {
  return facts.references
    .filter(({ line }) => isWanted(line))
    .map(({ role, name, line, column, receiver }) => {
      const before = receiver === NO_OPERAND ? "" : `${describeOperand(facts, receiver)}.`;
      return `${role} ${before}${name} ${line}:${column}`;
    });
}

/** `name: type = value`, one line per binding of a parameter or variable. */
export function variableLines(facts: FileFacts): string[] {
  return facts.bindings
    .filter(({ kind }) => kind === "parameter" || kind === "variable")
    .map(({ name, type, value }) => {
      const typed = type === NO_OPERAND ? "" : `: ${describeOperand(facts, type)}`;
      return `${name}${typed}${value === NO_OPERAND ? "" : ` = ${describeOperand(facts, value)}`}`;
    });
}

/** A short form of an operand: names as they are, values as `kind(of, …args)`. */
export function describeOperand(facts: FileFacts, operand: Operand): string {
  if (operand === NO_OPERAND) return "-";
  if (operand === UNKNOWN_RECEIVER) return "?";
  if (isReferenceOperand(operand)) return facts.references[operandIndex(operand)]?.name ?? "";
  const value = facts.values[operandIndex(operand)];
  if (value === undefined) return "";
  if (value.kind === "literal" && value.args.length === 0) return `<${value.names[0]}>`;
  const of = value.kind === "definition" ? facts.definitions[value.of / 2]?.qualname : undefined;
  const parts = [of ?? (value.of === NO_OPERAND ? "" : describeOperand(facts, value.of))];
  const first = value.args.length - value.names.length;
  value.args.forEach((argument, index) => {
    const keyword = index >= first && value.kind !== "literal" ? `${value.names[index - first]}=` : "";
    parts.push(keyword + describeOperand(facts, argument));
  });
  if (value.kind === "part") parts.push(value.names[0] ?? "");
  return `${value.kind}(${parts.filter((part) => part !== "").join(", ")})`;
}

/** `name(parameters) -> type`, one line per function or method. */
export function signatureLines(facts: FileFacts): string[] {
  return facts.definitions
    .filter(({ kind }) => kind === "function" || kind === "method")
    .map(({ qualname, params, returnType }) => {
      const list = params.map(({ name, kind, isOptional, type }) => {
        const mark = kind === "rest" ? "..." : kind === "keyword-rest" ? "**" : kind === "keyword-only" ? "@" : "";
        return `${mark}${name}${isOptional ? "?" : ""}${type === NO_OPERAND ? "" : `: ${describeOperand(facts, type)}`}`;
      });
      return `${qualname}(${list.join(", ")})${returnType === NO_OPERAND ? "" : ` -> ${describeOperand(facts, returnType)}`}`;
    });
}
