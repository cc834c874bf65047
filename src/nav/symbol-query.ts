import { UserError } from "../model/errors.ts";

/** A symbol as people and programs write it, taken apart. */
export type SymbolQuery =
  /** `login`, `Auth.login`: any definition whose qualified name ends so. */
  | { readonly form: "name"; readonly qualname: string }
  /** `src/auth.py#Auth.login` */
  | { readonly form: "path"; readonly path: string; readonly qualname: string }
  /** `src/auth.py:15` */
  | { readonly form: "place"; readonly path: string; readonly line: number }
  /** `sym:src.auth.Auth.login`, or LLMC's stem form `sym:auth.Auth.login`; `dotted` is what follows the colon. */
  | { readonly form: "id"; readonly dotted: string; readonly ordinal: number };

const MAX_LENGTH = 1000;

/** Takes a symbol apart; a `UserError` says how to write one. */
export function parseSymbol(text: string): SymbolQuery {
  const symbol = text.trim();
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
  // `#name` alone is a private member of JavaScript.
  if (hash > 0 && !symbol.slice(0, hash).endsWith(".")) {
    return { form: "path", path: normalPath(symbol.slice(0, hash)), qualname: symbol.slice(hash + 1) };
  }
  const place = /^(.+):(\d{1,9})$/.exec(symbol);
  if (place) return { form: "place", path: normalPath(place[1] as string), line: Number(place[2]) };
  const id = /^[a-z]+:([^:].*?)(?:~(\d{1,6}))?$/.exec(symbol);
  if (id) return { form: "id", dotted: id[1] as string, ordinal: Number(id[2] ?? 1) };
  return { form: "name", qualname: symbol.replaceAll("::", ".") };
}

function normalPath(path: string): string {
  return path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
}
