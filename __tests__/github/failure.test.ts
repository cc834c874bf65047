import { describe, expect, it } from "vitest";
import { describeFailure } from "../../src/github/failure.ts";

function refusal(accepted: string) {
  return Object.assign(new Error("no"), {
    status: 403,
    response: { headers: { "x-accepted-github-permissions": accepted } },
  });
}

describe("github/failure: describeFailure", () => {
  it.each([
    ["issues=write", "issues: write"],
    ["pull_requests=write; issues=write", "pull-requests: write or issues: write"],
    ["pull_requests=read,contents=read", "pull-requests: read and contents: read"],
    ["repository_custom_properties=write", "repository-custom-properties: write"],
  ])("names the permissions of %j as a workflow writes them", (accepted, written) => {
    const sentence = `The token may not be used for writing. Give the job the permission ${written}.`;
    expect(describeFailure("writing", refusal(accepted))).toBe(sentence);
  });

  it("repeats GitHub's answer when it names no permission", () => {
    const error = Object.assign(new Error("Server Error\nmore"), { status: 502 });
    expect(describeFailure("writing", error)).toBe("GitHub answered 502 while writing: Server Error");
  });
});
