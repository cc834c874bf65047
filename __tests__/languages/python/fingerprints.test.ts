import { describe, expect, it } from "vitest";
import { extractPython } from "../../../src/languages/python/extract.ts";

const PLAIN = `def f(a, b='x', *, c: int = 0xff) -> str:
    '''Says what it does.'''
    if a and b: return g(a, 'it', [1, 2], {'k': 1})
    x = a + b  # why
    from m import n, o
    return x, c
`;
const FORMATTED = `def   renamed(
    a,
    b="x",
    *,
    c: int=0xFF,
) -> str:
    """
    Says it differently.
    """

    # a comment
    if (a and b):
        return g(
            a,
            "it",
            [
                1,
                2,
            ],
            {"k": 1,},
        )
    x = (
        a
        + b
    )
    from m import (
        n,
        o,
    )
    return \\
        (x, c)
`;

function hashes(source: string, index = 0): { signature: string; body: string } {
  const definition = extractPython(source).definitions[index];
  return { signature: definition?.signatureHash ?? "", body: definition?.bodyHash ?? "" };
}

describe("languages/python: fingerprints", () => {
  it("are 16 hexadecimal digits", () => {
    expect(hashes(PLAIN).signature).toMatch(/^[0-9a-f]{16}$/);
    expect(hashes(PLAIN).body).toMatch(/^[0-9a-f]{16}$/);
  });

  it("do not change with formatting, comments, docstrings or the name", () => {
    expect(hashes(FORMATTED)).toEqual(hashes(PLAIN));
  });

  it.each([
    ["a parameter", "(a, b", "(a, d"],
    ["a default", "'x'", "'y'"],
    ["an annotation", "int", "float"],
    ["the return type", "-> str", "-> bytes"],
  ])("show a changed signature: %s", (_, from, to) => {
    const changed = hashes(PLAIN.replace(from, to));
    expect(changed.signature).not.toBe(hashes(PLAIN).signature);
    expect(changed.body).toBe(hashes(PLAIN).body);
  });

  it.each([
    ["an operator", "a + b", "a - b"],
    ["a boolean operator", "a and b", "a or b"],
    ["a string", "'it'", "'at'"],
    ["a string's prefix", "'it'", "b'it'"],
    ["a number", "[1, 2]", "[1, 3]"],
    ["a name", "return x", "return y"],
    ["a list to a tuple", "[1, 2]", "(1, 2)"],
    ["a group to a tuple", "x = a + b", "x = a + b,"],
    ["a statement moved into a block", "    x = a + b", "        x = a + b"],
  ])("show a changed body: %s", (_, from, to) => {
    const base = PLAIN.replace("if a and b: return g", "if a and b:\n        return g");
    const changed = hashes(base.replace(from, to));
    expect(changed.body).not.toBe(hashes(base).body);
    expect(changed.signature).toBe(hashes(base).signature);
  });

  it("depend on the comma of a tuple and on the backslashes of a string", () => {
    expect(hashes("x = (a,)").body).not.toBe(hashes("x = (a)").body);
    expect(hashes("x = '\\n'").body).not.toBe(hashes("x = r'\\n'").body);
    expect(hashes("x = f'{a}'").body).not.toBe(hashes("x = f'{b}'").body);
    expect(hashes("x = 'it\\'s'").body).toBe(hashes('x = "it\'s"').body);
  });

  it("include the whole body of a class, and its bases in the signature", () => {
    const source = "class A(B):\n  def f(self):\n    return 1\n";
    expect(hashes(source.replace("1", "2")).body).not.toBe(hashes(source).body);
    expect(hashes(source.replace("(B)", "(C)")).signature).not.toBe(hashes(source).signature);
    expect(hashes("class A(): x = 1")).toEqual(hashes("class A:\n    '''doc'''\n    x = 1"));
  });

  it("do not depend on the code around a definition", () => {
    const alone = hashes("def f():\n    return 1\n");
    expect(hashes("class A:\n    @x\n    def f():\n        return 1\n    y = 2\n", 1)).toEqual(alone);
  });
});
