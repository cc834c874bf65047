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
  return `Compared ${quote(base.slice(0, SHORT_ID_LENGTH))} with ${quote(head.slice(0, SHORT_ID_LENGTH))}.`;
}

/** What the stored index is worth here. */
export function indexWords({ freshness }: Review, quote = (text: string) => text): string {
  const { state, relation, indexedCommit, reason } = freshness;
  const at = indexedCommit === undefined ? "" : ` at ${quote(indexedCommit.slice(0, SHORT_ID_LENGTH))}`;
  const how = relation === "unknown" || relation === "same" ? "" : `, ${relation}`;
  return `Index: ${state}${at}${how}.${reason === undefined ? "" : ` ${reason}`}`;
}
