import type { Definition } from "../../model/facts.ts";
import type { LocalId } from "./share.ts";

/** Means the file itself where the number of a definition is expected. */
export const WHOLE_FILE = -1;

/** The local ids of a file's definitions, in source order. */
export function localIdsOf({
  definitions,
}: {
  readonly definitions: readonly Pick<Definition, "qualname">[];
}): LocalId[] {
  const seen = new Map<string, number>();
  return definitions.map(({ qualname }) => {
    const ordinal = (seen.get(qualname) ?? 0) + 1;
    seen.set(qualname, ordinal);
    return { qualname, ordinal };
  });
}

/** A local id as one text. */
export function localIdText({ qualname, ordinal }: LocalId): string {
  return ordinal === 1 ? qualname : `${qualname}~${ordinal}`;
}
