import { findLowerSku, findPartCode, findSku, findTradeNumber } from "./product-codes.ts";
import { PhraseFinder } from "./query-phrases.ts";
import { type QuerySign, weightedWords } from "./query-sign.ts";

const ERP_WORDS = weightedWords([
  [
    4,
    "sku, upc, ean, gtin, asin, mpn, isbn, part number, part no, model number, item number, product id, product code, catalog number, bill of materials, purchase order, sales order, stock level, stock on hand, in stock, out of stock, reorder point, reorder level, reorder quantity, price list, spec sheet, datasheet, unit price, list price, lead time, minimum order quantity, order quantity, moq, safety stock, goods receipt, packing slip, delivery note, erp, pim",
  ],
  [
    2.5,
    "bom, warehouse, inventory, invoice, supplier, backorder, backordered, replacement part, spare part, units of, cross reference for, compatible with, discontinued, barcode, restock, shipment, wholesale, discount on, do we stock, vendor, retailer, reseller",
  ],
  [
    1.5,
    "product, price, item, stock, catalog, catalogue, quantity, available in, order, po, inch, eur, usd, unit, brand, assembly",
  ],
]);
const ERP_PHRASES = new PhraseFinder(ERP_WORDS);
/** Phrases with a word about goods that are not about goods. */
const NOT_GOODS = new PhraseFinder(
  weightedWords([
    [
      0,
      "in order to, in order, in what order, order of, order by, sort order, reading order, execution order, out of order, order and, order in, stock option, stock market, pricing model, data model, language model, models, list item, menu item, item in, items of, product of, cross product, dot product, cartesian product, product for, product manager, product roadmap, product vision, catalog of, model field, model class, model in, unit test, brand new, assembly language",
    ],
  ]),
);
/** Words of this weight are about goods and nothing else: SKU, UPC, model number. */
const PLAIN = 4;
const MOST = 6;
/** Two words about goods are more than twice one: each alone has other meanings. */
const TOGETHER = 1;
const NUMBERED =
  /\b(?:item|sku|part|product|order|model|assembly|invoice|material|po|rma|so)s?(?: (?:no\.?|number|id))? #?(?:[A-Z]{0,4}-?\d{3,}|\d{2,}-\d{2,})/i;

/** Everything in a query that speaks for product data. */
export function erpSigns(text: string, lowered: readonly string[]): QuerySign[] {
  const signs: QuerySign[] = [];
  const add = (weight: number, reason: string) => signs.push({ route: "erp", weight, reason });
  const words = goodsWords(lowered);
  const hasDigit = /\d/.test(text);
  const sku = hasDigit ? findSku(text) : undefined;
  const number = hasDigit ? findTradeNumber(text) : undefined;
  if (number !== undefined) add(7, `erp:number=${number}`);
  if (sku !== undefined) add(6, `erp:sku=${sku}`);
  if (words.length > 0) {
    const weight = words.reduce((sum, word) => sum + (ERP_WORDS.get(word) ?? 0), words.length > 1 ? TOGETHER : 0);
    const reason = `erp:kw${Math.min(words.length, 2)}=${words.slice(0, 4).join(",")}`;
    const isPlain = words.some((word) => (ERP_WORDS.get(word) ?? 0) >= PLAIN);
    signs.push({ route: "erp", weight: Math.min(weight, MOST), reason, isPlain });
  }
  if (!hasDigit || sku !== undefined) return signs;
  const numbered = NUMBERED.exec(text)?.[0];
  if (numbered !== undefined) add(2.5, `erp:numbered=${numbered.toLowerCase()}`);
  const part = findPartCode(text);
  if (part !== undefined) add(words.length > 0 ? 2.5 : 2, `erp:part=${part}`);
  const lower = findLowerSku(text);
  if (lower !== undefined) add(words.length > 0 ? 4 : 3.2, `erp:sku=${lower}`);
  return signs;
}

function goodsWords(lowered: readonly string[]): string[] {
  const found = ERP_PHRASES.find(lowered);
  if (found.length === 0) return found;
  const excluded = new Set(NOT_GOODS.find(lowered).flatMap((phrase) => phrase.split(" ")));
  return [...new Set(found)].filter((phrase) => !excluded.has(phrase));
}
