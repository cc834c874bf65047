import { elementTypes } from "../../code/containers.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { OBJECT_WORD } from "../../code/implicit-members.ts";
import { type Type, UNKNOWN, unionOf } from "../../code/type.ts";
import type { Call, World } from "../../code/world.ts";
import { ITSELF, isReferenceOperand, isValueOperand, operandIndex, type Value } from "../../model/facts.ts";
import { parameterAt, type Signature, signaturesOf } from "./signatures.ts";
import { substitutionFor } from "./substitutions.ts";

/**
 * The types of a parameter of a function that is passed to a callee: the callee determines them. With `ITSELF` instead of a parameter, the
 * types of the argument itself.
 */
export function givenTypes(world: World, file: FileIndex, { of, names }: Value): readonly Type[] {
  const parameter = names[0] === ITSELF ? undefined : Number(names[0]);
  const argument = names[1];
  if (argument === undefined) return parameterTypes(world, file, world.typesOf(file, of), parameter ?? 0);
  const value = isValueOperand(of) ? file.facts.values[operandIndex(of)] : undefined;
  return value ? givenByCall(world, { file, value }, Number(argument), parameter) : UNKNOWN;
}

function givenByCall(world: World, call: Call, argument: number, parameter: number | undefined): readonly Type[] {
  const { file, value } = call;
  const callee = isReferenceOperand(value.of) ? file.facts.references[operandIndex(value.of)] : undefined;
  const receivers = callee && callee.receiver >= 0 ? world.typesOf(file, callee.receiver) : UNKNOWN;
  const { givenByMethod, takenByMethod } = world.semanticsOf(file).library;
  const isParameter = callee !== undefined && parameter !== undefined;
  const built = isParameter ? givenByMethod(world, call, receivers, callee.name, argument, parameter) : UNKNOWN;
  if (built.length > 0) return built;
  const taken = callee ? takenByMethod(receivers, callee.name, argument) : UNKNOWN;
  if (taken.length > 0) return parameter === undefined ? taken : parameterTypes(world, file, taken, parameter);
  return unionOf(
    world.typesOf(file, value.of).map((type) => {
      for (const signature of signaturesOf(world, type)) {
        const types = givenBySignature(world, signature, call, receivers[0], argument, parameter);
        if (types.length > 0) return types;
      }
      return UNKNOWN;
    }),
  );
}

function givenBySignature(
  world: World,
  signature: Signature,
  call: Call,
  receiver: Type | undefined,
  argument: number,
  parameter: number | undefined,
): readonly Type[] {
  // A function after the parentheses of a call is passed to the last parameter.
  const position = argument < 0 ? signature.parameters.length - 1 : argument;
  const shift = argument >= 0 && isExtended(signature, receiver) ? 1 : 0;
  const declared = parameterAt(signature, position + shift);
  if (!declared) return UNKNOWN;
  const substitute = substitutionFor(world, signature, call, receiver);
  const types = world.instancesOf(signature.file, declared.type, substitute);
  const functions = declared.isElement ? elementTypes(world, types) : types;
  return parameter === undefined ? functions : parameterTypes(world, signature.file, functions, parameter, substitute);
}

/** Whether a function is called on a receiver that it takes as its first parameter. */
function isExtended({ file, definition }: Signature, receiver: Type | undefined): boolean {
  if (definition < 0 || receiver === undefined || receiver.kind === "definition") return false;
  const { scope, params } = file.definition(definition);
  const [object] = scope < 0 ? [] : file.bindingsOf(scope, OBJECT_WORD);
  return object !== undefined && params[0]?.type === object.type;
}

/** The declared types of the parameter that functions have at a position. */
function parameterTypes(
  world: World,
  file: FileIndex,
  functions: readonly Type[],
  position: number,
  substitute?: (key: string) => readonly Type[] | undefined,
): readonly Type[] {
  return unionOf(
    functions.map((type): readonly Type[] => {
      if (type.kind === "builtin") {
        const isFunction = world.semanticsOf(file).library.functionTypes.has(type.name);
        // A function that compares takes two values of the same type, but may have only one type argument.
        return isFunction ? (type.args[position] ?? type.args[0] ?? UNKNOWN) : UNKNOWN;
      }
      for (const signature of signaturesOf(world, type)) {
        const declared = parameterAt(signature, position);
        const types = declared ? world.instancesOf(signature.file, declared.type, substitute) : UNKNOWN;
        if (types.length > 0) return declared?.isElement ? elementTypes(world, types) : types;
      }
      return UNKNOWN;
    }),
  );
}
