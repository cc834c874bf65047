import type { BrokenUse } from "../../src/model/review.ts";
import type { Finding } from "../review-engines.ts";
import { isEnd } from "./judges.ts";
import type { Mutation } from "./mutation.ts";

/** A call may begin so many lines above the place where a compiler misses an argument. */
const CALL_LINES = 12;

export interface Claim {
  readonly place: string;
  readonly level: "exact" | "likely";
  readonly isRight: boolean;
  readonly text: string;
}

/** What a review says of a mutation against what the compiler says. */
export interface Verdict {
  readonly claims: readonly Claim[];
  readonly found: readonly string[];
  readonly missed: readonly string[];
}

/** Undefined where the mutation left no program that can be judged. */
export function judged(
  mutation: Mutation,
  news: readonly Finding[],
  broken: readonly BrokenUse[],
  linesOf: (path: string) => readonly string[],
): Verdict | undefined {
  const isOfCall = mutation.kind.startsWith("parameter");
  if (mutation.kind !== "delete_file" && news.some(isEnd)) return undefined;
  const words =
    mutation.names.length === 0 ? undefined : new RegExp(`(?<![\\w$])(?:${mutation.names.join("|")})(?![\\w$])`);
  const truth = new Map<string, string>();
  for (const { path, line, text } of news) {
    const lines = linesOf(path);
    const at = words ? lineOfName(lines, line, words, isOfCall ? CALL_LINES : 0) : line;
    const place = `${path}:${at}`;
    if (at === undefined || mutation.ownLines.has(place) || (!isOfCall && words && !words.test(text))) continue;
    truth.set(place, `${text} | ${lines[at - 1]?.trim()}`);
  }
  const cut = new Set(news.filter(isEnd).map(({ path }) => path));
  const isNew = (path: string, line: number) =>
    truth.has(`${path}:${line}`) ||
    news.some((each) => each.path === path && each.line >= line && each.line <= line + (isOfCall ? CALL_LINES : 0));
  const claims = new Map<string, Claim>();
  const imported = new Set<string>();
  for (const { path, line, confidence, isThroughImport, message, text } of broken) {
    const place = `${path}:${line}`;
    if (isThroughImport) imported.add(place);
    else if (confidence !== "possible" && (isNew(path, line) || !cut.has(path)) && claims.get(place)?.level !== "exact")
      claims.set(place, { place, level: confidence, isRight: isNew(path, line), text: `${message} | ${text}` });
  }
  const judgedPlaces = [...truth].filter(([place]) => claims.has(place) || !imported.has(place));
  return {
    claims: [...claims.values()],
    found: judgedPlaces.flatMap(([place]) => (claims.has(place) ? [place] : [])),
    missed: judgedPlaces.flatMap(([place, text]) => (claims.has(place) ? [] : [`${place} ${text}`])),
  };
}

/** The line at which the name stands, at or shortly above a diagnostic. */
function lineOfName(lines: readonly string[], line: number, words: RegExp, above: number): number | undefined {
  for (let at = line; at >= Math.max(1, line - above); at--) if (words.test(lines[at - 1] ?? "")) return at;
  return undefined;
}
