import type { FileIndex } from "../../code/file-index.ts";
import type { Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import {
  type Definition,
  DefinitionFlag,
  isValueOperand,
  NO_OPERAND,
  type Operand,
  operandIndex,
  ValueFlag,
} from "../../model/facts.ts";

/** How a function is called, as far as that is declared. */
export interface Signature {
  readonly file: FileIndex;
  readonly parameters: readonly Operand[];
  /** Whether the last parameter takes all remaining arguments. */
  readonly hasRest: boolean;
  /** The definition that has this signature; -1 if there is none. */
  readonly definition: number;
  /** A value of the type that the function returns; `NO_OPERAND` if the result must be looked up in the definition. */
  readonly result: Operand;
}

/** The signatures of a type that is called. Overloads are in the order in which they are written. */
export function signaturesOf(world: World, type: Type): readonly Signature[] {
  if (type.kind === "function") return valueSignature(world.file(type.path), type.value);
  if (type.kind !== "definition" && type.kind !== "instance") return [];
  const file = world.file(type.path);
  const definition = file?.facts.definitions[type.index];
  if (!file || !definition) return [];
  if (type.kind === "instance") {
    const isCallable = definition.kind === "interface" || definition.kind === "type";
    if (!isCallable) return [];
    const signatures = definition.returns.filter(isValueOperand);
    if (signatures.length > 0) return signatures.flatMap((operand) => valueSignature(file, operandIndex(operand)));
    // A delegate has parameters itself. An interface with one method stands for a function with the parameters of that method.
    if (definition.params.length > 0) return [definedSignature(file, type.index, definition)];
    const [method, ...others] = file.facts.definitions.flatMap((each, index) =>
      each.parent === type.index && each.kind === "method" && (each.flags & DefinitionFlag.static) === 0 ? [index] : [],
    );
    const isFunction = world.semanticsOf(file).interfacesAreFunctions && others.length === 0;
    return isFunction && method !== undefined ? [definedSignature(file, method, file.definition(method))] : [];
  }
  if (definition.kind === "class") {
    const constructors = file.definitionsNamed(`${definition.qualname}.constructor`);
    return constructors.map((index) => definedSignature(file, index, file.definition(index)));
  }
  const named = file.symbolOf(type.index);
  return named.map((index) => definedSignature(file, index, file.definition(index)));
}

/** The signature of a definition. */
export function definedSignature(file: FileIndex, index: number, { params }: Definition): Signature {
  return {
    file,
    parameters: params.map((param) => param.type),
    hasRest: params.at(-1)?.kind === "rest",
    definition: index,
    result: NO_OPERAND,
  };
}

function valueSignature(file: FileIndex | undefined, index: number): readonly Signature[] {
  const value = file?.facts.values[index];
  if (!file || value?.kind !== "function") return [];
  const hasRest = (value.flags & ValueFlag.spread) !== 0;
  return [{ file, parameters: value.args, hasRest, definition: -1, result: value.of }];
}

/** The declared type for the argument at a position. `isElement` is true if the argument is one element of a rest parameter. */
export function parameterAt(signature: Signature, position: number): { type: Operand; isElement: boolean } | undefined {
  const { parameters, hasRest } = signature;
  const last = parameters.length - 1;
  const at = hasRest && position >= last ? last : position;
  const type = parameters[at] ?? NO_OPERAND;
  return type === NO_OPERAND ? undefined : { type, isElement: hasRest && at === last };
}

/** The first signature that takes `count` arguments, or else the first of all. */
export function fittingSignature(signatures: readonly Signature[], count: number): Signature | undefined {
  return signatures.find(({ parameters, hasRest }) => hasRest || parameters.length >= count) ?? signatures[0];
}
