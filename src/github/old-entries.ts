import { property, stringProperty } from "../util/json.ts";
import type { GitHubClient } from "./client.ts";
import type { EventRepository } from "./event.ts";
import { expectedList } from "./odd-answer.ts";
import { PAGE_SIZE } from "./pages.ts";

/** Selects cache entries, and the number of them to keep. */
export interface EntriesToKeep {
  /** The prefix of their keys. */
  readonly prefix: string;
  /** The branch that saved them, as `refs/heads/main`. */
  readonly ref: string;
  readonly count: number;
}

/** Deletes all entries but the newest ones; returns how many were deleted. Requires the permission `actions: write`. */
export async function deleteOldEntries(
  client: GitHubClient,
  { owner, name: repo }: EventRepository,
  { prefix, ref, count }: EntriesToKeep,
): Promise<number> {
  const { data } = await client.rest.actions.getActionsCacheList({
    owner,
    repo,
    key: prefix,
    ref,
    sort: "created_at",
    direction: "desc",
    per_page: PAGE_SIZE,
  });
  let deleted = 0;
  for (const entry of expectedList(property(data, "actions_caches"), "list of caches").slice(count)) {
    const id = property(entry, "id");
    if (typeof id !== "number" || !stringProperty(entry, "key")?.startsWith(prefix)) continue;
    await client.rest.actions.deleteActionsCacheById({ owner, repo, cache_id: id });
    deleted++;
  }
  return deleted;
}
