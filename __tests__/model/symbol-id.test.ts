import { describe, expect, it } from "vitest";
import type { DefinitionKind } from "../../src/model/facts.ts";
import {
  baseId,
  canCollide,
  fileId,
  idOfDefinition,
  isIdOf,
  moduleName,
  parseSymbolId,
  SymbolIds,
} from "../../src/model/symbol-id.ts";

const define = (qualname: string, kind: DefinitionKind = "function") => ({ qualname, kind });

describe("model/symbol-id: moduleName", () => {
  it.each([
    ["src/auth.py", "src.auth"],
    ["pkg/__init__.py", "pkg"],
    ["pkg/sub/__init__.pyi", "pkg.sub"],
    ["__init__.py", "__init__"],
    ["lib/__init__.js", "lib.__init__"],
    ["Makefile", "Makefile"],
    [".bashrc", "%2Ebashrc"],
    [".github/run.sh", "%2Egithub.run"],
    ["static/jquery.min.js", "static.jquery%2Emin"],
    ["a b/c~d.py", "a%20b.c%7Ed"],
    ["odd:name#1%.py", "odd%3Aname%231%25"],
    ["wide\u2003space.py", "wide%u2003space"],
    ["line\nbreak.py", "line%0Abreak"],
  ])("names %j", (path, name) => {
    expect(moduleName(path)).toBe(name);
  });
});

describe("model/symbol-id: ids", () => {
  it("use `type` for classes, interfaces, types and enums, and `sym` for everything else", () => {
    const kinds: DefinitionKind[] = ["class", "interface", "type", "enum", "function", "method", "constant"];
    expect(kinds.map((kind) => baseId("src/auth.py", define("Auth.login", kind)).split(":")[0])).toEqual(
      "type type type type sym sym sym".split(" "),
    );
  });

  it("distinguish definitions with the same id by path, then by place", () => {
    const ids = new SymbolIds();
    const first = ids.assign([baseId("a.js", define("f")), baseId("a.js", define("f"))]);
    const second = ids.assign([baseId("a.py", define("f")), baseId("a.py", define("F", "class"))]);
    expect([...first, ...second]).toEqual(["sym:a.f", "sym:a.f~2", "sym:a.f~3", "type:a.F"]);
  });

  it("are the same for a single definition as in the whole tree", () => {
    const files = [
      { path: "pkg.js", definitions: [define("a.f"), define("g")] },
      { path: "pkg/__init__.py", definitions: [define("g"), define("a.f")] },
      { path: "pkg/a.py", definitions: [define("f"), define("f")] },
      { path: "pkg/b.py", definitions: [define("f")] },
    ];
    const ids = new SymbolIds();
    for (const { path, definitions } of files) {
      const assigned = ids.assign(definitions.map((definition) => baseId(path, definition)));
      const candidates = files.filter((file) => canCollide(path, file.path));
      expect(definitions.map((_, index) => idOfDefinition(path, index, candidates))).toEqual(assigned);
    }
    expect(canCollide("pkg/a.py", "pkg/ab.py")).toBe(false);
    expect(canCollide("pkg/a.py", "pkg/b.py")).toBe(false);
  });

  it("do not treat `constructor` or `__proto__` as a repeated name", () => {
    expect(new SymbolIds().assign(["constructor", "__proto__", "toString"])).toEqual([
      "constructor",
      "__proto__",
      "toString",
    ]);
  });
});

describe("model/symbol-id: parseSymbolId", () => {
  it.each([
    ["sym:src.auth.Auth.login", { prefix: "sym", parts: ["src", "auth", "Auth", "login"], ordinal: 1 }],
    ["type:shapes.Base~3", { prefix: "type", parts: ["shapes", "Base"], ordinal: 3 }],
    ["func:auth", { prefix: "func", parts: ["auth"], ordinal: 1 }],
    ["class:a.B", { prefix: "class", parts: ["a", "B"], ordinal: 1 }],
    ["file:a b/c.d:e.py", { prefix: "file", parts: ["a b/c.d:e.py"], ordinal: 1 }],
    ["sym:x~0", { prefix: "sym", parts: ["x~0"], ordinal: 1 }],
  ])("reads %s", (text, parsed) => {
    expect(parseSymbolId(text)).toEqual(parsed);
  });

  it.each(["login", "", ":x", "sym:"])("does not accept %j as an id", (text) => {
    expect(parseSymbolId(text)).toBeUndefined();
  });

  it.each([
    ["static/jquery.min.js", "$.fn"],
    ["a b/c~2.py", "weird~name"],
    ["x%41.ts", "per%25cent"],
    ["wide\u2003.py", "tab\tname"],
    ["pkg/__init__.py", "setup"],
  ])("returns the name of %j %j", (path, qualname) => {
    const id = parseSymbolId(baseId(path, define(qualname)));
    expect(id && isIdOf(id, path, qualname)).toBe(true);
    expect(id?.ordinal).toBe(1);
  });
});

describe("model/symbol-id: isIdOf", () => {
  const means = (id: string, path: string, qualname: string) => {
    const parsed = parseSymbolId(id);
    return parsed !== undefined && isIdOf(parsed, path, qualname);
  };

  it("accepts the whole module and LLMC's file stem", () => {
    expect(means("sym:src.auth.Auth.login", "src/auth.py", "Auth.login")).toBe(true);
    expect(means("sym:auth.Auth.login", "src/auth.py", "Auth.login")).toBe(true);
    expect(means("func:auth.Auth.login", "src/auth.py", "Auth.login")).toBe(true);
  });

  it("rejects another module, another name and a bare name", () => {
    expect(means("sym:lib.auth.Auth.login", "src/auth.py", "Auth.login")).toBe(false);
    expect(means("sym:auth.Auth.logout", "src/auth.py", "Auth.login")).toBe(false);
    expect(means("sym:Auth.login", "src/auth.py", "Auth.login")).toBe(false);
    expect(means("file:src/auth.py", "src/auth.py", "py")).toBe(false);
  });

  it("names a file by its path", () => {
    expect(fileId("src/auth.py")).toBe("file:src/auth.py");
  });
});
