import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { patched } from "../helpers/patched.ts";

const TEXT =
  "class Text {\n  Text cut(char sign) {\n    return cut(String.valueOf(sign), 1);\n  }\n\n  Text cut(String part) {\n    return cut(part, 2);\n  }\n\n  Text cut(String part, int times) {\n    return this;\n  }\n}\n";

describe("review --format patch, for one of several definitions of a name", () => {
  it("renames one overload of Java by the types of its arguments, but not the others", async () => {
    const use =
      'class Use {\n  void run(Text text) {\n    text.cut(\'a\');\n    text.cut("a");\n    text.cut("a", 3);\n  }\n}\n';
    const { repo, refused, left } = await patched(
      { "Text.java": TEXT, "Use.java": use },
      { "Text.java": TEXT.replace("cut(char", "drop(char") },
    );
    expect({ refused, left }).toEqual({ refused: "", left: 0 });
    expect(readFileSync(repo.path("Use.java"), "utf8")).toBe(use.replace("cut('a')", "drop('a')"));
  });

  it("does not rename an overload if a call may mean another one", async () => {
    const { patch, refused } = await patched(
      {
        "Text.java": TEXT,
        "Use.java": "class Use {\n  void run(Text text) {\n    text.cut('a');\n    text.cut(Other.make());\n  }\n}\n",
      },
      { "Text.java": TEXT.replace("cut(char", "drop(char") },
    );
    expect(patch).toBe("");
    expect(refused).toContain("Use.java:4 may mean another that has the same name");
  });

  it("also renames the interface method of a renamed Java method", async () => {
    const api = "interface Api {\n  void setLife(int a);\n}\n";
    const config = "class Config implements Api {\n  @Override\n  public void setLife(int a) {}\n}\n";
    const { repo, refused, left } = await patched(
      { "Api.java": api, "Config.java": config },
      { "Config.java": config.replace("setLife", "setLives") },
    );
    expect({ refused, left }).toEqual({ refused: "", left: 0 });
    expect(readFileSync(repo.path("Api.java"), "utf8")).toBe(api.replace("setLife", "setLives"));
  });

  it("renames a Java field that has the name of a method", async () => {
    const box =
      "class Box {\n  private int size = 1;\n  private int other = 2;\n\n  int size() {\n    return size + other;\n  }\n}\n";
    const { repo, refused, left } = await patched(
      { "Box.java": box, "Use.java": "class Use {\n  int f(Box box) {\n    return box.size();\n  }\n}\n" },
      { "Box.java": box.replace("int size = 1", "int width = 1") },
    );
    expect({ refused, left }).toEqual({ refused: "", left: 0 });
    expect(readFileSync(repo.path("Box.java"), "utf8")).toBe(
      box.replace("int size = 1", "int width = 1").replace("size + other", "width + other"),
    );
  });

  const LOG = "class Log {\n  void add(int row) {\n    System.out.println(row);\n  }\n}\n";
  const uses = (base: string) =>
    `class Use {\n  void run(Log log) {\n    log.add(1);\n  }\n\n  Object make() {\n    return new ${base}() {\n      public void add(int row) {\n      }\n    };\n  }\n}\n`;

  it("renames a Java method although an anonymous class that extends something else has a method with the same name", async () => {
    const { refused, left, repo } = await patched(
      { "Log.java": LOG, "Other.java": "class Other {\n}\n", "Use.java": uses("Other") },
      { "Log.java": LOG.replace("add", "append") },
    );
    expect({ refused, left }).toEqual({ refused: "", left: 0 });
    expect(readFileSync(repo.path("Use.java"), "utf8")).toBe(uses("Other").replace("log.add", "log.append"));
  });

  it.each(["Log", "Unknown"])(
    "does not rename a Java method that an anonymous class may override, of %s",
    async (base) => {
      const { patch } = await patched(
        { "Log.java": LOG, "Use.java": uses(base) },
        { "Log.java": LOG.replace("add", "append") },
      );
      expect(patch).toBe("");
    },
  );

  it.each([
    ["Serializable", ""],
    ["Listener", "refused"],
  ])("knows whether %s may have a Java method that a subclass overrides", async (base, reason) => {
    const sub = (name: string) =>
      `class Sub extends Log implements ${base} {\n  @Override void ${name}(int row) {\n  }\n}\n`;
    const { refused } = await patched(
      {
        "Log.java": LOG,
        "Sub.java": sub("add"),
        "Use.java": "class Use {\n  void run(Log log) {\n    log.add(1);\n  }\n}\n",
      },
      { "Log.java": LOG.replace("add", "append") },
    );
    if (reason === "") expect(refused).toBe("");
    else expect(refused).toContain("extends something outside of this repository");
  });

  it("renames one of several classes with the same name in functions of a file", async () => {
    const two = (name: string) =>
      `test("a", () => {\n  class ${name} {\n    a = 1;\n  }\n  return new ${name}().a;\n});\n\ntest("b", () => {\n  class Box {\n    a = 1;\n  }\n  return new Box().a;\n});\n`;
    const { repo, refused, left } = await patched(
      { "a.ts": two("Box") },
      { "a.ts": two("Box").replace("class Box", "class Crate") },
    );
    expect({ refused, left }).toEqual({ refused: "", left: 0 });
    expect(readFileSync(repo.path("a.ts"), "utf8")).toBe(two("Crate"));
  });
});
