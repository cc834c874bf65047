import type { GitHubClient } from "./client.ts";
import { expectedList, OddAnswerError } from "./odd-answer.ts";

/** GitHub's largest page. */
export const PAGE_SIZE = 100;
/** Thirty thousand entries: no conversation is that long. */
const MAX_PAGES = 300;

/** The parameters of a request for a list. */
export interface ListQuery {
  readonly owner: string;
  readonly repo: string;
  readonly [name: string]: string | number;
}

/**
 * The entries of a list, page after page. GitHub provides the links between pages, but how far they are followed is limited here: a
 * list that never ends, or that forms a cycle, is an error.
 */
export async function* entriesOf(client: GitHubClient, route: string, query: ListQuery): AsyncGenerator<unknown> {
  let answer = await client.request(route, { ...query, per_page: PAGE_SIZE });
  for (let page = 1; ; page++) {
    yield* expectedList(answer.data, "list");
    const next = nextOf(answer.headers.link);
    if (next === undefined) return;
    if (page >= MAX_PAGES) throw new OddAnswerError(`its list has more than ${MAX_PAGES} pages`);
    answer = await client.request({ method: "GET", url: next });
  }
}

function nextOf(link: string | undefined): string | undefined {
  return /<([^<>]+)>;\s*rel="next"/.exec(link ?? "")?.[1];
}
