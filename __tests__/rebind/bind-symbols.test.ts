import { describe, expect, it } from "vitest";
import { Extractors } from "../../src/languages/extractors.ts";
import { languageOfPath } from "../../src/languages/registry.ts";
import type { Binding, BindingHints, SourceFile } from "../../src/rebind/binding.ts";
import { bindSymbols } from "../../src/rebind/match/bind-symbols.ts";

type Files = Readonly<Record<string, string>>;

async function sourcesOf(files: Files): Promise<SourceFile[]> {
  const extractors = new Extractors();
  return Promise.all(
    Object.entries(files).map(async ([path, text]) => ({
      path,
      text,
      facts: await extractors.extract(languageOfPath(path), text),
    })),
  );
}

async function bind(before: Files, after: Files, hints: Partial<BindingHints> = {}): Promise<Binding[]> {
  return bindSymbols(await sourcesOf(before), await sourcesOf(after), { renames: new Map(), ...hints });
}

/** `status path#name:start-end` of every binding, by the old name. */
function summary(bindings: readonly Binding[]): Record<string, string> {
  return Object.fromEntries(
    bindings.map(({ old, now, status }) => [
      old.definition.qualname,
      now
        ? `${status} ${now.path}#${now.definition.qualname}:${now.definition.startLine}-${now.definition.endLine}`
        : status,
    ]),
  );
}

const PARSE = `def parse_header(line, strict=False):
    name, _, value = line.partition(":")
    if strict and not value:
        raise ValueError("no value in " + name)
    return name.strip().lower(), value.strip()
`;
const RENDER = `def render_page(title, items):
    rows = "".join("<li>%s</li>" % item for item in sorted(items))
    return "<h1>%s</h1><ul>%s</ul>" % (title, rows)
`;
const CONNECT = `def connect(host, port, timeout):
    sock = socket.create_connection((host, port), timeout)
    sock.setsockopt(socket.SOL_TCP, socket.TCP_NODELAY, 1)
    return sock
`;

describe("rebind/bind-symbols: symbols that stay in their file", () => {
  it("calls a symbol the same when neither its lines nor its text changed", async () => {
    const after = `${PARSE}\n\nX = 1\n`;
    expect(summary(await bind({ "a.py": PARSE }, { "a.py": after }))).toEqual({
      parse_header: "same a.py#parse_header:1-5",
    });
  });

  it("gives the new lines of a symbol that moved, and says that its body is unchanged", async () => {
    const [binding] = await bind({ "a.py": PARSE }, { "a.py": `import re\n\n\n${PARSE}` });
    expect(binding).toMatchObject({
      status: "moved",
      score: 1,
      bodyChanged: false,
      now: { definition: { startLine: 4 } },
    });
  });

  it("recognises a field or a constant by its name, even with another type or value", async () => {
    const before = "pub enum Message {\n    Binary(Vec<u8>),\n    Ping(Vec<u8>),\n}\nconst LIMIT: u32 = 12;\n";
    const after =
      "pub enum Message {\n    Binary(Bytes),\n    Ping(Bytes),\n}\nconst LIMIT: Option<Duration> = Duration::from_secs(3600);\n";
    expect(summary(await bind({ "a.rs": before }, { "a.rs": after }))).toEqual({
      Message: "same a.rs#Message:1-4",
      "Message.Binary": "same a.rs#Message.Binary:2-2",
      "Message.Ping": "same a.rs#Message.Ping:3-3",
      LIMIT: "same a.rs#LIMIT:5-5",
    });
  });

  it("reports a changed body or signature, but no changes of formatting or comments", async () => {
    const before = { "a.py": PARSE + CONNECT + RENDER };
    const edited = PARSE.replace("    return name", "    # as sent\n    return name");
    const signature = CONNECT.replace("timeout):", "timeout=3):");
    const body = RENDER.replace("sorted(items)", "items");
    const changes = (await bind(before, { "a.py": edited + signature + body })).map((each) => [
      each.old.definition.qualname,
      each.bodyChanged,
      each.signatureChanged,
    ]);
    expect(changes).toEqual([
      ["parse_header", false, false],
      ["connect", false, true],
      ["render_page", true, false],
    ]);
  });

  it("finds a function that was renamed", async () => {
    const after = PARSE.replace("parse_header", "split_line") + RENDER;
    expect(summary(await bind({ "a.py": PARSE + RENDER }, { "a.py": after }))).toEqual({
      parse_header: "renamed a.py#split_line:1-5",
      render_page: "same a.py#render_page:6-8",
    });
  });

  it("follows the members of a renamed class", async () => {
    const before = `class Reader:\n    def read(self):\n        return self.source.pull(1)\n\n    def stop(self):\n        self.source.drop()\n`;
    const result = summary(await bind({ "a.py": before }, { "a.py": before.replace("Reader", "LineReader") }));
    expect(result).toEqual({
      Reader: "renamed a.py#LineReader:1-6",
      "Reader.read": "renamed a.py#LineReader.read:2-3",
      "Reader.stop": "renamed a.py#LineReader.stop:5-6",
    });
  });

  it("finds a method that moved to another class", async () => {
    const method = PARSE.replace("(line", "(self, line").replace(/^/gm, "    ").trimEnd();
    const before = `class A:\n${method}\n\n    def a(self):\n        return 1\n\nclass B:\n    def b(self):\n        return 2\n`;
    const after = `class A:\n    def a(self):\n        return 1\n\nclass B:\n${method}\n\n    def b(self):\n        return 2\n`;
    expect(summary(await bind({ "a.py": before }, { "a.py": after }))["A.parse_header"]).toBe(
      "renamed a.py#B.parse_header:6-10",
    );
  });
});

describe("rebind/bind-symbols: symbols that leave their file", () => {
  it("finds a function that moved to another file with small edits", async () => {
    const edited = CONNECT.replace("TCP_NODELAY, 1", "TCP_NODELAY, True");
    const result = await bind({ "a.py": PARSE + CONNECT, "b.py": RENDER }, { "a.py": PARSE, "b.py": RENDER + edited });
    expect(summary(result).connect).toBe("relocated b.py#connect:4-7");
    expect(result.find(({ old }) => old.definition.qualname === "connect")?.bodyChanged).toBe(true);
  });

  it("finds a type without a body that moved, by its unique name", async () => {
    const header = "package x\n\n";
    const before = { "pkg/auth/a.go": `${header}type plainBinding struct{}\n`, "cmd/b.go": header };
    const after = { "pkg/auth/a.go": header, "cmd/b.go": `${header}type plainBinding struct{}\n` };
    expect(summary(await bind(before, after))).toEqual({ plainBinding: "relocated cmd/b.go#plainBinding:3-3" });
    const twice = { ...after, "cmd/c.go": after["cmd/b.go"] };
    expect(summary(await bind(before, twice))).toEqual({ plainBinding: "ambiguous" });
  });

  it("finds a function that moved and was renamed", async () => {
    const moved = CONNECT.replace("connect(host", "open_socket(host");
    const result = await bind(
      { "net.py": PARSE + CONNECT, "io.py": RENDER },
      { "net.py": PARSE, "io.py": RENDER + moved },
    );
    expect(summary(result).connect).toBe("relocated_renamed io.py#open_socket:4-7");
  });

  it("follows a file that git reports as renamed, with edits", async () => {
    const after = { "new/b.py": RENDER.replace("<h1>%s</h1>", "<h2>%s</h2>") + PARSE };
    const renames = new Map([["old/a.py", "new/b.py"]]);
    expect(summary(await bind({ "old/a.py": PARSE + RENDER }, after, { renames }))).toEqual({
      parse_header: "relocated new/b.py#parse_header:4-8",
      render_page: "relocated new/b.py#render_page:1-3",
    });
  });

  it("follows a file that was renamed and edited, without a report from git", async () => {
    const result = await bind(
      { "a.py": PARSE + RENDER + CONNECT },
      { "pkg/a.py": PARSE + RENDER + CONNECT.replace("timeout)\n", "timeout or 3)\n") },
    );
    expect(result.map(({ status }) => status)).toEqual(["relocated", "relocated", "relocated"]);
  });

  it("stays in the same copy where a repository keeps two copies of its files", async () => {
    const before = { "src/a.py": PARSE + RENDER, "dist/a.py": PARSE + RENDER };
    const after = { "src/a.py": PARSE, "dist/a.py": PARSE, "src/page.py": RENDER, "dist/page.py": RENDER };
    const places = (await bind(before, after))
      .filter(({ old }) => old.definition.qualname === "render_page")
      .map(({ old, now }) => [old.path, now?.path]);
    expect(places).toEqual([
      ["src/a.py", "src/page.py"],
      ["dist/a.py", "dist/page.py"],
    ]);
  });

  it("does not bind to a file that was added after the old one was deleted, if it may be a copy of another", async () => {
    const result = await bind({ "a/x.py": PARSE }, { "b/x.py": PARSE }, { gapBetween: () => "copied" });
    expect(result[0]).toMatchObject({ status: "ambiguous", now: undefined });
    expect(result[0]?.candidates[0]?.path).toBe("b/x.py");
  });
});

describe("rebind/bind-symbols: symbols that cannot be followed", () => {
  it("reports a symbol as gone when nothing is similar", async () => {
    expect(summary(await bind({ "a.py": PARSE + CONNECT }, { "a.py": PARSE })).connect).toBe("gone");
  });

  it("does not bind to new code with the old name when the old code exists under another name", async () => {
    const after = `${CONNECT.replace("connect(", "open_socket(")}\ndef connect(url):\n    return open_socket(*split(url))\n`;
    const [binding] = await bind({ "a.py": CONNECT }, { "a.py": after });
    expect(binding?.status).toBe("ambiguous");
    expect(binding?.candidates.map(({ definition }) => definition.qualname)).toContain("open_socket");
  });

  it("does not bind a name to other code as long as its own code is not found", async () => {
    const before = `${PARSE}\ndef connect(url):\n    return CONNECTIONS[url]\n`;
    const after = PARSE.replace("parse_header", "connect");
    const found = summary(await bind({ "a.py": before }, { "a.py": after }));
    expect(found).toEqual({ parse_header: "ambiguous", connect: "ambiguous" });
  });

  it("distinguishes functions with the same name by the lines around them", async () => {
    const testOf = (title: string) => `test("${title}", () => {\n  const handler = () => 1\n  run(handler)\n})\n`;
    const before = ["one", "two", "three"].map(testOf).join("");
    const after = `// first\n${["one", "three"].map(testOf).join("")}`;
    const bindings = await bind({ "a.ts": before }, { "a.ts": after });
    expect(bindings.map(({ now }) => now?.definition.startLine)).toEqual([3, undefined, 7]);
  });

  it("finds a short definition under a new name between its old neighbours", async () => {
    const before = `${PARSE}\ndef is_odd(n):\n    return n % 2 == 1\n\n${RENDER}`;
    const found = summary(await bind({ "a.py": before }, { "a.py": before.replace("is_odd", "uneven") }));
    expect(found.is_odd).toMatch(/^renamed a.py#uneven/);
  });

  it("names both candidates when two copies are equally likely", async () => {
    const copies = PARSE.replace("parse_header", "first_way") + PARSE.replace("parse_header", "other_way");
    const [binding] = await bind({ "a.py": PARSE }, { "a.py": copies });
    expect(binding).toMatchObject({ status: "ambiguous", now: undefined });
    expect(binding?.candidates.map(({ definition }) => definition.qualname)).toEqual(["first_way", "other_way"]);
  });

  it("does not bind a tiny function only by its body", async () => {
    const before = "class A:\n    def close(self):\n        pass\n";
    const after = "class Unlike:\n    def reset(self):\n        pass\n";
    expect(Object.values(summary(await bind({ "a.py": before }, { "b.py": after })))).not.toContainEqual(
      expect.stringMatching(/^re/),
    );
  });

  it("reports symbols of a file that could not be read as ambiguous, not as gone", async () => {
    const [binding] = await bind({ "a.py": PARSE }, {}, { unread: new Set(["a.py"]) });
    expect(binding?.status).toBe("ambiguous");
  });
});

describe("rebind/bind-symbols: one name, several definitions", () => {
  const property = (name: string) =>
    `class A:\n    @property\n    def ${name}(self):\n        return self._value * self._scale + self._offset - self._margin\n\n    @${name}.setter\n    def ${name}(self, value):\n        self._value = (value - self._offset + self._margin) / self._scale\n`;

  it("distinguishes getter and setter", async () => {
    const result = await bind({ "a.py": property("x") }, { "a.py": `import os\n${property("x")}` });
    expect(result.map(({ now }) => now?.definition.startLine)).toEqual([2, 4, 8]);
  });

  it("distinguishes them when the property is renamed", async () => {
    const result = await bind({ "a.py": property("size") }, { "a.py": property("length") });
    expect(result.map(({ now }) => now?.definition.startLine)).toEqual([1, 3, 7]);
  });

  it("pairs overloads by their signatures, even if others were added between them", async () => {
    const before =
      "export function f(a: string): void;\nexport function f(a: number): void;\nexport function f(a: any) { return a; }\n";
    const after = before.replace(
      "export function f(a: number)",
      "export function f(a: Date): void;\nexport function f(a: number)",
    );
    const result = await bind({ "a.ts": before }, { "a.ts": after });
    expect(result.map(({ now }) => now?.definition.startLine)).toEqual([1, 3, 4]);
  });

  it("pairs redefinitions of a name in order when all were edited", async () => {
    const twice = (a: string, b: string) =>
      `if new:\n    def pick(items):\n        return ${a}(items, key=len)[0]\nelse:\n    def pick(items):\n        return ${b}(items, reverse=True)[-1]\n`;
    const result = await bind({ "a.py": twice("sorted", "ordered") }, { "a.py": twice("arranged", "ranked") });
    expect(result.map(({ now }) => now?.definition.startLine)).toEqual([2, 5]);
  });
});

describe("rebind/bind-symbols: files that do not parse", () => {
  it("binds intact symbols, but makes no statement about others", async () => {
    const broken = `${RENDER}\ndef parse_header(line, strict=(:\n    name = line\n\n${CONNECT}`;
    const result = summary(await bind({ "a.py": PARSE + RENDER + CONNECT }, { "a.py": broken }));
    expect(result).toMatchObject({
      parse_header: "ambiguous",
      render_page: "moved a.py#render_page:1-3",
      connect: "moved a.py#connect:8-11",
    });
  });
});

describe("rebind/bind-symbols: hostile sizes", () => {
  const COUNT = 10_000;
  const many = (name: (i: number) => string, body = "    return self.value\n") =>
    Array.from({ length: COUNT }, (_, i) => `def ${name(i)}(self):\n${body}`).join("");
  /** Quadratic work on this many would take minutes. */
  const LIMIT_MS = 10_000;

  it.each([
    ["ten thousand equal functions under new names", many((i) => `f${i}`), many((i) => `g${i}`), "ambiguous"],
    ["ten thousand definitions of one name", many(() => "f"), many(() => "f", "    return self.other\n"), "same"],
    [
      "ten thousand functions that lose all but ten",
      many((i) => `f${i}`),
      many((i) => `g${i}`).split("def g10(")[0],
      "",
    ],
  ])("binds %s without comparing each with each", async (_title, before, after, status) => {
    const [old, now] = [await sourcesOf({ "a.py": before }), await sourcesOf({ "a.py": after ?? "" })];
    const started = performance.now();
    const result = bindSymbols(old, now, { renames: new Map() });
    expect(performance.now() - started).toBeLessThan(LIMIT_MS);
    expect(result).toHaveLength(COUNT);
    if (status === "same") expect(new Set(result.map((each) => each.status))).toEqual(new Set(["same"]));
    else expect(result.filter((each) => each.now !== undefined)).toEqual([]);
  });

  it("binds a minified file with one line", async () => {
    const line = (suffix: string) =>
      Array.from({ length: COUNT }, (_, i) => `function f${i}${suffix}(a){return a+${i}}`).join(";");
    const [old, now] = [await sourcesOf({ "a.js": line("") }), await sourcesOf({ "a.js": line("x") })];
    const started = performance.now();
    expect(bindSymbols(old, now, { renames: new Map() })).toHaveLength(COUNT);
    expect(performance.now() - started).toBeLessThan(LIMIT_MS);
  });
});
