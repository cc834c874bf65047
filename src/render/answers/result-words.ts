import type { RagToolMeta, ResultItem, SearchItem, SymbolRef, UseItem } from "../../model/result.ts";
import { digits } from "../../util/text.ts";
import { count } from "../words.ts";

/** A definition, as the heading of its uses. */
export function symbolTitle({ kind, qualname, path, startLine }: SymbolRef): string {
  return `${kind} ${qualname} (${path}:${startLine})`;
}

/** The line of code that a use stands in. */
export function useText({ snippet, line }: UseItem): string {
  return (snippet.text.split("\n")[line - snippet.location.startLine] ?? "").trim();
}

/** The number of items in words: `24 uses in 3 files, 23 in tests.` */
export function countWords(meta: RagToolMeta, items: readonly ResultItem[]): string {
  const [first] = items;
  if (first === undefined) return meta.reason === undefined ? "Nothing found." : "";
  if (items.length < meta.total) return `${items.length} of ${digits(meta.total)} shown.`;
  if (first.kind === "match") return `${count(items.length, "match", "matches")}.`;
  if (first.kind === "lineage") return `${count(items.length, "symbol")}.`;
  const uses = items.filter((item): item is UseItem => item.kind === "use");
  const tests = uses.filter(({ isTest }) => isTest).length;
  const files = new Set(uses.map(({ file }) => file)).size;
  return `${count(uses.length, "use")} in ${count(files, "file")}${tests > 0 ? `, ${tests} in tests` : ""}.`;
}

/** A search hit in words: its signature, title or first line, and why it was chosen. A member is told by its class, which its signature does not name. */
export function matchWords({ snippet, match }: SearchItem): { readonly what: string; readonly why: string } {
  const [first = ""] = snippet.text.split("\n", 1);
  if (match === undefined) return { what: first.trim(), why: "" };
  const { signature, title, reasons, symbol } = match;
  const owner = symbol?.qualname.slice(0, Math.max(0, symbol.qualname.lastIndexOf("."))) ?? "";
  return {
    what: signature ?? (title === "" ? first.trim() : title),
    why: [...(owner === "" ? [] : [`in ${owner}`]), ...reasons.slice(0, 2)].join("; "),
  };
}
