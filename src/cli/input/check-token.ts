import { type Check, fail, ok, warn } from "../../api/doctor/check.ts";
import { describeFailure } from "../../github/failure.ts";
import { readRunContext } from "../../github/run-context.ts";

const TIMEOUT_MS = 5000;
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
  try {
    await readOnce(`${apiUrl}/repos/${owner}/${repo}/pulls?per_page=1`, token);
  } catch (error) {
    return fail(NAME, describeFailure(`reading the pull requests of ${owner}/${repo}`, error));
  }
  return ok(
    NAME,
    `GITHUB_TOKEN reads the pull requests of ${owner}/${repo}. A comment also needs pull-requests: write.`,
  );
}

/** One request without the action's client, which would weigh more than all else that the command line loads. */
async function readOnce(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, accept: "application/vnd.github+json" };
  const {
    ok: isOk,
    status,
    ...answer
  } = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).then((response) => ({
    ok: response.ok,
    status: response.status,
    headers: Object.fromEntries(response.headers),
  }));
  if (!isOk) throw Object.assign(new Error("the request was refused"), { status, response: answer });
}
