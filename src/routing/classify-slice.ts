import { indexNameOf, languageOfPath, languageOfShebang } from "../languages/registry.ts";
import type { BuiltInSliceType, SliceClassification, SliceTypePatterns } from "../model/routing.ts";
import { fileNameOf } from "../util/last-part.ts";
import { dataFormat, findProductData } from "./product-data.ts";
import { scanContent } from "./slice-content.ts";
import { kindOfPath } from "./slice-kinds.ts";
import { kindOfMime } from "./slice-mime.ts";
import { kindOfJson, kindOfXml } from "./slice-structured.ts";
import { NO_PATTERNS, typeByPattern } from "./slice-type-patterns.ts";

/** Interpreters of languages without an extractor. */
const INTERPRETER =
  /^#![^\n]*?[/ ](perl|fish|awk|gawk|lua|tclsh|Rscript|osascript|pwsh|make|elixir|julia|groovy)[\d.]*(?=\s|$)/;
/** `views.py-tpl`, `config.yaml.example`: the name of the resulting file is more informative. */
const TEMPLATE = /[.-](?:tpl|tmpl|template|in|dist|example|sample|orig|bak|default|j2|erb|mustache|hbs)$/i;
const PATH_AND_KEYS = 1;
const PATH_OR_KEYS = 0.8;
const BY_MIME = 0.9;

/** A file's classification as one of the built-in types. */
export interface BuiltInClassification extends SliceClassification {
  readonly sliceType: BuiltInSliceType;
}

/**
 * Determines the content type of a file or a part of it: by the configuration's patterns, if any, otherwise by shebang, name, extension,
 * MIME type, and finally by its content. A pattern determines the type; the language is still that of the content.
 */
export function classifySlice(
  path: string,
  text = "",
  mime?: string,
  patterns: SliceTypePatterns = NO_PATTERNS,
): SliceClassification {
  return namedByPatterns(classifyBuiltIn(path, text, mime), path, patterns);
}

/** The classification of a file after the configuration's patterns, which take precedence. */
export function namedByPatterns(
  own: BuiltInClassification,
  path: string,
  patterns: SliceTypePatterns,
): SliceClassification {
  const chosen = typeByPattern(path, patterns);
  if (chosen === undefined) return own;
  return { ...own, sliceType: chosen.sliceType, confidence: 1, reasons: [`pattern ${chosen.pattern}`] };
}

/** Determines the built-in content type of a file or a part of it, whatever the configuration says: how the file is read depends on it. */
export function classifyBuiltIn(path: string, text = "", mime?: string): BuiltInClassification {
  const slashed = path.replaceAll("\\", "/");
  const shebang = classifyShebang(text);
  const product = shebang === undefined ? classifyProduct(slashed, text) : undefined;
  const named = product ?? classifyPath(slashed, text);
  if (shebang === undefined) return named ?? classifyMime(mime) ?? classifyContent(slashed, text);
  return { ...shebang, reasons: [...(named?.reasons ?? []), ...shebang.reasons] };
}

function classifyShebang(text: string): BuiltInClassification | undefined {
  const start = text.startsWith("\uFEFF") ? text.slice(1, 300) : text.slice(0, 300);
  if (!start.startsWith("#!") || start.startsWith("#![")) return undefined;
  const language = languageOfShebang(start) ?? INTERPRETER.exec(start)?.[1]?.toLowerCase();
  if (language === undefined) return undefined;
  const line = (start.split(/[\r\n]/, 1)[0] ?? "").trim();
  return slice("code", language === "fish" ? "shell" : language, 1, `shebang ${line}`);
}

/** Product data is in structured files; programs and pages about products remain programs and pages. */
function classifyProduct(path: string, text: string): BuiltInClassification | undefined {
  const format = dataFormat(path);
  if (format === undefined) return undefined;
  if (format === "json" && kindOfJson(path, text).isNamed) return undefined;
  if (format === "xml" && kindOfXml(path, text).isNamed) return undefined;
  if (/(?:^|\/)\./.test(path)) return undefined;
  const evidence = findProductData(path, format, text);
  if (evidence === undefined) return undefined;
  const isBoth = evidence.isInPath && evidence.reasons.length > 1;
  return slice("erp_product", undefined, isBoth ? PATH_AND_KEYS : PATH_OR_KEYS, ...evidence.reasons);
}

function classifyPath(path: string, text: string): BuiltInClassification | undefined {
  const name = fileNameOf(path);
  const language = languageOfPath(path);
  if (language !== "text") return slice("code", language, 1, reasonOf(name));
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  if (extension === "json" || extension === "xml") {
    const kind = extension === "json" ? kindOfJson(path, text) : kindOfXml(path, text);
    return slice(kind.sliceType, undefined, kind.isNamed ? 1 : PATH_OR_KEYS, `extension .${extension}`, kind.reason);
  }
  const known = kindOfPath(path);
  if (known) return slice(known.sliceType, known.language, 1, known.reason);
  if (TEMPLATE.test(name)) {
    const made = classifyPath(path.replace(TEMPLATE, ""), text);
    if (made) return { ...made, confidence: BY_MIME, reasons: [`template ${name}`, ...made.reasons] };
  }
  // Hidden files are read by programs: `.npmrc`, `.flake8`.
  if (/^\.[\w-]+$/.test(name)) return slice("config", undefined, BY_MIME, `hidden file ${name}`);
  return undefined;
}

function classifyMime(mime: string | undefined): BuiltInClassification | undefined {
  const kind = mime === undefined ? undefined : kindOfMime(mime);
  return kind && slice(kind.sliceType, kind.language, BY_MIME, `mime ${mime}`);
}

function classifyContent(path: string, text: string): BuiltInClassification {
  const first = text.slice(0, 200).trimStart()[0];
  if (first === "{" || first === "[") {
    const kind = kindOfJson(path, text);
    if (/^\s*(?:\{\s*"|\[\s*[[{"\d])/.test(text.slice(0, 400)))
      return slice(kind.sliceType, undefined, 0.7, "json content");
  }
  const found = scanContent(text);
  if (found === undefined) return slice("other", undefined, 0);
  return slice(found.sliceType, found.language, found.confidence, `content: ${found.reason}`);
}

function reasonOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? `extension ${name.slice(dot).toLowerCase()}` : `file name ${name}`;
}

function slice(
  sliceType: BuiltInSliceType,
  language: string | undefined,
  confidence: number,
  ...reasons: string[]
): BuiltInClassification {
  return { sliceType, sliceLanguage: language && indexNameOf(language), confidence, reasons };
}
