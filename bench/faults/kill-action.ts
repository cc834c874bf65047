import { readdirSync } from "node:fs";
import type { GitRepo } from "../../__tests__/helpers/git-repo.ts";
import { GitHubServer } from "../../__tests__/helpers/github-server.ts";
import { pullRequestOf } from "../../__tests__/helpers/pull-request.ts";
import { ResultsService } from "../../__tests__/helpers/results-service.ts";
import { type ActionResult, spawnAction } from "../../__tests__/helpers/run-action.ts";
import { cli } from "../../__tests__/helpers/run-cli.ts";
import { isTemporaryName } from "../../src/util/temporary-files.ts";
import { randomFrom } from "../lib/random.ts";
import type { Tally } from "./tally.ts";

const MODULES = 60;
/** The number of attempts to kill between two complete runs, which take longer than all of these attempts. */
const KILLS_BETWEEN_RUNS = 20;
const BROKEN = String(2 * MODULES);

/** Modules that all use one function. The pull request removes this function. */
function modules(): Record<string, string> {
  const entries = Array.from({ length: MODULES }, (_, at): [string, string] => [
    `part/m${at}.py`,
    `from auth import login\n\n\ndef serve_${at}(user):\n    return login(user)\n`,
  ]);
  return { ".gitignore": ".llmc\n", "auth.py": "def login(user):\n    return user\n", ...Object.fromEntries(entries) };
}

/**
 * Kills the action at random moments: in pushes that save the index, and in pull requests that restore it. The workspace is kept, as on a
 * self-hosted runner. The files that the action leaves must not make any answer wrong, and must not stop the next run.
 */
export async function killAction(kills: number, seed: number, tally: Tally): Promise<void> {
  const random = randomFrom(seed);
  const [server, results] = [await GitHubServer.start(), await ResultsService.start()];
  const pull = pullRequestOf(modules(), { "auth.py": "VALUE = 1\n" });
  const repository = { full_name: "octo/demo", default_branch: "main" };
  const { upstream, base } = pull;
  const workspace = upstream.checkoutPullRequest(7, 2);
  const env = { GITHUB_API_URL: server.apiUrl, ...results.env };
  const push = (killAfterMs?: number): Promise<ActionResult> => {
    const after = upstream.git("rev-parse", "main");
    upstream.git("checkout", "-q", "-f", "main");
    const payload = { before: base, after, ref: "refs/heads/main", repository };
    return spawnAction({ repo: upstream, eventName: "push", payload, env, ...(killAfterMs && { killAfterMs }) });
  };
  const review = (killAfterMs?: number): Promise<ActionResult> =>
    spawnAction({
      repo: workspace,
      eventName: "pull_request",
      payload: pull.payload(),
      env,
      ...(killAfterMs && { killAfterMs }),
    });
  try {
    for (const run of [push, review]) await run();
    const durations = [await timed(push), await timed(review)] as const;
    for (let kill = 0, attempt = 0; kill < kills; attempt++) {
      const which = attempt % 2;
      if (which === 0) upstream.commit({ "part/extra.py": `from auth import login\nlogin(${attempt})\n` });
      const { exitCode } = await (which === 0 ? push : review)(1 + random() * (durations[which] as number));
      if (exitCode === null) kill++;
      tally.count(`${which === 0 ? "push" : "pull request"} ${exitCode === null ? "killed" : "ended"}`);
      await tally.guard(`kill ${kill}`, () =>
        checkAnswer(which === 0 ? upstream : workspace, which === 0 ? 2 * MODULES + 2 : 0, tally),
      );
      if (attempt % KILLS_BETWEEN_RUNS !== 0) continue;
      const { outputs, log } = await review();
      if (outputs.get("broken-references") !== BROKEN)
        tally.violation(`after kill ${kill}: ${outputs.get("broken-references")} broken uses\n${log}`);
      const left = leftovers(workspace);
      if (left.length > 0) tally.violation(`after kill ${kill}: ${left.join()} are left`);
    }
  } finally {
    await server.stop();
    await results.stop();
  }
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** Checks that the stored files give the same answer as the sources, whatever freshness the answer claims. */
async function checkAnswer(repo: GitRepo, count: number, tally: Tally): Promise<void> {
  const { code, stdout, stderr } = await cli(repo.dir, "where-used", "-s", "login", "--json", "-l", "1000");
  const { meta, items } = JSON.parse(stdout);
  if (code > 1 || items.length !== count)
    tally.violation(`${items.length} uses and not ${count}, ${meta.freshness_state}, exit ${code}: ${stderr}`);
}

function leftovers(repo: GitRepo): string[] {
  return readdirSync(repo.path(".llmc"), { recursive: true, encoding: "utf8" }).filter(isTemporaryName);
}
