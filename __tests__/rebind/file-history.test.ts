import { describe, expect, it } from "vitest";
import { parseFileHistory } from "../../src/rebind/history/file-history.ts";

type Change = readonly [letter: string, path: string, newPath?: string];

/** The output of `git log -z --raw` for these commits. */
function log(...commits: readonly (readonly Change[])[]): string {
  return commits.map((changes) => `\x01${"0".repeat(40)}\0\n${changes.map(rawRecord).join("")}`).join("");
}

function rawRecord([letter, ...paths]: Change): string {
  const [before, after] = [letter === "A" ? NOTHING : BLOB, letter === "D" ? NOTHING : BLOB];
  return `:100644 100644 ${before} ${after} ${letter}\0${paths.join("\0")}\0`;
}

const NOTHING = "0".repeat(40);
const BLOB = "b".repeat(40);

describe("rebind/file-history: parseFileHistory", () => {
  it("follows a file through several renames", () => {
    const history = parseFileHistory(log([["R100", "a", "b"]], [["R090", "b", "c"]]));
    expect(history?.renames).toEqual(new Map([["a", "c"]]));
  });

  it("follows two files that swap their names in one commit", () => {
    const history = parseFileHistory(
      log([
        ["R100", "a", "b"],
        ["R100", "b", "a"],
      ]),
    );
    expect(history?.renames).toEqual(
      new Map([
        ["a", "b"],
        ["b", "a"],
      ]),
    );
  });

  it("knows when a file was deleted and when another was added", () => {
    const history = parseFileHistory(log([["D", "a"]], [["A", "b"]], [["R100", "b", "c"]]));
    expect(history?.deletedAt.get("a")).toBe(1);
    expect(history?.addedAt.get("c")).toBe(2);
    expect(history?.renames).toEqual(new Map());
  });

  it("does not count the deletion of a file that did not exist at the start", () => {
    const history = parseFileHistory(log([["A", "new"]], [["D", "new"]]));
    expect(history?.deletedAt).toEqual(new Map());
  });

  it("lists the changes of every commit", () => {
    const history = parseFileHistory(
      log(
        [["A", "a"]],
        [],
        [
          ["M", "a"],
          ["D", "b"],
        ],
      ),
    );
    const a = { path: "a", blobId: BLOB };
    expect(history?.steps).toEqual([
      [{ before: undefined, after: a }],
      [],
      [
        { before: a, after: a },
        { before: { path: "b", blobId: BLOB }, after: undefined },
      ],
    ]);
  });

  it("reads names that look like records", () => {
    const history = parseFileHistory(log([["R100", ":D", "\x01A"]]));
    expect(history?.renames).toEqual(new Map([[":D", "\x01A"]]));
  });
});
