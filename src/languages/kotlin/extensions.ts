import type { FileIndex } from "../../code/file-index.ts";
import { classesAround, implicitMembers } from "../../code/implicit-members.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import { lookupName } from "../../code/scope-lookup.ts";
import type { DefinitionHandle, Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { type Definition, type Reference, referenceOperand } from "../../model/facts.ts";

/** The extension functions that `receiver.name` may mean in a Kotlin file when the types of the receiver have no such member. */
export function extensionMembers(
  world: World,
  file: FileIndex,
  reference: Reference,
  receivers: readonly Type[],
): readonly Member[] {
  return candidates(world, file, reference).filter((member) => {
    const owner = member.kind === "definition" ? world.file(member.path) : undefined;
    const definition = member.kind === "definition" ? owner?.facts.definitions[member.index] : undefined;
    const extended = owner && definition ? extendedType(owner, definition) : undefined;
    return extended !== undefined && receivers.every((type) => canBe(world, type, extended));
  });
}

/** Selects, from the extension functions that a bare name may mean, those that extend a class around it. All, when there are none. */
export function narrowExtensions(
  world: World,
  file: FileIndex,
  scope: number,
  targets: readonly DefinitionHandle[],
): readonly DefinitionHandle[] {
  if (targets.length < 2) return targets;
  const around = classesAround(world, file, scope);
  const fitting = targets.filter(({ path, index }) => {
    const owner = world.file(path);
    const extended = owner && extendedType(owner, owner.definition(index));
    return extended !== undefined && around.some((each) => isNamedLike(world, each, extended));
  });
  return fitting.length > 0 ? fitting : targets;
}

function isNamedLike(world: World, handle: DefinitionHandle, name: string): boolean {
  return world.ancestryOf(handle).classes.some(({ path, index }) => {
    const qualname = world.file(path)?.facts.definitions[index]?.qualname ?? "";
    return qualname === name || qualname.endsWith(`.${name}`);
  });
}

function candidates(world: World, file: FileIndex, { scope, name }: Reference): readonly Member[] {
  const members = implicitMembers(world, file, scope, name);
  if (members.length > 0) return members;
  const lookup = lookupName(file, scope, name);
  if (!lookup) return world.semanticsOf(file).visibleMembers(world, file, scope, name);
  return lookup.bindings.flatMap((binding): readonly Member[] => {
    if (binding.kind === "definition") return [{ kind: "definition", path: file.path, index: binding.index }];
    const imported = binding.kind === "import" ? file.facts.imports[binding.index] : undefined;
    return imported ? world.importedMembers(file, imported) : NO_MEMBERS;
  });
}

/** The type that is written before the name of an extension function. Undefined for any other definition. */
function extendedType(file: FileIndex, definition: Definition): string | undefined {
  if (definition.kind !== "function" && definition.kind !== "method") return undefined;
  const { scope, nameLine, nameColumn } = definition;
  const { references } = file.facts;
  const isBefore = (each: Reference) => each.scope === scope && each.line === nameLine && each.column < nameColumn;
  let at = references.findIndex((each) => each.role === "type" && isBefore(each));
  // The type of `Outer.Inner` is its last name.
  for (let next = at; next >= 0; ) {
    at = next;
    const whole = referenceOperand(at);
    next = references.findIndex((each) => each.receiver === whole && isBefore(each));
  }
  return references[at]?.name;
}

/** Whether a receiver may have the extended type. An unknown receiver may have any type. */
function canBe(world: World, type: Type, extended: string): boolean {
  if (type.kind !== "instance") return true;
  const isOpen = extended.length <= 1 || extended === "Any" || !world.ancestryOf(type).isComplete;
  return isOpen || isNamedLike(world, type, extended);
}
