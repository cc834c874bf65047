import {
  type AttributeAssignment,
  type Binding,
  type Definition,
  DefinitionFlag,
  type FileFacts,
  type Import,
  isMemberOwner,
  isReferenceOperand,
  type Narrowing,
  NO_OPERAND,
  type Operand,
  operandIndex,
  type Reference,
} from "../model/facts.ts";
import { append } from "../util/multimap.ts";
import { ExportIndex } from "./export-index.ts";
import { namedBase } from "./implemented.ts";
import { PlaceIndex } from "./place-index.ts";
import { lookupName } from "./scope-lookup.ts";
import type { ScopeRules } from "./scope-rules.ts";

const NONE: readonly never[] = [];
const SEARCHES_WITHOUT_INDEX = 32;

/** Usual code never defines one name so often in one scope. Later definitions are ignored; otherwise a use would lead to all of them. */
const MAX_REDEFINITIONS = 200;

/** The facts of one file, indexed for lookup. An index takes memory and most files need few, so each is built on first use. */
export class FileIndex {
  readonly path: string;
  readonly facts: FileFacts;
  readonly rules: ScopeRules;
  /** By scope, then by name. */
  #bindings: (Map<string, Binding[]> | undefined)[] | undefined;
  #byQualname: Map<string, number[]> | undefined;
  #assignments: Map<string, AttributeAssignment[]> | undefined;
  #variables: Map<string, Operand[]> | undefined;
  #heirs: Map<number, number> | undefined;
  #references: Map<string, number[]> | undefined;
  #searches = 0;
  #byLastName: Map<string, number[]> | undefined;
  #places: PlaceIndex | undefined;
  #exports: ExportIndex | undefined;
  #starImports: readonly Import[] | undefined;
  #objectKeys: ReadonlySet<string> | undefined;
  #narrowings: Map<string, Narrowing[]> | undefined;

  constructor(path: string, facts: FileFacts, rules: ScopeRules) {
    this.path = path;
    this.facts = facts;
    this.rules = rules;
  }

  get exports(): ExportIndex {
    this.#exports ??= new ExportIndex(this.facts.exports);
    return this.#exports;
  }

  definition(index: number): Definition {
    const definition = this.facts.definitions[index];
    if (!definition) throw new RangeError(`${this.path} has no definition ${index}`);
    return definition;
  }

  /** All bindings of the name in the scope itself, in source order. */
  bindingsOf(scope: number, name: string): readonly Binding[] {
    return this.#namesIn(scope)?.get(name) ?? NONE;
  }

  /** The star imports at the top level, each module once. */
  get starImports(): readonly Import[] {
    this.#starImports ??= [
      ...new Map(
        this.facts.imports.flatMap((each) =>
          each.kind === "star" && each.scope === 0 ? [[each.module, each] as const] : [],
        ),
      ).values(),
    ];
    return this.#starImports;
  }

  /** All definitions with that qualified name: overloads, redefinitions, accessors, or a type and a value. */
  definitionsNamed(qualname: string): readonly number[] {
    if (!this.#byQualname) {
      this.#byQualname = new Map();
      for (const [index, definition] of this.facts.definitions.entries()) {
        append(this.#byQualname, definition.qualname, index);
      }
    }
    return this.#byQualname.get(qualname) ?? NONE;
  }

  /** The definitions of the same symbol: overloads, redefinitions, accessors; not a static beside an instance member, nor, in some languages, a field beside a method. */
  symbolOf(index: number): readonly number[] {
    const named = this.definitionsNamed(this.definition(index).qualname);
    if (named.length === 1) return named;
    return named.filter((each) => this.#isOfOneKind(each, index));
  }

  /** Whether two definitions of one name are one symbol: not a static and an instance member, and not a field and a method. */
  #isOfOneKind(a: number, b: number): boolean {
    const isMethod = (index: number) => this.rules.keepsMethodsApart && this.definition(index).kind === "method";
    return this.isStaticMember(a) === this.isStaticMember(b) && isMethod(a) === isMethod(b);
  }

  /** Whether a definition is the first one of its symbol, which represents the symbol. */
  isFirstOfSymbol(index: number): boolean {
    const named = this.definitionsNamed(this.definition(index).qualname);
    return named.find((each) => this.#isOfOneKind(each, index)) === index;
  }

  /** Whether a member exists only on the class object. */
  isStaticMember(index: number): boolean {
    const { flags, parent } = this.definition(index);
    return (flags & DefinitionFlag.static) !== 0 && parent >= 0 && this.rules.keepsStaticsApart;
  }

  /** The indexes of the references with one of the names, in source order. */
  referencesNamed(names: ReadonlySet<string>): readonly number[] {
    const { references } = this.facts;
    if (!this.#references) {
      // A scan of the whole table is cheap; an index is worth its cost only after many searches.
      if (this.#searches++ < SEARCHES_WITHOUT_INDEX) return search(references, names);
      this.#references = new Map();
      for (const [index, reference] of references.entries()) append(this.#references, reference.name, index);
    }
    const found = [...names].map((name) => this.#references?.get(name) ?? NONE);
    return found.length === 1 ? (found[0] ?? NONE) : found.flat().sort((a, b) => a - b);
  }

  /** The indexes of the definitions whose qualified name ends with a dot and this name. */
  definitionsEndingIn(name: string): readonly number[] {
    if (!this.#byLastName) {
      this.#byLastName = new Map();
      for (const [index, { qualname }] of this.facts.definitions.entries()) {
        const dot = qualname.lastIndexOf(".");
        if (dot >= 0) append(this.#byLastName, qualname.slice(dot + 1), index);
      }
    }
    return this.#byLastName.get(name) ?? NONE;
  }

  /** The function or class whose body the scope belongs to, -1 at module level. */
  definitionAround(scope: number): number {
    for (let at = scope; at >= 0; at = this.facts.scopes[at]?.parent ?? -1) {
      const definition = this.facts.scopes[at]?.definition ?? -1;
      if (definition >= 0) return definition;
    }
    return -1;
  }

  /**
   * The definition that a reference belongs to, -1 at module level. A base class is written outside the body of the class that
   * extends it, but the reference belongs to that class and not to the code around it.
   */
  definitionUsing(referenceIndex: number): number {
    this.#heirs ??= this.#findHeirs();
    return this.#heirs.get(referenceIndex) ?? this.definitionAround(this.facts.references[referenceIndex]?.scope ?? 0);
  }

  /** The names, references and imports of the file by their places. */
  get places(): PlaceIndex {
    this.#places ??= new PlaceIndex(this.facts);
    return this.#places;
  }

  /** Whether an object literal in the file has the key. */
  hasObjectKey(name: string): boolean {
    this.#objectKeys ??= new Set(
      this.facts.values.filter(({ kind }) => kind === "object").flatMap(({ names }) => names),
    );
    return this.#objectKeys.has(name);
  }

  /** The class or object that a definition is a member of, -1 when there is none in this file. */
  classOfMember(index: number): number {
    if (!this.isMember(index)) return -1;
    const { parent, qualname } = this.definition(index);
    if (parent >= 0) return parent;
    // If a member is assigned outside the class, `Foo.prototype.bar = …`, only its qualified name tells the class.
    return this.definitionsNamed(qualname.slice(0, qualname.lastIndexOf(".")))[0] ?? -1;
  }

  /** Whether code accesses a definition as an attribute; a function inside a function is not accessed so. */
  isMember(index: number): boolean {
    const { parent, qualname, kind } = this.definition(index);
    if (parent < 0) return qualname.includes(".");
    return kind === "method" || isMemberOwner(this.definition(parent).kind);
  }

  /** The parts of the code in which a test narrows the type of a name, in source order. */
  narrowingsOf(name: string): readonly Narrowing[] {
    if (this.facts.narrowings.length === 0) return NONE;
    if (!this.#narrowings) {
      this.#narrowings = new Map();
      for (const narrowing of this.facts.narrowings) append(this.#narrowings, narrowing.name, narrowing);
    }
    return this.#narrowings.get(name) ?? NONE;
  }

  /** The innermost class around a scope, -1 when there is none. */
  classAround(scope: number): number {
    let at = this.definitionAround(scope);
    while (at >= 0 && this.definition(at).kind !== "class") at = this.definition(at).parent;
    return at;
  }

  /** The names of the type parameters that the scope itself declares, in order. */
  typeParameterNames(scope: number): string[] {
    const names = [...(this.#namesIn(scope) ?? [])];
    return names.filter(([, bindings]) => bindings[0]?.kind === "type").map(([name]) => name);
  }

  /** The class or object that `this` or `self` means in a scope: the owner of the nearest method around it. */
  ownerOfThis(scope: number): number {
    let nearest = -1;
    for (let at = this.definitionAround(scope); at >= 0; at = this.definition(at).parent) {
      // An initialiser, or a method with a computed name, has no definition, so the next definition around it is the class.
      if (this.definition(at).kind === "class") return at;
      const owner = this.classOfMember(at);
      if (owner >= 0) return owner;
      if (nearest < 0 && this.definition(at).kind === "function") nearest = at;
    }
    return nearest;
  }

  /** The values that the file assigns to an attribute, `Class.name`, of the instances or of the class object. */
  attributeAssignments(qualname: string): readonly AttributeAssignment[] {
    this.#assignments ??= this.#groupAssignments();
    return this.#assignments.get(qualname) ?? NONE;
  }

  /** The values assigned to a variable after its declaration: `let x; … x = new Foo()`. */
  variableAssignments(scope: number, name: string): readonly Operand[] {
    this.#variables ??= this.#groupVariables();
    return this.#variables.get(`${scope}:${name}`) ?? NONE;
  }

  #namesIn(scope: number): ReadonlyMap<string, readonly Binding[]> | undefined {
    this.#bindings ??= this.#groupBindings();
    return this.#bindings[scope];
  }

  #groupBindings(): (Map<string, Binding[]> | undefined)[] {
    const scopes: (Map<string, Binding[]> | undefined)[] = [];
    for (const binding of this.facts.bindings) {
      let names = scopes[binding.scope];
      if (!names) {
        names = new Map();
        scopes[binding.scope] = names;
      }
      const isCrowded = (names.get(binding.name)?.length ?? 0) >= MAX_REDEFINITIONS;
      if (binding.kind !== "definition" || !isCrowded) append(names, binding.name, binding);
    }
    return scopes;
  }

  #groupVariables(): Map<string, Operand[]> {
    const groups = new Map<string, Operand[]>();
    for (const assignment of this.facts.assignments) {
      const target = this.facts.references[assignment.target];
      if (target?.receiver !== NO_OPERAND) continue;
      const lookup = lookupName(this, target.scope, target.name);
      if (lookup) append(groups, `${lookup.scope}:${target.name}`, assignment.value);
    }
    return groups;
  }

  #groupAssignments(): Map<string, AttributeAssignment[]> {
    const groups = new Map<string, AttributeAssignment[]>();
    for (const assignment of this.facts.assignments) {
      const target = this.facts.references[assignment.target];
      const owner = target && this.#ownerName(target);
      if (owner) append(groups, `${owner}.${target.name}`, assignment);
    }
    return groups;
  }

  #ownerName(target: Reference): string | undefined {
    const receiver = this.#referenceAt(target.receiver);
    if (!receiver) return undefined;
    if (receiver.receiver === NO_OPERAND) {
      if (receiver.name === "this" || this.isSelf(receiver)) {
        const owner = this.ownerOfThis(receiver.scope);
        return owner >= 0 ? this.definition(owner).qualname : undefined;
      }
      return this.definitionsNamed(receiver.name).length > 0 ? receiver.name : undefined;
    }
    const prototypeOf = receiver.name === "prototype" ? this.#referenceAt(receiver.receiver) : undefined;
    return prototypeOf?.receiver === NO_OPERAND ? prototypeOf.name : undefined;
  }

  /** Whether a bare name is the parameter that holds the object of the enclosing method. */
  isSelf(reference: Reference): boolean {
    return this.selfMethod(reference.scope, reference.name) >= 0;
  }

  /** The method whose first parameter, which holds its object, is what the name means in a scope; -1 if the name means something else. */
  selfMethod(scope: number, name: string): number {
    if (!this.rules.hasSelfParameter) return -1;
    for (let at = scope; at >= 0; at = this.facts.scopes[at]?.parent ?? -1) {
      const bindings = this.bindingsOf(at, name);
      if (bindings.length === 0) continue;
      const method = this.facts.scopes[at]?.definition ?? -1;
      if (method < 0 || bindings[0]?.kind !== "parameter") return -1;
      const definition = this.definition(method);
      return definition.kind === "method" && definition.params[0]?.name === name && !this.#isStatic(definition)
        ? method
        : -1;
    }
    return -1;
  }

  /** Whether the first parameter of a definition is the object that it is called on. */
  takesSelf(index: number): boolean {
    const definition = this.definition(index);
    return this.rules.hasSelfParameter && definition.kind === "method" && !this.#isStatic(definition);
  }

  #isStatic(definition: Definition): boolean {
    return definition.decorators.some((decorator) => this.#referenceAt(decorator)?.name === "staticmethod");
  }

  #findHeirs(): Map<number, number> {
    const heirs = new Map<number, number>();
    this.facts.definitions.forEach((definition, index) => {
      for (const base of definition.bases) {
        const operand = namedBase(this.facts, base);
        if (this.#referenceAt(operand)?.role === "inherit") heirs.set(operandIndex(operand), index);
      }
    });
    return heirs;
  }

  #referenceAt(operand: number): Reference | undefined {
    return isReferenceOperand(operand) ? this.facts.references[operandIndex(operand)] : undefined;
  }
}

function search(references: readonly Reference[], names: ReadonlySet<string>): number[] {
  const [only] = names.size === 1 ? names : [];
  const found: number[] = [];
  references.forEach(({ name }, index) => {
    if (only === undefined ? names.has(name) : name === only) found.push(index);
  });
  return found;
}
