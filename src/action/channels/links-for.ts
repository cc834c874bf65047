import type { LinkContext } from "../../render/links.ts";
import type { ActionSession } from "../session.ts";

/** The target of links in a report about a commit; undefined when the run names no repository. */
export function linksFor({ context }: ActionSession, headSha: string): LinkContext | undefined {
  const { repository, serverUrl } = context;
  return repository && { serverUrl, owner: repository.owner, repo: repository.name, headSha };
}
