import { isObjectId } from "../git/object-id.ts";
import { property, stringProperty } from "../util/json.ts";
import type { GitHubClient } from "./client.ts";
import type { EventRepository } from "./event.ts";
import { expected } from "./odd-answer.ts";

/** Asks GitHub for the commit where two commits diverged: it has the history that a shallow clone lacks, and that of forks. */
export async function askMergeBase(
  client: GitHubClient,
  { owner, name: repo }: EventRepository,
  base: string,
  head: string,
): Promise<string> {
  // The answer also lists the commits in between, which are not needed; the smallest page has one.
  const { data } = await client.rest.repos.compareCommitsWithBasehead({
    owner,
    repo,
    basehead: `${base}...${head}`,
    per_page: 1,
  });
  const sha = stringProperty(property(data, "merge_base_commit"), "sha");
  return expected(sha !== undefined && isObjectId(sha) ? sha : undefined, "merge base");
}
