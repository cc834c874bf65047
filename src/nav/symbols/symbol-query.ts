import { constructorNames } from "../../languages/registry.ts";
import { UserError } from "../../model/errors.ts";
import { isIdOf, moduleName, type ParsedSymbolId, parseSymbolId } from "../../model/symbol-id.ts";
import { plainNamesOf } from "../../model/written-name.ts";
import { lastPart } from "../../util/last-part.ts";

/** The parsed form of a symbol as written by people and programs. */
export type SymbolQuery =
  /** `login`, `Auth.login`: any definition whose qualified name ends with it. */
  | { readonly form: "name"; readonly qualname: string }
  /** `src/auth.py#Auth.login`; `isWhole` when the name is known to be the qualified one. */
  | { readonly form: "path"; readonly path: string; readonly qualname: string; readonly isWhole?: boolean }
  /** `src/auth.py:15` */
  | { readonly form: "place"; readonly path: string; readonly line: number }
  /** `shop.auth.Auth.login`, as in an import: a name in a file that the parts before it resolve to. */
  | { readonly form: "module"; readonly parts: readonly string[] }
  /** `sym:src.auth.Auth.login`, or LLMC's stem form `sym:auth.Auth.login`. */
  | { readonly form: "id"; readonly id: ParsedSymbolId };

/** A question that names its symbol. */
export type NamedSymbol = Exclude<SymbolQuery, { form: "place" }>;

/** A name, or several joined by `::`: not a path. */
const NAMES = /^[\p{L}_$][\p{L}\p{N}_$]*(?:::[\p{L}_$][\p{L}\p{N}_$]*)*$/u;

/** A longer text is not a symbol. */
const MAX_LENGTH = 1000;

/** Parses a symbol; throws a `UserError` that says how to write one. */
export function parseSymbol(text: string): SymbolQuery {
  const symbol = asName(text.trim());
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no symbol has control characters, and git reads a pattern a line
  if (symbol === "" || symbol.length > MAX_LENGTH || /[\u0000-\u001f]/.test(symbol)) {
    throw new UserError(
      "Name a symbol: login, Auth.login, src/auth.py#Auth.login, src/auth.py:15 or sym:auth.Auth.login.",
      {
        code: "BAD_SYMBOL",
      },
    );
  }
  const hash = symbol.indexOf("#");
  // `#name` alone is a private member of JavaScript, and `Retry#increment`, `Net::Retry#increment` is how documentation writes a method.
  if (hash > 0 && !NAMES.test(symbol.slice(0, hash)) && !symbol.slice(0, hash).endsWith(".")) {
    return { form: "path", path: normalPath(symbol.slice(0, hash)), qualname: symbol.slice(hash + 1) };
  }
  const place = /^(.+):(\d{1,9})$/.exec(symbol);
  if (place) return { form: "place", path: normalPath(place[1] as string), line: Number(place[2]) };
  const id = /^[a-z]+:[^:]/.test(symbol) ? parseSymbolId(symbol) : undefined;
  if (id) return { form: "id", id };
  const qualname = symbol.replaceAll("::", ".");
  return { form: "name", qualname: hash > 0 && !qualname.includes(".#") ? qualname.replace("#", ".") : qualname };
}

/** A symbol without call syntax, as people paste it: `Retry.increment()`, and `(*Command).Execute` of Go. */
function asName(symbol: string): string {
  return symbol.replace(/\([^()]*\)$/, "").replace(/^\(\*?([\w.]+)\)(?=\.)/, "$1");
}

/** The last name of a symbol, which appears wherever it is used. */
export function nameOf(query: NamedSymbol): string {
  switch (query.form) {
    case "name":
    case "path":
      return lastPart(query.qualname);
    case "module":
      return query.parts.at(-1) ?? "";
    case "id":
      return query.id.parts.at(-1) ?? "";
  }
}

/** The possible readings of a question, likeliest first: `flask.Flask` is a member called `Flask` only where there is one. */
export function* readingsOf(query: NamedSymbol): Generator<NamedSymbol> {
  yield query;
  if (query.form === "name" || query.form === "path") {
    for (const qualname of plainNamesOf(query.qualname)) yield { ...query, qualname };
    // Many people write a constructor as `Order.Order`, whatever the language calls it.
    const [owner, className] = /^(?:.*\.)?([^.]+)(?=\.\1$)/.exec(query.qualname) ?? [];
    for (const name of className ? constructorNames(className) : []) yield { ...query, qualname: `${owner}.${name}` };
  }
  if (query.form === "name" && query.qualname.includes(".")) yield { form: "module", parts: query.qualname.split(".") };
}

/** Whether a question refers to the symbol with that qualified name in that file. */
export function matchesSymbol(query: NamedSymbol, path: string, qualname: string): boolean {
  switch (query.form) {
    case "name":
      return endsWithName(qualname, query.qualname);
    case "path":
      return (
        path === query.path && (query.isWhole ? qualname === query.qualname : endsWithName(qualname, query.qualname))
      );
    case "module":
      return isInModule(query.parts, path, qualname);
    case "id":
      return isIdOf(query.id, path, qualname) || qualname === query.id.parts.join(".");
  }
}

function endsWithName(qualname: string, name: string): boolean {
  return qualname === name || qualname.endsWith(`.${name}`);
}

/** Whether a name ends with a qualified name, and its preceding parts occur in this order in the path. */
function isInModule(parts: readonly string[], path: string, qualname: string): boolean {
  const names = qualname.split(".");
  const before = parts.slice(0, -names.length);
  if (before.length === 0 || names.join(".") !== parts.slice(-names.length).join(".")) return false;
  const words = moduleName(path).split(".");
  let at = 0;
  return before.every((part) => {
    at = words.indexOf(part, at) + 1;
    return at > 0;
  });
}

function normalPath(path: string): string {
  return path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
}
