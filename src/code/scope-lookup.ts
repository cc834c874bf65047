import {
  type Binding,
  type Definition,
  DefinitionFlag,
  type DefinitionKind,
  type FileFacts,
  isReferenceOperand,
  NO_OPERAND,
  type Operand,
  operandIndex,
  type Reference,
} from "../model/facts.ts";
import { askedName, isAsked } from "./member-name.ts";
import type { ScopeRules } from "./scope-rules.ts";
import { hasNoOuterObject, needsObject } from "./static-classes.ts";

/** The parts of a file that the lookup of names needs. */
interface ScopedFile {
  readonly facts: FileFacts;
  readonly rules: ScopeRules;
  bindingsOf(scope: number, name: string): readonly Binding[];
  definition(index: number): Definition;
}

/** The bindings that a bare name means, and the scope that owns them. */
export interface Lookup {
  readonly scope: number;
  readonly bindings: readonly Binding[];
}

/**
 * Finds the scope that binds a name, from the inside out, by the rules of the file's language. With `isType`, the name cannot mean a
 * variable, a field or a function, as in `func f(store *store.DB)` and `struct { Value Value }`.
 */
export function lookupName(file: ScopedFile, fromScope: number, name: string, isType = false): Lookup | undefined {
  return lookup(file, fromScope, name, isType ? (binding) => !isValue(file, binding) : undefined);
}

function lookup(
  file: ScopedFile,
  fromScope: number,
  name: string,
  isMeant: ((binding: Binding) => boolean) | undefined,
): Lookup | undefined {
  const { scopes } = file.facts;
  const kindOf = (scope: number) => scopes[scope]?.kind;
  let isAlone = false;
  let inside = -1;
  for (let at = fromScope; at >= 0; inside = at, at = scopes[at]?.parent ?? -1) {
    if (scopes[at]?.kind === "class" && at !== fromScope && file.rules.classNames === "hidden") continue;
    const all = visibleBindings(file, at, name);
    const visible = isInMember(file, at, inside) ? all.filter(({ kind }) => kind !== "parameter") : all;
    const meant = isMeant && visible.length > 0 ? visible.filter(isMeant) : visible;
    const isOuter = (each: Binding) => isOfObject(file, each) || (each.kind === "parameter" && kindOf(at) === "class");
    const bindings = isAlone && meant.length > 0 ? meant.filter((each) => !isOuter(each)) : meant;
    isAlone ||= scopes[at]?.kind === "class" && hasNoOuterObject(file, scopes[at]?.definition ?? -1);
    const [first] = bindings;
    if (!first) continue;
    if (first.kind === "global") return moduleLookup(file, name);
    if (first.kind === "nonlocal") continue;
    return { scope: at, bindings };
  }
  return undefined;
}

/** The word that only the code of an accessor binds. */
const ACCESSOR_WORD = "field";

/** Whether a scope directly inside a class belongs to a member that runs when the object exists, and sees no parameter of the class. */
function isInMember(file: ScopedFile, scope: number, inside: number): boolean {
  const { scopes } = file.facts;
  if (!file.rules.classParametersEnd || inside < 0 || scopes[scope]?.kind !== "class") return false;
  if (scopes[inside]?.kind !== "function") return false;
  const owner = scopes[inside]?.definition ?? -1;
  // A function of an object that a property holds belongs to the property, whose value sees the parameters.
  if (owner >= 0) return file.definition(owner).parent === scopes[scope]?.definition;
  return file.bindingsOf(inside, ACCESSOR_WORD).length > 0;
}

function isOfObject(file: ScopedFile, { kind, index }: Binding): boolean {
  return kind === "definition" && needsObject(file, index);
}

/** Whether a binding binds its name to something that cannot be a type: a variable, a field or a function. */
function isValue(file: ScopedFile, { kind, index }: Binding): boolean {
  if (kind === "parameter" || kind === "variable") return true;
  return kind === "definition" && VALUE_KINDS.has(file.definition(index).kind);
}

const VALUE_KINDS: ReadonlySet<DefinitionKind> = new Set(["constant", "function", "method"]);

/** The meaning of a reference to a bare name. `isType` is the same as in `lookupName`. */
export function lookupReference(file: ScopedFile, reference: Reference, isType = false): Lookup | undefined {
  const { scope, name, line, role } = reference;
  const { scopes } = file.facts;
  const asked = askedName(file, reference);
  const fits = (binding: Binding) =>
    !(isType && isValue(file, binding)) &&
    (binding.kind !== "definition" || isAsked(asked, file.definition(binding.index)));
  const isMeant = isType || asked !== name ? fits : undefined;
  const found = lookup(file, scope, name, isMeant);
  if (file.rules.declaresBeforeUse) {
    let declared = found;
    while (declared && declared.scope > 0 && declared.bindings.every((each) => isLater(file.facts, each, reference)))
      declared = lookup(file, scopes[declared.scope]?.parent ?? -1, name, isMeant);
    return declared;
  }
  const isOwn =
    file.rules.readsOutsideFirst && found?.scope === scope && scopes[scope]?.kind === "class" && role !== "write";
  if (!isOwn || found.bindings.some((binding) => binding.line < line)) return found;
  return lookup(file, scopes[scope]?.parent ?? -1, name, isMeant) ?? found;
}

/** Whether a variable is declared below a reference, or by a statement whose value contains the reference. */
function isLater(facts: FileFacts, { kind, line, value }: Binding, reference: Reference): boolean {
  if (kind !== "variable" || line < reference.line) return false;
  return line > reference.line || isPartOf(facts, value, reference);
}

/** Values written by people are not nested deeper than this. */
const MAX_NESTING = 40;

function isPartOf(facts: FileFacts, operand: Operand, reference: Reference, depth = 0): boolean {
  if (operand < 0 || depth > MAX_NESTING) return false;
  if (isReferenceOperand(operand)) {
    const own = facts.references[operandIndex(operand)];
    return own === reference || isPartOf(facts, own?.receiver ?? NO_OPERAND, reference, depth + 1);
  }
  const { of, args } = facts.values[operandIndex(operand)] ?? { of: NO_OPERAND, args: [] };
  return [of, ...args].some((each) => isPartOf(facts, each, reference, depth + 1));
}

/** Whether a binding is a member that only code which names its interface sees. */
function isExplicit(file: ScopedFile, { kind, index }: Binding): boolean {
  return kind === "definition" && (file.definition(index).flags & DefinitionFlag.explicit) !== 0;
}

/** The bindings of a scope that a bare name in it, or in a nested scope, can mean. */
function visibleBindings(file: ScopedFile, scope: number, name: string): readonly Binding[] {
  const all = file.bindingsOf(scope, name);
  const { facts, rules } = file;
  const { kind, definition: owner = -1 } = facts.scopes[scope] ?? {};
  if (all.length === 0 || rules.classNames === "hidden" || kind !== "class") return all;
  const bindings = all.filter((each) => !isExplicit(file, each));
  if (rules.classNames === "members hidden") return bindings.filter(({ kind }) => kind !== "definition");
  const qualname = owner < 0 || !rules.namesConstructorsAfterClasses ? "" : file.definition(owner).qualname;
  // Inside a class, the name of the class means the class, not its constructor.
  return qualname === name || qualname.endsWith(`.${name}`) ? [] : bindings;
}

function moduleLookup(file: ScopedFile, name: string): Lookup | undefined {
  const bindings = file.bindingsOf(0, name);
  return bindings.length > 0 ? { scope: 0, bindings } : undefined;
}

/**
 * The assignments that can have set the value of a name at a line: the nearest one before the line in the same body, or all
 * of them if the name is read from another scope or before all of them.
 */
export function reachingBindings(lookup: Lookup, fromScope: number, line: number): readonly Binding[] {
  const { bindings, scope } = lookup;
  if (bindings.length < 2 || scope !== fromScope) return bindings;
  let nearest: Binding | undefined;
  for (const binding of bindings) {
    if (binding.kind !== "variable" && binding.kind !== "parameter") return bindings;
    if (binding.line < line) nearest = binding;
  }
  return nearest ? [nearest] : bindings;
}
