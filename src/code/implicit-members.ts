import { NO_OPERAND, type Reference } from "../model/facts.ts";
import type { FileIndex } from "./file-index.ts";
import { isMade } from "./made-names.ts";
import { type Member, NO_MEMBERS } from "./member.ts";
import { plainName } from "./member-name.ts";
import type { Lookup } from "./scope-lookup.ts";
import { hasNoOuterObject, needsObject } from "./static-classes.ts";
import type { DefinitionHandle, Type } from "./type.ts";
import type { World } from "./world.ts";

/** The word that the scope of a label binds to the value of the `switch`. It is a keyword, so no name can be equal to it. */
export const LABEL_WORD = "case";
/** The word that the scope of an extension function binds to the extended object. */
export const OBJECT_WORD = "this";

/** The members that a name without a receiver means; `lookup` holds what the enclosing scopes bind to it. */
export function unreceivedMembers(
  world: World,
  file: FileIndex,
  reference: Reference,
  asked: string,
  lookup: Lookup | undefined,
): readonly Member[] {
  const { scope, role } = reference;
  for (const type of enumsLabelled(world, file, scope)) {
    const members = world.memberOfClass(type, asked).filter(({ kind }) => kind !== "external");
    if (members.length > 0) return members;
  }
  if (lookup && lookup.scope !== 0) return NO_MEMBERS;
  const members = implicitMembers(world, file, scope, asked);
  // `Colour Colour { get; }`: a property that has the name of a type is not a type.
  if (members.length === 0 || !members.every((member) => isValue(world, member))) return members;
  const isType = role === "type" || (role === "call" && isMade(file.facts, reference));
  return isType ? NO_MEMBERS : members;
}

function isValue(world: World, member: Member): boolean {
  const kind = member.kind === "definition" ? world.file(member.path)?.definition(member.index).kind : undefined;
  return kind === "constant" || kind === "method";
}

/** The enums whose constants a label can name without the name of the enum: `switch (mode) { case ONE: … }`. */
export function enumsLabelled(world: World, file: FileIndex, scope: number): readonly Instance[] {
  if (!file.rules.labelsNameConstants) return [];
  const [binding] = file.bindingsOf(scope, LABEL_WORD);
  const types = binding ? world.typesOf(file, binding.value) : [];
  return instancesIn(types).filter(({ path, index }) => world.file(path)?.definition(index).kind === "enum");
}

type Instance = Extract<Type, { kind: "instance" }>;

function instancesIn(types: readonly Type[]): readonly Instance[] {
  return types.filter((type) => type.kind === "instance");
}

/** The member of an enclosing class or its ancestor that a bare name means without `this`; `asked` may tell the kind of the member. */
export function implicitMembers(world: World, file: FileIndex, scope: number, asked: string): readonly Member[] {
  const name = plainName(asked);
  if (!world.semanticsOf(file).hasImplicitThis(file, scope)) return NO_MEMBERS;
  for (const handle of classesAround(world, file, scope)) {
    const members = world
      .memberOfClass(handle, asked)
      .filter((member) => member.kind !== "external" && !isConstructor(world, member, name));
    if (members.length > 0 && isApart(world, file, scope, handle, members)) continue;
    if (members.length > 0) return members;
  }
  return NO_MEMBERS;
}

/** Whether members need an object of an enclosing class, and the code has none because a static class is between. */
function isApart(
  world: World,
  file: FileIndex,
  scope: number,
  around: DefinitionHandle,
  members: readonly Member[],
): boolean {
  if (!file.rules.staticClassesStandAlone || around.path !== file.path) return false;
  for (let at = file.definitionAround(scope); at >= 0 && at !== around.index; at = file.definition(at).parent) {
    if (hasNoOuterObject(file, at)) return members.every((member) => isOfObject(world, member));
  }
  return false;
}

function isOfObject(world: World, member: Member): boolean {
  const file = member.kind === "definition" ? world.file(member.path) : undefined;
  return file !== undefined && member.kind === "definition" && needsObject(file, member.index);
}

/** Whether a member is the constructor with that name: in its class and in subclasses the name means the class, not the constructor. */
export function isConstructor(world: World, member: Member, name: string): boolean {
  const file = member.kind === "definition" ? world.file(member.path) : undefined;
  if (!file || member.kind !== "definition" || !file.rules.namesConstructorsAfterClasses) return false;
  return `.${file.definition(member.index).qualname}`.endsWith(`.${name}.${name}`);
}

/** The types of the object of the nearest extension function, or of the nearest lambda with an object, around a scope. */
export function extendedTypes(world: World, file: FileIndex, scope: number): readonly Type[] | undefined {
  return objectsAround(world, file, scope)[0];
}

/** The types of the objects of the extension functions and lambdas around a scope, innermost first, up to the nearest class. */
function objectsAround(world: World, file: FileIndex, scope: number): (readonly Type[])[] {
  const objects: (readonly Type[])[] = [];
  for (let at = file.rules.bindsObject ? scope : -1; at >= 0; at = file.facts.scopes[at]?.parent ?? -1) {
    if (file.facts.scopes[at]?.kind === "class") break;
    const [binding] = file.bindingsOf(at, OBJECT_WORD);
    if (!binding) continue;
    const isDeclared = binding.type !== NO_OPERAND;
    objects.push(isDeclared ? world.instancesOf(file, binding.type) : world.typesOf(file, binding.value));
  }
  return objects;
}

/** The classes whose members a bare name may mean, innermost first: enclosing classes, and classes that enclosing functions extend. */
export function classesAround(world: World, file: FileIndex, scope: number): DefinitionHandle[] {
  const handles: DefinitionHandle[] = [...instancesIn(objectsAround(world, file, scope).flat())];
  for (let at = file.definitionAround(scope); at >= 0; at = file.definition(at).parent) {
    const { kind, parent } = file.definition(at);
    if (kind === "class" || kind === "interface" || kind === "enum") handles.push({ path: file.path, index: at });
    else if (kind === "method" && parent < 0) {
      const owner = world.ownerOf({ path: file.path, index: at });
      if (owner) handles.push(owner);
    }
  }
  return handles;
}
