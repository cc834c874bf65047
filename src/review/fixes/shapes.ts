import type { FileIndex } from "../../code/file-index.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { DefinitionFlag, type Value, ValueFlag } from "../../model/facts.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { lastPart } from "../../util/last-part.ts";

/** More files than this are not looked through for objects that could be meant. */
const MAX_FILES = 2000;

/** Names of the members of a class or type and of what it extends; of those that an object of it must have, or of all. */
export function memberNames(world: World, owner: DefinitionHandle, which: "required" | "all"): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { path, index } of world.ancestryOf(owner).classes) {
    for (const { parent, qualname, flags } of world.file(path)?.facts.definitions ?? []) {
      const isOwn = parent === index && (flags & DefinitionFlag.static) === 0;
      if (isOwn && (which === "all" || (flags & DefinitionFlag.optional) === 0)) names.add(lastPart(qualname));
    }
  }
  return names;
}

/** Whether a type is known by what its objects have. */
export function isShape(world: World, { path, index }: DefinitionHandle): boolean {
  const kind = world.file(path)?.facts.definitions[index]?.kind;
  return kind === "interface" || kind === "type";
}

/** Whether an object of one type has all that another asks for. */
export function standsFor(world: World, one: DefinitionHandle, wanted: DefinitionHandle): boolean {
  if (!isShape(world, wanted)) return false;
  const has = memberNames(world, one, "all");
  return [...memberNames(world, wanted, "required")].every((name) => has.has(name));
}

/**
 * A file that makes an object with a member of one of some types where nothing says what type the object is of, or that writes such a type
 * without a name: either may be handed on as that type.
 */
export function looseObject(
  world: World,
  names: NameSource,
  owners: readonly DefinitionHandle[],
  name: string,
): string | undefined {
  const shapes = owners.map((owner) => ({
    required: [...memberNames(world, owner, "required")],
    all: memberNames(world, owner, "all"),
    isShape: isShape(world, owner),
  }));
  const mayBe = ({ names: has, flags }: Value) =>
    shapes.some(({ required, all, isShape: isMade }) =>
      (flags & ValueFlag.types) === 0
        ? isMade && required.every((each) => has.includes(each))
        : has.every((each) => all.has(each)),
    );
  const paths = names.filesWith(name);
  if (paths.length > MAX_FILES) return paths[0];
  return paths.find((path) => {
    const file = world.file(path);
    const objects = file ? unexpectedObjects(file, name) : [];
    return objects.some(mayBe);
  });
}

/** Objects and types without a name that have a member, unless every one of them is where its type is known. */
function unexpectedObjects(file: FileIndex, name: string): readonly Value[] {
  const objects = file.facts.values.filter(({ kind, names }) => kind === "object" && names.includes(name));
  const isType = ({ flags }: Value) => (flags & ValueFlag.types) !== 0;
  const made = objects.filter((each) => !isType(each));
  const keys = file.referencesNamed(new Set([name])).filter((at) => file.facts.references[at]?.role === "key");
  return [...objects.filter(isType), ...(made.length > keys.length ? made : [])];
}
