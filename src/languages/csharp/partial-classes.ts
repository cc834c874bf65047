import { namespacesOf } from "../../code/declared.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import { filesOf, type ModuleTarget, OWN_MODULE } from "../../code/project.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { DefinitionFlag } from "../../model/facts.ts";
import { append } from "../../util/multimap.ts";
import { WHOLE_NAMESPACE } from "../shared/named-modules.ts";

/** The members in other parts of a partial class. A part may be in any file of the namespace, whatever the name of the file is. */
export function membersInOtherParts(world: World, { path, index }: DefinitionHandle, name: string): readonly Member[] {
  const file = world.file(path);
  if (!file || !isPart(file, index)) return NO_MEMBERS;
  const { qualname } = file.definition(index);
  return otherParts(world, file, index).flatMap((part) =>
    part
      .definitionsNamed(`${qualname}.${name}`)
      .filter((each) => isSameClass(file, index, part, part.definition(each).parent))
      .map((each): Member => ({ kind: "definition", path: part.path, index: each })),
  );
}

/** The other files that contain a part of the class, with as many type parameters: `Row` and `Row<T>` are two classes. */
function otherParts(world: World, file: FileIndex, index: number): readonly FileIndex[] {
  const { qualname } = file.definition(index);
  const namespace = namespacesOf(file).join(".");
  const [outer = ""] = qualname.split(".", 1);
  // A file with the name of the class can be outside of the directories of its namespace.
  const targets = [`${namespace}.${outer}`, namespace + WHOLE_NAMESPACE, OWN_MODULE].map((each) =>
    world.module(file.path, each),
  );
  const parts = targets.flatMap((target) => partsIn(world, target, namespace).get(qualname) ?? []);
  const paths = new Set(parts.flatMap((part) => (part.kind === "definition" ? [part.path] : [])));
  paths.delete(file.path);
  return [...paths].map((each) => world.file(each)).filter((part) => part !== undefined);
}

/** The parts of classes of a namespace in the files of a target, by their qualified names. */
function partsIn(world: World, target: ModuleTarget, namespace: string): ReadonlyMap<string, readonly Member[]> {
  return world.memoiseNames(target, `parts of ${namespace}`, () => {
    const parts = new Map<string, Member[]>();
    for (const path of filesOf(target)) {
      const file = world.file(path);
      if (!file || namespacesOf(file).join(".") !== namespace) continue;
      file.facts.definitions.forEach(({ qualname }, index) => {
        if (isPart(file, index)) append(parts, qualname, { kind: "definition", path, index });
      });
    }
    return parts;
  });
}

function isSameClass(file: FileIndex, index: number, part: FileIndex, other: number): boolean {
  return other >= 0 && isPart(part, other) && typeParameterCount(file, index) === typeParameterCount(part, other);
}

function isPart(file: FileIndex, index: number): boolean {
  return (file.definition(index).flags & DefinitionFlag.partial) !== 0;
}

function typeParameterCount(file: FileIndex, index: number): number {
  return file.typeParameterNames(file.definition(index).scope).length;
}
