import type { Binding, Reference } from "../model/facts.ts";
import type { FileIndex } from "./file-index.ts";
import { hasModuleObjects, hidesMembers, namesConstructorsLikeClasses } from "./language-traits.ts";

/** The bindings that a bare name means, and the scope that owns them. */
export interface Lookup {
  readonly scope: number;
  readonly bindings: readonly Binding[];
}

/**
 * Finds the scope that binds a name, from the inside out, by the rules of the file's language. With `isType` a variable is
 * not what is meant, as in `func f(store *store.DB)`.
 */
export function lookupName(file: FileIndex, fromScope: number, name: string, isType = false): Lookup | undefined {
  const { scopes, language } = file.facts;
  for (let at = fromScope; at >= 0; at = scopes[at]?.parent ?? -1) {
    // In Python and ECMAScript the functions of a class do not see the names of its members.
    if (scopes[at]?.kind === "class" && at !== fromScope && hasModuleObjects(language)) continue;
    const bindings = visibleBindings(file, at, fromScope, name);
    const [first] = bindings;
    if (!first || (isType && isVariable(first))) continue;
    if (first.kind === "global") return moduleLookup(file, name);
    if (first.kind === "nonlocal") continue;
    return { scope: at, bindings };
  }
  return undefined;
}

function isVariable({ kind }: Binding): boolean {
  return kind === "parameter" || kind === "variable";
}

/** What a reference to a bare name means. With `isType` as in `lookupName`. */
export function lookupReference(file: FileIndex, reference: Reference, isType = false): Lookup | undefined {
  const { scope, name, line, role } = reference;
  const { scopes, language } = file.facts;
  const lookup = lookupName(file, scope, name, isType);
  // In the body of a Python class a name means the one outside until the class has its own: `Parser = Parser`.
  const isOwn = language === "python" && lookup?.scope === scope && scopes[scope]?.kind === "class" && role !== "write";
  if (!isOwn || lookup.bindings.some((binding) => binding.line < line)) return lookup;
  return lookupName(file, scopes[scope]?.parent ?? -1, name, isType) ?? lookup;
}

/** The bindings of a scope that a bare name in it, or in a scope inside, can mean. */
function visibleBindings(file: FileIndex, scope: number, fromScope: number, name: string): readonly Binding[] {
  const bindings = file.bindingsOf(scope, name);
  const { scopes, language } = file.facts;
  if (bindings.length === 0 || hasModuleObjects(language) || scopes[scope]?.kind !== "class") return bindings;
  if (hidesMembers(language) && scope !== fromScope) return bindings.filter(({ kind }) => kind !== "definition");
  const owner = scopes[scope]?.definition ?? -1;
  const qualname = owner < 0 || !namesConstructorsLikeClasses(language) ? "" : file.definition(owner).qualname;
  // In a class its name means the class, not the constructor.
  return qualname === name || qualname.endsWith(`.${name}`) ? [] : bindings;
}

function moduleLookup(file: FileIndex, name: string): Lookup | undefined {
  const bindings = file.bindingsOf(0, name);
  return bindings.length > 0 ? { scope: 0, bindings } : undefined;
}

/**
 * Of several assignments to a name, those that can have given it its value at a line: the nearest one before it in the
 * same body, or all of them when the name is read from another scope or before any of them.
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
