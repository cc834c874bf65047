import type { FileIndex } from "../../code/file-index.ts";
import { type DefinitionHandle, handleKey } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { isMemberOwner, isReferenceOperand, operandIndex } from "../../model/facts.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { lastPart } from "../../util/last-part.ts";

/**
 * Whether a member of a class without a name may belong to the family of other members: its file contains the name of the class of one of
 * them.
 */
export function isNameless(
  world: World,
  names: NameSource,
  members: readonly DefinitionHandle[],
  other: DefinitionHandle,
): boolean {
  const around = world.ownerOf(other);
  const kind = around && world.file(around.path)?.definition(around.index).kind;
  if (kind !== undefined && isMemberOwner(kind)) return false;
  const owners = members.flatMap((member) => world.ownerOf(member) ?? []);
  const isNamed = (owner: DefinitionHandle) => {
    const spelled = lastPart(world.file(owner.path)?.definition(owner.index).qualname ?? "");
    return owner.path === other.path || names.filesWith(spelled).includes(other.path);
  };
  return owners.some(isNamed) && !isOfStrangers(world, owners, other);
}

/**
 * Whether a class without a name is unrelated to some classes: none of the classes created where it stands is related to them. This is
 * always false in a language where a class need not name what it extends.
 */
function isOfStrangers(world: World, owners: readonly DefinitionHandle[], member: DefinitionHandle): boolean {
  const file = world.file(member.path);
  if (!file || world.semanticsOf(file).fitsByShape !== undefined) return false;
  const { scopes } = file.facts;
  const body = scopes[scopes[file.definition(member.index).scope]?.parent ?? -1];
  if (body?.kind !== "class" || body.definition >= 0) return false;
  const bases = madeIn(world, file, body.parent);
  return bases !== undefined && !bases.some((base) => owners.some((owner) => isRelated(world, base, owner)));
}

/** The classes whose objects are created in a scope; undefined if one of them is not known, or if no object is created. */
function madeIn(world: World, file: FileIndex, scope: number): readonly DefinitionHandle[] | undefined {
  const bases: DefinitionHandle[] = [];
  for (const { kind, of } of file.facts.values) {
    const isHere = isReferenceOperand(of) && file.facts.references[operandIndex(of)]?.scope === scope;
    if (kind !== "new" || !isHere) continue;
    for (const type of world.typesOf(file, of)) {
      if (type.kind !== "definition") return undefined;
      bases.push(type);
    }
  }
  return bases.length > 0 ? bases : undefined;
}

function isRelated(world: World, one: DefinitionHandle, other: DefinitionHandle): boolean {
  return extendsIt(world, one, other) || extendsIt(world, other, one);
}

/** Whether a class is the same as another class or extends it. */
export function extendsIt(world: World, sub: DefinitionHandle, base: DefinitionHandle): boolean {
  return world.ancestryOf(sub).classes.some((each) => handleKey(each) === handleKey(base));
}
