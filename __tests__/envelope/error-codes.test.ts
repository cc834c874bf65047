import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ERROR_CODES } from "../../src/model/error-codes.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const LISTED = Object.keys(ERROR_CODES).sort();

function codesInSources(): string[] {
  const sources = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  const found = sources.flatMap((name) => [
    ...readFileSync(join(ROOT, "src", name), "utf8").matchAll(/\bcode: "([A-Z_]+)"/g),
  ]);
  return [...new Set(found.map((match) => match[1] as string))].sort();
}

describe("model/error-codes", () => {
  it("lists every code of an error in this project", () => {
    const codes = codesInSources();
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code) => !LISTED.includes(code))).toEqual([]);
  });

  it("is documented, code by code and word by word", () => {
    const docs = readFileSync(join(ROOT, "docs/error-codes.md"), "utf8");
    const rows = [...docs.matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \|/gm)].map((row) => [row[1], row[2]?.trim()]);
    expect(Object.fromEntries(rows)).toEqual(ERROR_CODES);
  });
});
