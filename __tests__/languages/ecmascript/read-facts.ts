import type { EcmascriptLanguage } from "../../../src/languages/ecmascript/extract.ts";
import { createEcmascriptExtractor } from "../../../src/languages/ecmascript/extract.ts";
import { loadParsers } from "../../../src/languages/ecmascript/parse.ts";
import type { FileFacts, Operand } from "../../../src/model/facts.ts";
import { isReferenceOperand, NO_OPERAND, operandIndex, UNKNOWN_RECEIVER } from "../../../src/model/facts.ts";

const parsers = await loadParsers();

/** The facts of a text. */
export function readFacts(text: string, language: EcmascriptLanguage = "typescript"): FileFacts {
  return createEcmascriptExtractor(language, parsers)(text);
}

/** `kind qualname start-end` of every definition. */
export function definitionsOf(text: string, language?: EcmascriptLanguage): string[] {
  return readFacts(text, language).definitions.map((d) => `${d.kind} ${d.qualname} ${d.startLine}-${d.endLine}`);
}

/** An operand as code: `a.b(string)`, `new Foo()`, `each xs`, `x{name}` for a part. `?` means unknown, `-` means nothing. */
export function show(facts: FileFacts, operand: Operand): string {
  if (operand === NO_OPERAND) return "-";
  if (operand === UNKNOWN_RECEIVER) return "?";
  const index = operandIndex(operand);
  if (isReferenceOperand(operand)) {
    const reference = facts.references[index];
    if (reference === undefined) return "missing reference";
    return reference.receiver === NO_OPERAND ? reference.name : `${show(facts, reference.receiver)}.${reference.name}`;
  }
  const value = facts.values[index];
  if (value === undefined) return "missing value";
  const args = value.args.map((arg) => show(facts, arg));
  const of = value.kind === "definition" ? "" : show(facts, value.of);
  switch (value.kind) {
    case "call":
      return `${of}(${args.join(", ")})`;
    case "new":
      return `new ${of}(${args.join(", ")})`;
    case "item":
      return `${of}[${args.join(", ")}]`;
    case "part":
      return `${of}{${value.names[0]}}`;
    case "union":
      return `(${args.join(" | ")})`;
    case "literal":
      return value.names.join(":") + (args.length > 0 ? `<${args.join(", ")}>` : "");
    case "object":
      return `{ ${value.names.map((name, i) => `${name}: ${args[i]}`).join(", ")} }`;
    case "definition":
      return `def ${facts.definitions[operandIndex(value.of)]?.qualname}`;
    case "module":
      return `module(${value.names[0]})`;
    case "element":
      return `each ${of}`;
    default:
      return `${value.kind} ${of}`;
  }
}

/** `role chain` of every reference, such as `call a.b`. */
export function referencesOf(text: string, language?: EcmascriptLanguage): string[] {
  const facts = readFacts(text, language);
  return facts.references.map((reference, index) => `${reference.role} ${show(facts, index * 2)}`);
}

/** `scope-kind name kind = value : type` of every binding. Unknown parts are left out. */
export function bindingsOf(text: string, language?: EcmascriptLanguage): string[] {
  const facts = readFacts(text, language);
  return facts.bindings.map((binding) => {
    const scope = facts.scopes[binding.scope];
    const value = binding.value === NO_OPERAND ? "" : ` = ${show(facts, binding.value)}`;
    const type = binding.type === NO_OPERAND ? "" : ` : ${show(facts, binding.type)}`;
    return `${scope?.kind} ${binding.name} ${binding.kind}${value}${type}`;
  });
}

/** `kind module name alias` of every import; empty fields are `""`. */
export function importsOf(text: string, language?: EcmascriptLanguage): string[] {
  return readFacts(text, language).imports.map(
    (i) => `${i.kind} ${i.module} ${i.name || '""'} ${i.alias || '""'}${i.isTypeOnly ? " type" : ""}`,
  );
}

/** `kind name local module = value` of every export; empty fields are `""`. */
export function exportsOf(text: string, language?: EcmascriptLanguage): string[] {
  const facts = readFacts(text, language);
  return facts.exports.map((e) => {
    const value = e.value === NO_OPERAND ? "" : ` = ${show(facts, e.value)}`;
    return `${e.kind} ${e.name || '""'} ${e.local || '""'} ${e.module || '""'}${value}`;
  });
}
