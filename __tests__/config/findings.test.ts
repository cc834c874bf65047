import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FINDING_CODES, type FindingKind } from "../../src/config/finding-codes.ts";
import { loadConfig } from "../../src/config/load-config.ts";

const PROFILE = '[embeddings.profiles.docs]\nprovider = "hash"\n';
const DOCS = `${PROFILE}[embeddings.routes.docs]\nprofile = "docs"\nindex = "emb_docs"\n`;
const MAPPED =
  '[routing.slice_type_to_route]\ncode = "docs"\nerp_product = "docs"\nconfig = "docs"\ndata = "docs"\nother = "docs"\n';
/** A configuration without findings, in 11 lines. */
const GOOD = `${DOCS}${MAPPED}`;
const CODE = '[embeddings.routes.code]\nprofile = "docs"\nindex = "emb_code"\n';

/** The code of a finding, a text with only this finding, its place, and the suggestion. */
type Example = readonly [code: string, text: string, place: string, suggestion?: string];

const EXAMPLES: readonly Example[] = [
  ["TOO_LARGE", `# ${"x".repeat(300_000)}`, "1:1-1:1"],
  ["NOT_TEXT", "a = 1\nb = \0\n", "2:5-2:5"],
  ["SYNTAX", "[routing]\ndefault_route = docs\n", "2:17-2:17", '"docs"'],
  ["TOO_DEEP", `a = ${"[".repeat(500)}${"]".repeat(500)}`, "1:69-1:69"],
  ["REDEFINED_KEY", "a = 1\na = 2\n", "2:1-2:1"],
  ["BAD_TYPE", `${GOOD}[routing.options]\nenable_query_routing = "false"\n`, "13:24-13:31", "false"],
  ["BAD_TYPE", `${GOOD}[routing.multi_route]\ndocs_primary = []\n`, "13:16-13:18"],
  ["BAD_TYPE", `${GOOD}[embeddings.profiles.x]\nprovider = "hash"\ncapabilities = "code"\n`, "14:16-14:22", '["code"]'],
  ["BAD_VALUE", `${GOOD}[embeddings.profiles.x]\nprovider = "hash"\nmodel = " "\n`, "14:9-14:12"],
  [
    "BAD_VALUE",
    `${GOOD}[embeddings.profiles.x]\nprovider = "ollama"\nmodel = "m"\ndim = 3\nollama_host = "athena:11434"\n`,
    "16:15-16:29",
    "http://athena:11434",
  ],
  ["BAD_VALUE", `${GOOD}[scoring.fusion]\nrrf_k = -1\n`, "13:9-13:11"],
  [
    "UNKNOWN_PROVIDER",
    `${GOOD}[embeddings.profiles.x]\nprovider = "olama"\nmodel = "m"\ndim = 3\n`,
    "13:12-13:19",
    "ollama",
  ],
  ["MISSING_PROVIDER", `${GOOD}[embeddings.profiles.x]\nmodel = "m"\ndim = 3\n`, "12:22-12:23"],
  ["MISSING_MODEL", `${GOOD}[embeddings.profiles.x]\nprovider = "openai"\ndim = 3\n`, "12:22-12:23"],
  ["MISSING_DIMENSION", `${GOOD}[embeddings.profiles.x]\nprovider = "openai"\nmodel = "m"\n`, "12:22-12:23"],
  ["BAD_DIMENSION", `${GOOD}[embeddings.profiles.x]\nprovider = "hash"\ndim = 0\n`, "14:7-14:8"],
  ["BAD_DIMENSION", `${GOOD}[embeddings.profiles.x]\nprovider = "hash"\ndimension = "768"\n`, "14:13-14:18", "768"],
  ["BAD_DIMENSION", `${GOOD}[embeddings.profiles.x]\nprovider = "hash"\ndim = 768.0\n`, "14:7-14:12", "768"],
  ["BAD_DIMENSION", `${GOOD}[embeddings.profiles.x]\nprovider = "words"\ndim = 768\n`, "14:7-14:10", "80"],
  ["DIMENSIONS_DISAGREE", `${GOOD}[embeddings.profiles.x]\nprovider = "hash"\ndim = 3\ndimension = 4\n`, "15:13-15:14"],
  ["SECRET_IN_CONFIG", `${GOOD}[embeddings.profiles.x]\nprovider = "hash"\napi_key = "k"\n`, "14:1-14:8"],
  [
    "SECRET_IN_CONFIG",
    `${GOOD}[embeddings.profiles.x]\nprovider = "hash"\nollama_host = "http://u:p@h"\n`,
    "14:15-14:29",
  ],
  ["MISSING_DOCS_ROUTE", `${PROFILE}${CODE}`, "3:13-3:19"],
  ["MISSING_DOCS_ROUTE", "", "1:1-1:1"],
  ["INCOMPLETE_DOCS_ROUTE", `${PROFILE}${MAPPED}[embeddings.routes.docs]\nprofile = "docs"\n`, "9:20-9:24"],
  ["MISSING_PROFILE", `${GOOD}[embeddings.routes.x]\nprofile = "dcos"\nindex = "emb_x"\n`, "13:11-13:17", "docs"],
  [
    "BAD_INDEX_NAME",
    `${GOOD}[embeddings.routes.x]\nprofile = "docs"\nindex = "emb-x; drop"\n`,
    "14:9-14:22",
    "emb_x_drop",
  ],
  [
    "BAD_INDEX_NAME",
    `${GOOD}[embeddings.routes.x]\nprofile = "docs"\nindex = "pg_class"\n`,
    "14:9-14:19",
    "emb_pg_class",
  ],
  [
    "BAD_INDEX_NAME",
    `${GOOD}[embeddings.routes.x]\nprofile = "docs"\nindex = "llmc_tables"\n`,
    "14:9-14:22",
    "emb_llmc_tables",
  ],
  [
    "INDEX_DIMENSIONS_DIFFER",
    `${GOOD}[embeddings.profiles.x]\nprovider = "hash"\ndim = 3\n[embeddings.routes.x]\nprofile = "x"\nindex = "emb_docs"\n`,
    "17:9-17:19",
  ],
  ["PRIMARY_MISMATCH", `${GOOD}[routing.multi_route.docs_primary]\nprimary = "code"\n`, "13:11-13:17", '"docs"'],
  ["PRIMARY_MISMATCH", `${GOOD}[routing.multi_route.docs_primary]\nsecondary = []\n`, "12:22-12:34", '"docs"'],
  [
    "SELF_REFERENCE",
    `${GOOD}[routing.multi_route.docs_primary]\nprimary = "docs"\nsecondary = [{ route = "docs" }]\n`,
    "14:24-14:30",
  ],
  [
    "BAD_WEIGHT",
    `${GOOD}${CODE}[routing.multi_route.docs_primary]\nprimary = "docs"\nsecondary = [{ route = "code", weight = nan }]\n`,
    "17:41-17:44",
  ],
  [
    "BAD_WEIGHT",
    `${GOOD}${CODE}[routing.multi_route.docs_primary]\nprimary = "docs"\n[[routing.multi_route.docs_primary.secondary]]\nroute = "code"\nweight = -1\n`,
    "19:10-19:12",
  ],
  ["UNKNOWN_FUSION_METHOD", `${GOOD}[scoring.fusion]\nmethod = "rff"\n`, "13:10-13:15", "rrf"],
  ["UNKNOWN_ROUTER_MODE", `${GOOD}[routing.options]\nrouter_mode = "learned"\n`, "13:15-13:24", "deterministic"],
  ["UNKNOWN_KEY", `${GOOD}[embedings]\n`, "12:2-12:11", "embeddings"],
  [
    "UNKNOWN_KEY",
    `${GOOD}[embeddings.routes.x]\nprofil = 1\nprofile = "docs"\nindex = "emb_x"\n`,
    "13:1-13:7",
    "profile",
  ],
  ["UNKNOWN_KEY", `${GOOD}[routing]\nenable_multi_route = true\n`, "13:1-13:19"],
  ["UNKNOWN_KEY", `${GOOD}[routing.multi_route.docs]\nprimary = "docs"\n`, "12:22-12:26", "docs_primary"],
  [
    "UNSUPPORTED_PROVIDER",
    `${GOOD}[embeddings.profiles.x]\nprovider = "clinical-longformer"\nmodel = "m"\ndim = 3\n`,
    "13:12-13:33",
  ],
  ["ASSUMED_PROVIDER", `${GOOD}[embeddings.profiles.x]\ndim = 3\n`, "12:22-12:23"],
  [
    "UNKNOWN_COST_CLASS",
    `${GOOD}[embeddings.profiles.x]\nprovider = "hash"\ncost_class = "lwo"\n`,
    "14:14-14:19",
    "low",
  ],
  [
    "PROFILE_FALLBACK",
    `${MAPPED}[embeddings.profiles.default_docs]\nprovider = "hash"\n[embeddings.routes.docs]\nprofile = "x"\nindex = "y"\n`,
    "10:11-10:14",
  ],
  ["UNKNOWN_DEFAULT_PROFILE", `embeddings.default_profile = "doc"\n${GOOD}`, "1:30-1:35", "docs"],
  ["INCOMPLETE_ROUTE", `${GOOD}[embeddings.routes.x]\nprofile = ""\nindex = "y"\n`, "12:20-12:21"],
  ["UNKNOWN_ROUTE", `${DOCS}${MAPPED.replace('code = "docs"', 'code = "dosc"')}`, "7:8-7:14", "docs"],
  ["UNKNOWN_ROUTE", `${GOOD}[routing]\ndefault_route = "code"\n`, "13:17-13:23"],
  [
    "UNKNOWN_ROUTE",
    `${GOOD}[routing.multi_route.docs_primary]\nprimary = "docs"\nsecondary = [{ route = "cod" }]\n`,
    "14:24-14:29",
  ],
  ["UNKNOWN_SLICE_TYPE", `${GOOD}cofnig = "docs"\n`, "12:1-12:7", "config"],
  ["UNMAPPED_SLICE_TYPES", `${DOCS}[routing.slice_type_to_route]\ncode = "docs"\n`, "6:10-6:29"],
  [
    "MIXED_INDEX",
    `${GOOD}[embeddings.profiles.x]\nprovider = "hash"\nmodel = "other"\n[embeddings.routes.x]\nprofile = "x"\nindex = "EMB_docs"\n`,
    "17:9-17:19",
  ],
  [
    "DUPLICATE_SECONDARY",
    `${GOOD}${CODE}[routing.multi_route.docs_primary]\nprimary = "docs"\nsecondary = [{ route = "code" }, { route = "code" }]\n`,
    "17:44-17:50",
  ],
  ["LACKING_CAPABILITY", GOOD.replace('"hash"\n', '"hash"\ncapabilities = ["code"]\n'), "5:11-5:17"],
  [
    "LACKING_CAPABILITY",
    `${GOOD.replace('code = "docs"', 'code = "code"')}${CODE.replace('"docs"', '"x"')}[embeddings.profiles.x]\nprovider = "hash"\ncapabilities = ["natural_language"]\n`,
    "13:11-13:14",
  ],
  ["BAD_TYPE", `${GOOD}[routing.slice_types]\nsql = "*.sql"\n`, "13:7-13:14", '["*.sql"]'],
  ["BAD_VALUE", `${GOOD}[routing.slice_types]\nSQL = ["*.sql"]\n`, "13:7-13:16"],
  ["BAD_VALUE", `${GOOD}[routing.slice_types]\nsql = ["../*.sql"]\n`, "13:7-13:19"],
  ["BAD_VALUE", `${GOOD}[routing.slice_types]\nsql = []\n`, "13:7-13:9"],
  ["UNMAPPED_SLICE_TYPES", `${GOOD}[routing.slice_types]\nsql = ["*.sql"]\n`, "6:10-6:29"],
  ["UNUSED_FUSION_METHOD", `${GOOD}[scoring.fusion]\nmethod = "shared_scale"\n`, "13:1-13:7"],
  ["EMPTY_ROUTE", `${GOOD}${CODE}[routing.options]\nenable_query_routing = true\n`, "12:20-12:24", 'code = "code"'],
];

describe("config/load-config: findings", () => {
  it("reports nothing for a good configuration", () => {
    expect(loadConfig(GOOD).findings).toEqual([]);
  });

  const examples = EXAMPLES.map(([code, text, place, suggestion]) => ({ code, text, place, suggestion }));
  it.each(examples)("$code is reported at its place ($place)", ({ code, text, place, suggestion }) => {
    const { findings } = loadConfig(text);
    const found = findings.map(({ code: name, span, suggestion: meant }) => [
      name,
      `${span.line}:${span.column}-${span.endLine}:${span.endColumn}`,
      meant,
    ]);
    expect(found).toEqual([[code, place, suggestion]]);
    expect(findings[0]?.message).toMatch(/^[^\n]+\.$/);
    expect(findings[0]?.severity).toBe((FINDING_CODES as Record<string, FindingKind>)[code]?.severity);
  });

  it("has an example here and a row in docs/config.md for each code", () => {
    const tested = new Set(EXAMPLES.map(([code]) => code));
    const codes = Object.keys(FINDING_CODES).filter((code) => code !== "MORE_FINDINGS");
    expect(codes.filter((code) => !tested.has(code))).toEqual([]);
    const document = readFileSync(new URL("../../docs/config.md", import.meta.url), "utf8");
    const rows = Object.entries(FINDING_CODES).map(([code, { severity }]) => `| \`${code}\` | ${severity} |`);
    expect(rows.filter((row) => !document.includes(row))).toEqual([]);
  });

  it.each([
    ['a = "C:\\path"\n', "A backslash begins an escape in a \"…\" string: write it twice, or use '…' quotes."],
    ["a =\n", "A value is missing after the equals sign."],
    ['a = "b\nc = 1\n', "The string is not closed on its line."],
    ["[a\nb = 1\n", "The closing bracket of the table's name is missing."],
    ["key value\n", "A key must be followed by an equals sign and a value."],
    ["a = [1,\n", "The file ends too early: a bracket, a quote or a value is missing."],
    ["a = True\n", "Write true in small letters."],
    ["a = 1 2\n", '"2" must not stand here.'],
    ["a = 99999999999999999999\n", "Integer literal is outside the 64-bit signed integer range required by TOML."],
  ])("explains the syntax error in %j", (text, message) => {
    expect(loadConfig(text)).toMatchObject({ config: undefined, findings: [{ code: "SYNTAX", message }] });
  });

  it("reports errors before warnings, each in the order of the text", () => {
    const { findings } = loadConfig('[routing.options]\nx = 1\n[embeddings.profiles.a]\nprovider = "b"\ny = 1\n');
    expect(findings.map(({ severity, span }) => [severity, span.line])).toEqual([
      ["error", 3],
      ["error", 4],
      ["warning", 2],
      ["warning", 5],
    ]);
  });
});
