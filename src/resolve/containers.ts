import { callResult } from "./calls.ts";
import { memberOfClass } from "./classes.ts";
import { type Type, UNKNOWN, unionOf } from "./type.ts";
import type { World } from "./world.ts";

/** Containers whose last type argument is what they hold: mappings by value, everything else by element. */
const MAPPINGS = new Set([
  "dict",
  "Dict",
  "Mapping",
  "MutableMapping",
  "defaultdict",
  "OrderedDict",
  "Map",
  "Record",
  "ReadonlyMap",
]);

/** What `types[…]` gives. With `keepsInstances` an instance gives itself, as what Rust's `?` takes out of an `Option` does. */
export function itemTypes(types: readonly Type[], position?: number, keepsInstances = false): readonly Type[] {
  return unionOf(
    types.map((type): readonly Type[] => {
      // A class with type arguments, `Base[int]` or `Base<number>`, is still that class.
      if (type.kind === "external" || type.kind === "definition") return [type];
      if (type.kind === "instance" && keepsInstances) return [type];
      if (type.kind !== "builtin") return UNKNOWN;
      const isTuple = type.name === "tuple" || type.name === "Tuple";
      const at = isTuple && position !== undefined ? position : type.args.length - 1;
      return type.args[at] ?? UNKNOWN;
    }),
  );
}

/** What iterating over the types yields; of a mapping its keys or, with `takesValues`, its values. */
export function elementTypes(world: World, types: readonly Type[], takesValues = false): readonly Type[] {
  return unionOf(
    types.map((type): readonly Type[] => {
      if (type.kind === "external") return [type];
      if (type.kind === "builtin")
        return (MAPPINGS.has(type.name) && !takesValues ? type.args[0] : type.args.at(-1)) ?? UNKNOWN;
      if (type.kind !== "instance") return UNKNOWN;
      return memberOfClass(world, type, "__iter__").flatMap((member) =>
        member.kind === "definition" ? elementTypes(world, callResult(world, member, type)) : [],
      );
    }),
  );
}
