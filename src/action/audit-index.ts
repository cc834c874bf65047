import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Audit } from "../audit/audit.ts";
import { parseAudit } from "../audit/parse-audit.ts";
import { ensureCommit } from "../git/commit-range.ts";
import { isObjectId } from "../git/object-id.ts";
import type { Repository } from "../git/repository.ts";
import { GRAPH_PATH } from "../graph/graph-file.ts";
import { loadStatus } from "../graph/status-file.ts";
import { UserError } from "../model/errors.ts";
import { runEngine } from "./engine.ts";
import type { ActionSession } from "./session.ts";

const REMOTE = "origin";

/** What the audit found, and what it found before the index was built again. */
export interface CheckedIndex {
  readonly audit: Audit;
  /** Undefined when nothing was built. */
  readonly before: Audit | undefined;
}

/** Audits the stored index; with `index: build` one that is not true is built again, proved by a second audit, and kept in the cache. */
export async function checkStoredIndex(
  session: ActionSession,
  repository: Repository,
  commit: string,
): Promise<CheckedIndex> {
  const isRestored = await restore(session, repository, commit);
  await fetchIndexedCommit(session, repository);
  const audit = await askAudit(session, commit);
  const isWrong = audit.problems.some(({ area, severity }) => area === "index" && severity === "error");
  // A committed index is mended by a commit, which is for people to make.
  if (session.inputs.index !== "build" || !isWrong || audit.index.isCommitted) return { audit, before: undefined };
  try {
    await build(session, commit, isRestored);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    session.logger.warn(`The index could not be built again: ${error.message}`);
    return { audit, before: undefined };
  }
  const proved = await askAudit(session, commit);
  await keepIndex(session, commit);
  return { audit: proved, before: audit };
}

/** Audits the stored index. */
export async function askAudit(session: ActionSession, commit: string): Promise<Audit> {
  const args = ["audit", `--rev=${commit}`, `--config=${session.inputs.config}`, "--format=json"];
  return parseAudit((await runEngine(session, args)).text);
}

/** An index in the checkout is the one to audit; else the one that an earlier run kept. */
async function restore({ inputs, logger }: ActionSession, { root }: Repository, commit: string): Promise<boolean> {
  if (!inputs.cache || existsSync(join(root, GRAPH_PATH))) return false;
  const { restoreIndex } = await import("../github/index-cache.ts");
  const outcome = await restoreIndex(root, commit);
  if (outcome.kind === "failed") logger.warn(`The index could not be restored from the cache: ${outcome.reason}`);
  if (outcome.kind === "restored") logger.info(`The index was restored from the cache (${outcome.key}).`);
  return outcome.kind === "restored";
}

/** A checkout of depth 1 lacks the commit that the index was made of; without it symbols cannot be followed, which is no failure. */
async function fetchIndexedCommit({ logger }: ActionSession, repository: Repository): Promise<void> {
  const commit = loadStatus(repository.root)?.lastIndexedCommit?.trim().toLowerCase();
  if (commit === undefined || !isObjectId(commit)) return;
  try {
    await ensureCommit(repository, commit, REMOTE);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    logger.info(error.message);
  }
}

async function build(session: ActionSession, commit: string, isRestored: boolean): Promise<void> {
  // Facts that come from a cache are checked against their files; wrong ones are removed, so that all are made again.
  if (isRestored) await runEngine(session, ["facts", "--verify", `--rev=${commit}`, "--json"]);
  await runEngine(session, ["build-graph", `--rev=${commit}`, "--format=json"]);
}

/** Keeps the stored index in the cache for the runs to come. */
export async function keepIndex({ inputs, context, logger }: ActionSession, commit: string): Promise<void> {
  if (!inputs.cache) return;
  const { saveIndex } = await import("../github/index-cache.ts");
  const outcome = await saveIndex(context.workspace, commit);
  if (outcome.kind === "saved") logger.info(`The index was kept in the cache (${outcome.key}).`);
  if (outcome.kind === "failed") logger.warn(`The index could not be kept in the cache: ${outcome.reason}`);
}
