import { describe, expect, it } from "vitest";
import { printable } from "../../src/util/printable.ts";

describe("util/printable: printable", () => {
  it.each([
    ["plain näme 🔑", "plain näme 🔑"],
    ["a\nb", "a\\u{a}b"],
    ["\u001b[31mred", "\\u{1b}[31mred"],
    ["x\r::stop-commands::y", "x\\u{d}::stop-commands::y"],
    ["right\u202eleft", "right\\u{202e}left"],
    ["ad\u200bmin", "ad\\u{200b}min"],
    ["\ufeffname", "\\u{feff}name"],
    ["soft\u00adhyphen", "soft\\u{ad}hyphen"],
    ["tag\u{e0041}", "tag\\u{e0041}"],
    ["half\ud800", "half\\u{d800}"],
  ])("shows %j safely", (text, shown) => {
    expect(printable(text)).toBe(shown);
  });
});
