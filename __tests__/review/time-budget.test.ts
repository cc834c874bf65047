import { describe, expect, it } from "vitest";
import { judgeReview } from "../../src/judge/judge.ts";
import { LEFT_OUT } from "../../src/model/left-out.ts";
import { verdictOf } from "../../src/render/verdict.ts";
import { ResolvedWorld } from "../../src/resolve/world.ts";
import { Deadline, OutOfTimeError } from "../../src/review/deadline.ts";
import { Phases } from "../../src/review/phases.ts";
import { CodeProject } from "../helpers/code-project.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";
import { brokenLines, reviewOf } from "./trap.ts";

const BASE = { "a.py": "def f(): pass\n", "b.py": "from a import f\nf()\n" };
const HEAD = { "a.py": "x = 1\n" };

describe("review: a time budget", () => {
  it("leads to a report that names the parts for which there was no time", async () => {
    const review = await reviewOf(BASE, HEAD, { timeBudgetMs: 0 });
    const { level, text } = verdictOf(review);
    expect(level).toBe("unsure");
    expect(text).toMatch(/^1 changed file was not compared, and \d+ parts were cut short, because time ran out/);
    expect(review.notCompared).toEqual([
      { path: "a.py", reason: "not read, because time ran out at base", mayBreak: true },
    ]);
    expect(review.leftOut.map(({ what }) => what)).toContain(LEFT_OUT.phases);
    const reasonOn = (failOn: "broken" | "any") => judgeReview(review, { failOn }).reason;
    expect(reasonOn("broken")).toContain("found 1 changed file that could not be compared;");
    expect(reasonOn("any")).toContain("limits that left something unseen");
  });

  it("has no effect if there is enough time", async () => {
    const review = await reviewOf(BASE, HEAD, { timeBudgetMs: 600_000 });
    expect(brokenLines(review)).toEqual(["b.py:1 deleted"]);
    expect(review.leftOut).toEqual([]);
  });

  it("stops any part of the work", async () => {
    const project = await CodeProject.of({ "a.py": "x = 1\n" });
    const deadline = new Deadline(0);
    const world = new ResolvedWorld(Object.assign(project, { checkTime: () => deadline.check() }));
    const forEver = () => {
      for (;;) world.file("a.py");
    };
    expect(forEver).toThrow(OutOfTimeError);
  });

  it("does not hide other failures, and counts only parts that ran out of time", async () => {
    const phases = new Phases(new Deadline(undefined));
    const failing = phases.attempt("a", 1, () => Promise.reject(new RangeError("no")));
    await expect(failing).rejects.toThrow(RangeError);
    const late = phases.attempt("b", 1, () => Promise.reject(new OutOfTimeError()));
    expect([await late, phases.cut]).toEqual([1, 1]);
  });

  it("is an option of the command line", async () => {
    const repo = GitRepo.with(BASE);
    repo.commit(HEAD);
    const { code, stdout } = await cli(
      repo.dir,
      "review",
      "--base=HEAD~1",
      "--time-budget=600",
      "--fail-on=broken",
      "--format=text",
    );
    expect([code, stdout.split("\n")[0]]).toEqual([1, expect.stringMatching(/2 uses in \d files? are broken/)]);
    expect((await cli(repo.dir, "review", "--base=HEAD~1", "--time-budget=soon")).code).toBe(2);
  });
});
