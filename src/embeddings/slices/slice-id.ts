import { createHash } from "node:crypto";
import type { SliceType } from "../../model/routing.ts";

/** Databases index ids, so longer paths and titles are cut and distinguished by a digest. */
const MAX_PART = 400;
const DIGEST_DIGITS = 16;

/** The ids of a file's slices: type, path, title, and a number among equals. They stay the same while other slices are added and removed. */
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

/** The type in an id; undefined when the id is not one of ours. */
export function typeOfId(id: string): SliceType | undefined {
  const name = id.slice(0, Math.max(0, id.indexOf(":")));
  return name === "" ? undefined : name;
}

/** The key that slice ids use for a path. */
export function fileKey(path: string): string {
  return shortened(path.replace(/[%#\n\r]/g, encodeURIComponent));
}

/** The file key in a slice id. */
export function fileKeyOfId(id: string): string {
  return id.slice(id.indexOf(":") + 1, Math.max(0, id.indexOf("#")));
}

function shortened(text: string): string {
  if (text.length <= MAX_PART) return text;
  return `${text.slice(0, MAX_PART)}…${createHash("sha256").update(text).digest("hex").slice(0, DIGEST_DIGITS)}`;
}
