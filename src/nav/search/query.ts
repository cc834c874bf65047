import { FUNCTION_WORDS } from "../../embeddings/terms/function-words.ts";
import { nameKey, nameKeys, nameTermOf } from "../../embeddings/terms/name-terms.ts";
import { queryTerms } from "../../embeddings/terms/query-terms.ts";
import { searchTerms } from "../../embeddings/terms/search-terms.ts";
import { languageOfPath } from "../../languages/registry.ts";

/** The intent of a query, as far as its form shows. */
export interface SearchQuery {
  readonly text: string;
  /** The terms for looking up slices: the significant words, and whole names. */
  readonly terms: readonly string[];
  /** The words of the query as terms; for a lookup all of them, otherwise the significant ones. */
  readonly words: readonly string[];
  /** Names in the query as written, and as keys. */
  readonly names: readonly QueryName[];
  /** The end of a path given in the query; undefined when there is none. */
  readonly path: string | undefined;
  /** The query is a name or a few words of one, not a question. */
  readonly isLookup: boolean;
}

/** A name in a query. */
export interface QueryName {
  readonly written: string;
  readonly keys: readonly string[];
}

/** People remember no more words of a name than this. */
const MAX_NAME_WORDS = 4;
const QUESTION =
  /^(?:how|what|where|when|why|who|which|whose|is|are|can|could|does|do|did|should|will|would|the|a|an|my|i)\b|\?\s*$/i;
/** Spelled like names in programs: joined words, inner capitals, qualified, or called. */
const SPELLED = /[\p{L}\p{N}]_[\p{L}\p{N}]|\p{Ll}\p{Lu}|^[\p{L}_$][\p{L}\p{N}_$]*(?:\.|::|#)[\p{L}_$]|\(\)$/u;
const ENDS = /^[`"'([{<]+|[`"'\])}>,;:!?]+$|(?<!\w)\.$|\.$/g;

/** Parses a query: which names and which path it has, and whether it is a question. */
export function readQuery(text: string): SearchQuery {
  const tokens = text
    .trim()
    .split(/\s+/)
    .map((token) => token.replace(ENDS, ""))
    .filter((token) => token !== "");
  const { path, rest } = splitPath(tokens);
  const isLookup = rest.length <= MAX_NAME_WORDS && !QUESTION.test(text.trim());
  const names = (isLookup ? lookupNames(rest) : rest.filter((token) => SPELLED.test(token)).map(nameOf)).filter(
    ({ keys }) => (keys.at(-1) ?? "") !== "",
  );
  const telling = queryTerms(rest.join(" "));
  const terms = [...new Set([...telling, ...names.flatMap(termsOfName), ...searchTerms(path ?? "")])];
  return { text, terms, words: isLookup ? partsOf(rest) : telling, names, path, isLookup };
}

/** The path given in a query next to something else: `lib/view.js lookup`, `utils.js:setCharset`, `src/auth.py#Auth.login`. */
function splitPath(tokens: readonly string[]): { readonly path: string | undefined; readonly rest: readonly string[] } {
  const parts = tokens.flatMap((token) => {
    const joined = /^(.+\.\w+)(?:[:#]+)([^\s/:#].*)$/.exec(token);
    return joined && isPath(joined[1] as string) ? [joined[1] as string, joined[2] as string] : [token];
  });
  const path = parts.length > 1 ? parts.find(isPath) : undefined;
  return {
    path: path?.replace(/^\.?\//, ""),
    rest: path === undefined ? parts : parts.filter((part) => part !== path),
  };
}

function isPath(token: string): boolean {
  return /^[\w@.$/-]+\.\w+$/.test(token) && languageOfPath(token) !== "text";
}

/** All words as one name, plus each word that is spelled like a name. */
function lookupNames(tokens: readonly string[]): QueryName[] {
  if (tokens.length === 1) return [nameOf(tokens[0] as string)];
  const whole = { written: tokens.join(" "), keys: [nameKey(tokens.join(""))] };
  return [whole, ...tokens.filter((token) => SPELLED.test(token)).map(nameOf)];
}

function nameOf(token: string): QueryName {
  const written = token.replace(/\(.*$/, "");
  return { written, keys: nameKeys(written) };
}

/** A qualified name may be defined without its qualifier. */
function termsOfName({ keys }: QueryName): string[] {
  return [nameTermOf(keys.slice(-1)), ...(keys.length > 1 ? [nameTermOf(keys)] : [])];
}

/** The words of a name, except those that stand for several of them. */
function partsOf(tokens: readonly string[]): string[] {
  const whole = new Set(tokens.map((token) => token.toLowerCase()));
  const parts = [...new Set(searchTerms(tokens.join(" ")))];
  const single = parts.filter(
    (part) => !(whole.has(part) && parts.some((each) => each !== part && part.includes(each))),
  );
  const telling = single.filter((part) => !FUNCTION_WORDS.has(part));
  return telling.length > 0 ? telling : single;
}
