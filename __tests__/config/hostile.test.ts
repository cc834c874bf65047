import { describe, expect, it } from "vitest";
import { ConfigError } from "../../src/config/config-error.ts";
import { loadConfig, requireConfig } from "../../src/config/load-config.ts";

const DOCS =
  '[embeddings.profiles.docs]\nprovider = "hash"\n[embeddings.routes.docs]\nprofile = "docs"\nindex = "emb_docs"\n';

describe("config/load-config: hostile files", () => {
  it.each([
    ["500 levels of arrays", `a = ${"[".repeat(500)}${"]".repeat(500)}`, "TOO_DEEP"],
    ["500 levels of inline tables", `a = ${"{a = ".repeat(500)}1${"}".repeat(500)}`, "TOO_DEEP"],
    ["a quarter of a million open brackets", `a = ${"[".repeat(250_000)}`, "TOO_DEEP"],
    ["10 MB", Buffer.alloc(10_000_000, "a = 1\n"), "TOO_LARGE"],
    [
      "invalid UTF-8",
      Buffer.concat([Buffer.from("# caf\u00e9\na = '"), Buffer.from([0xff, 0xfe]), Buffer.from("'\n")]),
      "NOT_TEXT",
    ],
    ["a NUL", "a = 1\n\0", "NOT_TEXT"],
    ["a program", Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0]), "NOT_TEXT"],
    ["HTML", "<!doctype html>\n<p>Not found</p>\n", "SYNTAX"],
    ["a number too long for TOML", `a = ${"1".repeat(200_000)}`, "SYNTAX"],
  ])("gives one error for %s", (_title, content, code) => {
    const loaded = loadConfig(content);
    expect(loaded.config).toBeUndefined();
    expect(loaded.findings.map((finding) => finding.code)).toEqual([code]);
    expect(loaded.findings[0]?.message.length).toBeLessThan(300);
    expect(() => requireConfig(loaded, "llmc.toml")).toThrow(ConfigError);
  });

  it("gives the position of a wrong character after a byte order mark", () => {
    const bytes = Buffer.concat([Buffer.from("\ufeffa = 1\nb = '\u00e9"), Buffer.from([0xff]), Buffer.from("'\n")]);
    expect(loadConfig(bytes).findings[0]?.span).toMatchObject({ line: 2, column: 7 });
    expect(loadConfig(`\ufeff${DOCS}`).config?.routes.has("docs")).toBe(true);
  });

  it("treats names that objects inherit like any other name", () => {
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    const text = names.map((name) => `[embeddings.routes.${name}]\nprofile = "docs"\nindex = "emb_${name}"\n`).join("");
    const { config } = loadConfig(
      `${DOCS}${text}[__proto__]\npolluted = true\n[routing.slice_type_to_route]\n__proto__ = "docs"\n`,
    );
    expect([...(config?.routes.keys() ?? [])]).toEqual(["docs", ...names]);
    expect(config?.sliceTypeToRoute.get("__proto__")).toBe("docs");
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(loadConfig("[routing.slice_type_to_route]\n").config?.sliceTypeToRoute.get("constructor")).toBeUndefined();
  });

  it("stops after 200 findings in a file with 10,000 misspelled names", () => {
    const routes = Array.from(
      { length: 2000 },
      (_, i) => `[embeddings.routes.route_${i}]\nprofile = "docz"\nindex = "t${i}"\n`,
    );
    const types = Array.from({ length: 4000 }, (_, i) => `type_${i} = "rout_${i}"\n`);
    const { findings } = loadConfig(`${DOCS}${routes.join("")}[routing.slice_type_to_route]\n${types.join("")}`);
    expect(findings).toHaveLength(201);
    expect(findings.at(-1)).toMatchObject({ code: "MORE_FINDINGS", severity: "warning" });
  });

  it("keeps sentences short and free of control characters", () => {
    const name = `${"x".repeat(50_000)}`;
    const { findings } = loadConfig(
      `${DOCS}[embeddings.routes.${name}]\nprofile = "\\u001b[31m${name}"\nindex = "a\\nb"\n`,
    );
    expect(findings.length).toBeGreaterThan(0);
    for (const { message, key } of findings) {
      expect(message.length + key.length).toBeLessThan(700);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the message must not contain control characters
      expect(message).not.toMatch(/[\u0000-\u001f]/);
    }
  });

  it("can read a key with 20,000 parts", () => {
    expect(loadConfig(`a${".a".repeat(20_000)} = 1\n${DOCS}`).findings.map(({ code }) => code)).toContain(
      "UNKNOWN_KEY",
    );
    expect(loadConfig(`${DOCS}[embeddings.routes${".a".repeat(20_000)}]\n`).config).toBeDefined();
  });
});
