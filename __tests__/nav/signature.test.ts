import { describe, expect, it } from "vitest";
import { signatureOf } from "../../src/nav/symbols/signature.ts";

describe("nav/symbols: signatureOf", () => {
  it.each([
    ["one line", ["def f(a, b): "], "def f(a, b)"],
    [
      "lines of Python",
      ["def f(", "    self,", "    fmt: str | None = None,", ") -> None:"],
      "def f(self, fmt: str | None = None) -> None",
    ],
    [
      "lines of TypeScript",
      ["export function f(", "  a: string,", "  b = [", "    1,", "  ],", ") {"],
      "export function f(a: string, b = [1]) {",
    ],
  ])("writes a header of %s on one line", (_title, lines, expected) => {
    const place = { startLine: 1, nameLine: 1, endLine: lines.length };
    expect(signatureOf(lines, place)).toBe(expected.replace(/\s*\{$/, ""));
  });
});
