import type { ChangedSymbol, SignatureChange } from "../model/review.ts";
import { isSpecialName } from "../model/symbol-id.ts";
import { shortenEnd, shortenMiddle } from "./shorten.ts";
import { count } from "./words.ts";

/** Marks text of the repository as such, safe for where it is shown. */
export type Quote = (text: string) => string;

/** Characters, and parts of a change, that fit into a line of a report. */
const MAX_NAME = 70;
const MAX_TYPE = 40;
const MAX_DETAILS = 4;

/** A changed symbol's name, as base knew it. */
export function nameOf(change: ChangedSymbol, quote: Quote): string {
  return quote(shortenMiddle((change.before ?? change.after)?.qualname ?? change.id, MAX_NAME));
}

/** The names a symbol had and has, the same one once. */
export function namesOf({ before, after }: ChangedSymbol, quote: Quote): string {
  const names = [before?.qualname, after?.qualname].filter((name) => name !== undefined);
  return [...new Set(names)].map((name) => quote(shortenMiddle(name, MAX_NAME))).join(" → ");
}

/** What happened to a symbol, as the rest of a sentence that its name begins. */
export function whatHappened({ change, before, after, signature }: ChangedSymbol, quote: Quote): string {
  const newName = quote(shortenMiddle(after?.qualname ?? "", MAX_NAME));
  const newPath = quote(shortenMiddle(after?.path ?? "", MAX_NAME));
  switch (change) {
    case "deleted":
      return `was deleted from ${quote(shortenMiddle(before?.path ?? "", MAX_NAME))}`;
    case "renamed":
      return `is now ${newName}`;
    case "relocated":
      return `moved to ${newPath}`;
    case "relocated_renamed":
      return `moved to ${newPath} as ${newName}`;
    case "visibility":
      return "is no longer exported";
    case "signature":
      return signature.length === 0
        ? "has another signature"
        : `has another signature: ${describeSignature(signature, quote)}`;
    case "body":
      return "has another body";
    case "added":
      return "is new";
  }
}

/** Every kind of change of a symbol: `renamed, body`. */
export function kindsOf({ change, also }: ChangedSymbol): string {
  return [change, ...also].map((kind) => kind.replace("_", " and ")).join(", ");
}

/** Who uses a changed symbol; empty where a number would say nothing: tests and special methods are called by name nowhere. */
export function usedBy({ uses, isTest, before, after }: ChangedSymbol): string {
  if (uses === undefined) return "";
  const { production, tests } = uses;
  const name = (after ?? before)?.qualname ?? "";
  if (production + tests === 0) return isTest || isSpecialName(name) ? "" : "nobody here";
  return [...(production > 0 ? [`${production}`] : []), ...(tests > 0 ? [count(tests, "test")] : [])].join(" + ");
}

/** The differences of a signature as words. */
export function describeSignature(changes: readonly SignatureChange[], quote: Quote): string {
  // What breaks callers is worth the first places.
  const ranked = [...changes].sort((a, b) => Number(b.isBreaking) - Number(a.isBreaking));
  const words = ranked.slice(0, MAX_DETAILS).map((change) => describeChange(change, quote));
  const rest = changes.length - words.length;
  return [...words, ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
}

function describeChange({ kind, name, from, to }: SignatureChange, quote: Quote): string {
  const parameter = quote(shortenEnd(name, MAX_TYPE));
  const old = quote(shortenEnd(from ?? "none", MAX_TYPE));
  const now = quote(shortenEnd(to ?? "none", MAX_TYPE));
  switch (kind) {
    case "parameter_added":
      return `${parameter} added`;
    case "parameter_removed":
      return `${parameter} removed`;
    case "parameter_renamed":
      return `${old} renamed to ${now}`;
    case "parameter_reordered":
      return `${parameter} stands elsewhere`;
    case "parameter_type":
      // What has no words of its own: a pattern, a type parameter, a type in a language whose types are not compared.
      if (from === undefined && to === undefined) return name === "" ? "other types" : `other ${parameter}`;
      return `${parameter} is ${now}, was ${old}`;
    case "default_added":
      return `${parameter} has a default`;
    case "default_removed":
      return `${parameter} lost its default`;
    case "default_changed":
      return `${parameter} has another default`;
    case "return_type":
      return `returns ${now}, was ${old}`;
    case "modifier":
      return to === undefined ? `no longer ${parameter}` : `now ${parameter}`;
  }
}
