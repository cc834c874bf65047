import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { packTable, unpackTable } from "../../../src/embeddings/words/word-table.ts";
import { wordVector } from "../../../src/embeddings/words/word-vector.ts";
import { WORD_MODEL } from "../../../src/model/routing.ts";

function nearness(query: string, document: string): number {
  const [x, y] = [wordVector(query, "query"), wordVector(document, "document")];
  return x.reduce((sum, value, at) => sum + value * (y[at] as number), 0);
}

describe("embeddings/words: wordVector", () => {
  it("has length 1, and is the same every time", () => {
    const vector = wordVector("def parse_header(line): ...", "document");
    expect([vector.length, Math.hypot(...vector)]).toEqual([WORD_MODEL.dimension, expect.closeTo(1, 5)]);
    expect(wordVector("def parse_header(line): ...", "document")).toEqual(vector);
  });

  it("is nearer to code that fits a question in other words than to other code", () => {
    const asked = [
      ["shrink the body before sending it", "def gzip_compress(response)", "def parse_arguments(command)"],
      ["delete old files", "remove_stale(paths)", "draw_circle(radius)"],
      ["turn text into a number", "int(parse_digits(string))", "mouse.click(button)"],
    ] as const;
    for (const [query, right, wrong] of asked)
      expect(nearness(query, right)).toBeGreaterThan(nearness(query, wrong) + 0.1);
  });

  it("gives the first line of a searched text more weight than the others", () => {
    const query = "close the connection";
    expect(nearness(query, "close_connection\nparse the table")).toBeGreaterThan(
      nearness(query, "parse_table\nclose the connection"),
    );
  });

  it("is zero for a text without known words", () => {
    expect(wordVector("the of {} zzqqxxyy", "query").every((value) => value === 0)).toBe(true);
  });
});

describe("embeddings/words: the table", () => {
  it("returns the packed weights with a precision of 1/65,535", () => {
    const values = Int8Array.from({ length: 2 * WORD_MODEL.dimension }, (_, at) => at - 80);
    const table = unpackTable(packTable(["b", "a"], values, [1, 0.25], [0, 0.5]));
    const [a, b] = [table.rowOf("a") as number, table.rowOf("b") as number];
    expect([a, b, table.rowOf("c"), table.rowOf("")]).toEqual([0, 1, undefined, undefined]);
    expect([...table.values]).toEqual([
      ...values.subarray(WORD_MODEL.dimension),
      ...values.subarray(0, WORD_MODEL.dimension),
    ]);
    const weights = [table.queryWeight(b), table.queryWeight(a), table.documentWeight(b), table.documentWeight(a)];
    expect(weights).toEqual([1, 0.25, 0, 0.5].map((weight) => expect.closeTo(weight, 4)));
  });

  it("needs at most 3 MB of the package", () => {
    expect(statSync(new URL("../../../assets/words/words.bin", import.meta.url)).size).toBeLessThan(3e6);
  });
});
