import { describe, expect, it } from "vitest";
import { decodeText } from "../../src/util/text.ts";

const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();

describe("util/text: decodeText", () => {
  it.each([
    ["UTF-8", Buffer.from("é = '🎉'\r\n"), "é = '🎉'\r\n"],
    ["nothing", Buffer.alloc(0), ""],
    ["a UTF-8 byte order mark, which is dropped", Buffer.from("\uFEFFx = 1"), "x = 1"],
    ["UTF-16 little endian with its mark", Buffer.from("\uFEFFé = 1", "utf16le"), "é = 1"],
    ["UTF-16 big endian with its mark", utf16be("\uFEFFé = 1"), "é = 1"],
    ["half a character at the end of UTF-16", Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x42]), "A\uFFFD"],
    ["a lone surrogate in UTF-16", Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]), "\uFFFDA"],
    ["Latin-1, byte by byte", Buffer.from("a\xe9b = 1", "latin1"), "a\uFFFDb = 1"],
    ["an encoded surrogate", Buffer.from([0x61, 0xed, 0xa0, 0x80, 0x62]), "a\uFFFD\uFFFD\uFFFDb"],
    ["a NUL that comes late", Buffer.from(`${"a".repeat(8000)}\0`), `${"a".repeat(8000)}\0`],
  ])("reads %s", (_, bytes, text) => {
    expect(decodeText(bytes)).toEqual({ text, isBinary: false });
  });

  it.each([
    ["a NUL among the first bytes", Buffer.from("a\0b")],
    ["UTF-16 without a mark", Buffer.from("x = 1", "utf16le")],
    ["UTF-32 with its mark", Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0])],
  ])("treats %s as binary", (_, bytes) => {
    expect(decodeText(bytes)).toEqual({ isBinary: true });
  });

  it("reads a view into a larger buffer", () => {
    const shared = new Uint8Array(Buffer.from("##text##"));
    expect(decodeText(shared.subarray(2, 6))).toEqual({ text: "text", isBinary: false });
  });
});
