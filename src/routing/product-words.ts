/** Words about goods by category, in the form of keys in records: the end of a key, or words of a query. */
export const GOODS_WORDS = {
  identifier:
    "skus?|upc|ean(?:13)?|gtin(?:13|14)?|asin|mpn|isbn(?:10|13)?|barcode|model_number|part_number|product_(?:id|code|number)|item_(?:number|code)|catalog_(?:ref|number)|stock_keeping_unit",
  trade:
    "prices?|cost|msrp|rrp|currency|stock|in_stock|qty|quantity|stock_quantity|inventory|reorder_(?:level|point)|units_in_stock|on_hand",
  attribute:
    "brand|manufacturer|supplier|vendor|category|categories|colou?r|weight|material|warehouse|discount|ingredients|product|product_(?:name|title|description|type|category)|item_name",
} as const;

const IN_QUERY = Object.entries(GOODS_WORDS).map(
  ([kind, words]) => [`goods:${kind}`, new RegExp(`(?<![^ ])(?:${words.replaceAll("_", " ")})(?= |$)`)] as const,
);

/** The first word of each category among the words of a query, by the name of the category's feature. */
export function findGoodsWords(words: readonly string[]): [feature: string, found: string][] {
  const text = words.join(" ");
  return IN_QUERY.flatMap(([feature, pattern]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [[feature, found[0]] as [string, string]];
  });
}
