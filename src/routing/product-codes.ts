/** Codes that may identify goods. `ISO-8601` and `SHA-256` have the same form: the model weighs the letters before the digits. */

/** A code in a query: its feature, the feature of its letters, and the reason that reports it. */
export interface ProductCode {
  readonly name: string;
  readonly prefix?: string;
  readonly reason: string;
}

const DASHED_CODE = /(?<![\w-])([A-Z]{1,5})-\d{4,7}[A-Z]?(?![\w-])/;
const LOWER_DASHED_CODE = /(?<![\w-])([a-z]{1,4})-\d{4,6}(?![\w-])/;
const AMAZON_CODE = /\bB0(?=\w*\d\w*\d)[A-Z0-9]{8}\b/;
const DIGITS = /(?<![\w.-])(?:\d[- ]?){11,13}\d(?![\w-])/;
const ISBN_10 = /(?<![\w.-])\d(?:[- ]?\d){8}[- ]?[\dX](?![\w-])/;
/** A code of letters and digits, as used by manufacturers: `LM317T`, `6204-2RS`, `X100`. */
const PART_CODE = /(?<![\w.-])(?:([A-Z]{1,4})-?\d{2,}[A-Z0-9-]*|\d{3,}-[0-9]*[A-Z]+[A-Z0-9]*)(?![\w-])/;
/** A word and the number after it: `item 100045`, `part no. 7-22`. The model knows which words precede numbers of goods. */
const NUMBERED = /\b([a-z]{2,12}?)s?(?: (?:no\.?|number|id))? #?(?:[A-Z]{0,4}-?\d{3,}|\d{2,}-\d{2,})/i;

/** The codes in a text that has digits. */
export function findProductCodes(text: string): ProductCode[] {
  const codes: ProductCode[] = [];
  const number = findTradeNumber(text);
  if (number !== undefined) codes.push({ name: "goods:number", reason: `erp:number=${number}` });
  for (const [name, pattern, reason] of [
    ["goods:sku", DASHED_CODE, "erp:sku"],
    ["goods:lower-sku", LOWER_DASHED_CODE, "erp:sku"],
    ["goods:part", PART_CODE, "erp:part"],
    ["goods:numbered", NUMBERED, "erp:numbered"],
  ] as const) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const letters = match[1]?.toLowerCase();
    const prefix = letters === undefined ? {} : { prefix: `${letters}#` };
    codes.push({
      name,
      ...prefix,
      reason: `${reason}=${name === "goods:numbered" ? match[0].toLowerCase() : match[0]}`,
    });
    // The same code again, matched more loosely, is not additional evidence.
    if (name === "goods:sku") return codes;
  }
  return codes;
}

/** A trade item number (UPC, EAN, ISBN) with a correct check digit, or an Amazon number. */
function findTradeNumber(text: string): string | undefined {
  const amazon = AMAZON_CODE.exec(text)?.[0];
  if (amazon !== undefined) return amazon;
  const digits = DIGITS.exec(text)?.[0].replace(/[- ]/g, "");
  if (digits !== undefined && isTradeNumber(digits)) return digits;
  const isbn = ISBN_10.exec(text)?.[0].replace(/[- ]/g, "");
  return isbn !== undefined && isIsbn10(isbn) ? isbn : undefined;
}

/** Whether 8, 12, 13 or 14 digits end with the check digit of a global trade item number. */
export function isTradeNumber(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  let sum = 0;
  for (let at = digits.length - 2, weight = 3; at >= 0; at--, weight = 4 - weight) sum += Number(digits[at]) * weight;
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

function isIsbn10(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < 9; at++) sum += Number(digits[at]) * (10 - at);
  return (sum + (digits[9] === "X" ? 10 : Number(digits[9]))) % 11 === 0;
}
