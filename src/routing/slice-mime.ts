import type { SliceKind } from "./slice-kinds.ts";

const CODE: ReadonlyMap<string, string> = new Map([
  ["text/x-python", "python"],
  ["application/x-python-code", "python"],
  ["text/javascript", "javascript"],
  ["application/javascript", "javascript"],
  ["application/typescript", "typescript"],
  ["text/x-typescript", "typescript"],
  ["text/html", "html"],
  ["text/css", "css"],
  ["application/x-sh", "shell"],
  ["text/x-shellscript", "shell"],
  ["application/x-httpd-php", "php"],
  ["application/sql", "sql"],
]);
const SOURCE = /^text\/x-(?:(?:c|c\+\+|java|go|rust|ruby|csharp|kotlin|perl|lua|scala|swift)(?:src|hdr)?)$/;
const DOCS = /^text\/(?:markdown|x-markdown|x-rst|asciidoc|plain|troff|x-tex)$/;
const CONFIG = /^(?:application|text)\/(?:toml|yaml|x-yaml|vnd\.yaml|xml|json)$/;
const DATA =
  /^(?:text\/csv|text\/tab-separated-values|application\/(?:x-ndjson|geo\+json|vnd\.ms-excel|vnd\.apache\.parquet))$/;
const OTHER = /^(?:image|audio|video|font)\/|^application\/(?:pdf|zip|gzip|octet-stream|wasm)$/;

/** What a MIME type tells of a slice; undefined when it tells nothing. */
export function kindOfMime(mime: string): SliceKind | undefined {
  const type = (mime.split(";")[0] ?? "").trim().toLowerCase();
  const language = CODE.get(type);
  if (language !== undefined) return { sliceType: "code", language };
  if (SOURCE.test(type)) return { sliceType: "code", language: type.replace(/^text\/x-|src$|hdr$/g, "") };
  if (DOCS.test(type)) return { sliceType: "docs", language: undefined };
  if (CONFIG.test(type)) return { sliceType: "config", language: undefined };
  if (DATA.test(type)) return { sliceType: "data", language: undefined };
  return OTHER.test(type) ? { sliceType: "other", language: undefined } : undefined;
}
