import { describe, expect, it } from "vitest";
import { breakRulesOf, languageOfPath } from "../../src/languages/registry.ts";

function linesOf(path: string, lines: readonly string[]): number[] {
  return breakRulesOf(languageOfPath(path))
    .documentationLines(lines.join("\n"))
    .map(({ line }) => line);
}

describe("review/documentation-lines", () => {
  it("finds doc strings of one line and of many", () => {
    const lines = ['"""Module."""', "def f():", '    r"""First.', "", "    Last.", '    """', "    return 1"];
    expect(linesOf("a.py", lines)).toEqual([1, 3, 4, 5, 6]);
  });

  it("takes no other string for a doc string", () => {
    const lines = ['x = """', "text", '"""', "f(", '    """an argument""",', ")", "y = 'it''s' # \"\"\"", "z = 1"];
    expect(linesOf("a.py", lines)).toEqual([]);
  });

  it("is not led astray by quotes inside of other strings and comments", () => {
    const lines = ['a = \'"""\'', "# it's", "def f():", "    '''Doc with \"\"\" in it.'''", "    return 1"];
    expect(linesOf("a.py", lines)).toEqual([4]);
  });

  it("takes a string that is not closed to end with its line", () => {
    const lines = ["a = 'it \\", "b = \"open '''", "def f():", '    """Doc."""', "    return 1"];
    expect(linesOf("a.py", lines)).toEqual([4]);
  });

  it("finds doc comments, and no other comments", () => {
    const lines = [
      "/** One line. */",
      "/*",
      " * plain",
      " */",
      "/**",
      " * More.",
      " */",
      "/// Short.",
      "// plain",
      "/**/ f();",
    ];
    expect(linesOf("a.ts", lines)).toEqual([1, 5, 6, 7, 8]);
  });

  it("reads nothing in other files", () => {
    expect(linesOf("a.rb", ['"""text"""', "/** text */"])).toEqual([]);
  });

  it("ends in time on a hostile file", () => {
    const started = performance.now();
    const quotes = [`'"`.repeat(200_000), '"""'.repeat(100_000), '\\"'.repeat(500_000)];
    breakRulesOf("python").documentationLines(quotes.join("\n"));
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
