import { describe, expect, it } from "vitest";
import type { Span } from "../../src/config/finding.ts";
import { parseToml } from "../../src/config/parse-toml.ts";
import { Positions, type TomlPath } from "../../src/config/positions.ts";
import { realConfigs } from "../helpers/llmc-toml.ts";

/** A text with everything that makes it difficult to find where values end. */
const DIFFICULT = `# comment with = and [ and "
bare-key_1 = 1 # trailing
"quoted key" = 'literal # no comment'
'a.b' = "escaped \\" quote # no comment"
"\\u00e9\\t" = 2
dotted.key.path = true
dotted."other key" = -1.5e3
spaced . out = 1979-05-27 07:32:00   # a date with a blank
empty = ""
multi = """
not = "a key"
[not.a.table]
two quotes at the end"""""
literal = '''
'it's'
# no comment'''
array = [ 1, 2, # comment ]
  [ "nested, with comma", [ 'x' ] ], { inline = "in array" },
]
inline = { a = 1, b.c = "two", "d" = [ { e = 3 } ], last = { } }

[table.with."quoted.part"]
key = "value"
[ spaced . header ]
key = inf
[[list]]
name = "first"
[list.sub]
x = 1
[[list]]
name = "second"
[[list.inner]]
y = 2
[[list.inner]]
y = 3
[__proto__]
constructor = "own"
`;

function textAt(text: string, span: Span): string {
  const lines = text.split("\n").slice(span.line - 1, span.endLine);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? "").slice(0, span.endColumn - 1);
  lines[0] = (lines[0] ?? "").slice(span.column - 1);
  return lines.join("\n");
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

const meanings = new Map<string, unknown>();

/** The meaning of a line of TOML. The files contain the same lines many times, so each line is parsed once. */
function meaningOf(line: string): Record<string, unknown> {
  if (!meanings.has(line)) meanings.set(line, parseToml(line).table ?? {});
  return meanings.get(line) as Record<string, unknown>;
}

function keyMeaning(text: string): string {
  return Object.keys(meaningOf(`${text} = 1`))[0] ?? "";
}

function valueMeaning(text: string): unknown {
  return meaningOf(`value = ${text}`).value;
}

function checkAll(text: string): number {
  const positions = new Positions(text);
  let checked = 0;
  const visit = (value: unknown, path: TomlPath): void => {
    const part = path.at(-1);
    const key = positions.key(path);
    const place = positions.value(path);
    if (key === undefined || place === undefined) throw new Error(`no position for ${path.join(" . ")}`);
    if (typeof part === "string") expect([path, keyMeaning(textAt(text, key))]).toEqual([path, part]);
    if (!isTable(value) && !(Array.isArray(value) && value.some(isTable))) {
      expect([path, valueMeaning(textAt(text, place))]).toEqual([path, value]);
    }
    checked++;
    if (isTable(value)) for (const [name, child] of Object.entries(value)) visit(child, [...path, name]);
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index]);
  };
  const { table, problem } = parseToml(text);
  expect(problem).toBeUndefined();
  for (const [name, value] of Object.entries(table ?? {})) visit(value, [name]);
  return checked;
}

describe("config/positions", () => {
  it.each(realConfigs())("knows the position of every key and value in %s", (_name, text) => {
    expect(checkAll(text)).toBeGreaterThan(3);
  });

  it("knows the position of every key and value in a text that uses all features of TOML", () => {
    expect(checkAll(DIFFICULT)).toBe(50);
  });

  it("finds the same positions when lines end with CR LF", () => {
    expect(checkAll("a = 1\r\n[b]\r\nc = [\r\n  2, # two\r\n]\r\n")).toBe(4);
  });

  it("points at the innermost existing part when something is missing", () => {
    const positions = new Positions("\n[embeddings.routes.code]\n");
    expect(positions.nearest(["embeddings", "routes", "docs"])).toMatchObject({ line: 2, column: 13, endColumn: 19 });
    expect(positions.nearest(["routing"])).toMatchObject({ line: 1, column: 1 });
  });
});
