import type { FileIndex } from "../../code/file-index.ts";
import { appliedBase } from "../../code/implemented.ts";
import { resultsOf } from "../../code/results-of.ts";
import { type DefinitionHandle, type Type, UNKNOWN, unionOf } from "../../code/type.ts";
import { OBJECT_TYPE, typeParameterAt, typeParametersOf } from "../../code/type-parameters.ts";
import type { Call, Substitution, World } from "../../code/world.ts";
import {
  type Definition,
  isReferenceOperand,
  NO_OPERAND,
  type Operand,
  operandIndex,
  TRAILING_FUNCTION,
} from "../../model/facts.ts";
import type { Signature } from "./signatures.ts";

/** The names of types whose values are classes: an argument for `type[Foo]` or `Constructor<Foo>` is a class. */
const CLASS_OBJECTS = new Set(["type", "Type", "Class", "Constructor", "Newable", "ClassConstructor"]);
const CALLABLES = new Set(["Callable"]);

/** The types that the type parameters of a signature stand for in a call. Its type arguments, its arguments and its receiver give them. */
export function substitutionFor(
  world: World,
  signature: Signature,
  call: Call | undefined,
  receiver: Type | undefined,
): Substitution {
  const known = new Map<string, readonly Type[] | undefined>();
  return (key) => {
    if (known.has(key)) return known.get(key);
    // While the types of a parameter are being computed, it stands for no type.
    known.set(key, undefined);
    const written = explicit(world, signature, call, key);
    const byCall = () => inferred(world, signature, call, key);
    const byReceiver = () => ofReceiver(world, signature, receiver, key);
    // The receiver has already determined the type parameters of the class, so for these it comes before the arguments.
    const found = written ?? (isOwn(signature, key) ? (byCall() ?? byReceiver()) : (byReceiver() ?? byCall()));
    known.set(key, found);
    return found;
  };
}

/** Whether a function declares a type parameter itself. A function without a definition has no other type parameters. */
function isOwn({ file, definition }: Signature, key: string): boolean {
  return definition < 0 || typeParametersOf(file, file.definition(definition).scope).includes(key);
}

function explicit(
  world: World,
  signature: Signature,
  call: Call | undefined,
  key: string,
): readonly Type[] | undefined {
  const { typeArgs } = call?.value ?? {};
  if (!call || !typeArgs || signature.definition < 0) return undefined;
  const { scope } = signature.file.definition(signature.definition);
  const operand = typeArgs[typeParametersOf(signature.file, scope).indexOf(key)];
  return operand === undefined ? undefined : world.instancesOf(call.file, operand);
}

function inferred(
  world: World,
  { file, parameters, definition }: Signature,
  call: Call | undefined,
  key: string,
): readonly Type[] | undefined {
  if (!call) return undefined;
  const { args, names } = call.value;
  const declared = definition < 0 ? [] : file.definition(definition).params;
  // The first parameter of a method may be its object, which is not among the arguments.
  const skipped = definition >= 0 && isBound(file, file.definition(definition)) ? 1 : 0;
  const firstKeyword = args.length - names.length;
  for (const [at, argument] of args.entries()) {
    const name = at < firstKeyword ? undefined : names[at - firstKeyword];
    const named = name === TRAILING_FUNCTION ? declared.length - 1 : declared.findIndex((each) => each.name === name);
    const position = name === undefined ? at + skipped : named;
    const types = match(world, file, parameters[position] ?? NO_OPERAND, key, () => world.typesOf(call.file, argument));
    if (types && types.length > 0) return types;
  }
  return undefined;
}

function isBound(file: FileIndex, { kind, params }: Definition): boolean {
  return file.rules.hasSelfParameter && kind === "method" && /^(?:self|cls)$/.test(params[0]?.name ?? "");
}

/** The types that a type parameter must stand for, so that a declared type fits the types of an argument. */
function match(
  world: World,
  file: FileIndex,
  declared: Operand,
  key: string,
  types: () => readonly Type[],
): readonly Type[] | undefined {
  if (declared < 0) return undefined;
  if (isReferenceOperand(declared)) {
    return typeParameterAt(world, file, declared)?.key === key ? types().filter((type) => !isNone(type)) : undefined;
  }
  const value = file.facts.values[operandIndex(declared)];
  const inner = (operand: Operand | undefined, part: () => readonly Type[]) =>
    operand === undefined ? undefined : match(world, file, operand, key, part);
  if (value?.kind === "union") return firstOf(value.args, (arg) => inner(arg, types));
  if (value?.kind === "function") {
    const returned = file.facts.values[operandIndex(value.of)];
    return returned?.kind === "instance" ? inner(returned.of, () => resultsOf(world, types())) : undefined;
  }
  if (value?.kind !== "item") return undefined;
  const name = isReferenceOperand(value.of) ? file.facts.references[operandIndex(value.of)]?.name : undefined;
  if (CLASS_OBJECTS.has(name ?? "")) return inner(value.args[0], () => resultsOf(world, types()));
  if (CALLABLES.has(name ?? "")) return inner(value.args.at(-1), () => resultsOf(world, types()));
  return firstOf([...value.args.keys()], (at) => inner(value.args[at], () => argumentsAt(types(), at)));
}

function firstOf<T>(items: readonly T[], find: (item: T) => readonly Type[] | undefined): readonly Type[] | undefined {
  for (const item of items) {
    const found = find(item);
    if (found && found.length > 0) return found;
  }
  return undefined;
}

function isNone(type: Type): boolean {
  return type.kind === "builtin" && /^(?:None|null|undefined)$/.test(type.name);
}

/** The type arguments at a position. An instance without type arguments, such as an awaited or optional value, gives itself. */
function argumentsAt(types: readonly Type[], position: number): readonly Type[] {
  return unionOf(
    types.map((type): readonly Type[] => {
      if (type.kind !== "instance" && type.kind !== "builtin") return UNKNOWN;
      if (type.args.length === 0) return type.kind === "instance" ? [type] : UNKNOWN;
      return type.args[position] ?? UNKNOWN;
    }),
  );
}

/** The types that the receiver gives to a type parameter: its own type arguments, or those that its class gives to a base class. */
function ofReceiver(
  world: World,
  { file, definition, parameters }: Signature,
  receiver: Type | undefined,
  key: string,
): readonly Type[] | undefined {
  if (receiver?.kind !== "instance" && receiver?.kind !== "definition") return undefined;
  if (key === OBJECT_TYPE)
    return [receiver.kind === "instance" ? receiver : { ...receiver, kind: "instance", args: [] }];
  if (definition >= 0 && isBound(file, file.definition(definition))) {
    // `def __enter__(self: T) -> T`, `def make(cls: type[T]) -> T`
    const types = match(world, file, parameters[0] ?? NO_OPERAND, key, () => [receiver]);
    if (types && types.length > 0) return types;
  }
  if (receiver.kind !== "instance") return undefined;
  const owner = definition < 0 ? undefined : world.ownerOf({ path: file.path, index: definition });
  const own = owner && world.file(owner.path);
  const position = own ? classParameters(world, own, owner.index).indexOf(key) : -1;
  if (!owner || position < 0) return undefined;
  if (receiver.path === owner.path && receiver.index === owner.index) return receiver.args[position];
  return inheritedArgument(world, receiver, owner, position);
}

/** The type parameters of a class, in order: those that it declares, or else those that its bases name. */
function classParameters(world: World, file: FileIndex, index: number): readonly string[] {
  const { scope, bases } = file.definition(index);
  // The type parameters are in the scope of the class, or in a separate scope around it.
  const own = typeParametersOf(file, scope);
  const declared = own.length > 0 ? own : typeParametersOf(file, file.facts.scopes[scope]?.parent ?? -1);
  if (declared.length > 0) return declared;
  const keys = new Set<string>();
  for (const base of bases) {
    const value = isReferenceOperand(base) ? undefined : file.facts.values[operandIndex(base)];
    for (const arg of value?.kind === "item" ? value.args : []) {
      const parameter = typeParameterAt(world, file, arg);
      if (parameter) keys.add(parameter.key);
    }
  }
  return [...keys];
}

/** The type argument that a class between the receiver's class and the owner passes to the owner: `class Sub extends Base<Foo>`. */
function inheritedArgument(
  world: World,
  receiver: DefinitionHandle,
  owner: DefinitionHandle,
  position: number,
): readonly Type[] | undefined {
  for (const { path, index } of world.ancestryOf(receiver).classes) {
    const file = world.file(path);
    for (const base of file?.facts.definitions[index]?.bases ?? []) {
      const value = file && appliedBase(file.facts, base);
      if (!file || value?.kind !== "item") continue;
      const isOwner = world
        .typesOf(file, value.of)
        .some((type) => type.kind === "definition" && type.path === owner.path && type.index === owner.index);
      const argument = value.args[position];
      if (isOwner && argument !== undefined) return world.instancesOf(file, argument);
    }
  }
  return undefined;
}
