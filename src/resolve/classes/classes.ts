import type { FileIndex } from "../../code/file-index.ts";
import { isOnlyImplemented, namedBase } from "../../code/implemented.ts";
import { EXTERNAL_MEMBER, type Member, NO_MEMBERS } from "../../code/member.ts";
import { isAsked, plainName } from "../../code/member-name.ts";
import { withoutTwins } from "../../code/twins.ts";
import { type Ancestry, type DefinitionHandle, handleKey } from "../../code/type.ts";
import type { Access, World } from "../../code/world.ts";
import { DefinitionFlag, isReferenceOperand, NO_OPERAND, type Operand, operandIndex } from "../../model/facts.ts";
import { pushAll } from "../../util/push-all.ts";

/** The maximum number of classes in a hierarchy. No real hierarchy is larger, but a hostile one may be endless. */
const MAX_ANCESTORS = 64;

/** The class and its ancestors in the order in which members are looked up. */
export function findAncestry(world: World, handle: DefinitionHandle): Ancestry {
  const found = new Map<string, DefinitionHandle>();
  const basesOf = new Map<string, readonly string[]>();
  let isComplete = true;
  const visit = (at: DefinitionHandle) => {
    const key = handleKey(at);
    if (found.size >= MAX_ANCESTORS || found.has(key)) return;
    found.set(key, at);
    const file = world.file(at.path);
    const bases: DefinitionHandle[] = [];
    for (const base of file ? writtenBases(world, file, at.index) : []) {
      const types = file && !isPromise(world, file, base) ? world.typesOf(file, base) : [];
      const classes = types.filter((type) => type.kind === "definition" || type.kind === "instance");
      if (classes.length === 0 && !(file && isOnlyImplemented(file, base))) isComplete = false;
      pushAll(bases, classes);
    }
    basesOf.set(key, [...new Set(bases.map(handleKey))]);
    for (const base of bases) visit({ path: base.path, index: base.index });
  };
  visit(handle);
  return { classes: inLookupOrder(world, handle, found, basesOf), isComplete };
}

/** The bases of a class, with those of the interfaces of its name in its file: `class Scale` and `interface Scale extends Item` are one type. */
function writtenBases(world: World, file: FileIndex, index: number): readonly Operand[] {
  const own = file.facts.definitions[index];
  if (!own) return [];
  const named = world.semanticsOf(file).keepsAritiesApart ? [] : file.definitionsNamed(own.qualname);
  const merged = named.filter((each) => each !== index && file.definition(each).kind === "interface");
  return [...own.bases, ...merged.flatMap((each) => file.definition(each).bases)];
}

/** Whether a class implements an awaitable type of the library: what it is awaited for is no base of it. */
function isPromise(world: World, file: FileIndex, base: Operand): boolean {
  const named = isOnlyImplemented(file, base) ? namedBase(file.facts, base) : NO_OPERAND;
  const name = isReferenceOperand(named) ? file.facts.references[operandIndex(named)]?.name : undefined;
  return name !== undefined && world.semanticsOf(file).library.awaitableTypes.has(name);
}

/** The classes in lookup order: depth first, or in the order of the language if a class has several bases. */
function inLookupOrder(
  world: World,
  handle: DefinitionHandle,
  found: ReadonlyMap<string, DefinitionHandle>,
  basesOf: ReadonlyMap<string, readonly string[]>,
): readonly DefinitionHandle[] {
  const hasChoice = [...basesOf.values()].some((bases) => bases.length > 1);
  const file = hasChoice ? world.file(handle.path) : undefined;
  const order = file && world.semanticsOf(file).linearise?.(handleKey(handle), basesOf);
  if (!order) return [...found.values()];
  return order.map((key) => found.get(key)).filter((each) => each !== undefined);
}

/** The members with a name, as instances of the class see them, or as `access` says. */
export function memberOfClass(
  world: World,
  handle: DefinitionHandle,
  name: string,
  access: Access = "instance",
): readonly Member[] {
  const { classes: all, isComplete } = world.ancestryOf(handle);
  const classes = writesInterfaceMembers(world, handle) ? all.filter((each) => !isInterface(world, each)) : all;
  const isStatic = access.startsWith("class");
  let otherSide: readonly Member[] = NO_MEMBERS;
  for (const each of access.endsWith("super") ? classes.slice(1) : classes) {
    const members = ownMembers(world, each, name);
    if (members.length === 0) continue;
    const reached = members.filter((member) => isReached(world, member, isStatic));
    if (reached.length > 0) return reached;
    if (otherSide.length === 0) otherSide = members;
  }
  // A type may say less than the code does: what seems to be an object may be its class.
  if (otherSide.length > 0) return otherSide;
  return isComplete ? NO_MEMBERS : [EXTERNAL_MEMBER];
}

/** Whether a class gets no members from the interfaces that it implements. */
function writesInterfaceMembers(world: World, handle: DefinitionHandle): boolean {
  const file = world.file(handle.path);
  return file !== undefined && world.semanticsOf(file).writesInterfaceMembers && isConcrete(file, handle.index);
}

/** Whether a definition is a class to which no interface of the same name adds members. */
function isConcrete(file: FileIndex, index: number): boolean {
  const definition = file.facts.definitions[index];
  return (
    definition?.kind === "class" &&
    file.definitionsNamed(definition.qualname).every((each) => file.definition(each).kind === "class")
  );
}

function isInterface(world: World, { path, index }: DefinitionHandle): boolean {
  return world.file(path)?.facts.definitions[index]?.kind === "interface";
}

function isReached(world: World, member: Member, isStatic: boolean): boolean {
  const file = member.kind === "definition" ? world.file(member.path) : undefined;
  if (!file || member.kind !== "definition" || !file.rules.keepsStaticsApart) return true;
  const { parent } = file.definition(member.index);
  // A member assigned from outside the class, `Foo.prototype.bar = …`, does not say whether it is static.
  return parent < 0 || file.definition(parent).kind !== "class" || file.isStaticMember(member.index) === isStatic;
}

/**
 * The members with a name in one class, without its ancestors: the definitions in the class, or else those that other files add, or else
 * the values assigned to the attribute.
 */
function ownMembers(world: World, handle: DefinitionHandle, asked: string): readonly Member[] {
  const name = plainName(asked);
  const file = world.file(handle.path);
  const definition = file?.facts.definitions[handle.index];
  if (!file || !definition) return NO_MEMBERS;
  const qualname = `${definition.qualname}.${name}`;
  const named = withoutTwins(file, handle.index, file.definitionsNamed(qualname));
  const open = named.filter((index) => (file.definition(index).flags & DefinitionFlag.explicit) === 0);
  const defined = asked === name ? open : open.filter((index) => isAsked(asked, file.definition(index)));
  if (defined.length > 0) return defined.map((index) => ({ kind: "definition", path: handle.path, index }));
  const elsewhere = world.semanticsOf(file).membersElsewhere(world, handle, name);
  if (elsewhere.length > 0) return elsewhere;
  if (definition.kind === "class" && world.semanticsOf(file).isTyped) return NO_MEMBERS;
  return file.attributeAssignments(qualname).map((assignment): Member => {
    const isType = assignment.type !== NO_OPERAND;
    return { kind: "value", path: handle.path, operand: isType ? assignment.type : assignment.value, isType };
  });
}
