import { describe, expect, it } from "vitest";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

/** The reported changes of symbols between two texts of a file: `renamed A.x → A.y`. */
async function changes(path: string, before: string, after: string): Promise<string[]> {
  const repo = GitRepo.with({ [path]: before });
  repo.commit({ [path]: after });
  const { stdout } = await cli(repo.dir, "changed", "HEAD~1", "--json");
  return JSON.parse(stdout).changes.map(
    ({
      change,
      before: old,
      after: now,
    }: {
      change: string;
      before: { qualname: string };
      after: { qualname: string };
    }) => `${change} ${[old?.qualname, now?.qualname].filter(Boolean).join(" → ")}`,
  );
}

describe("review: small symbols that are renamed in place", () => {
  it.each([
    [
      "a field of Go",
      "a.go",
      "package a\n\ntype A struct {\n\tName string\n\tAge int\n\tTown string\n}\n",
      ["Age", "Years"],
      "A.Age → A.Years",
    ],
    [
      "a method of a Go interface",
      "a.go",
      "package a\n\ntype I interface {\n\tOpen() int\n\tClose() int\n}\n",
      ["Close", "Shut"],
      "I.Close → I.Shut",
    ],
    [
      "a property of TypeScript",
      "a.ts",
      "export interface A {\n  name: string;\n  age?: number;\n}\n",
      ["age", "years"],
      "A.age → A.years",
    ],
    [
      "a member of an enum",
      "a.ts",
      "export enum E {\n  One,\n  Two,\n  Three,\n}\n",
      ["Two", "Second"],
      "E.Two → E.Second",
    ],
    ["a field of Java", "A.java", "class A {\n  int a;\n  String b;\n}\n", ["String b", "String c"], "A.b → A.c"],
    [
      "an attribute of Python",
      "a.py",
      "class A:\n    size: int = 3\n    name: str = ''\n",
      ["size", "length"],
      "A.size → A.length",
    ],
    ["a constant", "a.py", "LIMIT = 10\nOTHER = 'x'\n", ["LIMIT", "MAXIMUM"], "LIMIT → MAXIMUM"],
  ] as const)("are reported as renamed: %s", async (_title, path, text, [from, to], expected) => {
    expect(await changes(path, text, text.replace(from, to))).toEqual([`renamed ${expected}`]);
  });

  it("are not reported as renamed if the type is different, if another symbol is between, or if two candidates exist", async () => {
    const text = "export interface A {\n  name: string;\n  age: number;\n  town: string;\n}\n";
    expect(await changes("a.ts", text, text.replace("age: number", "years: string"))).toEqual([
      "deleted A.age",
      "added A.years",
    ]);
    const moved = text.replace("  age: number;\n", "").replace("}", "  years: number;\n}");
    expect(await changes("a.ts", text, moved)).toEqual(["deleted A.age", "added A.years"]);
    const two = text.replace("age: number", "years: number;\n  days: number");
    expect((await changes("a.ts", text, two)).sort()).toEqual(["added A.days", "added A.years", "deleted A.age"]);
  });
});
