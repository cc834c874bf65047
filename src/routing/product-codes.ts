/** Codes that identify goods, and codes that only look like them. */

/** Letters before a dash and digits that name standards, tickets and algorithms. */
const NO_PRODUCT =
  /^(?:RFC|ISO|IEC|CVE|CWE|PEP|UTF|UCS|SHA|MD|IEEE|ANSI|NIST|FIPS|ECMA|ES|GH|GHSA|JIRA|BUG|ISSUE|PR|ADR|KB|TLS|SSL|HTTP|RSA|AES|DES|CRC|ASCII|EN|DIN|ASTM|BS|WCAG|TICKET|TASK|STORY|EPIC|MR|PORT|TCP|UDP|ERR|ERROR|HTTPS|LATIN|CP|WINDOWS|ICD|TODO|COVID|FY|Q)$/;
const DASHED_CODE = /(?<![\w-])([A-Z]{1,5})-(\d{4,7}[A-Z]?)(?![\w-])/g;
const LOWER_DASHED_CODE = /(?<![\w-])[a-z]{1,4}-\d{4,6}(?![\w-])/;
const AMAZON_CODE = /\bB0[A-Z0-9]{8}\b/;
const DIGITS = /(?<![\w.-])(?:\d[- ]?){11,13}\d(?![\w-])/;
const ISBN_10 = /(?<![\w.-])\d(?:[- ]?\d){8}[- ]?[\dX](?![\w-])/;
/** A code of letters and digits, as manufacturers write it: `LM317T`, `6204-2RS`, `X100`. */
const PART_CODE = /(?<![\w.-])(?:([A-Z]{1,4})-?\d{2,}[A-Z0-9-]*|\d{3,}-[0-9]*[A-Z]+[A-Z0-9]*)(?![\w-])/;
/** Letters before digits that name encodings, versions and machines. */
const NO_PART = /^(?:UTF|SHA|MD|HTTP|ES|WIN|ARM|IPV|TLS|PEP|RFC|ISO|PY|CVE|EC|X|I|L|A|H|P|B|K|GH|PR|V|Q)$/;

/** A stock-keeping unit such as `W-44910`, unless its letters name a standard or a ticket. */
export function findSku(text: string): string | undefined {
  for (const [code, letters] of text.matchAll(DASHED_CODE)) if (!NO_PRODUCT.test(letters as string)) return code;
  return undefined;
}

/** The same in small letters, which is as often a version or a ticket. */
export function findLowerSku(text: string): string | undefined {
  const code = LOWER_DASHED_CODE.exec(text)?.[0];
  return code === undefined || NO_PRODUCT.test((code.split("-")[0] as string).toUpperCase()) ? undefined : code;
}

/** A trade item number (UPC, EAN, ISBN) whose check digit is right, or an Amazon number. */
export function findTradeNumber(text: string): string | undefined {
  const amazon = AMAZON_CODE.exec(text)?.[0];
  if (amazon !== undefined && /\d.*\d/.test(amazon.slice(2))) return amazon;
  const digits = DIGITS.exec(text)?.[0].replace(/[- ]/g, "");
  if (digits !== undefined && isTradeNumber(digits)) return digits;
  const isbn = ISBN_10.exec(text)?.[0].replace(/[- ]/g, "");
  return isbn !== undefined && isIsbn10(isbn) ? isbn : undefined;
}

/** A manufacturer's part code; other names look like it, so it is a weak sign. */
export function findPartCode(text: string): string | undefined {
  const match = PART_CODE.exec(text);
  return match === null || NO_PART.test(match[1] ?? "") ? undefined : match[0];
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
