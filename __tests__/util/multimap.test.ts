import { describe, expect, it } from "vitest";
import { append, groupBy } from "../../src/util/multimap.ts";

describe("util/multimap", () => {
  it("append adds to the list of a key, and creates the list if there is none", () => {
    const lists = new Map([["a", [1]]]);
    append(lists, "a", 2);
    append(lists, "b", 3);
    expect([...lists]).toEqual([
      ["a", [1, 2]],
      ["b", [3]],
    ]);
  });

  it("groupBy keeps the order of groups and of their items", () => {
    expect([...groupBy(["pear", "fig", "plum", "kiwi"], (word) => word.length)]).toEqual([
      [4, ["pear", "plum", "kiwi"]],
      [3, ["fig"]],
    ]);
  });
});
