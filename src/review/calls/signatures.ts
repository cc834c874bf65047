import type { FileIndex } from "../../code/file-index.ts";
import { operandText } from "../../code/operand-text.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import { hasTypedName } from "../../code/typed-names.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import { type Definition, DefinitionFlag, NO_OPERAND, type Parameter } from "../../model/facts.ts";
import { lastPart } from "../../util/last-part.ts";
import { declaredType, type PlainType } from "./plain-types.ts";

/** Nobody writes so many parameters, or so many different forms of one function. Comparing them with every call would take too long. */
const MAX_PARAMETERS = 255;
const MAX_FORMS = 200;

/** One way to call something: the parameters for which its callers pass arguments. */
export type Signature = readonly TypedParameter[];

/** A parameter, with its type if that is a plain type. */
interface TypedParameter extends Parameter {
  readonly plain?: PlainType | undefined;
}

/** The ways to call something: on an object that is passed automatically, and without an object. */
export interface Forms {
  readonly bound: readonly Signature[];
  readonly free: readonly Signature[];
}

/** The object of a method, as a parameter, if the method is called through its type. */
const OBJECT: Parameter = {
  name: "",
  kind: "positional-only",
  isOptional: false,
  type: NO_OPERAND,
  defaultHash: "",
};

/** A function or method as it is written somewhere. */
interface Written {
  readonly file: FileIndex;
  readonly index: number;
}

/**
 * Every way to call a function or method; undefined if that is not known. If the name has a declared type, the ways are not known: callers
 * pass what the type accepts, even if the function reads other parameters.
 */
export function formsOfFunction(world: World, file: FileIndex, index: number): Forms | undefined {
  const written = writtenForms(world, file, index);
  const isKnown = (each: Written) =>
    isCallable(definitionOf(each)) && areDecoratorsTransparent(each) && !hasTypedName(each.file.facts, each.index);
  if (!written?.every(isKnown)) return undefined;
  const bound = distinctForms(written.flatMap((each) => boundForms(each).map((form) => typed(world, each.file, form))));
  const free = distinctForms(written.map((each) => typed(world, each.file, freeForm(each))));
  return Math.max(bound.length, free.length) > MAX_FORMS ? undefined : { bound, free };
}

/** Parameters with their types, in languages where types distinguish overloads. */
export function typed(world: World, file: FileIndex, form: readonly Parameter[]): Signature {
  if (breakRulesOf(file.facts.language).typeWords === undefined) return form;
  return form.map((each) => ({ ...each, plain: declaredType(world, file, each.type) }));
}

/** All definitions with the name: overloads, the declaration in a header, and the forms of ancestors where these count. */
function writtenForms(world: World, file: FileIndex, index: number): readonly Written[] | undefined {
  const { qualname } = file.definition(index);
  const own = formsNamed(file, qualname);
  const others = world.semanticsOf(file).counterpartsOf(world, file, index);
  const declared = others.flatMap((each) => writtenAt(world, each));
  const isOverride = own.some((each) => (definitionOf(each).flags & DefinitionFlag.override) !== 0);
  const hasInherited = isOverride || breakRulesOf(file.facts.language).hasOverloads;
  const inherited = hasInherited ? inheritedForms(world, file, index) : [];
  // A member that overrides something from outside is called as the outside declaration says.
  if (!inherited || (isOverride && inherited.length === 0)) return undefined;
  return [...own, ...declared, ...inherited];
}

function inheritedForms(world: World, file: FileIndex, index: number): readonly Written[] | undefined {
  const owner = world.ownerOf({ path: file.path, index });
  if (!owner) return [];
  const { classes, isComplete } = world.ancestryOf(owner);
  const name = lastPart(file.definition(index).qualname);
  // A class from outside may have another form of the member.
  if (!isComplete && breakRulesOf(file.facts.language).isUniversalMember(name)) return undefined;
  return classes.slice(1).flatMap(({ path, index: at }) => {
    const other = world.file(path);
    return other ? formsNamed(other, `${other.definition(at).qualname}.${name}`) : [];
  });
}

function writtenAt(world: World, { path, index }: DefinitionHandle): readonly Written[] {
  const file = world.file(path);
  return file ? formsNamed(file, file.definition(index).qualname) : [];
}

function formsNamed(file: FileIndex, qualname: string): readonly Written[] {
  const seen = breakRulesOf(file.facts.language).formsSeen(file, file.definitionsNamed(qualname));
  const named = seen.map((index) => ({ file, index }));
  // A field with the same name is a different symbol, and no call means it.
  return file.rules.keepsMethodsApart ? named.filter((each) => definitionOf(each).kind !== "constant") : named;
}

function definitionOf({ file, index }: Written): Definition {
  return file.definition(index);
}

/** The parameters for callers that call it on an object. */
function boundForms({ file, index }: Written): readonly Signature[] {
  const { params, flags } = file.definition(index);
  if (file.takesSelf(index)) return [params.slice(1)];
  const mayExtend = (flags & DefinitionFlag.static) !== 0 && breakRulesOf(file.facts.language).hasExtensionMethods;
  return mayExtend ? [params, params.slice(1)] : [params];
}

/** The parameters for callers that call it by its name or through its type. */
function freeForm({ file, index }: Written): Signature {
  const { params, flags, kind } = file.definition(index);
  const isStatic = (flags & DefinitionFlag.static) !== 0;
  if (file.takesSelf(index)) return isStatic ? params.slice(1) : params;
  const takesObject = kind === "method" && !isStatic && breakRulesOf(file.facts.language).takesObjectAsArgument;
  return takesObject ? [OBJECT, ...params] : params;
}

/**
 * Forms with the same parameters, including plain types, count as one. The last of them is kept, because the implementation of overloads is
 * last.
 */
function distinctForms(forms: readonly Signature[]): readonly Signature[] {
  const keyOf = (form: Signature) =>
    JSON.stringify(form.map(({ name, kind, isOptional, plain }) => [name, kind, isOptional, plain?.name]));
  const byKey = new Map<string, Signature>();
  for (const form of forms) {
    const key = keyOf(form);
    byKey.delete(key);
    byKey.set(key, form);
  }
  return [...byKey.values()];
}

function isCallable({ kind, flags, params }: Definition): boolean {
  const isAccessor = (flags & (DefinitionFlag.getter | DefinitionFlag.setter)) !== 0;
  return (kind === "function" || kind === "method") && !isAccessor && params.length <= MAX_PARAMETERS;
}

function areDecoratorsTransparent({ file, index }: Written): boolean {
  const { keepsParameters } = breakRulesOf(file.facts.language);
  const { decorators } = file.definition(index);
  return decorators.every((decorator) => keepsParameters(operandText(file.facts, decorator)));
}

/** Every way to create an instance of a class; undefined if that is not known. */
export function signaturesOfClass(world: World, handle: DefinitionHandle): readonly Signature[] | undefined {
  const file = world.file(handle.path);
  if (!file) return undefined;
  const definition = file.definition(handle.index);
  if (definition.kind !== "class") return undefined;
  const rules = breakRulesOf(file.facts.language);
  const makers = rules.makersOf(world, file, handle);
  if (makers !== undefined) return makers === "unknown" ? undefined : makers.map((each) => typed(world, file, each));
  const [maker, ...others] = world.memberOfClass(handle, rules.constructorOf(lastPart(definition.qualname)));
  if (!maker) return [[]];
  const owner = maker.kind === "definition" ? world.file(maker.path) : undefined;
  if (!owner || maker.kind !== "definition" || others.some(({ kind }) => kind !== "definition")) return undefined;
  return formsOfFunction(world, owner, maker.index)?.bound;
}
