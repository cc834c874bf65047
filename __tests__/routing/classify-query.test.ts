import { describe, expect, it } from "vitest";
import { classifyQuery } from "../../src/routing/classify-query.ts";
import type { JsonObject } from "../../src/util/json.ts";
import { llmcCases } from "../helpers/llmc-cases.ts";

function toolOf(input: JsonObject): string | undefined {
  const id = (input.tool_context as JsonObject | null)?.tool_id;
  return typeof id === "string" ? id : undefined;
}

/** The names of the demands of a case of LLMC that the answer does not meet. */
function unmet(asserts: JsonObject, answer: ReturnType<typeof classifyQuery>): string[] {
  const { routeName, confidence, reasons } = answer;
  const some = (part: unknown) => reasons.some((reason) => reason.includes(part as string));
  const checks: Record<string, (wanted: never) => boolean> = {
    route_name: (wanted: string) => routeName === wanted,
    route_name_in: (wanted: string[]) => wanted.includes(routeName),
    confidence: (wanted: number) => confidence === wanted,
    confidence_lte: (wanted: number) => confidence <= wanted,
    confidence_between: ([least, most]: [number, number]) => confidence >= least && confidence <= most,
    reasons_include: (wanted: string) => reasons.includes(wanted),
    reasons_contain: some,
    reasons_not_contain: (wanted: string) => !some(wanted),
    reasons_contain_any: (wanted: string[]) => wanted.some(some),
    reasons0_contains: (wanted: string) => reasons[0]?.includes(wanted) ?? false,
    reasons0_contains_any: (wanted: string[]) => wanted.some((part) => reasons[0]?.includes(part)),
    reasons_all_strings: () => reasons.every((reason) => typeof reason === "string"),
    reasons_is_list: () => Array.isArray(reasons),
  };
  return Object.entries(asserts)
    .filter(([name, wanted]) => !(checks[name]?.(wanted as never) ?? false))
    .map(([name]) => name);
}

describe("routing/classify-query: LLMC's own tests", () => {
  const asserted = llmcCases("classify_query").filter((each) => each.asserts);

  it.each(asserted.map((each) => [each.name, each] as const))("holds: %s", (_name, { input, asserts }) => {
    expect(unmet(asserts ?? {}, classifyQuery(input.text as string | null, { toolId: toolOf(input) }))).toEqual([]);
  });
});

describe("routing/classify-query: LLMC's heuristics", () => {
  const signsOf = (text: string, prefix: RegExp) => classifyQuery(text).reasons.filter((reason) => prefix.test(reason));

  it("ignores a fence that is not closed or has other characters", () => {
    expect(signsOf("```python\nprint", /fenced/)).toEqual([]);
    expect(signsOf("```\nx\n~~~", /fenced/)).toEqual([]);
  });

  const fenced = llmcCases("code_heuristics").filter((each) =>
    JSON.stringify(each.expected ?? "").includes("fenced-code"),
  );

  it.each(fenced.map((each) => [each.name, each] as const))("finds the fence in: %s", (_name, { input }) => {
    expect(classifyQuery(input.text as string).reasons).toContain("heuristic=fenced-code");
  });

  const skus = llmcCases("erp_heuristics").filter((each) => {
    const expected = JSON.stringify(each.expected ?? "");
    return (
      expected.includes("erp:sku=") &&
      !/=(?:RFC|ISO|CVE|JIRA|UTF)-/.test(expected) &&
      !/[()`;]/.test(String(each.input.text))
    );
  });

  it.each(skus.map((each) => [each.name, each] as const))("finds the product in: %s", (_name, { input }) => {
    expect(classifyQuery(input.text as string).routeName).toBe("erp");
  });
});

describe("routing/classify-query: where LLMC is wrong", () => {
  it.each([
    ["console.log", "code"],
    ["app.js", "code"],
    ["Node.js", "docs"],
    ["example.com", "docs"],
    ["docs.google.com", "docs"],
    ["see section 2.c", "docs"],
    ["RFC-2119 keywords", "docs"],
    ["ISO-8601 dates explained", "docs"],
    ["also support the repository", "docs"],
    ["explain the component lifecycle", "docs"],
    ["production deployment", "docs"],
    ["order of operations", "docs"],
  ])("sends %j to %s", (query, route) => {
    expect(classifyQuery(query).routeName).toBe(route);
  });

  it.each([
    ["barcode_lookup", "erp"],
    ["analyzeLogs", "code"],
    ["docs_search", "docs"],
  ])("reads the tool %s by its words as %s", (toolId, route) => {
    expect(classifyQuery("anything", { toolId })).toMatchObject({ routeName: route, confidence: 1 });
  });

  it("does not use a part of a word as the purpose of a tool", () => {
    expect(classifyQuery("how to install", { toolId: "decode_jwt" }).reasons).not.toContain("tool-context=code");
  });
});

describe("routing/classify-query: routes", () => {
  it.each([
    ["which file defines the Invoice model", "code"],
    ["callers of flush_buffer", "code"],
    ["reverse a string in c++", "code"],
    ["convert dict to json python", "code"],
    ["Raise ValueError for negative timeouts", "code"],
    ["SELECT name FROM products WHERE price > 10", "code"],
    ["Where can I find the style guide?", "docs"],
    ["Customizing the login page", "docs"],
    ["code of conduct", "docs"],
    ["who is the product owner", "docs"],
    ["do you have GX-2210 in stock", "erp"],
    ["4006381333931", "erp"],
    ["0-306-40615-2", "erp"],
    ["part numbers for front brake pads", "erp"],
  ])("sends %j to %s", (query, route) => {
    expect(classifyQuery(query).routeName).toBe(route);
  });

  it("treats a number as a product only if its check digit is right", () => {
    expect(classifyQuery("4006381333931").confidence).toBeGreaterThan(0.9);
    expect(classifyQuery("4006381333932").routeName).not.toBe("erp");
  });

  it("is unsure about words it does not know", () => {
    expect(classifyQuery("Zyxomma petiolatum").confidence).toBeLessThan(0.8);
  });

  it("gives the likelihoods of all routes, with the sum one, in descending order", () => {
    const { routeName, confidence, likelihoods } = classifyQuery("function that validates a SKU");
    expect(likelihoods.map((entry) => entry.routeName).sort()).toEqual(["code", "docs", "erp"]);
    expect(likelihoods.reduce((sum, entry) => sum + entry.likelihood, 0)).toBeCloseTo(1, 10);
    expect(likelihoods[0]).toEqual({ routeName, likelihood: confidence });
    expect(likelihoods.map((entry) => entry.likelihood)).toEqual(
      likelihoods.map((entry) => entry.likelihood).sort((a, b) => b - a),
    );
  });

  it("names the words that decided when there was no clear sign", () => {
    expect(classifyQuery("Overriding built-in widget templates").reasons.join()).toMatch(/wording=.*\^-ing/);
  });
});

describe("routing/classify-query: configuration", () => {
  it("sends a query without any signs to the configured default route", () => {
    expect(classifyQuery("zzz", { defaultRoute: "wiki" })).toMatchObject({ routeName: "wiki" });
    expect(classifyQuery("", { defaultRoute: "wiki" })).toMatchObject({ routeName: "wiki", confidence: 0.2 });
  });

  it("sends a query about documentation to docs", () => {
    expect(classifyQuery("installation guide", { defaultRoute: "code" }).routeName).toBe("docs");
  });

  it("lets the policy decide when code and product data are within the margin", () => {
    const ask = (preferCodeOnConflict: boolean) =>
      classifyQuery("foo() W-44910", { preferCodeOnConflict, conflictMargin: 1 });
    expect(ask(true)).toMatchObject({
      routeName: "code",
      reasons: expect.arrayContaining(["conflict-policy:prefer-code"]),
    });
    expect(ask(false)).toMatchObject({
      routeName: "erp",
      reasons: expect.arrayContaining(["conflict-policy:prefer-erp"]),
    });
  });
});

describe("routing/classify-query: questions about products", () => {
  it.each([
    "what is the SKU of the widget",
    "what is the UPC of the widget",
    "what is the model number of the widget",
    "what is the model number of this pump?",
    "which SKU replaces the blue widget",
    "do we have the UPC of the large bag",
    "UPC of item 44",
    "model number for the blue drill",
    "price of SKU 12345",
    "stock level for part 8841-B",
    "what is the GTIN of the frobnicator",
  ])("go to erp: %s", (query) => {
    expect(classifyQuery(query).routeName).toBe("erp");
  });

  it.each([
    ["what does parse_sku() return", "code"],
    ["how do I add a UPC field to the form", "docs"],
    ["how do I install the ERP connector", "docs"],
  ])("do not include questions about other things: %s", (query, routeName) => {
    expect(classifyQuery(query).routeName).toBe(routeName);
  });
});

describe("routing/classify-query: hostile input", () => {
  it.each(["a", " ", "\n", "a.", "a/", "```\n", "a(", "aA", "<a ", "import a,", "1-", "“", "stock "])(
    "classifies 200,000 characters of %j in a short time",
    (part) => {
      const started = performance.now();
      const { confidence } = classifyQuery(`${part.repeat(200_000).slice(0, 200_000)}!`);
      expect(confidence).toBeGreaterThan(0);
      expect(performance.now() - started).toBeLessThan(2000);
    },
  );
});
