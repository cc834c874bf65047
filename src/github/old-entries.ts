import { type GitHubClient, PAGE_SIZE } from "./client.ts";
import type { EventRepository } from "./event.ts";

/** Which entries of the cache are meant, and how many of them stay. */
export interface EntriesToKeep {
  /** Their keys begin so. */
  readonly prefix: string;
  /** The branch that kept them, as `refs/heads/main`. */
  readonly ref: string;
  readonly count: number;
}

/** Deletes all entries but the newest ones; answers how many. It takes the permission actions, write. */
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
  for (const { id, key } of data.actions_caches.slice(count)) {
    if (id === undefined || !key?.startsWith(prefix)) continue;
    await client.rest.actions.deleteActionsCacheById({ owner, repo, cache_id: id });
    deleted++;
  }
  return deleted;
}
