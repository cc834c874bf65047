import { type Type, UNKNOWN, unionOf } from "./type.ts";
import type { World } from "./world.ts";

/** The types of the results of calls to values of these types. */
export function resultsOf(world: World, types: readonly Type[]): readonly Type[] {
  return unionOf(
    types.map((type): readonly Type[] => {
      if (type.kind === "definition") return world.callResult(type);
      const file = type.kind === "function" ? world.file(type.path) : undefined;
      const value = type.kind === "function" ? file?.facts.values[type.value] : undefined;
      return file && value ? world.typesOf(file, value.of) : UNKNOWN;
    }),
  );
}
