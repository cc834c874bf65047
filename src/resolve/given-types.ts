import { isReferenceOperand, isValueOperand, operandIndex, type Value } from "../model/facts.ts";
import { instancesOf } from "./annotations.ts";
import { givenByBuiltin } from "./builtin-callbacks.ts";
import { elementTypes } from "./containers.ts";
import type { FileIndex } from "./file-index.ts";
import { parameterAt, type Signature, signaturesOf } from "./signatures.ts";
import { type Call, substitutionFor } from "./substitutions.ts";
import { type Type, UNKNOWN, unionOf } from "./type.ts";
import { typesOfOperand } from "./types-of.ts";
import type { World } from "./world.ts";

/** What a parameter of a function is given by whoever the function is handed to. */
export function givenTypes(world: World, file: FileIndex, { of, names }: Value): readonly Type[] {
  const parameter = Number(names[0]);
  const argument = names[1];
  if (argument === undefined) return parameterTypes(world, typesOfOperand(world, file, of), parameter);
  const value = isValueOperand(of) ? file.facts.values[operandIndex(of)] : undefined;
  return value ? givenByCall(world, { file, value }, Number(argument), parameter) : UNKNOWN;
}

function givenByCall(world: World, call: Call, argument: number, parameter: number): readonly Type[] {
  const { file, value } = call;
  const callee = isReferenceOperand(value.of) ? file.facts.references[operandIndex(value.of)] : undefined;
  const receivers = callee && callee.receiver >= 0 ? typesOfOperand(world, file, callee.receiver) : UNKNOWN;
  const built = callee ? givenByBuiltin(world, call, receivers, callee.name, argument, parameter) : UNKNOWN;
  if (built.length > 0) return built;
  return unionOf(
    typesOfOperand(world, file, value.of).map((type) => {
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
  parameter: number,
): readonly Type[] {
  const declared = parameterAt(signature, argument);
  if (!declared) return UNKNOWN;
  const substitute = substitutionFor(world, signature, call, receiver);
  const types = instancesOf(world, signature.file, declared.type, substitute);
  const functions = declared.isElement ? elementTypes(world, types) : types;
  return parameterTypes(world, functions, parameter, substitute);
}

/** The declared types of the parameter at a position of functions. */
function parameterTypes(
  world: World,
  functions: readonly Type[],
  position: number,
  substitute?: (key: string) => readonly Type[] | undefined,
): readonly Type[] {
  return unionOf(
    functions.map((type) => {
      for (const signature of signaturesOf(world, type)) {
        const declared = parameterAt(signature, position);
        const types = declared ? instancesOf(world, signature.file, declared.type, substitute) : UNKNOWN;
        if (types.length > 0) return declared?.isElement ? elementTypes(world, types) : types;
      }
      return UNKNOWN;
    }),
  );
}
