import type { FindingCode } from "./finding.ts";
import { type Findings, nearestName } from "./findings.ts";
import type { TomlTable } from "./parse-toml.ts";
import type { Positions, TomlPath } from "./positions.ts";
import { dotted, quote } from "./quote.ts";

/** State shared by the readers of one text. */
export interface ReadContext {
  readonly positions: Positions;
  readonly findings: Findings;
}

/** Details of a report about a key, besides its message. */
export interface KeyReport {
  /** The place that the report points at: the value (default) or the key itself. */
  readonly at?: "key" | "value";
  readonly suggest?: () => string | undefined;
}

/** Reports something about the key at a path; a missing key is reported where it would belong. */
export function reportAt(
  { positions, findings }: ReadContext,
  code: FindingCode,
  path: TomlPath,
  message: string,
  { at, suggest }: KeyReport = {},
): void {
  const span = (at === "key" ? positions.key(path) : positions.value(path)) ?? positions.nearest(path);
  findings.add({ code, span, key: dotted(path), message, ...(suggest !== undefined && { suggest }) });
}

/** Keys that are easily put into the wrong table, and where they belong. */
const HOMES: ReadonlyMap<string, string> = new Map([
  ["default_profile", "embeddings"],
  ["gpu_min_free_mb", "embeddings"],
  ["index_in_ci", "embeddings"],
  ["default_route", "routing"],
  ["enable_query_routing", "routing.options"],
  ["enable_multi_route", "routing.options"],
  ["router_mode", "routing.options"],
  ["rrf_k", "scoring.fusion"],
]);

/** Reads one table: a value of the wrong type is reported at its position, and then treated as missing. */
export class TableReader {
  readonly path: TomlPath;
  readonly #table: TomlTable;
  readonly #context: ReadContext;

  constructor(table: TomlTable, path: TomlPath, context: ReadContext) {
    this.#table = table;
    this.path = path;
    this.#context = context;
  }

  /** The table's dotted name, for messages. */
  get name(): string {
    return dotted(this.path);
  }

  /** Its keys in text order. */
  get keys(): readonly string[] {
    return Object.keys(this.#table);
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#table, key);
  }

  text(key: string): string | undefined {
    return this.#typed(key, "a text in quotes", (value) => (typeof value === "string" ? value : undefined));
  }

  flag(key: string): boolean | undefined {
    return this.#typed(key, "true or false", (value) => (typeof value === "boolean" ? value : undefined));
  }

  /** Any number, `inf` and `nan` included. */
  number(key: string): number | undefined {
    return this.#typed(key, "a number", (value) => {
      if (typeof value === "bigint") return Number(value);
      return typeof value === "number" ? value : undefined;
    });
  }

  texts(key: string): readonly string[] | undefined {
    return this.#typed(key, "an array of texts in quotes", (value) =>
      Array.isArray(value) && value.every((each) => typeof each === "string") ? value : undefined,
    );
  }

  /** The raw value: integers are `bigint`s. */
  raw(key: string): unknown {
    return this.has(key) ? this.#table[key] : undefined;
  }

  table(key: string): TableReader | undefined {
    const table = this.#typed(key, "a table", asTable);
    return table && new TableReader(table, [...this.path, key], this.#context);
  }

  /** The tables below this one, by key; other values are reported. */
  tables(): ReadonlyMap<string, TableReader> {
    const found = new Map<string, TableReader>();
    for (const key of this.keys) {
      const table = this.table(key);
      if (table !== undefined) found.set(key, table);
    }
    return found;
  }

  /** An array of tables, with or without separate headers. */
  tableItems(key: string): readonly TableReader[] | undefined {
    const items = this.#typed(key, "an array of tables", (value) => {
      const tables = Array.isArray(value) ? value.map(asTable) : [undefined];
      return tables.every((each) => each !== undefined) ? tables : undefined;
    });
    return items?.map((item, index) => new TableReader(item, [...this.path, key, index], this.#context));
  }

  /** Reports unknown keys, with the one that was probably meant or the table they belong to. */
  warnUnknown(known: readonly string[]): void {
    const where = this.path.length === 0 ? "at the top of the file" : `in [${this.name}]`;
    for (const key of this.keys) {
      if (known.includes(key)) continue;
      const home = HOMES.get(key);
      const hint = home === undefined ? "" : `: it belongs in [${home}]`;
      this.report("UNKNOWN_KEY", key, `${quote(key)} has no meaning ${where}${hint}.`, {
        at: "key",
        suggest: () => (home === undefined ? nearestName(key, known) : undefined),
      });
    }
  }

  /** Reports something about a key, or about the table itself. */
  report(code: FindingCode, key: string | undefined, message: string, report: KeyReport = {}): void {
    if (key === undefined) reportAt(this.#context, code, this.path, message, { ...report, at: "key" });
    else reportAt(this.#context, code, [...this.path, key], message, report);
  }

  #typed<T>(key: string, wanted: string, convert: (value: unknown) => T | undefined): T | undefined {
    if (!this.has(key)) return undefined;
    const value = this.#table[key];
    const converted = convert(value);
    if (converted === undefined) {
      this.report("BAD_TYPE", key, `${dotted([...this.path, key])} takes ${wanted}, not ${describeType(value)}.`, {
        suggest: () => meantValue(value, wanted),
      });
    }
    return converted;
  }
}

/** The type of a value, in words for a message. */
export function describeType(value: unknown): string {
  if (Array.isArray(value)) return "an array";
  if (value instanceof Date) return "a date";
  if (typeof value === "bigint") return "a whole number";
  if (typeof value === "number") return "a number";
  if (typeof value === "boolean") return String(value);
  return typeof value === "string" ? `the text ${quote(value)}` : "a table";
}

function asTable(value: unknown): TomlTable | undefined {
  const isTable = typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
  return isTable ? (value as TomlTable) : undefined;
}

/** `"false"` for `false`, `"768"` for `768`, `"code"` for `["code"]`. */
function meantValue(value: unknown, wanted: string): string | undefined {
  if (typeof value !== "string") return undefined;
  if (wanted === "true or false" && /^(true|false)$/i.test(value)) return value.toLowerCase();
  if (wanted === "a number" && /^\d+(\.\d+)?$/.test(value)) return value;
  return wanted.startsWith("an array of texts") ? `[${quote(value)}]` : undefined;
}
