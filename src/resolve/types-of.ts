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
  ValueFlag,
} from "../model/facts.ts";
import { instancesOf } from "./annotations.ts";
import { builtinFunction, builtinMethod } from "./builtin-calls.ts";
import { callResult, constructed } from "./calls.ts";
import { memberOfClass } from "./classes.ts";
import { containerCall } from "./container-calls.ts";
import { elementTypes, enterTypes, itemTypes, resultOfMethod } from "./containers.ts";
import type { FileIndex } from "./file-index.ts";
import { givenTypes } from "./given-types.ts";
import { membersOfFiles } from "./go-packages.ts";
import { extensionMembers } from "./kotlin-extensions.ts";
import { hasModuleObjects } from "./language-traits.ts";
import { EXTERNAL_MEMBER, type Member, NO_MEMBERS } from "./member.ts";
import { importedMembers, memberOfModule, wholeModule } from "./modules.ts";
import { narrowedValue } from "./narrowed.ts";
import { lookupReference, reachingBindings } from "./scope-lookup.ts";
import { selfTypes } from "./self-types.ts";
import { fittingSignature, signaturesOf } from "./signatures.ts";
import type { Call } from "./substitutions.ts";
import type { Trail } from "./trail.ts";
import { EXTERNAL, type Type, UNKNOWN, unionOf } from "./type.ts";
import { implicitMembers, qualifiedMembers, visibleMembers } from "./visible-names.ts";
import type { World } from "./world.ts";

/** What the value of an expression may be. */
export function typesOfOperand(world: World, file: FileIndex, operand: Operand): readonly Type[] {
  if (operand < 0) return UNKNOWN;
  return world.memoise(file.path, operand, () => {
    const index = operandIndex(operand);
    if (isReferenceOperand(operand)) {
      const reference = file.facts.references[index];
      return reference ? typesOfReference(world, file, reference, index) : UNKNOWN;
    }
    const value = file.facts.values[index];
    return value ? typesOfValue(world, file, value, index) : UNKNOWN;
  });
}

function typesOfReference(world: World, file: FileIndex, reference: Reference, index: number): readonly Type[] {
  if (reference.receiver === NO_OPERAND) {
    const narrowed = narrowedValue(file, reference, index);
    const types = narrowed === NO_OPERAND ? UNKNOWN : typesOfOperand(world, file, narrowed);
    return types.length > 0 ? types : typesOfName(world, file, reference);
  }
  if (reference.receiver === UNKNOWN_RECEIVER) return UNKNOWN;
  const receivers = typesOfOperand(world, file, reference.receiver);
  const qualified = isOutside(receivers) ? qualifiedMembers(world, file, reference.receiver, reference.name) : [];
  if (qualified.length > 0) return typesOfMembers(world, qualified);
  const types = unionOf(receivers.map((receiver) => typesOfAttribute(world, receiver, reference.name)));
  if (types.some((type) => type.kind !== "external")) return types;
  const extensions = extensionMembers(world, file, reference, receivers);
  return extensions.length > 0 ? typesOfMembers(world, extensions) : types;
}

/** Whether a value is known to come from outside, as far as anything binds its name. */
export function isOutside(types: readonly Type[]): boolean {
  return types.length === 1 && types[0]?.kind === "external";
}

/** The types of `receiver.name`. */
function typesOfAttribute(world: World, receiver: Type, name: string): readonly Type[] {
  return typesOfMembers(world, membersOfType(world, receiver, name), receiver);
}

function typesOfName(world: World, file: FileIndex, reference: Reference): readonly Type[] {
  const { name, scope } = reference;
  const self = hasModuleObjects(file.facts.language) ? undefined : selfTypes(world, file, scope, name);
  if (self) return self;
  if (file.facts.language !== "python" && (name === "this" || name === "super")) return typesOfThis(file, scope, name);
  const lookup = lookupReference(file, reference, isTypeName(file, reference));
  const implicit = !lookup || lookup.scope === 0 ? implicitMembers(world, file, scope, name) : [];
  if (implicit.length > 0) return typesOfMembers(world, implicit);
  // A name that nothing binds is a built-in or a global, unless a star import brings it.
  if (!lookup) return typesOfMembers(world, starMembers(world, file, name, scope));
  const bindings = reachingBindings(lookup, scope, reference.line);
  return unionOf(bindings.map((binding) => typesOfBinding(world, file, binding)));
}

/** Whether a name stands for a type in a language where variables and types never meet. */
export function isTypeName(file: FileIndex, { role }: Reference): boolean {
  return role === "type" && !hasModuleObjects(file.facts.language);
}

/** What a star import of the file, its package or its namespace brings under a name; `external` when none does. */
export function starMembers(world: World, file: FileIndex, name: string, scope = 0): readonly Member[] {
  if (!hasModuleObjects(file.facts.language)) {
    const visible = visibleMembers(world, file, scope, name);
    return visible.length > 0 ? visible : [EXTERNAL_MEMBER];
  }
  if (!file.facts.imports.some((imported) => imported.kind === "star")) return [EXTERNAL_MEMBER];
  const members = memberOfModule(world, file.path, name);
  return members.length > 0 ? members : [EXTERNAL_MEMBER];
}

function typesOfThis(file: FileIndex, scope: number, name: "this" | "super"): readonly Type[] {
  const owner = file.ownerOfThis(scope);
  if (owner < 0) return UNKNOWN;
  const method = file.definitionAround(scope);
  const isStatic = method >= 0 && (file.definition(method).flags & DefinitionFlag.static) !== 0;
  if (name === "super") return [{ kind: "super", path: file.path, index: owner, isStatic }];
  if (isStatic) return [{ kind: "definition", path: file.path, index: owner }];
  return [{ kind: "instance", path: file.path, index: owner, args: [] }];
}

/** What a binding gives its name. */
function typesOfBinding(world: World, file: FileIndex, binding: Binding): readonly Type[] {
  switch (binding.kind) {
    case "definition":
      return typesOfMembers(world, [{ kind: "definition", path: file.path, index: binding.index }]);
    case "import": {
      const imported = file.facts.imports[binding.index];
      return imported ? typesOfMembers(world, importedMembers(world, file, imported)) : UNKNOWN;
    }
    case "parameter":
      return typesOfParameter(world, file, binding);
    case "variable":
      return typesOfVariable(world, file, binding);
    case "type":
      // In an `impl` block, `Self` stands for its type.
      return file.facts.language === "rust" ? typesOfOperand(world, file, binding.type) : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

function typesOfVariable(world: World, file: FileIndex, binding: Binding): readonly Type[] {
  if (binding.type !== NO_OPERAND) return instancesOf(world, file, binding.type);
  const assigned = file.variableAssignments(binding.scope, binding.name);
  return unionOf([binding.value, ...assigned].map((operand) => typesOfOperand(world, file, operand)));
}

function typesOfParameter(world: World, file: FileIndex, binding: Binding): readonly Type[] {
  if (binding.type !== NO_OPERAND) return instancesOf(world, file, binding.type);
  const method = file.facts.language === "python" ? file.selfMethod(binding.scope, binding.name) : -1;
  const owner = method < 0 ? -1 : file.classOfMember(method);
  if (owner >= 0) {
    const isStatic = (file.definition(method).flags & DefinitionFlag.static) !== 0;
    return isStatic
      ? [{ kind: "definition", path: file.path, index: owner }]
      : [{ kind: "instance", path: file.path, index: owner, args: [] }];
  }
  // `def f(x=None)` tells nothing about x; any other default is an example of what it takes.
  return typesOfOperand(world, file, binding.value).filter((type) => type.kind !== "builtin" || type.name !== "None");
}

/** The values behind members; `receiver` is what they were taken from. */
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
      return member.isType ? instancesOf(world, file, member.operand) : typesOfOperand(world, file, member.operand);
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
    const owner = hasModuleObjects(file.facts.language) ? undefined : file.facts.definitions[definition.parent];
    if (owner?.kind === "enum") return [{ kind: "instance", path, index: definition.parent, args: [] }];
    if (definition.returnType !== NO_OPERAND) return instancesOf(world, file, definition.returnType);
    const assigned = definition.parent < 0 ? file.variableAssignments(0, definition.qualname) : [];
    const values = unionOf([...definition.returns, ...assigned].map((operand) => typesOfOperand(world, file, operand)));
    // An object built up by `app.use = function …` is known by its members, even when its value is not.
    return values.length > 0 && values.some((type) => type.kind !== "object")
      ? values
      : [...values, { kind: "instance", path, index, args: [] }];
  }
  if (definition.flags & DefinitionFlag.getter) return callResult(world, { path, index }, receiver);
  return [{ kind: "definition", path, index }];
}

/** What `name` means on a value of a type; `trail` is the way that led there through modules. */
export function membersOfType(world: World, type: Type, name: string, trail?: Trail): readonly Member[] {
  switch (type.kind) {
    case "module":
      return memberOfModule(world, type.path, name, trail);
    case "files":
      return membersOfFiles(world, type.paths, name);
    case "package":
      return memberOfModule(world, `${type.directory}/__init__.py`, name, trail);
    case "definition":
      return memberOfClass(world, type, name, "class");
    case "instance":
      return memberOfClass(world, type, name);
    case "super":
      return memberOfClass(world, type, name, type.isStatic ? "class super" : "super");
    case "object":
      return memberOfObject(world, type, name);
    case "function":
    case "builtin":
    case "external":
      return [EXTERNAL_MEMBER];
  }
}

export function membersOfTypes(world: World, types: readonly Type[], name: string, trail?: Trail): readonly Member[] {
  const [only] = types;
  if (only && types.length === 1) return membersOfType(world, only, name, trail);
  return types.flatMap((type) => membersOfType(world, type, name, trail));
}

function memberOfObject(world: World, type: Extract<Type, { kind: "object" }>, name: string): readonly Member[] {
  const value = world.file(type.path)?.facts.values[type.value];
  const at = value?.names.indexOf(name) ?? -1;
  if (!value || at < 0) return NO_MEMBERS;
  const isType = (value.flags & ValueFlag.types) !== 0;
  return [{ kind: "value", path: type.path, operand: value.args[at] ?? NO_OPERAND, isType }];
}

function typesOfValue(world: World, file: FileIndex, value: Value, index: number): readonly Type[] {
  const of = () => typesOfOperand(world, file, value.of);
  switch (value.kind) {
    case "call":
    case "new":
      return callTypes(world, file, value);
    case "item":
      return itemTypes(world, of(), undefined, file.facts.language === "rust");
    case "element":
      return elementTypes(world, of(), file.facts.language === "go");
    case "part":
      return partTypes(world, of(), value.names[0] ?? "");
    case "await":
      return of().flatMap((type) =>
        type.kind === "builtin" && type.name === "Promise" ? (type.args[0] ?? []) : [type],
      );
    case "enter":
      return enterTypes(world, of());
    case "instance":
      return instancesOf(world, file, value.of);
    case "union":
      return unionOf(value.args.map((operand) => typesOfOperand(world, file, operand)));
    case "literal":
      return [literalType(world, file, value)];
    case "object":
      return [{ kind: "object", path: file.path, value: index }];
    case "function":
      return [{ kind: "function", path: file.path, value: index }];
    case "given":
      return givenTypes(world, file, value);
    case "module":
      return typesOfMembers(world, wholeModule(world, world.module(file.path, value.names[0] ?? "")));
    case "definition":
      return [{ kind: "definition", path: file.path, index: operandIndex(value.of) }];
  }
}

/** A literal holds any of its elements; a tuple keeps them apart. */
function literalType(world: World, file: FileIndex, { names, args }: Value): Type {
  const [name = ""] = names;
  const elements = args.map((arg) => typesOfOperand(world, file, arg));
  return {
    kind: "builtin",
    name,
    args: name === "tuple" ? elements.map((each) => [...each]) : [[...unionOf(elements)]],
  };
}

function callTypes(world: World, file: FileIndex, value: Value): readonly Type[] {
  const callee = isReferenceOperand(value.of) ? file.facts.references[operandIndex(value.of)] : undefined;
  if (file.facts.language === "python" && callee?.name === "super" && callee.receiver === NO_OPERAND) {
    const owner = file.ownerOfThis(callee.scope);
    return owner < 0 ? UNKNOWN : [{ kind: "super", path: file.path, index: owner, isStatic: false }];
  }
  const receivers = callee && callee.receiver >= 0 ? typesOfOperand(world, file, callee.receiver) : [];
  const call = { file, value };
  if (callee) {
    const contained = hasModuleObjects(file.facts.language)
      ? builtinMethod(world, call, receivers, callee.name)
      : containerCall(world, receivers, callee.name);
    if (contained.length > 0) return contained;
  }
  return unionOf(
    typesOfOperand(world, file, value.of).map((type): readonly Type[] => {
      if (type.kind === "external") return outsideResult(world, call, callee);
      if (type.kind === "function" || type.kind === "instance") return signatureResult(world, type, call);
      if (type.kind !== "definition") return UNKNOWN;
      // In JavaScript any function can be a class.
      if (value.kind === "new") return [constructed(world, type, call)];
      return callResult(world, type, receivers[0], call);
    }),
  );
}

/** What something from outside gives: a few functions of the language are known, and a class with type arguments by its name. */
function outsideResult(world: World, call: Call, callee: Reference | undefined): readonly Type[] {
  if (!callee) return [EXTERNAL];
  const { file, value } = call;
  if (value.kind === "new" && value.typeArgs) {
    const args = value.typeArgs.map((operand) => [...instancesOf(world, file, operand)]);
    return callee.name === "Promise" ? (args[0] ?? UNKNOWN) : [{ kind: "builtin", name: callee.name, args }];
  }
  const known = builtinFunction(world, call, callee);
  return known.length > 0 ? known : [EXTERNAL];
}

/** What calling something of a function type, or of an interface with call signatures, gives. */
function signatureResult(world: World, type: Type, call: Call): readonly Type[] {
  const signature = fittingSignature(signaturesOf(world, type), call.value.args.length);
  if (signature) return typesOfOperand(world, signature.file, signature.result);
  return type.kind === "instance" ? resultOfMethod(world, type, "__call__") : UNKNOWN;
}

function partTypes(world: World, types: readonly Type[], name: string): readonly Type[] {
  if (/^-?\d+$/.test(name)) return itemTypes(world, types, Number(name));
  return unionOf(types.map((type) => typesOfAttribute(world, type, name)));
}
