import type { FileIndex } from "../../code/file-index.ts";
import { type DefinitionHandle, type Type, UNKNOWN, unionOf } from "../../code/type.ts";
import type { Call, World } from "../../code/world.ts";
import { type Definition, DefinitionFlag, NO_OPERAND } from "../../model/facts.ts";
import { definedSignature } from "./signatures.ts";
import { substitutionFor } from "./substitutions.ts";

/**
 * The result of calling a definition: an instance of a class, or the value that a function returns. `receiver` is the object of a method
 * call.
 */
export function callResult(world: World, callee: DefinitionHandle, receiver?: Type, call?: Call): readonly Type[] {
  const file = world.file(callee.path);
  const definition = file?.facts.definitions[callee.index];
  if (!file || !definition) return UNKNOWN;
  switch (definition.kind) {
    case "class":
    case "enum":
    case "interface":
    case "type":
      return [constructed(world, callee, call)];
    case "constant":
      return UNKNOWN;
    default: {
      if (isHiddenByOverloads(file, definition)) return UNKNOWN;
      const types =
        definition.returnType === NO_OPERAND
          ? returnedTypes(world, file, definition)
          : world.instancesOf(
              file,
              definition.returnType,
              substitutionFor(world, definedSignature(file, callee.index, definition), call, receiver),
            );
      return receiver ? types.map((type) => narrowSelf(world, type, callee, receiver)) : types;
    }
  }
}

/** The result of `new` with a definition. With the name of an alias, it is an instance of the type that the alias stands for. */
export function made(world: World, { path, index }: DefinitionHandle, call: Call): readonly Type[] {
  const isAlias = world.file(path)?.definition(index).kind === "type";
  const meant = isAlias ? world.instancesOf(call.file, call.value.of) : UNKNOWN;
  return meant.length > 0 ? meant : [constructed(world, { path, index }, call)];
}

/** An instance of a class, with the type arguments of the call. */
function constructed(world: World, { path, index }: DefinitionHandle, call?: Call): Type {
  const args = call?.value.typeArgs?.map((operand) => [...world.instancesOf(call.file, operand)]) ?? [];
  return { kind: "instance", path, index, args };
}

/** The types of the `return` statements of a function. */
function returnedTypes(world: World, file: FileIndex, { flags, returns }: Definition): readonly Type[] {
  const types = unionOf(returns.map((operand) => world.typesOf(file, operand)));
  const isGenerator = (flags & DefinitionFlag.generator) !== 0 && world.semanticsOf(file).generatorsReturnNothing;
  return isGenerator ? types.filter((type) => type.kind === "builtin" && type.name === "generator") : types;
}

/**
 * Whether declared overloads hide a definition. Callers see only the overloads of a function, so the values that its implementation
 * returns do not count.
 */
function isHiddenByOverloads(file: FileIndex, { qualname, kind, returnType }: Definition): boolean {
  if (returnType !== NO_OPERAND) return false;
  const overloads = file.definitionsNamed(qualname).map((index) => file.definition(index));
  return overloads.some((each) => each.kind === kind && each.returnType !== NO_OPERAND);
}

/** If a method returns an instance of its own class, the result has the class of the receiver: `Sub().clone()` is a `Sub`. */
function narrowSelf(world: World, type: Type, method: DefinitionHandle, receiver: Type): Type {
  if (type.kind !== "instance" || receiver.kind !== "instance") return type;
  const owner = world.file(method.path)?.classOfMember(method.index) ?? -1;
  if (type.path !== method.path || type.index !== owner) return type;
  const isSubclass = world.ancestryOf(receiver).classes.some((each) => each.path === type.path && each.index === owner);
  return isSubclass ? receiver : type;
}
