import { isAbsence } from "../model/index-absence.ts";
import type { Review } from "../model/review.ts";
import { digits } from "../util/text.ts";
import { count } from "./words.ts";

const SHORT_ID_LENGTH = 9;
/** As long as GitHub shows it. */
const STATE_ID_LENGTH = 7;

/** The reach of the change, as a title; empty when it reaches nothing. */
export function affectedWords({ affected, affectedFiles }: Review): string {
  if (affected.length === 0) return "";
  return `${count(affectedFiles.length, "file uses", "files use")} what changed`;
}

/** The sentence that names the compared commits. */
export function comparedWords({ base, head }: Review, quote = (text: string) => text): string {
  return `Compared ${quote(shortId(base))} with ${isId(head) ? quote(shortId(head)) : "the working tree"}.`;
}

/** The source that answered the questions about the head, and its freshness, in one line. */
export function indexWords({ base, index, freshness }: Review, quote = (text: string) => text): string {
  const at = index.commit === undefined ? "" : ` at ${quote(index.commit.slice(0, STATE_ID_LENGTH))}`;
  if (index.source === "RAG_GRAPH") {
    const head = freshness.indexedCommit?.slice(0, STATE_ID_LENGTH);
    const read = `${digits(index.filesRead)} of ${digits(index.files)} files read for this change`;
    return [
      `Index FRESH at ${quote(head ?? "")}`,
      ...(index.files > 0 ? [read] : []),
      "where-used answered by the graph",
    ].join(" · ");
  }
  const answered = "where-used answered by the files";
  if (index.mode === "off") return `Index not looked at · ${answered}`;
  // A committed index names the commit before the one that added it: its content is that of the base.
  if (index.isOfBase)
    return `Index at ${quote(base.slice(0, STATE_ID_LENGTH))}, the commit that this change starts from · ${answered}`;
  // Having none is no fault, and nothing that a reader of a report has to know more about.
  if (index.commit === undefined && isAbsence(index.note)) return `No index · ${answered}`;
  const { relation } = freshness;
  const how = relation === "unknown" || relation === "same" ? "" : `, ${relation}`;
  return `Index ${index.state}${at}${how} · ${answered}`;
}

/** The reason why the index did not answer, if it helps a reader of a report: advice to run something at a terminal does not. */
export function indexNote({ index }: Review): string | undefined {
  if (index.source === "RAG_GRAPH" || index.isOfBase || index.mode === "off") return undefined;
  return isAbsence(index.note) ? undefined : index.note;
}

function isId(commit: string): boolean {
  return /^[0-9a-f]+$/.test(commit);
}

function shortId(commit: string): string {
  return commit.slice(0, SHORT_ID_LENGTH);
}
