import { property, stringProperty } from "../util/json.ts";
import type { GitHubClient } from "./client.ts";

/** The account of the token that GitHub provides to every job. */
export const ACTIONS_LOGIN = "github-actions[bot]";

/** The account of the token; undefined when GitHub does not reveal it. GraphQL answers for every kind of token, REST only for those of people. */
export async function readViewer(client: GitHubClient): Promise<string | undefined> {
  try {
    return stringProperty(property(await client.graphql<unknown>("query { viewer { login } }"), "viewer"), "login");
  } catch {
    return undefined;
  }
}
