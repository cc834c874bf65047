import { createHash } from "node:crypto";
import { brokenIdentity } from "../model/ignore.ts";
import type { Review } from "../model/review.ts";

const KEY_LENGTH = 10;

/**
 * Names every broken use so that the next report knows it again: by what is said and where, not by its line, which moves with every
 * edit above it. Keys are in the order of the uses.
 */
export function brokenKeys(review: Review): string[] {
  const seen = new Map<string, number>();
  return review.broken.map((use) => {
    const identity = brokenIdentity(use);
    const repeated = seen.get(identity) ?? 0;
    seen.set(identity, repeated + 1);
    return createHash("sha256").update(`${identity}\0${repeated}`).digest("hex").slice(0, KEY_LENGTH);
  });
}
