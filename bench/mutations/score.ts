import type { BrokenUse } from "../../src/model/review.ts";
import type { Finding } from "../review-engines.ts";
import { isBeforeBodies, isEnd } from "./judges.ts";
import { type Mutation, NOT_JUDGED } from "./mutation.ts";
import { functionHeadAbove, statementAround } from "./statements.ts";

/** The maximum number of lines between the start of a call and the place where a compiler reports a missing argument. */
const CALL_LINES = 12;

export interface Claim {
  readonly place: string;
  readonly level: "exact" | "likely";
  readonly isRight: boolean;
  readonly text: string;
}

/** Matches diagnostics about the number of arguments. They may be reported at an argument. */
const ABOUT_ARGUMENTS = /argument|parameter|too (?:many|few)|cannot be applied|no suitable|expected \d|takes|overload/i;
/** Matches diagnostics about something missing. Errors that only follow from that, such as a wrong operand, are not about the mutation. */
const MISSING =
  /not (?:be )?(?:found|declared|defined|exported|resolved|exist)|cannot find|can't find|could not (?:import|find|be found|be resolved)|undeclared|undefined|unresolved|unknown|\bno (?:member|field|method|function|associated|module|variant|exported|package)|has no|does not (?:exist|have|contain)|is not a (?:member|known)|No such/i;
const ABOUT_NAMED = /has no parameter/;
const IMPORT_LINE = /^\s*(?:import|from|use|pub use|using|export|#\s*include)\b/;

/** The comparison of a review's claims about a mutation with the compiler's diagnostics. */
export interface Verdict {
  readonly claims: readonly Claim[];
  readonly found: readonly string[];
  readonly missed: readonly string[];
}

/** Compares claims and diagnostics. Undefined when the compiler cannot judge the mutated program. */
export function judged(
  mutation: Mutation,
  findings: readonly Finding[],
  broken: readonly BrokenUse[],
  linesOf: (path: string) => readonly string[],
  isJudged: (path: string) => boolean,
): Verdict | undefined {
  const news = findings.filter(({ line, text }) => line === 0 || text !== NOT_JUDGED);
  const open = new Set(findings.filter((each) => !news.includes(each)).map(({ path, line }) => `${path}:${line}`));
  const isOfCall = mutation.kind.startsWith("parameter");
  const isOfFile = mutation.kind.endsWith("_file");
  if (isOfFile ? news.some(({ path, line }) => line === 0 && mutation.files.has(path)) : news.some(isEnd))
    return undefined;
  const words =
    mutation.names.length === 0 ? undefined : new RegExp(`(?<![\\w$])(?:${mutation.names.join("|")})(?![\\w$])`);
  const truth = truthOf(mutation, news, linesOf, words);
  // The compiler left out code. If an included file is missing, C files that include it, directly or not, are not read. With CS0122, a name
  // may mean something inaccessible in the compiler's own libraries.
  const isCut =
    news.some((each) => /fatal error/.test(each.text)) ||
    news.some((each) => isBeforeBodies(each) || (mutation.kind !== "hide" && /CS0122/.test(each.text)));
  const cut = new Set(news.filter((each) => isEnd(each) || each.line === 0).map(({ path }) => path));
  const isNew = (path: string, line: number, mayBeBelow = isOfCall) =>
    truth.has(`${path}:${line}`) ||
    (isOfFile && news.some((each) => each.path === path && isInImport(linesOf(path), line, each.line))) ||
    news.some((each) => each.path === path && each.line >= line && each.line <= line + (mayBeBelow ? CALL_LINES : 0));
  // Of one expression, or of a function with an error in its head, some compilers report nothing that depends on the first error.
  const isInReported = (path: string, line: number) => {
    const reported = news.filter((each) => each.path === path).map((each) => each.line);
    if (path.endsWith(".kt")) return reported.includes(functionHeadAbove(linesOf(path), line));
    if (!path.endsWith(".cs")) return false;
    const [first, last] = statementAround(linesOf(path), line);
    return reported.some((each) => each >= first && each <= last);
  };
  const claims = new Map<string, Claim>();
  const imported = new Set<string>();
  const named: { readonly path: string; readonly line: number }[] = [];
  for (const { path, line, confidence, isThroughImport, message, text } of broken) {
    const place = `${path}:${line}`;
    // A claim about a named argument is reported at its call, but a compiler may report the argument.
    const isOfName = ABOUT_NAMED.test(message);
    if (isOfName) named.push({ path, line });
    if (isThroughImport) imported.add(place);
    else if (
      confidence !== "possible" &&
      isJudged(path) &&
      (isNew(path, line, isOfCall || isOfName) ||
        (!isCut && !cut.has(path) && !open.has(place) && !isInReported(path, line))) &&
      claims.get(place)?.level !== "exact"
    )
      claims.set(place, {
        place,
        level: confidence,
        isRight: isNew(path, line, isOfCall || isOfName),
        text: `${message} | ${text}`,
      });
  }
  const judgedPlaces = [...truth].filter(([place]) => claims.has(place) || !imported.has(place));
  const isNamed = (place: string) =>
    named.some(({ path, line }) => {
      const [file, at] = place.split(":");
      return file === path && Number(at) >= line && Number(at) <= line + CALL_LINES;
    });
  const isFound = (place: string) =>
    claims.has(place) || isNamed(place) || (isOfFile && isEndOfClaimed(place, claims, linesOf));
  return {
    claims: [...claims.values()],
    found: judgedPlaces.flatMap(([place]) => (isFound(place) ? [place] : [])),
    missed: judgedPlaces.flatMap(([place, text]) => (isFound(place) ? [] : [`${place} ${text}`])),
  };
}

/** The lines that the mutation broke, with the compiler's diagnostics. */
function truthOf(
  { kind, ownLines }: Mutation,
  news: readonly Finding[],
  linesOf: (path: string) => readonly string[],
  words: RegExp | undefined,
): ReadonlyMap<string, string> {
  const truth = new Map<string, string>();
  const imports = new Map<string, string>();
  for (const { path, line, text } of news) {
    const lines = linesOf(path);
    if (line === 0 || /incomplete/.test(text)) continue;
    const isOfCall = kind.startsWith("parameter") && ABOUT_ARGUMENTS.test(text);
    const at = words ? lineOfName(lines, line, words, isOfCall ? CALL_LINES : 0) : line;
    const place = `${path}:${at}`;
    if (at === undefined || ownLines.has(place) || (!isOfCall && !(words ?? MISSING).test(text))) continue;
    if (kind.endsWith("_file") && !MISSING.test(text)) continue;
    if (kind.endsWith("_file") && IMPORT_LINE.test(lines[at - 1] ?? ""))
      imports.set(path, `${imports.get(path) ?? ""} ${lines[at - 1]}`);
    truth.set(place, `${text} | ${lines[at - 1]?.trim()}`);
  }
  // Some compilers also report each use of a name whose import is broken.
  for (const [place, text] of truth) {
    const imported = imports.get(place.slice(0, place.lastIndexOf(":")));
    const [said = "", line = ""] = text.split(" | ");
    if (!imported || IMPORT_LINE.test(line)) continue;
    const spelled = said.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];
    if (
      spelled.some(
        (word) =>
          word.length > 2 && new RegExp(`[.:{,\\s/]${word}\\s*(?:[;,}'"]|$|\\s)`).test(imported) && line.includes(word),
      )
    )
      truth.delete(place);
  }
  return truth;
}

/** Whether a place is the end of an import, and a claim is about a name in this import. */
function isEndOfClaimed(
  place: string,
  claims: ReadonlyMap<string, Claim>,
  linesOf: (path: string) => readonly string[],
): boolean {
  const [path = "", end] = place.split(":");
  return [...claims.keys()].some((each) => {
    const [claimed = "", line] = each.split(":");
    return claimed === path && isInImport(linesOf(path), Number(line), Number(end));
  });
}

/** Whether a line is in a list of imported names, and the compiler reports the module at the end (Python: at the start) of the list. */
function isInImport(lines: readonly string[], line: number, at: number): boolean {
  const said = lines[at - 1] ?? "";
  const isBetween = at < line ? /^\s*from\s.*\bimport\s*\($/.test(said) : /\bfrom\s*["']|=\s*require\(/.test(said);
  if (at === line || !isBetween) return false;
  return lines
    .slice(Math.min(line, at), Math.max(line, at) - 1)
    .every((each) => /^\s*(?:type\s+)?[\w$]*(?:\s+as\s+\w+)?,?\s*(?:(?:\/\/|#).*)?$/.test(each));
}

/** The line with the name: the line of a diagnostic, or at most `above` lines before it. */
function lineOfName(lines: readonly string[], line: number, words: RegExp, above: number): number | undefined {
  for (let at = line; at >= Math.max(1, line - above); at--) if (words.test(lines[at - 1] ?? "")) return at;
  return undefined;
}
