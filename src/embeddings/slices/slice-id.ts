import { createHash } from "node:crypto";
import type { SliceType } from "../../model/routing.ts";

/** Databases index ids, so paths and titles that are longer are cut and told apart by a digest. */
const MAX_PART = 400;
const DIGEST_DIGITS = 16;

/** The ids of a file's slices: type, path, title, and a number among equals. They stay while other slices come and go. */
export function sliceIds(sliceType: SliceType, path: string, pieces: readonly { readonly title: string }[]): string[] {
  const prefix = `${sliceType}:${fileKey(path)}#`;
  const seen = new Map<string, number>();
  return pieces.map(({ title }) => {
    const id = `${prefix}${shortened(title)}`;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}~${count}`;
  });
}

/** The type that an id names; undefined when it is none of ours. */
export function typeOfId(id: string): SliceType | undefined {
  const name = id.slice(0, Math.max(0, id.indexOf(":")));
  return name === "" ? undefined : name;
}

/** The name that slice ids use for the file of a path. */
export function fileKey(path: string): string {
  return shortened(path.replace(/[%#\n\r]/g, encodeURIComponent));
}

/** The name that a slice id uses for its file. */
export function fileKeyOfId(id: string): string {
  return id.slice(id.indexOf(":") + 1, Math.max(0, id.indexOf("#")));
}

function shortened(text: string): string {
  if (text.length <= MAX_PART) return text;
  return `${text.slice(0, MAX_PART)}…${createHash("sha256").update(text).digest("hex").slice(0, DIGEST_DIGITS)}`;
}
