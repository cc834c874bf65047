import { describe, expect, it } from "vitest";
import { classifySlice } from "../../src/routing/classify-slice.ts";
import type { JsonObject } from "../../src/util/json.ts";
import { llmcCases } from "../helpers/llmc-cases.ts";

/** Cases whose answer differs on purpose. docs/llmc-compatibility.md has the reasons. */
const DIFFERENT = new Set(
  "f.sh f.mts f.ipynb f.lua f.proto f.graphql f.tf f.env f.lock f.json5 f.gradle f.dart f.ex Dockerfile src/products/view.ts erp/README.md ERP/x.json export.csv erp/run.sh .bashrc data\\erp\\x.json".split(
    " ",
  ),
);

function classify(input: JsonObject) {
  return classifySlice(
    input.path as string,
    (input.text as string | null) ?? "",
    (input.mime as string | null) ?? undefined,
  );
}

describe("routing/classify-slice: LLMC's own tests", () => {
  const asserted = llmcCases("classify_slice").filter((each) => each.asserts);

  it.each(asserted.map((each) => [each.name, each] as const))("holds: %s", (_name, { input, asserts }) => {
    const answer = classify(input);
    const { slice_type, slice_language, confidence, reasons0_contains } = asserts as JsonObject;
    if (slice_type !== undefined) expect(answer.sliceType).toBe(slice_type);
    if (slice_language !== undefined) expect(answer.sliceLanguage).toBe(slice_language);
    if (confidence !== undefined) expect(answer.confidence).toBe(confidence);
    if (reasons0_contains !== undefined) expect(answer.reasons[0]).toContain(reasons0_contains);
  });

  const probed = llmcCases("classify_slice").filter(
    ({ asserts, input }) =>
      !asserts && !DIFFERENT.has(input.path as string) && !["x", "x.json"].includes(input.path as string),
  );

  it.each(probed.map((each) => [each.name, each] as const))("agrees: %s", (_name, { input, expected }) => {
    const { slice_type, slice_language } = expected as JsonObject;
    expect(classify(input)).toMatchObject({ sliceType: slice_type, sliceLanguage: slice_language ?? undefined });
  });
});

describe("routing/classify-slice: names", () => {
  it.each([
    ["src/app.tsx", "code", "typescript"],
    ["scripts/run.sh", "code", "shell"],
    ["db/schema.sql", "code", "sql"],
    ["views.py-tpl", "code", "python"],
    ["index.html.j2", "code", "jinja"],
    [".husky/pre-commit", "code", "shell"],
    ["Dockerfile", "config", undefined],
    [".env.production", "config", undefined],
    [".prettierrc", "config", undefined],
    ["requirements/dev.txt", "config", undefined],
    ["go.sum", "config", undefined],
    ["config.yaml.example", "config", undefined],
    ["LICENSE-MIT", "docs", undefined],
    ["docs/intro.mdx", "docs", undefined],
    ["locale/fr/django.po", "docs", undefined],
    ["results.jsonl", "data", undefined],
    ["logo.svg", "other", undefined],
    ["constructor", "other", undefined],
    ["__proto__", "other", undefined],
  ])("takes %s for %s", (path, sliceType, sliceLanguage) => {
    expect(classifySlice(path)).toMatchObject({ sliceType, sliceLanguage });
  });

  it("prefers a shebang to the name, but does not treat a Rust attribute as a shebang", () => {
    expect(classifySlice("tool", "#!/usr/bin/env -S node --flag\n")).toMatchObject({ sliceLanguage: "javascript" });
    expect(classifySlice("lib.rs", "#![warn(shadowed)]")).toMatchObject({ sliceLanguage: "rust" });
    expect(classifySlice("x", "#!/usr/share/foo/run").sliceType).toBe("other");
  });

  it("uses the MIME type when the name gives no information", () => {
    expect(classifySlice("blob", "x", "text/x-python")).toMatchObject({ sliceType: "code", sliceLanguage: "python" });
    expect(classifySlice("blob", "x", "image/png").sliceType).toBe("other");
    expect(classifySlice("a.md", "x", "text/x-python").sliceType).toBe("docs");
  });
});

describe("routing/classify-slice: settings and records", () => {
  it.each([
    ["package.json", '{"name": "a"}', "config"],
    ["packages/a/tsconfig.build.json", "{}", "config"],
    ["tools/lint.json", '{"extends": "base", "rules": {}}', "config"],
    ["tests/fixtures/users.json", '[{"pk": 1}]', "data"],
    ["src/assets/countries.json", '[{"code": "fr"}]', "data"],
    ["pom.xml", "<project/>", "config"],
    ["src/beans.xml", "<?xml version='1.0'?><!-- a --><beans></beans>", "config"],
    ["export/feed.xml", "<rss><channel/></rss>", "data"],
  ])("takes %s for %s", (path, text, sliceType) => {
    expect(classifySlice(path, text).sliceType).toBe(sliceType);
  });
});

describe("routing/classify-slice: product data", () => {
  it.each([
    ["a CSV header", "export.csv", "sku;name;price\nW-1;a;2"],
    ["JSON keys", "dump.json", '[{"partnerSku": "A1", "title": "x"}]'],
    ["YAML keys", "a.yaml", "- upc: 012345678905\n  name: x"],
    ["XML elements", "feed/items.xml", "<items><item><gtin>1</gtin></item></items>"],
    ["trade numbers without a header", "books.csv", 'a,"9780115531446",1\nb,"9780955337819",2'],
    ["price and attributes", "a/list.csv", "name,brand,category,unit_price\nx,y,z,1"],
    ["the file's name with a key of goods", "inventory.csv", "name,min_stock\nx,1"],
  ])("finds %s", (_what, path, text) => {
    expect(classifySlice(path, text).sliceType).toBe("erp_product");
  });

  it.each([
    ["a program about products", "src/products/view.ts", "export const sku = 1", "code"],
    ["a page about products", "erp/README.md", "# sku", "docs"],
    ["the settings of a package called products", "packages/products/package.json", '{"name": "x"}', "config"],
    ["a sentence with the word", "note.json", '{"note": "see sku: 5"}', "config"],
    ["the sku of a cloud resource", "infra/main.json", '{"sku": {"name": "Standard"}}', "config"],
    ["a key that ends like one", "b/ocean.json", '{"ocean": 1, "supc": 2}', "config"],
  ])("does not treat %s as product data", (_what, path, text, sliceType) => {
    expect(classifySlice(path, text).sliceType).toBe(sliceType);
  });
});

describe("routing/classify-slice: content", () => {
  it.each([
    ["code", "import os\n\ndef run(a):\n    return a\n"],
    ["code", "if (a) {\n  b();\n}\nelse {\n  c();\n}\n"],
    ["docs", "# Title\n\nThis is a paragraph of plain prose, which goes on.\nIt has a second line as well.\n"],
    ["config", "[main]\nname = x\nport = 80\n\n[other]\nkey = value\n"],
    ["data", "1\t2\t3\n4\t5\t6\n7\t8\t9\n"],
    ["other", "\u0000\u0001binary"],
    ["other", "diff --git a/x b/x\n"],
  ])("finds %s without a name", (sliceType, text) => {
    expect(classifySlice("unknown.zzz", text).sliceType).toBe(sliceType);
  });

  it.each(["a", "\n", " ", "<!-- -->", "{", '"a":', ",", "def a", "a: "])(
    "reads 500,000 characters of %j in a short time",
    (part) => {
      const text = part.repeat(500_000).slice(0, 500_000);
      const started = performance.now();
      for (const path of ["x", "a.json", "a.xml", "a.csv", "a.yaml", `${"d/".repeat(5000)}a.json`]) {
        expect(classifySlice(path, text).confidence).toBeGreaterThanOrEqual(0);
      }
      expect(performance.now() - started).toBeLessThan(3000);
    },
  );
});

describe("routing/classify-slice: patterns of the configuration", () => {
  const patterns = new Map([
    ["sql", ["*.sql", "db/migrations/**"]],
    ["docs", ["notes/"]],
  ]);

  it.each([
    ["schema.sql", "sql", "sql", "pattern *.sql"],
    ["deep/in/a/folder/schema.sql", "sql", "sql", "pattern *.sql"],
    ["db/migrations/0001.py", "sql", "python", "pattern db/migrations/**"],
    ["notes/todo.toml", "docs", undefined, "pattern notes/"],
  ])("give %s the type %s, but the content decides the language", (path, sliceType, sliceLanguage, reason) => {
    expect(classifySlice(path, "", undefined, patterns)).toEqual({
      sliceType,
      sliceLanguage,
      confidence: 1,
      reasons: [reason],
    });
  });

  it("do not change other files", () => {
    expect(classifySlice("src/sql.py", "", undefined, patterns).sliceType).toBe("code");
  });
});
