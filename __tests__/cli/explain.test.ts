import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CHECK_STATES } from "../../src/api/doctor/check.ts";
import { FINDING_CODES } from "../../src/config/finding-codes.ts";
import { FINDING_REMEDIES } from "../../src/config/finding-remedies.ts";
import { ERROR_CODES } from "../../src/model/error-codes.ts";
import { ERROR_REMEDIES } from "../../src/model/error-remedies.ts";
import { BINDING_STATUSES, FRESHNESS_STATES, RESULT_STATUSES, SOURCES } from "../../src/model/result.ts";
import { BROKEN_REASONS, CHANGE_KINDS, IGNORED_BY } from "../../src/model/review.ts";
import { CONFIDENCES, USE_ROLES } from "../../src/model/use.ts";
import { allExplanations } from "../../src/render/answers/explanations.ts";
import { FALLBACK_MEANINGS } from "../../src/routing/fallback-meanings.ts";
import { makeTempDir } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

function page(name: string): string {
  return readFileSync(new URL(`../../docs/${name}`, import.meta.url), "utf8");
}

describe("cli/explain", () => {
  it("explains every error, finding and fallback, and how to fix it", () => {
    const codes = new Set(allExplanations().map(({ code }) => code));
    const tables = [ERROR_CODES, FINDING_CODES, FALLBACK_MEANINGS].flatMap((table) => Object.keys(table));
    expect(tables.filter((code) => !codes.has(code))).toEqual([]);
    expect(allExplanations().filter(({ meaning, remedy }) => meaning === "" || remedy === "")).toEqual([]);
  });

  it("explains every label that is printed", async () => {
    const printed = [
      ...[FRESHNESS_STATES, RESULT_STATUSES, SOURCES, CONFIDENCES, USE_ROLES, CHANGE_KINDS, BINDING_STATUSES].flat(),
      ...[IGNORED_BY, CHECK_STATES, BROKEN_REASONS.map((reason) => `broken-${reason}`)].flat(),
      ...["through", "ignored", "shifted", "relocated and renamed", "not exported"],
    ];
    for (const label of printed) {
      const { code, stdout } = await cli(makeTempDir(), "explain", label);
      expect([label, code]).toEqual([label, 0]);
      expect(stdout).toContain("What helps: ");
    }
  });

  it("explains all meanings of a word that is printed in several places", async () => {
    const { stdout } = await cli(makeTempDir(), "explain", "renamed");
    expect(stdout).toContain("broken-renamed is a finding of a review (error): ");
    expect(stdout).toContain("renamed is a kind of change: the same code has another name at head.");
  });

  it("links to existing pages", () => {
    const pages = new Set(allExplanations().map(({ page: path }) => path));
    expect([...pages].filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([]);
  });

  it("uses the same words as the pages", () => {
    const errors = [...page("error-codes.md").matchAll(/^\| `([A-Z_]+)` \| [^|]+ \| ([^|]+) \|$/gm)];
    expect(Object.fromEntries(errors.map((row) => [row[1], row[2]]))).toEqual(ERROR_REMEDIES);
    const findings = [...page("config.md").matchAll(/^\| `([A-Z_]+)` \| (?:error|warning) \| [^|]+ \| ([^|]*) \|$/gm)];
    expect(Object.fromEntries(findings.map((row) => [row[1], row[2]]))).toEqual(FINDING_REMEDIES);
  });

  it.each(["MISSING_DOCS_ROUTE", "missing-docs-route", "config-missing-docs-route"])(
    "accepts a code written as %s",
    async (code) => {
      const { code: exit, stdout } = await cli(makeTempDir(), "explain", code, "--format", "text");
      expect(exit).toBe(0);
      expect(stdout).toBe(
        [
          "MISSING_DOCS_ROUTE is a finding in llmc.toml (error): there is no route `docs`, to which everything else falls back.",
          "What helps: define `[embeddings.routes.docs]`.",
          "More: https://github.com/llmc-nav/llmc-nav/blob/main/docs/config.md",
          "",
        ].join("\n"),
      );
    },
  );

  it("gives every meaning of a code that has several", async () => {
    const { stdout } = await cli(makeTempDir(), "explain", "PRIMARY_MISMATCH", "--json");
    const { explanations } = JSON.parse(stdout);
    expect(explanations.map(({ kind }: { kind: string }) => kind)).toEqual(["finding", "fallback"]);
  });

  it("explains the rules of a review by their SARIF names", async () => {
    const { stdout } = await cli(makeTempDir(), "explain", "broken-not-exported", "--json");
    expect(JSON.parse(stdout)).toEqual({
      explanations: [
        {
          code: "broken-not-exported",
          kind: "review",
          severity: "error",
          meaning: "uses what is no longer exported",
          what_helps: "export it again, or use what is still exported",
          page: "docs/review.md",
        },
      ],
    });
  });

  it("lists all codes when no code is given, one on each line with jsonl", async () => {
    const { stdout } = await cli(makeTempDir(), "explain", "--format", "jsonl");
    expect(stdout.trim().split("\n")).toHaveLength(allExplanations().length);
  });

  it.each([
    [
      "a mistyped code, with the nearest one",
      ["MISSING_DOC_ROUTE"],
      'There is no code or label "MISSING_DOC_ROUTE". Did you mean MISSING_DOCS_ROUTE?',
    ],
    ["a mistyped label", ["stael"], 'There is no code or label "stael". Did you mean STALE?'],
    [
      "a code like no other",
      ["TEAPOT_IS_EMPTY"],
      'There is no code or label "TEAPOT_IS_EMPTY". `llmc-nav explain` lists all of them.',
    ],
    [
      "two codes",
      ["SYNTAX", "BAD_TYPE"],
      'explain takes one code at a time: "BAD_TYPE" is not understood. See `llmc-nav explain --help`.',
    ],
  ])("answers %s with one sentence", async (_title, argv, sentence) => {
    const { code, stdout, stderr } = await cli(makeTempDir(), "explain", ...argv);
    expect([code, stdout, stderr]).toEqual([2, "", `llmc-nav: ${sentence}\n`]);
  });
});
