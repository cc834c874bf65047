import type { Mark } from "./mark.ts";

/**
 * FileFacts: what one file says by itself. A pure function of (language, text): no path, no other file, so it can be
 * stored under the blob id and is valid on every branch and machine.
 *
 * Positions: lines are 1-based and inclusive, columns are 1-based and count UTF-16 code units.
 */

/** The name of a language, as defined in its folder; `text` is everything else that is not binary. */
export type Language = string;

/** The kind of a definition. `constant` is any named value at module or class level that is not one of the others. */
export type DefinitionKind = (typeof DEFINITION_KINDS)[number];
export const DEFINITION_KINDS = ["function", "method", "class", "interface", "type", "enum", "constant"] as const;

/**
 * The role of a reference: what it does with the name. Imports, re-exports and strings have separate tables. A `key` of a literal
 * writes a property of the expected type; without one, it says nothing.
 */
export type ReferenceRole = (typeof REFERENCE_ROLES)[number];
export const REFERENCE_ROLES = ["call", "read", "write", "inherit", "type", "decorator", "key"] as const;

export const SCOPE_KINDS = ["module", "class", "function", "block"] as const;
export type ScopeKind = (typeof SCOPE_KINDS)[number];

export const BINDING_KINDS = ["parameter", "variable", "definition", "import", "global", "nonlocal", "type"] as const;
export type BindingKind = (typeof BINDING_KINDS)[number];

export const VALUE_KINDS = [
  /** The result of calling `of` with `args`; `names` are the keywords of the last `names.length` arguments. */
  "call",
  /** The result of `new of(args)`. */
  "new",
  /** A subscript `of[args]`: an element of a value, or a type application such as `list[Foo]` or `Promise<Foo>`. */
  "item",
  /** The value that iterating over `of` yields. */
  "element",
  /** Position `names[0]` of an unpacked `of`; in JavaScript also a property taken out by destructuring. */
  "part",
  /** The value that `await of` yields. */
  "await",
  /** The value that `with of as …` binds. */
  "enter",
  /** An instance of the type `of`: what `except of as e` binds. */
  "instance",
  /** One of `args`: a conditional, `a or b`, `A | B`. */
  "union",
  /** A literal of the built-in type `names[0]` (`str`, `list`, `function`, …); `args` are its first elements. */
  "literal",
  /** An object or dict literal: property `names[i]` has the value `args[i]`. */
  "object",
  /** The module with the specifier `names[0]`, from `require("…")` or `import("…")`. */
  "module",
  /** The definition with index `of / 2` in this file (a class or function expression). */
  "definition",
  /** A function without a definition, or a function type: `of` is what it returns, `args` are the types of its parameters. */
  "function",
  /**
   * The value that callers pass for the parameter at `names[0]` of a function: the function has the type of the value `of`,
   * or, if `names[1]` is present, is the argument at that position of the call `of`. With `ITSELF` as `names[0]`, what the
   * callee takes that argument as.
   */
  "given",
] as const;
/** In a value of kind `given`, stands for the argument itself instead of one of its parameters. */
export const ITSELF = "";
/** The keyword of a function written after the parentheses of a call: it is the last argument, whatever its parameter is called. */
export const TRAILING_FUNCTION = "{}";
export type ValueKind = (typeof VALUE_KINDS)[number];

/**
 * An expression, as far as it matters for the meaning of a name: `NO_OPERAND` (unknown or absent), a reference
 * (`referenceOperand(i)`) or a value (`valueOperand(i)`). A number, because there is one for every receiver and argument.
 */
export type Operand = number;
export const NO_OPERAND: Operand = -1;

export function referenceOperand(index: number): Operand {
  return index * 2;
}
export function valueOperand(index: number): Operand {
  return index * 2 + 1;
}
export function isReferenceOperand(operand: Operand): boolean {
  return operand >= 0 && operand % 2 === 0;
}
export function isValueOperand(operand: Operand): boolean {
  return operand >= 0 && operand % 2 === 1;
}
/** The index into `references` or `values` behind an operand. */
export function operandIndex(operand: Operand): number {
  return operand >> 1;
}

export const PARAMETER_KINDS = ["positional-only", "normal", "rest", "keyword-only", "keyword-rest"] as const;
export type ParameterKind = (typeof PARAMETER_KINDS)[number];

export interface Parameter {
  /** The name that callers may use; a destructured parameter has the name "". */
  readonly name: string;
  readonly kind: ParameterKind;
  /** Callers may leave it out: it has a default, or is declared optional. */
  readonly isOptional: boolean;
  readonly type: Operand;
  /** Fingerprint of the default's tokens, "" when there is none. */
  readonly defaultHash: string;
}

/** Bits of `Definition.flags`. */
export const DefinitionFlag = {
  /** Visible to importers by an explicit `export`, `pub`, `public`, … (not used for languages without such a keyword). */
  exported: 1,
  async: 2,
  /** Belongs to the class, not to its instances (`static`, `@staticmethod`, `@classmethod`). */
  static: 4,
  getter: 8,
  setter: 16,
  abstract: 32,
  generator: 64,
  /** The default export of its module. */
  default: 128,
  /** Marked private by the language (`#x`, `private`). */
  private: 256,
  /** Declared to override a member of a base class (`override`, `@Override`). */
  override: 512,
  /** A member that an object of its type may do without (`name?: string`). */
  optional: 1024,
  /** One part of a class whose other parts may be in other files (`partial class`). */
  partial: 2048,
  /** Implements a member of an interface that it names, and is called only through that interface (`int IRow.Size()`). */
  explicit: 4096,
} as const;

export interface Definition {
  /** Dotted path from the module: `Auth.login`, `outer.inner`. */
  readonly qualname: string;
  readonly kind: DefinitionKind;
  /** Index of the enclosing definition, -1 at module level. */
  readonly parent: number;
  /** The core span: from the `def`/`class`/`function` line to the last line of the body. */
  readonly startLine: number;
  readonly endLine: number;
  /** First line of the full span: the first decorator or the doc comment that belongs to the definition. */
  readonly fullStartLine: number;
  readonly nameLine: number;
  readonly nameColumn: number;
  readonly flags: number;
  /** The scope of its body (class or function), -1 when it has none. */
  readonly scope: number;
  readonly params: readonly Parameter[];
  /** Declared return type, or the declared type of a constant. */
  readonly returnType: Operand;
  /** The expressions it returns; for a constant, its value; for an interface, its call signatures. */
  readonly returns: readonly Operand[];
  /** Base classes, implemented interfaces. */
  readonly bases: readonly Operand[];
  readonly decorators: readonly Operand[];
  /** Fingerprint of parameters, defaults, return type, bases; not of the name. 16 hex digits. */
  readonly signatureHash: string;
  /** Fingerprint of the body without formatting, comments and doc strings. 16 hex digits. */
  readonly bodyHash: string;
}

export interface Scope {
  readonly kind: ScopeKind;
  /** Index of the enclosing scope, -1 for the module's. */
  readonly parent: number;
  /** The definition whose body this is, -1 for modules, blocks, lambdas and comprehensions. */
  readonly definition: number;
}

/** A name that a scope binds. One entry per place that binds it, in source order. */
export interface Binding {
  readonly scope: number;
  readonly name: string;
  readonly kind: BindingKind;
  readonly line: number;
  readonly column: number;
  /** Index into `definitions` (kind `definition`) or `imports` (kind `import`), otherwise -1. */
  readonly index: number;
  readonly value: Operand;
  readonly type: Operand;
}

export interface Reference {
  readonly name: string;
  readonly line: number;
  readonly column: number;
  readonly role: ReferenceRole;
  /** The scope that contains the expression. */
  readonly scope: number;
  /** The expression before the dot; `NO_OPERAND` for a bare name, `UNKNOWN_RECEIVER` when it cannot be described. */
  readonly receiver: Operand;
}
/** A receiver that exists but is not a name, call, literal or subscript of one. */
export const UNKNOWN_RECEIVER: Operand = -2;

/** Bits of `Value.flags`. */
export const ValueFlag = {
  /** A call spreads a sequence, so that its number of arguments is unknown; an object has keys that are not listed. */
  spread: 1,
  /** The call spreads a mapping (`**kwargs`). */
  keywordSpread: 2,
  /** The call has type arguments. */
  typeArguments: 4,
  /** An object type: its `args` are types. */
  types: 8,
  /** A union made by `and` alone: all of `args` hold. */
  all: 16,
} as const;

export interface Value {
  readonly kind: ValueKind;
  readonly of: Operand;
  readonly args: readonly Operand[];
  readonly names: readonly string[];
  readonly flags: number;
  /** The type arguments of a call, `new Map<string, Foo>()`; present only with `ValueFlag.typeArguments`. */
  readonly typeArgs?: readonly Operand[];
}

/**
 * A range of code that runs only when a variable has a type: the body of `if isinstance(x, Foo)`, the code after `if
 * (!(x instanceof Foo)) return`. It applies to the references from `first` up to, but not including, `end`.
 */
export interface Narrowing {
  readonly name: string;
  readonly first: number;
  readonly end: number;
  /** A value of the type. If a test only distinguishes a case, the reference to the property that it compares, or nothing. */
  readonly value: Operand;
}

/** `target = value`, where the target is an attribute: `self.session = Session()`, `Foo.prototype.bar = …`. */
export interface AttributeAssignment {
  /** Index of the attribute's reference (role `write`). */
  readonly target: number;
  readonly value: Operand;
  readonly type: Operand;
}

export const IMPORT_KINDS = [
  /** The module itself: `import a.b`, `import "./x"`, `use a::b`. Binds the first part of the name if it has no alias. */
  "module",
  /** One name of the module: `from a import b`, `import { b } from "a"`. */
  "name",
  /** Every public name: `from a import *`, `import a.*`. */
  "star",
  /** The module under a name: `import * as a`, `import a = require("a")`, `const a = require("a")`. */
  "namespace",
  /** Its default export: `import a from "a"`. */
  "default",
  /** A dynamic import with a literal: `import("a")`, `importlib.import_module("a")`. Binds nothing itself. */
  "dynamic",
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export interface Import {
  readonly kind: ImportKind;
  /** The specifier as written, with the leading dots of a relative Python import. */
  readonly module: string;
  /** The imported name (kind `name`), otherwise "". */
  readonly name: string;
  /** The local name it binds, "" when it binds none. */
  readonly alias: string;
  /** The position where the imported name (or otherwise the module) is written. */
  readonly line: number;
  readonly column: number;
  readonly scope: number;
  readonly isTypeOnly: boolean;
}

export const EXPORT_KINDS = [
  /** A local name under `name`: `export { local as name }`, `export function name`, `exports.name = local`. */
  "local",
  /** A name of another module: `export { local as name } from "module"`. */
  "reexport",
  /** Everything of another module: `export * from "module"`. */
  "star",
  /** Another module as one name: `export * as name from "module"`. */
  "namespace",
  /** The module's value: `module.exports = value`, `export = value`; `export default value` has the name "default". */
  "value",
  /** A name listed in Python's `__all__`. */
  "all",
] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export interface Export {
  readonly kind: ExportKind;
  readonly name: string;
  readonly local: string;
  readonly module: string;
  readonly value: Operand;
  readonly line: number;
  readonly column: number;
}

/** A string that may name code: the literal of a `getattr` or `obj["name"]`, or a dotted path such as `"pkg.mod.name"`. */
export interface StringMention {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly scope: number;
  /** The object whose attribute is named, `NO_OPERAND` for a dotted path. */
  readonly receiver: Operand;
}

export interface FactsError {
  readonly line: number;
  readonly message: string;
}

export interface FileFacts {
  readonly language: Language;
  readonly errors: readonly FactsError[];
  /** In source order; a parent comes before its children. */
  readonly definitions: readonly Definition[];
  /** `scopes[0]` is the module. */
  readonly scopes: readonly Scope[];
  readonly bindings: readonly Binding[];
  readonly references: readonly Reference[];
  readonly values: readonly Value[];
  readonly assignments: readonly AttributeAssignment[];
  readonly imports: readonly Import[];
  readonly exports: readonly Export[];
  readonly strings: readonly StringMention[];
  /** In the order of `first`. */
  readonly narrowings: readonly Narrowing[];
  readonly marks: readonly Mark[];
  /** Identifiers of a `text` file, sorted and distinct; empty for parsed languages, whose tables hold them. */
  readonly words: readonly string[];
}

/** The part of FileFacts that lists a file's definitions. */
export interface FileOutline extends Pick<FileFacts, "language" | "errors"> {
  readonly definitions: readonly OutlinedDefinition[];
}

/** A definition without its references, and with only the number of its parameters. */
export interface OutlinedDefinition
  extends Omit<Definition, "params" | "returnType" | "returns" | "bases" | "decorators"> {
  readonly params: { readonly length: number };
}

/** Kinds of definitions whose inner definitions are attributes; definitions inside a function are local to it. */
export function isMemberOwner(kind: string): boolean {
  return kind !== "function" && kind !== "method";
}
