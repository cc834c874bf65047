import { fileNameOf } from "../util/last-part.ts";
import { isTradeNumber } from "./product-codes.ts";
import { GOODS_WORDS } from "./product-words.ts";

/** Formats of structured data, by extension. */
export type DataFormat = "json" | "yaml" | "csv" | "xml";

const FORMATS: ReadonlyMap<string, DataFormat> = new Map([
  ["json", "json"],
  ["jsonl", "json"],
  ["ndjson", "json"],
  ["yaml", "yaml"],
  ["yml", "yaml"],
  ["csv", "csv"],
  ["tsv", "csv"],
  ["psv", "csv"],
  ["xml", "xml"],
]);

const PRODUCT_FOLDER = /(?:^|\/)(?:erp|pim|products|catalog|catalogue)\//i;
const PRODUCT_FILE = /(?:^|\/)(?:products?|catalog(?:ue)?|inventory|price-?_?list|skus?|stock)[^/]*$/i;
/** Words used only for goods, as the last words of a key: `partner_sku`. */
const STRONG_KEY = keyEnding(GOODS_WORDS.identifier);
const TRADE_KEY = keyEnding(GOODS_WORDS.trade);
const GOODS_KEY = keyEnding(GOODS_WORDS.attribute);
const HEAD = 4000;
const SHOWN = 3;
const LEAST_GOODS_KEYS = 2;
const LEAST_NUMBERED_ROWS = 2;

function keyEnding(words: string): RegExp {
  return new RegExp(`(?:^|_)(?:${words})$`);
}

/** The evidence that structured data is about products: its folder, its keys, or both. */
export interface ProductEvidence {
  readonly isInPath: boolean;
  readonly reasons: readonly string[];
}

/** The format of a path, if it can hold records. */
export function dataFormat(path: string): DataFormat | undefined {
  return FORMATS.get(path.slice(path.lastIndexOf(".") + 1).toLowerCase());
}

/** Looks for evidence of product data in a structured file; undefined when there is none. */
export function findProductData(path: string, format: DataFormat, text: string): ProductEvidence | undefined {
  const isInPath = PRODUCT_FOLDER.test(path);
  const keys = keysOf(format, text.slice(0, HEAD));
  const strong = keys.filter((key) => STRONG_KEY.test(key));
  const trade = keys.filter((key) => TRADE_KEY.test(key));
  const goods = keys.filter((key) => GOODS_KEY.test(key));
  const reasons = isInPath ? ["erp path"] : [];
  if (strong.length > 0) reasons.push(`erp keys ${strong.slice(0, SHOWN).join(", ")}`);
  else if (trade.length > 0 && goods.length >= LEAST_GOODS_KEYS)
    reasons.push(`erp keys ${[...trade, ...goods].slice(0, SHOWN).join(", ")}`);
  else if (PRODUCT_FILE.test(path) && trade.length + goods.length > 0)
    reasons.push(`erp keys ${[...trade, ...goods].slice(0, SHOWN).join(", ")} in ${fileNameOf(path)}`);
  else if (format === "csv" && hasTradeNumbers(text.slice(0, HEAD))) reasons.push("erp trade numbers");
  return reasons.length === 0 ? undefined : { isInPath, reasons };
}

/** Keys as `snake_case`, each once, in text order. */
function keysOf(format: DataFormat, head: string): string[] {
  return [...new Set(rawKeys(format, head).map(snakeCase))];
}

function rawKeys(format: DataFormat, head: string): string[] {
  switch (format) {
    case "json":
      // A key whose value is an object describes something else, such as the `sku` of a cloud resource.
      return [...head.matchAll(/"([\w $.-]{1,60})"\s*:\s*(?!\s*\{)/g)].map((match) => match[1] as string);
    case "yaml":
      return [...head.matchAll(/^[ \t]*(?:- +)?["']?([\w.-]{1,60})["']?:[ \t]+\S/gm)].map(
        (match) => match[1] as string,
      );
    case "xml":
      return [...head.matchAll(/<(?:\w+:)?([\w-]{1,60})[^<>]*>[^<]|\s([\w-]{1,60})=["']/g)].map(
        (match) => (match[1] ?? match[2]) as string,
      );
    case "csv":
      return headerCells(head);
  }
}

function headerCells(head: string): string[] {
  const line = head.split(/\r?\n/, 1)[0] ?? "";
  const delimiter = ["\t", ";", "|"].find((candidate) => line.includes(candidate) && !line.includes(",")) ?? ",";
  return line.split(delimiter).map((cell) => cell.trim().replace(/^["']|["']$/g, ""));
}

function snakeCase(key: string): string {
  return key
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .toLowerCase();
}

/** Whether several rows contain a number with the check digit of a trade item. */
function hasTradeNumbers(head: string): boolean {
  const rows = head.split(/\r?\n/);
  const numbered = rows.filter((row) => (row.match(/(?<![\w.])\d{12,13}(?![\w.])/g) ?? []).some(isTradeNumber));
  return numbered.length >= LEAST_NUMBERED_ROWS;
}
