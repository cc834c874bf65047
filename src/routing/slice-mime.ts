import { indexNameOf, languageRows } from "../languages/registry.ts";
import type { SliceKind } from "./slice-kinds.ts";

/** MIME types of code without a language folder here. */
const OTHER_CODE: ReadonlyMap<string, string> = new Map([
  ["text/html", "html"],
  ["text/css", "css"],
  ["application/sql", "sql"],
]);
const SOURCE = /^text\/x-(?:(?:c|c\+\+|java|go|rust|ruby|csharp|kotlin|perl|lua|scala|swift)(?:src|hdr)?)$/;
const DOCS = /^text\/(?:markdown|x-markdown|x-rst|asciidoc|plain|troff|x-tex)$/;
const CONFIG = /^(?:application|text)\/(?:toml|yaml|x-yaml|vnd\.yaml|xml|json)$/;
const DATA =
  /^(?:text\/csv|text\/tab-separated-values|application\/(?:x-ndjson|geo\+json|vnd\.ms-excel|vnd\.apache\.parquet))$/;
const OTHER = /^(?:image|audio|video|font)\/|^application\/(?:pdf|zip|gzip|octet-stream|wasm)$/;

/** The kind of slice for a MIME type; undefined when the type is not informative. */
export function kindOfMime(mime: string): SliceKind | undefined {
  const type = (mime.split(";")[0] ?? "").trim().toLowerCase();
  const language = OTHER_CODE.get(type) ?? languageOfMime(type);
  if (language !== undefined) return { sliceType: "code", language };
  if (SOURCE.test(type)) return { sliceType: "code", language: type.replace(/^text\/x-|src$|hdr$/g, "") };
  if (DOCS.test(type)) return { sliceType: "docs", language: undefined };
  if (CONFIG.test(type)) return { sliceType: "config", language: undefined };
  if (DATA.test(type)) return { sliceType: "data", language: undefined };
  return OTHER.test(type) ? { sliceType: "other", language: undefined } : undefined;
}

function languageOfMime(type: string): string | undefined {
  const row = languageRows().find(({ mimeTypes }) => mimeTypes?.includes(type));
  return row && indexNameOf(row.language);
}
