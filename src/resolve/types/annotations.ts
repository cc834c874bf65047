import type { FileIndex } from "../../code/file-index.ts";
import type { Member } from "../../code/member.ts";
import { lookupReference } from "../../code/scope-lookup.ts";
import { type Type, UNKNOWN, unionOf } from "../../code/type.ts";
import { typeParameterAt } from "../../code/type-parameters.ts";
import type { Substitution, TypeParameter, World } from "../../code/world.ts";
import {
  isReferenceOperand,
  NO_OPERAND,
  type Operand,
  operandIndex,
  type Reference,
  type Value,
  ValueFlag,
} from "../../model/facts.ts";
import { typesWithArity } from "./arities.ts";

/** The types of a value that is declared with the type in `operand`; `substitute` gives the types that type parameters stand for. */
export function instancesOf(
  world: World,
  file: FileIndex,
  operand: Operand,
  substitute?: Substitution,
): readonly Type[] {
  if (operand < 0) return UNKNOWN;
  if (isReferenceOperand(operand)) return instancesOfName(world, file, operand, substitute);
  const value = file.facts.values[operandIndex(operand)];
  if (!value) return UNKNOWN;
  switch (value.kind) {
    case "item":
      return instancesOfApplication(world, file, value, substitute);
    case "union":
      return unionOf(value.args.map((arg) => world.instancesOf(file, arg, substitute))).filter((type) => !isNone(type));
    case "literal":
      return [
        {
          kind: "builtin",
          name: value.names[0] ?? "",
          args: value.args.map((arg) => [...instancesOf(world, file, arg, substitute)]),
        },
      ];
    case "definition":
      return instancesOfDefinition(world, file.path, operandIndex(value.of));
    case "object":
    case "function":
      return world.typesOf(file, operand);
    case "module":
      // A module whose value is a class: `import("./chunk")`.
      return unionOf(
        world
          .typesOf(file, operand)
          .map((type) => (type.kind === "definition" ? instancesOfDefinition(world, type.path, type.index) : UNKNOWN)),
      );
    default:
      return UNKNOWN;
  }
}

/** The instances of a named type; `typeArguments` is the number of type arguments after the name. */
function instancesOfName(
  world: World,
  file: FileIndex,
  operand: Operand,
  substitute: Substitution | undefined,
  typeArguments = 0,
): readonly Type[] {
  const name = nameOf(file, operand);
  const types = typesWithArity(world, file, operand, typeArguments);
  const isOfTree = types.some((type) => type.kind === "definition");
  // If the name of a type parameter resolves to its bound, a type argument can still be more specific.
  const parameter =
    isOfTree && !world.semanticsOf(file).bindsSelfType ? undefined : typeParameterAt(world, file, operand);
  if (parameter) return instancesOfParameter(world, parameter, substitute);
  const variants = isOfTree ? [] : variantsNamed(world, file, operand);
  if (variants.length > 0) return variants;
  return unionOf(
    types.map((type): readonly Type[] => {
      if (type.kind === "external") return name === undefined ? [type] : instancesOfOutside(world, file, operand, name);
      return type.kind === "definition" ? instancesOfDefinition(world, type.path, type.index) : UNKNOWN;
    }),
  );
}

/** Constants of an enum that have members of their own, as types: `Shape::Circle { radius }`. */
export function variantsNamed(world: World, file: FileIndex, operand: Operand): readonly Type[] {
  const reference = isReferenceOperand(operand) ? file.facts.references[operandIndex(operand)] : undefined;
  if (!reference) return UNKNOWN;
  return constantsNamed(world, file, operand, reference).flatMap((member): readonly Type[] => {
    const owner = member.kind === "definition" ? world.file(member.path) : undefined;
    if (!owner || member.kind !== "definition") return [];
    const { kind, parent } = owner.definition(member.index);
    const isConstant = kind === "constant" && parent >= 0 && owner.definition(parent).kind === "enum";
    const hasParts = owner.rules.hasUnnamedParts && owner.definition(member.index).params.length > 0;
    const hasMembers = isConstant && (hasParts || owner.facts.definitions.some((each) => each.parent === member.index));
    return hasMembers ? [{ kind: "instance", path: member.path, index: member.index, args: [] }] : [];
  });
}

/** The members that may be constants of an enum: members of the receiver, or members that an import binds to the name. */
function constantsNamed(world: World, file: FileIndex, operand: Operand, reference: Reference): readonly Member[] {
  const { receiver, name, scope } = reference;
  if (receiver >= 0) return world.membersOf(world.typesOf(file, receiver), name);
  // A bare name that is a constant of an enum is an instance of the enum.
  if (receiver !== NO_OPERAND || !world.typesOf(file, operand).some(({ kind }) => kind === "instance")) return [];
  const lookup = lookupReference(file, reference);
  if (!lookup) return world.semanticsOf(file).visibleMembers(world, file, scope, name);
  return lookup.bindings.flatMap(({ kind, index }) => {
    const imported = kind === "import" ? file.facts.imports[index] : undefined;
    return imported ? world.importedMembers(file, imported) : [];
  });
}

/** The types that replace a type parameter, or else its default type, or else its bounds. */
function instancesOfParameter(
  world: World,
  { key, file, bounds, fallback = NO_OPERAND }: TypeParameter,
  substitute: Substitution | undefined,
): readonly Type[] {
  const known = substitute?.(key);
  if (known) return known;
  // Inside its own bound, `T extends Comparable<T>`, the parameter stands for no type.
  const inBound: Substitution = (other) => (other === key ? UNKNOWN : substitute?.(other));
  const otherwise = fallback === NO_OPERAND ? UNKNOWN : world.instancesOf(file, fallback, inBound);
  return otherwise.length > 0 ? otherwise : unionOf(bounds.map((bound) => world.instancesOf(file, bound, inBound)));
}

/** The instances of a type from outside the tree. Only the name of such a type is known. */
function instancesOfOutside(world: World, file: FileIndex, operand: Operand, name: string): readonly Type[] {
  const known = world.semanticsOf(file).outsideInstances(file, operand, name);
  return known ?? [{ kind: "builtin", name, args: [] }];
}

/** The instances of a definition: a class gives its own instances, a type alias gives those of the type that it stands for. */
function instancesOfDefinition(world: World, path: string, index: number): readonly Type[] {
  const file = world.file(path);
  const definition = file?.facts.definitions[index];
  if (!file || !definition) return UNKNOWN;
  if (definition.kind !== "type") return [{ kind: "instance", path, index, args: [] }];
  if (isNamespaceBesideType(file, index)) return UNKNOWN;
  const { aliasedType, bodiesOf, keepsNamedTypes } = world.semanticsOf(file);
  const target = aliasedType(definition);
  if (target === NO_OPERAND) return [{ kind: "instance", path, index, args: [] }];
  const alias = world.aliasOf(file, index, target);
  const isFound = alias.some(({ kind }) => kind !== "builtin" && kind !== "external");
  const bodies = isFound ? [] : bodiesOf(world, file, definition);
  const named = bodies.length === 0 ? alias : bodies.map((each): Type => ({ kind: "instance", ...each, args: [] }));
  return keepsNamedTypes ? [{ kind: "instance", path, index, args: [] }, ...named] : named;
}

/** Whether a definition only holds other names, while a type of its own name has the instances: `namespace Result`, `type Result = …`. */
function isNamespaceBesideType(file: FileIndex, index: number): boolean {
  const { scope, qualname } = file.definition(index);
  if (file.facts.scopes[scope]?.kind !== "block") return false;
  return file.definitionsNamed(qualname).some((each) => each !== index && isType(file, each));
}

function isType(file: FileIndex, index: number): boolean {
  const { kind, scope } = file.definition(index);
  return (kind === "class" || kind === "interface" || kind === "type") && file.facts.scopes[scope]?.kind !== "block";
}

function instancesOfApplication(
  world: World,
  file: FileIndex,
  value: Value,
  substitute: Substitution | undefined,
): readonly Type[] {
  const name = nameOf(file, value.of) ?? "";
  const args = () => value.args.map((arg) => [...instancesOf(world, file, arg, substitute)]);
  const { transparentTypes, alternativeTypes, awaitableTypes, classTypes } = world.semanticsOf(file).library;
  if (transparentTypes.has(name)) return args()[0] ?? UNKNOWN;
  if (alternativeTypes.has(name)) return unionOf(args()).filter((type) => !isNone(type));
  if (awaitableTypes.has(name)) return args().at(-1) ?? UNKNOWN;
  if (classTypes.has(name)) return unionOf(value.args.map((arg) => classesOf(world, file, arg, substitute)));
  const passed = value.args[passedParameter(world, file, value.of)];
  if (passed !== undefined) return instancesOf(world, file, passed, substitute);
  const types = isReferenceOperand(value.of)
    ? instancesOfName(world, file, value.of, substitute, value.args.length)
    : world.instancesOf(file, value.of, substitute);
  return types.map((type) => {
    if (type.kind === "builtin") return { ...type, args: args() };
    return type.kind === "instance" ? { ...type, args: args() } : type;
  });
}

/**
 * The position of the type parameter that an alias stands for, even if the alias may also stand for other types:
 * `type Draft<T> = T extends Date ? Date : T`.
 */
function passedParameter(world: World, file: FileIndex, alias: Operand): number {
  const [type] = world.typesOf(file, alias);
  const owner = type?.kind === "definition" ? world.file(type.path) : undefined;
  const definition = owner && type?.kind === "definition" ? owner.definition(type.index) : undefined;
  if (!owner || definition?.kind !== "type") return -1;
  const target = world.semanticsOf(owner).aliasedType(definition);
  const value = isReferenceOperand(target) ? undefined : owner.facts.values[operandIndex(target)];
  const choices = value?.kind === "union" && (value.flags & ValueFlag.all) === 0 ? value.args : [target];
  const found = choices.map((choice) => (choice < 0 ? undefined : typeParameterAt(world, owner, choice)?.position));
  return found.find((position) => position !== undefined) ?? -1;
}

/** The types that `type[Foo]` means: the class `Foo` itself, not its instances. */
function classesOf(world: World, file: FileIndex, operand: Operand, substitute?: Substitution): readonly Type[] {
  return world
    .instancesOf(file, operand, substitute)
    .map((type) => (type.kind === "instance" ? { kind: "definition", path: type.path, index: type.index } : type));
}

function nameOf(file: FileIndex, operand: Operand): string | undefined {
  if (!isReferenceOperand(operand)) {
    const value = operand < 0 ? undefined : file.facts.values[operandIndex(operand)];
    return value?.kind === "literal" ? value.names[0] : undefined;
  }
  return file.facts.references[operandIndex(operand)]?.name;
}

function isNone(type: Type): boolean {
  return type.kind === "builtin" && (type.name === "None" || type.name === "null" || type.name === "undefined");
}
