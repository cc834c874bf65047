import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { errorResult, fallbackResult, okResult } from "../../src/envelope/results.ts";
import { itemToWire } from "../../src/envelope/to-wire.ts";
import type { ErrorCode } from "../../src/model/error-codes.ts";
import type { IndexStatus } from "../../src/model/graph.ts";
import type { RagResult } from "../../src/model/result.ts";
import { meta as metaCodec } from "../../src/wire/envelope.ts";

type Json = Readonly<Record<string, unknown>>;
interface NavMetaCase {
  readonly name: string;
  readonly input: Readonly<Record<string, Json>>;
  readonly expected: Json;
}

const CASES: readonly NavMetaCase[] = JSON.parse(
  readFileSync(new URL("../fixtures/llmc/nav_meta.json", import.meta.url), "utf8"),
);
/** LLMC's cases for its envelope that contradict themselves. docs/llmc-compatibility.md has the reasons. */
const DEVIATIONS: ReadonlySet<string> = new Set([
  "meta defaults",
  "meta explicit",
  "meta with status error",
  "result empty items",
  "result mixed items",
  "ok_result custom source",
  "ok_result custom freshness",
  "adapter where-used",
  "adapter lineage",
  "item with dict enrichment (what LLMC_ENRICH=1 attaches)",
  "cli envelope LOCAL_FALLBACK/FRESH/truncated=False",
]);
const LLMC_KEYS = ["status", "error_code", "message", "source", "freshness_state", "index_status"];

/** Makes the result that a case describes by a call of a factory or by its fields, as far as the types allow it. */
function makeResult([call, input]: readonly [string, Json]): RagResult<unknown> {
  const meta = (input.meta ?? input) as Json;
  const items = (input.items ?? []) as unknown[];
  const message = meta.message as string | undefined;
  const indexStatus = meta.index_status === undefined ? undefined : toStatus(meta.index_status as Json);
  // LLMC only says "truncated". Here there is one item more than the limit allows.
  const total = items.length + (input.truncated === true ? 1 : 0);
  const details = { total, ...(message && { message }), ...(indexStatus && { indexStatus }) };
  const freshness = meta.freshness_state as "STALE" | "UNKNOWN" | undefined;
  const state = freshness === undefined ? {} : { freshnessState: freshness };
  if (call === "error_result" || meta.status === "ERROR") {
    // LLMC's tests use invented codes; only the shape is tested here.
    return errorResult(meta.error_code as ErrorCode, message ?? "", { ...details, ...state });
  }
  if (call === "fallback_result" || meta.status === "FALLBACK") return fallbackResult(items, { ...details, ...state });
  return okResult(items, details);
}

function toStatus(json: Json): IndexStatus {
  return {
    repo: json.repo as string,
    indexState: json.index_state as string,
    lastIndexedAt: json.last_indexed_at as string,
    lastIndexedCommit: json.last_indexed_commit as string,
    schemaVersion: json.schema_version as string,
    lastError: json.last_error as string | undefined,
  };
}

function withoutOurKeys(meta: Json): Json {
  return Object.fromEntries(Object.entries(meta).filter(([key]) => LLMC_KEYS.includes(key)));
}

const isItemCase = (each: NavMetaCase) => Object.keys(each.input).some((call) => call.startsWith("SearchItem"));
const isKept = (each: NavMetaCase) => !DEVIATIONS.has(each.name);

describe("envelope: LLMC's cases", () => {
  it.each(CASES.filter((each) => isKept(each) && !isItemCase(each)))("$name", ({ input, expected }) => {
    const [call] = Object.entries(input) as [[string, Json]];
    const { meta: ownMeta, items } = makeResult(call);
    const meta = withoutOurKeys({ ...metaCodec.toWire(ownMeta) });
    expect(call[0] === "RagToolMeta" ? meta : { meta, items }).toEqual(expected);
  });

  it.each(CASES.filter((each) => isKept(each) && isItemCase(each)))("$name", ({ input, expected }) => {
    const { file, snippet, enrichment } = input.SearchItem as Json;
    const { text, location } = snippet as { text: string; location: Record<string, number> };
    const found = enrichment as { summary: string; usage_guide: string } | undefined;
    const wire = itemToWire({
      kind: "match",
      file: file as string,
      snippet: {
        text,
        location: {
          path: file as string,
          startLine: location.start_line as number,
          endLine: location.end_line as number,
        },
      },
      ...(found && { enrichment: { summary: found.summary, usageGuide: found.usage_guide } }),
    });
    expect(wire).toEqual(expected);
  });

  it("lists only existing cases as deviations, and documents each one", () => {
    const docs = readFileSync(new URL("../../docs/llmc-compatibility.md", import.meta.url), "utf8");
    const names = CASES.map((each) => each.name);
    for (const name of DEVIATIONS) {
      expect(names).toContain(name);
      expect(docs).toContain(`\`${name}\``);
    }
  });
});
