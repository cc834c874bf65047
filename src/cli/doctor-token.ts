import { createClient } from "../github/client.ts";
import { describeFailure } from "../github/failure.ts";
import { readRunContext } from "../github/run-context.ts";
import { type Check, fail, ok, warn } from "./doctor-check.ts";

const TIMEOUT_MS = 5000;
/** A check is over soon: whatever GitHub asks to be waited for is its answer. */
const IMPATIENT_CLOCK = { now: () => Date.now(), sleep: async () => {} };
const NAME = "token";

/** Whether GITHUB_TOKEN reads pull requests; undefined when there is none. Whether it may write, only writing shows. */
export async function checkToken(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Check | undefined> {
  const token = environment.GITHUB_TOKEN;
  if (token === undefined || token === "") return undefined;
  const { repository, apiUrl } = readRunContext(environment);
  if (repository === undefined) {
    return warn(
      NAME,
      "GITHUB_TOKEN is set, but not for which repository.",
      "Set GITHUB_REPOSITORY to OWNER/NAME to have it tried.",
    );
  }
  const { owner, name: repo } = repository;
  const client = createClient({ token, apiUrl, tell: () => {}, clock: IMPATIENT_CLOCK });
  try {
    await client.rest.pulls.list({ owner, repo, per_page: 1, request: { signal: AbortSignal.timeout(TIMEOUT_MS) } });
  } catch (error) {
    return fail(NAME, describeFailure(`reading the pull requests of ${owner}/${repo}`, error));
  }
  return ok(
    NAME,
    `GITHUB_TOKEN reads the pull requests of ${owner}/${repo}. A comment also needs pull-requests: write.`,
  );
}
