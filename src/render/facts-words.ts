import type { Review } from "../model/review.ts";
import { count } from "./words.ts";

const SHORT_ID_LENGTH = 9;

/** How far the change reaches, as a title; empty when it reaches nobody. */
export function affectedWords({ affected, affectedFiles }: Review): string {
  if (affected.length === 0) return "";
  return `${count(affectedFiles.length, "file uses", "files use")} what changed`;
}

/** Which commits were compared. */
export function comparedWords({ base, head }: Review, quote = (text: string) => text): string {
  return `Compared ${quote(shortId(base))} with ${isId(head) ? quote(shortId(head)) : "the working tree"}.`;
}

/** What the stored index is worth here. */
export function indexWords({ freshness }: Review, quote = (text: string) => text): string {
  const { state, relation, indexedCommit, reason } = freshness;
  // Without an index there is no state to speak of, and a review needs none.
  if (indexedCommit === undefined && reason !== undefined) return reason;
  const at = indexedCommit === undefined ? "" : ` at ${quote(shortId(indexedCommit))}`;
  const how = relation === "unknown" || relation === "same" ? "" : `, ${relation}`;
  return `Index: ${state}${at}${how}.${reason === undefined ? "" : ` ${reason}`}`;
}

function isId(commit: string): boolean {
  return /^[0-9a-f]+$/.test(commit);
}

function shortId(commit: string): string {
  return commit.slice(0, SHORT_ID_LENGTH);
}
