import { elementTypes, enterTypes, itemTypes, resultOfProtocol } from "../../code/containers.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { unreceivedMembers } from "../../code/implicit-members.ts";
import { isMade } from "../../code/made-names.ts";
import { EXTERNAL_MEMBER, type Member } from "../../code/member.ts";
import { askedName } from "../../code/member-name.ts";
import { lookupReference, reachingBindings } from "../../code/scope-lookup.ts";
import { EXTERNAL, type Type, UNKNOWN, unionOf } from "../../code/type.ts";
import type { Call, World } from "../../code/world.ts";
import {
  type Binding,
  DefinitionFlag,
  isReferenceOperand,
  NO_OPERAND,
  type Operand,
  operandIndex,
  type Reference,
  UNKNOWN_RECEIVER,
  type Value,
} from "../../model/facts.ts";
import { qualifiedMembers } from "../qualified-names.ts";
import { variantsNamed } from "./annotations.ts";
import { ofArity, receiverTypes, typesWithArity } from "./arities.ts";
import { awaitedTypes } from "./awaited.ts";
import { made } from "./calls.ts";
import { givenTypes } from "./given-types.ts";
import { membersOfType } from "./members-of-type.ts";
import { narrowedValue } from "./narrowed.ts";
import { definedSignature, fittingSignature, signaturesOf } from "./signatures.ts";
import { substitutionFor } from "./substitutions.ts";

/** The possible types of the value of an expression. */
export function typesOfOperand(world: World, file: FileIndex, operand: Operand): readonly Type[] {
  const index = operandIndex(operand);
  if (isReferenceOperand(operand)) {
    const reference = file.facts.references[index];
    return reference ? typesOfReference(world, file, reference, index) : UNKNOWN;
  }
  const value = file.facts.values[index];
  return value ? typesOfValue(world, file, value, index) : UNKNOWN;
}

function typesOfReference(world: World, file: FileIndex, reference: Reference, index: number): readonly Type[] {
  if (reference.receiver === NO_OPERAND) {
    const narrowed = narrowedValue(file, reference, index);
    const types = narrowed === NO_OPERAND ? UNKNOWN : world.typesOf(file, narrowed);
    return types.length > 0 ? types : typesOfName(world, file, reference);
  }
  if (reference.receiver === UNKNOWN_RECEIVER) return UNKNOWN;
  const receivers = receiverTypes(world, file, reference.receiver);
  const qualified = isOutside(receivers) ? qualifiedMembers(world, file, reference.receiver, reference.name) : [];
  if (qualified.length > 0) return typesOfMembers(world, qualified);
  const asked = askedName(file, reference);
  const types = unionOf(receivers.map((receiver) => typesOfAttribute(world, receiver, asked)));
  if (types.some((type) => type.kind !== "external")) return types;
  const extensions = world.semanticsOf(file).extensionMembers(world, file, reference, receivers);
  return extensions.length > 0 ? typesOfMembers(world, extensions) : types;
}

/** Whether a value comes from outside the tree, as far as the bindings of its name show. */
export function isOutside(types: readonly Type[]): boolean {
  return types.length === 1 && types[0]?.kind === "external";
}

/** The types of `receiver.name`. */
function typesOfAttribute(world: World, receiver: Type, name: string): readonly Type[] {
  return typesOfMembers(world, membersOfType(world, receiver, name), receiver);
}

function typesOfName(world: World, file: FileIndex, reference: Reference): readonly Type[] {
  const { name, scope } = reference;
  const self = world.semanticsOf(file).selfTypes(world, file, scope, name);
  if (self) return self;
  const lookup = lookupReference(file, reference, isTypeName(file, reference));
  const implicit = unreceivedMembers(world, file, reference, askedName(file, reference), lookup);
  if (implicit.length > 0) return typesOfMembers(world, implicit);
  // A name that nothing binds is a built-in or a global, unless a star import provides it.
  if (!lookup) {
    const types = typesOfMembers(world, starMembers(world, file, name, scope));
    // The name may be a method of the unknown object that runs the code: `let(:site)` defines such a method.
    return isOutside(types) && world.semanticsOf(file).isOnUnknownSelf(name) ? UNKNOWN : types;
  }
  const bindings = reachingBindings(lookup, scope, reference.line);
  return unionOf(bindings.map((binding) => typesOfBinding(world, file, binding)));
}

/** Whether a name means a type, in a language that keeps the names of types apart from those of variables. */
export function isTypeName(file: FileIndex, reference: Reference): boolean {
  if (reference.role === "type") return file.rules.keepsTypesApart;
  return reference.role === "call" && file.rules.namesConstructorsAfterClasses && isMade(file.facts, reference);
}

/** The members that a star import of the file, its package or its namespace provides under a name; `external` if none does. */
export function starMembers(world: World, file: FileIndex, name: string, scope = 0): readonly Member[] {
  const visible = world.semanticsOf(file).visibleMembers(world, file, scope, name);
  return visible.length > 0 ? visible : [EXTERNAL_MEMBER];
}

/** The types that a binding gives to its name. */
function typesOfBinding(world: World, file: FileIndex, binding: Binding): readonly Type[] {
  switch (binding.kind) {
    case "definition":
      return typesOfMembers(world, [{ kind: "definition", path: file.path, index: binding.index }]);
    case "import": {
      const imported = file.facts.imports[binding.index];
      return imported ? typesOfMembers(world, world.importedMembers(file, imported)) : UNKNOWN;
    }
    case "parameter":
      return typesOfParameter(world, file, binding);
    case "variable":
      return typesOfVariable(world, file, binding);
    case "type":
      return world.semanticsOf(file).bindsSelfType ? world.typesOf(file, binding.type) : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

function typesOfVariable(world: World, file: FileIndex, binding: Binding): readonly Type[] {
  if (binding.type !== NO_OPERAND) return world.instancesOf(file, binding.type);
  const declared = world.typesOf(file, binding.value);
  // The type of a value from outside, of null or of an empty list is not known here. The values that are assigned later tell more.
  const isSettled = declared.length > 0 && declared.every(({ kind }) => kind === "instance");
  if (isSettled && world.semanticsOf(file).isTyped) return declared;
  const assigned = file.variableAssignments(binding.scope, binding.name);
  return unionOf([binding.value, ...assigned].map((operand) => world.typesOf(file, operand)));
}

function typesOfParameter(world: World, file: FileIndex, binding: Binding): readonly Type[] {
  if (binding.type !== NO_OPERAND) return world.instancesOf(file, binding.type);
  const method = file.selfMethod(binding.scope, binding.name);
  const owner = method < 0 ? -1 : file.classOfMember(method);
  if (owner >= 0) {
    const isStatic = (file.definition(method).flags & DefinitionFlag.static) !== 0;
    return isStatic
      ? [{ kind: "definition", path: file.path, index: owner }]
      : [{ kind: "instance", path: file.path, index: owner, args: [] }];
  }
  // `def f(x=None)` tells nothing about `x`; any other default is an example of a value that `x` takes.
  return world.typesOf(file, binding.value).filter((type) => type.kind !== "builtin" || type.name !== "None");
}

/** The types of members; `receiver` is the type in which they were found. */
function typesOfMembers(world: World, members: readonly Member[], receiver?: Type): readonly Type[] {
  return unionOf(members.map((member) => typesOfMember(world, member, receiver)));
}

function typesOfMember(world: World, member: Member, receiver: Type | undefined): readonly Type[] {
  switch (member.kind) {
    case "module":
    case "package":
    case "files":
      return [member];
    case "external":
      return [EXTERNAL];
    case "value": {
      const file = world.file(member.path);
      if (!file) return UNKNOWN;
      return member.isType ? world.instancesOf(file, member.operand) : world.typesOf(file, member.operand);
    }
    case "definition":
      return typesOfDefinition(world, member.path, member.index, receiver);
  }
}

function typesOfDefinition(world: World, path: string, index: number, receiver?: Type): readonly Type[] {
  const file = world.file(path);
  const definition = file?.facts.definitions[index];
  if (!file || !definition) return UNKNOWN;
  if (definition.kind === "constant") {
    const owner = world.semanticsOf(file).enumsHoldInstances ? file.facts.definitions[definition.parent] : undefined;
    if (owner?.kind === "enum") return [{ kind: "instance", path, index: definition.parent, args: [] }];
    if (definition.returnType !== NO_OPERAND)
      return world.instancesOf(file, definition.returnType, givenByReceiver(world, file, index, receiver));
    const assigned = definition.parent < 0 ? file.variableAssignments(0, definition.qualname) : [];
    const values = unionOf([...definition.returns, ...assigned].map((operand) => world.typesOf(file, operand)));
    // An object that gets its members from `app.use = function …` is known by these members, even if its value is not known.
    if (values.length > 0 && values.some((type) => !isPlainObject(type))) return values;
    return [...values.filter(({ kind }) => kind === "object"), { kind: "instance", path, index, args: [] }];
  }
  if (definition.flags & DefinitionFlag.getter) return world.callResult({ path, index }, receiver);
  return [{ kind: "definition", path, index }];
}

/** The types that an object gives to the type parameters in the type of its field. */
function givenByReceiver(world: World, file: FileIndex, index: number, receiver: Type | undefined) {
  if (receiver?.kind !== "instance" || receiver.args.length === 0) return undefined;
  return substitutionFor(world, definedSignature(file, index, file.definition(index)), undefined, receiver);
}

/** Whether a value is an object literal, with or without keys. */
function isPlainObject(type: Type): boolean {
  return type.kind === "object" || (type.kind === "builtin" && type.name === "Object");
}

function typesOfValue(world: World, file: FileIndex, value: Value, index: number): readonly Type[] {
  const of = () => world.typesOf(file, value.of);
  switch (value.kind) {
    case "call":
    case "new":
      return callTypes(world, file, value);
    case "item":
      return itemTypes(
        world,
        ofArity(world, file, of(), value.args.length),
        undefined,
        world.semanticsOf(file).itemsKeepInstances,
      );
    case "element":
      return elementTypes(world, of(), world.semanticsOf(file).iteratesOverValues);
    case "part":
      return partTypes(world, of(), value.names[0] ?? "");
    case "await":
      return unionOf(of().map((type) => awaitedTypes(world, type)));
    case "enter":
      return enterTypes(world, of());
    case "instance":
      return world.instancesOf(file, value.of);
    case "union":
      return unionOf(value.args.map((operand) => world.typesOf(file, operand)));
    case "literal":
      return [literalType(world, file, value)];
    case "object":
      return [{ kind: "object", path: file.path, value: index }];
    case "function":
      return [{ kind: "function", path: file.path, value: index }];
    case "given":
      return givenTypes(world, file, value);
    case "module":
      return typesOfMembers(world, loadedModule(world, file, value.names[0] ?? ""));
    case "definition":
      return [{ kind: "definition", path: file.path, index: operandIndex(value.of) }];
  }
}

function loadedModule(world: World, file: FileIndex, specifier: string): readonly Member[] {
  return world.semanticsOf(file).loadedModule(world, world.module(file.path, specifier));
}

/** The type of a literal: its elements share one type argument, but each element of a tuple has its own. */
function literalType(world: World, file: FileIndex, { names, args }: Value): Type {
  const [name = ""] = names;
  const elements = args.map((arg) => world.typesOf(file, arg));
  return {
    kind: "builtin",
    name,
    args: name === "tuple" ? elements.map((each) => [...each]) : [[...unionOf(elements)]],
  };
}

function callTypes(world: World, file: FileIndex, value: Value): readonly Type[] {
  const callee = isReferenceOperand(value.of) ? file.facts.references[operandIndex(value.of)] : undefined;
  const semantics = world.semanticsOf(file);
  const word = callee && semantics.calledWord(file, callee);
  if (word) return word;
  const receivers = callee && callee.receiver >= 0 ? world.typesOf(file, callee.receiver) : [];
  const call = { file, value };
  if (callee) {
    const contained = semantics.library.methodResult(world, call, receivers, callee.name);
    if (contained.length > 0) return contained;
  }
  const variants = value.kind === "new" ? variantsNamed(world, file, value.of) : UNKNOWN;
  if (variants.length > 0) return variants;
  const isNew = value.kind === "new" && isReferenceOperand(value.of);
  const meant = isNew
    ? typesWithArity(world, file, value.of, value.typeArgs?.length ?? 0)
    : world.typesOf(file, value.of);
  return unionOf(
    meant.map((type): readonly Type[] => {
      if (type.kind === "external") return outsideResult(world, call, callee);
      if (type.kind === "function" || type.kind === "instance") return signatureResult(world, type, call);
      if (type.kind !== "definition") return UNKNOWN;
      // In JavaScript any function can be a class.
      if (value.kind === "new") return made(world, type, call);
      return world.callResult(type, receivers[0], call);
    }),
  );
}

/**
 * The result of calling something from outside the tree. A few functions of the language are known, and a class with type arguments is
 * known by its name.
 */
function outsideResult(world: World, call: Call, callee: Reference | undefined): readonly Type[] {
  if (!callee) return [EXTERNAL];
  const { file, value } = call;
  if (value.typeArgs && (value.kind === "new" || MAKES_CONTAINER.test(callee.name))) {
    const args = value.typeArgs.map((operand) => [...world.instancesOf(file, operand)]);
    return callee.name === "Promise" ? (args[0] ?? UNKNOWN) : [{ kind: "builtin", name: callee.name, args }];
  }
  const known = world.semanticsOf(file).library.functionResult(world, call, callee);
  return known.length > 0 ? known : [EXTERNAL];
}

/** The name of a function without `new` that creates a container of its type arguments: `mutableListOf<Row>()`, `ArrayList<Row>()`. */
const MAKES_CONTAINER = /(?:List|Map|Set|Array|Deque|Sequence)(?:Of)?$/;

/** The result of calling something of a function type, or of an interface with call signatures. */
function signatureResult(
  world: World,
  type: Extract<Type, { kind: "function" | "instance" }>,
  call: Call,
): readonly Type[] {
  const signature = fittingSignature(signaturesOf(world, type), call.value.args.length);
  if (signature && signature.result !== NO_OPERAND) return world.typesOf(signature.file, signature.result);
  // A delegate declares its own result.
  if (signature && type.kind === "instance" && signature.definition === type.index)
    return world.instancesOf(signature.file, signature.file.definition(type.index).returnType);
  return type.kind === "instance" ? resultOfProtocol(world, type, "call") : UNKNOWN;
}

function partTypes(world: World, types: readonly Type[], name: string): readonly Type[] {
  if (/^-?\d+$/.test(name)) {
    const unnamed = unionOf(types.map((type) => unnamedPart(world, type, Number(name))));
    return unnamed.length > 0 ? unnamed : itemTypes(world, types, Number(name));
  }
  return unionOf(types.map((type) => typesOfAttribute(world, type, name)));
}

/** The types of one part of a type whose parts have no names: `struct Pair(A, B)`. */
function unnamedPart(world: World, type: Type, position: number): readonly Type[] {
  const file = type.kind === "instance" ? world.file(type.path) : undefined;
  if (!file?.rules.hasUnnamedParts || type.kind !== "instance") return UNKNOWN;
  return world.instancesOf(file, file.definition(type.index).params[position]?.type ?? NO_OPERAND);
}
