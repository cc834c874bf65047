import { describe, expect, it } from "vitest";
import { parseServerUrl } from "../../../src/embeddings/stores/postgres/server-url.ts";

describe("embeddings/stores/postgres: parseServerUrl", () => {
  it("reads the schema from the URL, and has a default", () => {
    const named = parseServerUrl("postgres://ada:secret@db.example:5433/code?schema=my_repo&sslmode=verify-full");
    expect(named.schema).toBe("my_repo");
    expect(named.connectionString).not.toContain("my_repo");
    expect(parseServerUrl("postgresql://db.example/code").schema).toBe("llmc");
  });

  it.each([
    ["", "sslmode=prefer", "sslmode=disable"],
    ["?sslmode=allow", "sslmode=prefer", "sslmode=disable"],
    ["?sslmode=disable", "sslmode=disable", undefined],
    ["?sslmode=require", "sslmode=require", undefined],
    ["?sslmode=verify-full", "sslmode=verify-full", undefined],
  ])("continues without TLS only when %j allows it", (parameters, mode, plainMode) => {
    const url = parseServerUrl(`postgres://db.example/code${parameters}`);
    expect(url.connectionString).toContain(mode);
    if (plainMode === undefined) expect(url.plainConnectionString).toBeUndefined();
    else expect(url.plainConnectionString).toContain(plainMode);
  });

  it.each([
    "no url",
    "mysql://ada:secret@db.example/code",
    "postgres://ada:secret@db.example/code?sslmode=maybe",
    'postgres://ada:secret@db.example/code?schema=a"b',
    "postgres://ada:secret@db.example/code?schema=pg_catalog",
    "postgres://ada:secret@db.example:port/code",
  ])("rejects %j with a sentence that does not repeat the password", (text) => {
    const attempt = () => parseServerUrl(text);
    expect(attempt).toThrow(expect.objectContaining({ code: "INDEX_BAD_URL" }));
    expect(attempt).not.toThrow(/secret/);
  });
});
