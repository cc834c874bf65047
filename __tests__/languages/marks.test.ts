import { describe, expect, it } from "vitest";
import { Extractors } from "../../src/languages/extractors.ts";
import { languageOfPath } from "../../src/languages/registry.ts";

/** The lines of a file that are documentation according to its facts. */
async function linesOf(path: string, lines: readonly string[]): Promise<number[]> {
  const { marks } = await new Extractors().extract(languageOfPath(path), lines.join("\n"));
  const spans = marks.filter(({ kind }) => kind === "documentation");
  return spans.flatMap(({ line, endLine }) => Array.from({ length: endLine - line + 1 }, (_, at) => line + at));
}

describe("languages: documentation in facts", () => {
  it("finds doc strings with one or several lines", async () => {
    const lines = ['"""Module."""', "def f():", '    r"""First.', "", "    Last.", '    """', "    return 1"];
    expect(await linesOf("a.py", lines)).toEqual([1, 3, 4, 5, 6]);
  });

  it("finds no other strings as doc strings", async () => {
    const lines = ['x = """', "text", '"""', "f(", '    """an argument""",', ")", "y = 'it''s' # \"\"\"", "z = 1"];
    expect(await linesOf("a.py", lines)).toEqual([]);
  });

  it("is not confused by quotes inside other strings and comments", async () => {
    const lines = ['a = \'"""\'', "# it's", "def f():", "    '''Doc with \"\"\" in it.'''", "    return 1"];
    expect(await linesOf("a.py", lines)).toEqual([4]);
  });

  it("ends an unclosed string with its line", async () => {
    const lines = ["a = 'it \\", "b = \"open '''", "def f():", '    """Doc."""', "    return 1"];
    expect(await linesOf("a.py", lines)).toEqual([4]);
  });

  it("finds doc comments, and no other comments", async () => {
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
    expect(await linesOf("a.ts", lines)).toEqual([1, 5, 6, 7]);
    expect(await linesOf("a.rs", lines)).toEqual([1, 5, 6, 7, 8]);
  });

  it("finds nothing in other files", async () => {
    expect(await linesOf("a.rb", ['"""text"""', "/** text */"])).toEqual([]);
  });

  it("reads a hostile file in a short time", async () => {
    const started = performance.now();
    const quotes = [`'"`.repeat(200_000), '"""'.repeat(100_000), '\\"'.repeat(500_000)];
    await linesOf("a.py", quotes);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe("languages: other marks in facts", () => {
  const marksIn = async (path: string, text: string) => {
    const { marks } = await new Extractors().extract(languageOfPath(path), text);
    return marks.map(({ kind, line, text: name }) => `${kind} ${line} ${name}`.trim());
  };

  it("include the lines of C that check whether a name is defined", async () => {
    const text = "#ifdef A\n# if defined(B)\n#elif C\n#endif\n#else\n#endif\nint x = 1; // #if\n";
    expect(await marksIn("a.c", text)).toEqual(["condition 1", "condition 2", "condition 3"]);
  });

  it("include each symbol of Ruby once", async () => {
    const text = "alias_method :old, :new?\nsend(:old)\nA::B.call(:c)\n";
    expect(await marksIn("a.rb", text)).toEqual(["symbol 1 old", "symbol 1 new?", "symbol 3 c"]);
  });

  it("include the name under which Java sees a Kotlin file", async () => {
    expect(await marksIn("a.kt", '@file:JvmName("Tools")\npackage p\n\nfun f() {}\n')).toEqual(["facade 1 Tools"]);
  });
});
