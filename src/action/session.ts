import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@actions/core";
import type { Remote } from "../git/history.ts";
import { Repository } from "../git/repository.ts";
import type { GitHubClient } from "../github/client.ts";
import type { EventRepository } from "../github/event.ts";
import { loginSettings } from "../github/git-login.ts";
import { type RequestLimits, readRequestLimits } from "../github/request-limits.ts";
import type { RunContext } from "../github/run-context.ts";
import { UserError } from "../model/errors.ts";
import type { Logger } from "../util/logger.ts";
import { engineEnvironment } from "./engine/environment.ts";
import type { Engine } from "./engine/process.ts";
import type { ActionInputs } from "./inputs.ts";
import type { ActionOutputs } from "./outputs.ts";

/** The remote from which commits that a shallow checkout lacks are fetched. */
const REMOTE = "origin";

/** Everything that one run of the action works with. */
export class ActionSession {
  readonly inputs: ActionInputs;
  readonly context: RunContext;
  readonly outputs: ActionOutputs;
  readonly logger: Logger;
  readonly env: NodeJS.ProcessEnv;
  readonly engine: Engine;
  #client: GitHubClient | undefined;
  #waitedMs = 0;
  #directory: string | undefined;
  #opened: Promise<Repository> | undefined;

  constructor(
    inputs: ActionInputs,
    context: RunContext,
    outputs: ActionOutputs,
    tools: { readonly logger: Logger; readonly env: NodeJS.ProcessEnv; readonly engine: Engine },
  ) {
    this.inputs = inputs;
    this.context = context;
    this.outputs = outputs;
    this.logger = tools.logger;
    this.env = tools.env;
    this.engine = tools.engine;
  }

  /** The API; it is loaded when it is first used, since many runs never speak to GitHub. */
  async client(): Promise<GitHubClient> {
    if (this.#client) return this.#client;
    const { token } = this.inputs;
    if (token === "")
      throw new UserError("There is no token: set the input token, or leave it out to use the job's own.");
    const { limits } = this;
    const { createClient } = await import("../github/client.ts");
    const tell = (message: string) => this.logger.info(message);
    this.#client = createClient({ token, apiUrl: this.context.apiUrl, tell, limits, waited: () => this.#waitedMs });
    return this.#client;
  }

  /** Time and size limits for requests to GitHub. */
  get limits(): RequestLimits {
    return readRequestLimits(this.env);
  }

  /** Waits for a service beside the API. What that takes is time that the API has no more: where one of them hangs, all may. */
  async waiting<T>(answer: Promise<T>): Promise<T> {
    const began = performance.now();
    return await answer.finally(() => {
      this.#waitedMs += performance.now() - began;
    });
  }

  /** The checkout. git runs without the token and without anything else by which it could act for the job. */
  openRepository(): Promise<Repository> {
    this.#opened ??= Repository.open(this.context.workspace, { env: engineEnvironment(this.env) });
    return this.#opened;
  }

  /** The remote of the checkout. Each fetch and push is given the token separately, so that no credentials have to stay in the checkout. */
  get remote(): Extract<Remote, object> {
    const login = loginSettings(this.context.serverUrl, this.inputs.token);
    for (const [, value] of login) if (value !== "") core.setSecret(value.slice(value.lastIndexOf(" ") + 1));
    return { name: REMOTE, login };
  }

  /** The repository on GitHub. */
  get repository(): EventRepository {
    const { repository } = this.context;
    if (!repository) throw new UserError("The run names no repository: GITHUB_REPOSITORY is not set.");
    return repository;
  }

  /** The run is for a push to the default branch: only what such a run keeps can be seen by all others. */
  get isDefaultBranchPush(): boolean {
    const { event, repository } = this.context;
    return event.kind === "push" && event.ref === `refs/heads/${repository?.defaultBranch}`;
  }

  /** A path for a file of the report, in a directory of this run. */
  reportPath(name: string): string {
    this.#directory ??= mkdtempSync(join(this.env.RUNNER_TEMP || tmpdir(), "llmc-nav-"));
    return join(this.#directory, name);
  }
}
