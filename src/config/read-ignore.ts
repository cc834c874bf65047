import type { IgnoreEntry } from "../model/ignore.ts";
import { BROKEN_REASONS } from "../model/review.ts";
import { nearestName } from "./findings.ts";
import { quote } from "./quote.ts";
import type { TableReader } from "./table-reader.ts";

const KEYS: readonly string[] = ["symbol", "path", "kind", "reason"];
/** A longer list is unreadable; a baseline holds the state at one time. */
const MAX_ENTRIES = 1000;

/** Reads `[nav]`, this program's own table: `[[nav.ignore]]` lists intended broken uses. */
export function readIgnore(nav: TableReader | undefined): readonly IgnoreEntry[] {
  nav?.warnUnknown(["ignore"]);
  const items = nav?.tableItems("ignore") ?? [];
  return items.slice(0, MAX_ENTRIES).flatMap((item) => readEntry(item) ?? []);
}

function readEntry(item: TableReader): IgnoreEntry | undefined {
  item.warnUnknown(KEYS);
  const word = item.text("kind");
  const kind = BROKEN_REASONS.find((each) => each === word);
  if (word !== undefined && kind === undefined) {
    item.report("BAD_VALUE", "kind", `${item.name}.kind takes ${BROKEN_REASONS.join(", ")}, not ${quote(word)}.`, {
      suggest: () => nearestName(word, BROKEN_REASONS),
    });
    return undefined;
  }
  const entry = { symbol: item.text("symbol"), path: item.text("path"), kind, reason: item.text("reason") };
  if (entry.symbol === undefined && entry.path === undefined && kind === undefined) {
    item.report(
      "BAD_VALUE",
      undefined,
      "An entry of nav.ignore needs a symbol, a path or a kind: it would ignore everything.",
    );
    return undefined;
  }
  return entry;
}
