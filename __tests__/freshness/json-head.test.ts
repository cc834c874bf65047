import { describe, expect, it } from "vitest";
import { CutShortError, readJsonHead } from "../../src/freshness/json-head.ts";

const STOP = new Set(["entities"]);
const read = (json: string) => [...readJsonHead(Buffer.from(json), STOP)];

describe("freshness/json-head", () => {
  it("reads the keys before the first key to stop at, whatever text follows", () => {
    expect(read('{"commit":"c","files":[{"a":1}],"entities":[ no JSON ]}')).toEqual([
      ["commit", "c"],
      ["files", [{ a: 1 }]],
    ]);
  });

  it("reads a whole object without such a key", () => {
    const object = { n: -1.5e3, t: true, z: null, e: {}, s: "", l: [[], {}] };
    expect(Object.fromEntries(read(JSON.stringify(object, null, 2)))).toEqual(object);
    expect(read(" {\n} ")).toEqual([]);
  });

  it.each(['"', "\\", '\\"', "\\\\", '\\\\"', "}", '"}],{[', "é\u2028\u{1F511}", "\n"])(
    "is not confused by %j in a key or a value",
    (text) => {
      const object = { [text]: [text, { [text]: text }], last: text };
      expect(read(JSON.stringify(object))).toEqual(Object.entries(object));
    },
  );

  it("stops only at a top-level key, even if it is written with escapes", () => {
    expect(read('{"a":{"entities":1},"b":"entities","\\u0065ntities":2,"c":3}')).toEqual([
      ["a", { entities: 1 }],
      ["b", "entities"],
    ]);
  });

  it.each(["[]", "1", '{"a"}', '{"a":}', '{"a":1,}', '{"a":[1}', "{a:1}", '{"a" 1}', '{"a":1 "b":2}'])(
    "throws a SyntaxError for %j",
    (json) => {
      expect(() => read(json)).toThrow(SyntaxError);
    },
  );

  it("asks for more text only until the answer is known", () => {
    const json = '{"commit":"c\\"","files":[{"a":"}"}, 12],"entities":[]}';
    const enough = json.indexOf("[]");
    for (let length = 0; length < enough; length++) expect(() => read(json.slice(0, length))).toThrow(CutShortError);
    expect(read(json.slice(0, enough))).toEqual(read(json));
  });

  it("needs linear time, also for endless backslashes and brackets", () => {
    const started = performance.now();
    expect(() => read(`{"a":"${"\\".repeat(2_000_001)}"}`)).toThrow(SyntaxError);
    expect(() => read(`{"a":${"[".repeat(2_000_000)}}`)).toThrow(SyntaxError);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
