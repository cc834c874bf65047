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
/** A hostile signature has any number of differences; so many are put into words before those that say the same are taken out. */
const MAX_DESCRIBED = 100;

/** A changed symbol's name, as base knew it. */
export function nameOf(change: ChangedSymbol, quote: Quote): string {
  return quote(shortenMiddle((change.before ?? change.after)?.qualname ?? change.id, MAX_NAME));
}

/** The names a symbol had and has, the same one once. */
export function namesOf({ before, after }: ChangedSymbol, quote: Quote): string {
  const names = [before?.qualname, after?.qualname].filter((name) => name !== undefined);
  return [...new Set(names)].map((name) => quote(shortenMiddle(name, MAX_NAME))).join(" → ");
}

/** The change of a symbol, as the rest of a sentence that its name begins. */
export function whatHappened(symbol: ChangedSymbol, quote: Quote): string {
  const { change, before, after, signature } = symbol;
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
      return signature.length === 0 ? "has another signature" : describeSignature(symbol, quote);
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

/** The number of uses of a changed symbol; empty where it would say nothing: tests and special methods are called by name nowhere. */
export function usedBy({ uses: found, isTest, before, after }: ChangedSymbol): string {
  if (found === undefined) return "";
  const { production, tests } = found;
  const name = (after ?? before)?.qualname ?? "";
  const uses = production + tests;
  if (uses === 0) return isTest || isSpecialName(name) ? "" : "no use here";
  if (tests === uses && !isTest) return `${count(uses, "use")}, ${tests === 1 ? "" : "all "}in tests`;
  return tests === 0 || isTest ? count(uses, "use") : `${count(uses, "use")}, ${tests} in tests`;
}

/** The differences of a signature, as the rest of a sentence that the symbol's name begins. */
export function describeSignature({ signature, before, after }: ChangedSymbol, quote: Quote): string {
  // What breaks callers is worth the first places.
  const ranked = [...signature].sort((a, b) => Number(b.isBreaking) - Number(a.isBreaking));
  const kind = (after ?? before)?.kind;
  const isCallable = kind === "function" || kind === "method";
  // Several forms of a function may have changed alike.
  const all = [...new Set(ranked.slice(0, MAX_DESCRIBED).map((change) => describeChange(change, isCallable, quote)))];
  const words = all.slice(0, MAX_DETAILS);
  const rest = all.length - words.length + Math.max(0, ranked.length - MAX_DESCRIBED);
  return [...words, ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
}

function describeChange(change: SignatureChange, isCallable: boolean, quote: Quote): string {
  const { kind, name, from, to, isBreaking } = change;
  const [old = "", now = ""] = cutAround(from ?? "", to ?? "", MAX_TYPE).map((text) => text && quote(text));
  const subject = quote(shortenEnd(name, MAX_TYPE));
  switch (kind) {
    case "parameter_added":
      return `now ${isBreaking ? "needs" : "takes"} ${subject}`;
    case "parameter_removed":
      return `no longer takes ${subject}`;
    case "parameter_renamed":
      return `renames ${old} to ${now}`;
    case "parameter_reordered":
      return `takes ${subject} at another place`;
    case "parameter_type":
      return typeWords(name, subject, old, now);
    case "default_added":
      return `no longer needs ${subject}`;
    case "default_removed":
      return `now needs ${subject}`;
    case "default_changed":
      return `has another default for ${subject}`;
    case "return_type":
      if (now === "") return isCallable ? `no longer says that it returns ${old}` : `no longer says its type, ${old}`;
      return `${isCallable ? "returns" : "has the type"} ${now}${old === "" ? "" : `, was ${old}`}`;
    case "modifier":
      if (from !== undefined && to !== undefined) {
        // A decorator may have the same name, and what is written in it is not ours.
        const areForms = name === OVERLOADS && FORMS.test(from) && FORMS.test(to);
        return areForms ? `has ${to}, had ${from}` : `has ${subject} with other arguments`;
      }
      return to === undefined ? `is no longer ${subject}` : `is now ${subject}`;
  }
}

/** Several forms of one name are told by their number. */
const OVERLOADS = "overloads";
const FORMS = /^\d+ forms?$/;
const BASES = "bases";

function typeWords(name: string, subject: string, old: string, now: string): string {
  if (name === BASES) {
    if (now === "" && old === "") return "extends something else";
    if (now === "") return `no longer extends ${old}`;
    return old === "" ? `now extends ${now}` : `extends ${now}, was ${old}`;
  }
  // What has no words of its own: a pattern, a type parameter, a type in a language whose types are not compared.
  if (now === "" && old === "") return name === "" ? "has other types" : `has another ${subject}`;
  if (now === "") return `no longer says the type of ${subject}, which was ${old}`;
  return `takes ${subject} as ${now}${old === "" ? "" : `, was ${old}`}`;
}

/** Two texts that differ, cut so that the difference is in sight. */
function cutAround(from: string, to: string, max: number): readonly [string, string] {
  if (from.length <= max && to.length <= max) return [from, to];
  let same = 0;
  while (same < from.length && from[same] === to[same]) same++;
  const start = Math.max(0, same - Math.floor(max / 3));
  const cut = (text: string) => shortenEnd(start > 0 && text !== "" ? `…${text.slice(start)}` : text, max);
  return [cut(from), cut(to)];
}
