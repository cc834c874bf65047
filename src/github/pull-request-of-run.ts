import { property } from "../util/json.ts";
import type { GitHubClient } from "./client.ts";
import type { EventRepository, WorkflowRunEvent } from "./event.ts";
import { expectedList } from "./odd-answer.ts";
import { PAGE_SIZE } from "./pages.ts";

/**
 * The number of the open pull request whose head is exactly the commit of a run. GitHub is asked: for forks the event names none, and artifacts of
 * the run itself may be forged.
 */
export async function pullRequestOfRun(
  client: GitHubClient,
  { owner, name: repo }: EventRepository,
  run: WorkflowRunEvent,
): Promise<number | undefined> {
  const head = `${run.headOwner}:${run.headBranch}`;
  const { data } = await client.rest.pulls.list({ owner, repo, state: "open", head, per_page: PAGE_SIZE });
  const pulls = expectedList(data, "list of pull requests");
  const found = pulls.find((pull) => property(property(pull, "head"), "sha") === run.headSha);
  const number = property(found, "number");
  return typeof number === "number" ? number : undefined;
}
