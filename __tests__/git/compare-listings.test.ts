import { describe, expect, it } from "vitest";
import { compareListings } from "../../src/git/compare-listings.ts";
import type { TreeListing } from "../../src/model/tree.ts";

function listing(files: Readonly<Record<string, string>>): TreeListing {
  const entries = Object.entries(files).map(([path, blobId]) => ({ path, blobId, size: 9, isExecutable: false }));
  return { entries, skipped: [] };
}

describe("git/compare-listings: compareListings", () => {
  it("pairs files with the same content: first those with the same name, then in path order", () => {
    const before = listing({ "a/one.py": "x", "b/two.py": "x", "c/three.py": "x" });
    const after = listing({ "n/four.py": "x", "n/two.py": "x" });
    const { changes } = compareListings(before, after);
    expect(changes.map(({ status, path, oldPath }) => [status, path, oldPath])).toEqual([
      ["deleted", "c/three.py", undefined],
      ["renamed", "n/four.py", "a/one.py"],
      ["renamed", "n/two.py", "b/two.py"],
    ]);
  });

  it("pairs any number of equal files in linear time", () => {
    const many = (folder: string) =>
      listing(Object.fromEntries(Array.from({ length: 150_000 }, (_, at) => [`${folder}/${folder}${at}.py`, "x"])));
    const [before, after] = [many("a"), many("b")];
    const started = performance.now();
    const { changes } = compareListings(before, after);
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(changes).toHaveLength(150_000);
    expect(changes[0]).toMatchObject({ status: "renamed", oldPath: "a/a0.py", path: "b/b0.py" });
  });
});
