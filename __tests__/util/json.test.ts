import { describe, expect, it } from "vitest";
import { parseLooseJson } from "../../src/util/json.ts";

describe("util/json: parseLooseJson", () => {
  it.each([
    ["line comments", '{\n  // one\n  "a": 1 // two\n}', { a: 1 }],
    ["block comments", '/* one */{"a":/* two\n * three */1}', { a: 1 }],
    ["trailing commas", '{"a": [1, 2, ], "b": {"c": 3,},}', { a: [1, 2], b: { c: 3 } }],
    ["a comma and a comment at the end", '{"a": 1, // last\n /* really */ }', { a: 1 }],
    [
      "what looks like comments and commas inside of strings",
      '{"a": "x // y,]", "b": "/* \\" */,}",}',
      { a: "x // y,]", b: '/* " */,}' },
    ],
  ])("reads %s", (_what, text, value) => {
    expect(parseLooseJson(text)).toEqual(value);
  });

  it.each(["", "{", '{"a": 1,,}', '{"a" /* 1', "{'a': 1}", "/", '"'])("returns undefined for %j", (text) => {
    expect(parseLooseJson(text)).toBeUndefined();
  });

  it.each([
    ["comments after a comma", `{,${"/**/".repeat(200_000)}x`],
    ["a comment that never ends", `{,${"/*".repeat(400_000)}`],
    ["a string that never ends", `{"${'\\"'.repeat(400_000)}`],
    ["line comments", `{,${"//\n".repeat(300_000)}`],
    ["commas", `{${", ".repeat(400_000)}`],
  ])("stops in a short time for %s", (_what, text) => {
    const started = performance.now();
    expect(parseLooseJson(text)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
