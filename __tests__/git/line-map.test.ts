import { describe, expect, it } from "vitest";
import { shownLines } from "../../src/git/line-map.ts";
import { Repository } from "../../src/git/repository.ts";
import { GitRepo } from "../helpers/git-repo.ts";

const LINES = Array.from({ length: 20 }, (_, at) => `line ${at + 1}`);
const text = (...lines: readonly string[]) => `${lines.join("\n")}\n`;

describe("git/line-map: shownLines", () => {
  it("finds the lines of several files that a diff shows, with any content", async () => {
    const repo = GitRepo.with({ "a.txt": text(...LINES), "ä b.txt": text(...LINES), "c.txt": text(...LINES) });
    const base = repo.git("rev-parse", "HEAD").trim();
    const changed = (at: number, line: string) => text(...LINES.with(at - 1, line));
    const head = repo.commit({ "a.txt": changed(10, "++ b/c.txt"), "ä b.txt": changed(2, "new") });
    const repository = await Repository.open(repo.dir);
    const isShown = await shownLines(repository, base, head, ["a.txt", "ä b.txt", "c.txt"]);
    const shown = (path: string) => LINES.flatMap((_, at) => (isShown(path, at + 1) ? [at + 1] : []));
    expect(shown("a.txt")).toEqual([7, 8, 9, 10, 11, 12, 13]);
    expect(shown("ä b.txt")).toEqual([1, 2, 3, 4, 5]);
    expect(shown("c.txt")).toEqual([]);
  });

  it("does not ask git without files", async () => {
    const repo = GitRepo.with({ "a.txt": "a\n" });
    const isShown = await shownLines(await Repository.open(repo.dir), "no such commit", "HEAD", []);
    expect(isShown("a.txt", 1)).toBe(false);
  });
});
