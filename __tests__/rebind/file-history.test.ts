import { describe, expect, it } from "vitest";
import { parseFileHistory } from "../../src/rebind/file-history.ts";

/** The output of `git log -z --name-status` for these commits. */
function log(...commits: readonly (readonly string[])[]): string {
  return commits
    .map((records) => `\x01${"0".repeat(40)}\0\n${records.map((record) => `${record}\0`).join("")}`)
    .join("");
}

describe("rebind/file-history: parseFileHistory", () => {
  it("follows a file through several renames", () => {
    const history = parseFileHistory(log(["R100", "a", "b"], ["R090", "b", "c"]));
    expect(history?.renames).toEqual(new Map([["a", "c"]]));
  });

  it("follows two files that swap their names in one commit", () => {
    const history = parseFileHistory(log(["R100", "a", "b", "R100", "b", "a"]));
    expect(history?.renames).toEqual(
      new Map([
        ["a", "b"],
        ["b", "a"],
      ]),
    );
  });

  it("knows when a file was deleted and when another came", () => {
    const history = parseFileHistory(log(["D", "a"], ["A", "b"], ["R100", "b", "c"]));
    expect(history?.deletedAt.get("a")).toBe(1);
    expect(history?.addedAt.get("c")).toBe(2);
    expect(history?.renames).toEqual(new Map());
  });

  it("does not count the deletion of a file that was not there at first", () => {
    const history = parseFileHistory(log(["A", "new"], ["D", "new"]));
    expect(history?.deletedAt).toEqual(new Map());
  });

  it("reads names that look like records", () => {
    const history = parseFileHistory(log(["R100", "D", "\x01A"]));
    expect(history?.renames).toEqual(new Map([["D", "\x01A"]]));
  });
});
