import type { Use } from "../../model/use.ts";

/** A place that uses something. */
export type Place = Pick<Use, "path" | "line" | "column" | "role">;

/** Equal places have equal keys. */
export function placeKey({ path, line, column }: Pick<Place, "path" | "line" | "column">): string {
  return `${path}:${line}:${column}`;
}
