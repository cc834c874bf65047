import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createClient, type GitHubClient } from "../../src/github/client.ts";
import { readRequestLimits } from "../../src/github/request-limits.ts";
import { type CommentPlace, findComment, writeComment } from "../../src/github/sticky-comment.ts";
import { GitHubServer } from "../helpers/github-server.ts";

const PLACE: CommentPlace = {
  repository: { owner: "octo", name: "demo", defaultBranch: "main" },
  number: 7,
  marker: "<!-- llmc-nav -->",
};

describe("github/sticky-comment", () => {
  let server: GitHubServer;
  let client: GitHubClient;
  const waits: number[] = [];

  beforeEach(async () => {
    server = await GitHubServer.start();
    waits.length = 0;
    const clock = { now: () => 0, sleep: async (milliseconds: number) => void waits.push(milliseconds) };
    client = createClient({ token: "t", apiUrl: server.apiUrl, limits: readRequestLimits({}), tell: () => {}, clock });
  });
  afterEach(async () => {
    expect(server.violations).toEqual([]);
    await server.stop();
  });

  async function upsert(text: string) {
    return await writeComment(client, PLACE, `${PLACE.marker}\n${text}`, await findComment(client, PLACE));
  }

  it("creates one comment, edits it, and sends nothing when the text is the same", async () => {
    expect((await upsert("one")).outcome).toBe("created");
    expect((await upsert("two")).outcome).toBe("edited");
    expect((await upsert("two")).outcome).toBe("unchanged");
    expect(server.comments.map((each) => each.body)).toEqual(["<!-- llmc-nav -->\ntwo"]);
  });

  it("finds its comment on the third page", async () => {
    for (let index = 0; index < 250; index++) server.addComment(7, `talk ${index}`, "octocat");
    server.addComment(7, `${PLACE.marker}\nold`);
    expect((await upsert("new")).outcome).toBe("edited");
    expect(server.comments).toHaveLength(251);
  });

  it("does not change another user's comment with its marker", async () => {
    server.addComment(7, `${PLACE.marker}\nforged`, "mallory");
    expect((await upsert("real")).outcome).toBe("created");
    expect(server.comments.map((each) => each.body)).toEqual([`${PLACE.marker}\nforged`, `${PLACE.marker}\nreal`]);
  });

  it("does not treat a quotation of its marker as the marker", async () => {
    server.addComment(7, `> ${PLACE.marker}\nquoted`);
    server.addComment(7, `${PLACE.marker} and more`);
    expect((await upsert("real")).outcome).toBe("created");
  });

  it("creates a new comment when somebody deletes the old one in the meantime", async () => {
    const existing = { id: 1, body: "old", url: "" };
    expect((await writeComment(client, PLACE, `${PLACE.marker}\nnew`, existing)).outcome).toBe("created");
  });

  it("does not comment twice when GitHub fails after it created the comment", async () => {
    server.faults.set("post /repos/{owner}/{repo}/issues/{issue_number}/comments", [{ status: 502 }]);
    server.addComment(7, `${PLACE.marker}\nreal`);
    const written = await writeComment(client, PLACE, `${PLACE.marker}\nreal`, undefined);
    expect(written.outcome).toBe("created");
    expect(server.comments).toHaveLength(1);
  });

  it("leaves only one comment when two runs comment at the same time", async () => {
    await Promise.all([upsert("same"), upsert("same")]);
    expect(server.comments.map((each) => each.body)).toEqual([`${PLACE.marker}\nsame`]);
  });

  it("waits as long as a secondary limit says, and a short time after a failure of GitHub", async () => {
    server.faults.set("get /repos/{owner}/{repo}/issues/{issue_number}/comments", [
      { status: 403, headers: { "retry-after": "3" }, message: "You have exceeded a secondary rate limit" },
      { status: 503 },
    ]);
    expect((await upsert("one")).outcome).toBe("created");
    expect(waits.slice(0, 2)).toEqual([3000, 1000]);
  });

  it("gives up on a limit that lasts longer than a job should wait", async () => {
    const fault = { status: 403, headers: { "retry-after": "600" }, message: "secondary rate limit" };
    server.faults.set("get /repos/{owner}/{repo}/issues/{issue_number}/comments", [fault]);
    await expect(upsert("one")).rejects.toMatchObject({ status: 403 });
    expect(waits).toEqual([]);
  });
});
