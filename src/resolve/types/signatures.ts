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

/** The way to call a function, as far as it is declared. */
export interface Signature {
  readonly file: FileIndex;
  readonly parameters: readonly Operand[];
  /** The last parameter takes all arguments that are left. */
  readonly hasRest: boolean;
  /** The definition that has it, -1 for one without. */
  readonly definition: number;
  /** A value of what it returns; `NO_OPERAND` when its definition has to be asked. */
  readonly result: Operand;
}

/** The signatures of something that is called, overloads in the order in which they are written. */
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
    // A delegate has the parameters itself, an interface with one method stands for a function with its parameters.
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

/** The declared type of what an argument at a position must be; `isElement` when it is one of a rest parameter's. */
export function parameterAt(signature: Signature, position: number): { type: Operand; isElement: boolean } | undefined {
  const { parameters, hasRest } = signature;
  const last = parameters.length - 1;
  const at = hasRest && position >= last ? last : position;
  const type = parameters[at] ?? NO_OPERAND;
  return type === NO_OPERAND ? undefined : { type, isElement: hasRest && at === last };
}

/** The first of several signatures that takes that many arguments, or else the first. */
export function fittingSignature(signatures: readonly Signature[], count: number): Signature | undefined {
  return signatures.find(({ parameters, hasRest }) => hasRest || parameters.length >= count) ?? signatures[0];
}
