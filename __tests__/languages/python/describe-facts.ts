import { extractPython } from "../../../src/languages/python/extract.ts";
import type { FileFacts, Operand } from "../../../src/model/facts.ts";
import { isReferenceOperand, operandIndex, UNKNOWN_RECEIVER } from "../../../src/model/facts.ts";

/** An operand as an expression: `a.b`, `call(a.b, str, key=int)`, `-` for nothing, `?` for an unknown receiver. */
export function describeOperand(facts: FileFacts, operand: Operand): string {
  if (operand === UNKNOWN_RECEIVER) return "?";
  if (operand < 0) return "-";
  if (isReferenceOperand(operand)) {
    const reference = facts.references[operandIndex(operand)];
    if (reference === undefined) return "dangling reference";
    const prefix = reference.receiver === -1 ? "" : `${describeOperand(facts, reference.receiver)}.`;
    return prefix + reference.name;
  }
  const value = facts.values[operandIndex(operand)];
  if (value === undefined) return "dangling value";
  const args = value.args.map((arg) => describeOperand(facts, arg));
  if (value.kind === "literal")
    return args.length === 0 ? `${value.names[0]}` : `${value.names[0]}(${args.join(", ")})`;
  if (value.kind === "object") return `object(${value.names.map((name, i) => `${name}: ${args[i]}`).join(", ")})`;
  const firstKeyword = args.length - value.names.length;
  const parts = value.of < 0 ? [] : [describeOperand(facts, value.of)];
  if (value.kind === "part") parts.push(...value.names);
  else parts.push(...args.map((arg, i) => (i < firstKeyword ? arg : `${value.names[i - firstKeyword]}=${arg}`)));
  if (value.flags & 1) parts.push("*");
  if (value.flags & 2) parts.push("**");
  return `${value.kind}(${parts.join(", ")})`;
}

/** Every reference as `line:column role receiver.name`. */
export function references(source: string): string[] {
  const facts = extractPython(source);
  return facts.references.map((reference) => {
    const receiver = reference.receiver === -1 ? "" : `${describeOperand(facts, reference.receiver)}.`;
    return `${reference.line}:${reference.column} ${reference.role} ${receiver}${reference.name}`;
  });
}

/** Every binding as `scope kind name = value : type`. The scope is a path of kinds or names of definitions. */
export function bindings(source: string): string[] {
  const facts = extractPython(source);
  return facts.bindings.map((binding) => {
    const value = binding.value < 0 ? "" : ` = ${describeOperand(facts, binding.value)}`;
    const type = binding.type < 0 ? "" : ` : ${describeOperand(facts, binding.type)}`;
    return `${scopeName(facts, binding.scope)} ${binding.kind} ${binding.name}${value}${type}`;
  });
}

/** The scopes of the references with a name, in source order. */
export function scopesOf(source: string, name: string): string[] {
  const facts = extractPython(source);
  return facts.references
    .filter((reference) => reference.name === name)
    .map((reference) => scopeName(facts, reference.scope));
}

/** The value of the binding `name`, described. */
export function valueNamed(source: string, name: string): string {
  const facts = extractPython(source);
  const binding = facts.bindings.find((candidate) => candidate.name === name);
  return binding === undefined ? "no such binding" : describeOperand(facts, binding.value);
}

/** Every definition as `kind qualname start-end`. If it has decorators, their first line is added. */
export function definitions(source: string): string[] {
  return extractPython(source).definitions.map((definition) => {
    const full = definition.fullStartLine === definition.startLine ? "" : `${definition.fullStartLine}/`;
    return `${definition.kind} ${definition.qualname} ${full}${definition.startLine}-${definition.endLine}`;
  });
}

function scopeName(facts: FileFacts, index: number): string {
  const scope = facts.scopes[index];
  if (scope === undefined) return "dangling scope";
  if (scope.definition >= 0) return facts.definitions[scope.definition]?.qualname ?? "dangling definition";
  if (scope.parent < 0) return "module";
  return `${scopeName(facts, scope.parent)}>${scope.kind}`;
}
