import { describe, expect, it } from "vitest";
import { extractText } from "../../../src/languages/text/extract.ts";

describe("languages/text: extractText", () => {
  it("lists the distinct identifiers of a text in order", () => {
    const facts = extractText("zeta = alpha + $beta; _gamma9 zeta 42 9lives größe");
    expect(facts.words).toEqual(["$beta", "_gamma9", "alpha", "größe", "lives", "zeta"]);
    expect(facts.language).toBe("text");
  });

  it("recognises letters and digits of all scripts, also those with two code units", () => {
    const facts = extractText("имя१ 𝒳𝟙_😀𐐀b ①x ٣");
    expect(facts.words).toEqual(["x", "имя१", "𐐀b", "𝒳𝟙_"].sort());
  });

  it("leaves all other tables empty", () => {
    const { language, words, ...tables } = extractText("class A {}");
    expect([language, words.length]).toEqual(["text", 2]);
    expect(Object.values(tables).flat()).toHaveLength(1);
  });

  it("leaves out words that nobody would search for", () => {
    expect(extractText(`${"a".repeat(101)} ${"b".repeat(100)}`).words).toEqual(["b".repeat(100)]);
  });

  it("stops at twenty thousand words", () => {
    const text = Array.from({ length: 25_000 }, (_, index) => `w${index}`).join(" ");
    expect(extractText(text).words).toHaveLength(20_000);
  });

  it("can read a megabyte without spaces, NUL bytes and lone surrogates", () => {
    expect(extractText("x".repeat(1_000_000)).words).toEqual([]);
    expect(extractText("a\0b \ud800c").words).toEqual(["a", "b", "c"]);
    expect(extractText("").words).toEqual([]);
  });
});
