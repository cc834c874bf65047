import { isMapping } from "../../code/containers.ts";
import { type Type, UNKNOWN, unionOf } from "../../code/type.ts";
import type { Call, World } from "../../code/world.ts";
import { words } from "../../util/words.ts";

/** Methods of containers that pass their elements one by one to a function. */
const VISITING = words(
  "All Any Average ConvertAll Count Exists Find FindAll FindIndex FindLast First FirstOrDefault ForEach GroupBy Last LastOrDefault Max Min OrderBy OrderByDescending RemoveAll Select SelectMany Single SingleOrDefault SkipWhile Sum TakeWhile ThenBy ThenByDescending ToDictionary ToLookup TrueForAll Where all allMatch any anyMatch associate associateBy associateWith count distinctBy dropWhile filter filterNot find findLast first firstOrNull flatMap forEach groupBy indexOfFirst joinToString last lastOrNull map mapNotNull mapToDouble mapToInt mapToLong mapToObj maxBy minBy noneMatch none onEach partition peek removeIf single singleOrNull sortBy sortedBy sortedByDescending sumBy sumOf takeWhile toMap",
);
/** Methods that pass the position and then the element to a function. */
const COUNTING = words("forEachIndexed mapIndexed filterIndexed");
/** Methods that pass two elements to a function. */
const COMPARING = words("sort sorted max min sortWith sortedWith Sort");
/** Methods that pass the content of a wrapper, or the object itself, to a function. */
const HANDING = words(
  "map flatMap filter ifPresent ifPresentOrElse let also takeIf takeUnless and_then map_or map_or_else is_some_and for_each inspect",
);

/** The types that a library method passes to a parameter of the function in its arguments. Empty for any other method. */
export function givenByLibrary(
  world: World,
  _call: Call,
  receivers: readonly Type[],
  method: string,
  _argument: number,
  parameter: number,
): readonly Type[] {
  return unionOf(
    receivers.map((type): readonly Type[] => {
      if (type.kind === "instance")
        return HANDING.has(method) && parameter === 0 && !has(world, type, method) ? [type] : UNKNOWN;
      if (type.kind !== "builtin" || isMapping(type.name)) return UNKNOWN;
      const isMeant =
        COMPARING.has(method) || (VISITING.has(method) && parameter === 0) || (COUNTING.has(method) && parameter === 1);
      return isMeant ? (type.args.at(-1) ?? UNKNOWN) : UNKNOWN;
    }),
  );
}

function has(world: World, type: Extract<Type, { kind: "instance" }>, method: string): boolean {
  return world.memberOfClass(type, method).some(({ kind }) => kind !== "external");
}
