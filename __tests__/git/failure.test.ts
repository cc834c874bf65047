import { describe, expect, it } from "vitest";
import { explainFailure } from "../../src/git/failure.ts";

const explain = (stderr: string, code: number | undefined = 128) => explainFailure("do it", "/r", { code, stderr });

describe("git/failure: explainFailure", () => {
  it.each([
    [
      "fatal: not a git repository (or any of the parent directories): .git\n",
      "NOT_A_REPOSITORY",
      /run this in a clone/,
    ],
    [
      "fatal: detected dubious ownership in repository at '/srv/it'\nTo add an exception…\n",
      "DUBIOUS_OWNERSHIP",
      /git config --global --add safe\.directory \/srv\/it/,
    ],
    [
      "fatal: unsafe repository ('/srv/it' is owned by someone else)\n",
      "DUBIOUS_OWNERSHIP",
      /"\/srv\/it".*another user/,
    ],
    [
      "fatal: cannot use bare repository '/r' (safe.bareRepository is 'explicit')\n",
      "BARE_REPOSITORY_FORBIDDEN",
      /safe\.bareRepository/,
    ],
    ["fatal: could not fetch abc from promisor remote\n", "PARTIAL_CLONE", /--filter=blob:none/],
  ])("turns %j into %s", (stderr, code, sentence) => {
    const error = explain(stderr);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(sentence);
  });

  it("shows no password of a remote", () => {
    const error = explain("fatal: unable to access 'https://x-access-token:s3cret@example.com/a.git/': timeout\n");
    expect(error.message).toBe(
      "git could not do it (exit code 128): unable to access 'https://***@example.com/a.git/': timeout.",
    );
  });

  it("says that git was killed or gave no reason", () => {
    expect(explainFailure("do it", "/r", { code: undefined, stderr: "" }).message).toBe(
      "git could not do it (it was killed): it gave no reason.",
    );
  });
});
