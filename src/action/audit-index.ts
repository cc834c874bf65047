import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Audit } from "../audit/audit.ts";
import { parseAudit } from "../audit/parse-audit.ts";
import { ensureCommit } from "../git/commit-range.ts";
import { isObjectId } from "../git/object-id.ts";
import { GRAPH_PATH } from "../graph/graph-file.ts";
import { loadStatus } from "../graph/status-file.ts";
import { readStoreHead } from "../graph/store/store-head.ts";
import { UserError } from "../model/errors.ts";
import { runEngine } from "./engine.ts";
import { makeSearchTables } from "./search-tables.ts";
import type { ActionSession } from "./session.ts";
import { bringIndexTo, keepIndex, restoreSearchTables, restoreStoredIndex } from "./stored-index.ts";

/** What the audit found, and what it found before the index was built again. */
export interface CheckedIndex {
  readonly audit: Audit;
  /** Undefined when nothing was built. */
  readonly before: Audit | undefined;
}

/** Audits the stored index; with `index: build` one that is not true is built again, proved by a second audit, and kept in the cache. */
export async function checkStoredIndex(session: ActionSession, commit: string): Promise<CheckedIndex> {
  const restored = await restore(session, commit);
  // Before they are looked at: tables of an older commit are what a schedule is there to bring up to date.
  await makeSearchTables(session, commit);
  await fetchIndexedCommit(session);
  const audit = await askAudit(session, commit);
  const isWrong = audit.problems.some(({ area, severity }) => area === "index" && severity === "error");
  // A committed index is fixed by a commit, which is for people to make.
  const isToBuild = session.inputs.index === "build" && isWrong && !audit.index.isCommitted;
  const isLying = (audit.index.links?.wrong ?? 0) > 0;
  if (isLying && restored !== undefined)
    session.logger.warn(`The kept index says what is not in the files. Delete its entry ${restored} from the cache.`);
  if (!isToBuild || !(await bringIndexTo(session, commit, { isFull: isLying }))) return { audit, before: undefined };
  const proved = await askAudit(session, commit);
  await keepIndex(session, commit, restored);
  return { audit: proved, before: audit };
}

/** Audits the stored index. */
export async function askAudit(session: ActionSession, commit: string): Promise<Audit> {
  const args = ["audit", `--rev=${commit}`, `--config=${session.inputs.config}`, "--format=json"];
  return parseAudit((await runEngine(session, args)).text);
}

/** An index in the checkout is the one to audit; else the one that an earlier run kept. */
async function restore(session: ActionSession, commit: string): Promise<string | undefined> {
  const { root } = await session.openRepository();
  if (existsSync(join(root, GRAPH_PATH))) return undefined;
  await restoreSearchTables(session, commit);
  return await restoreStoredIndex(session, { head: commit });
}

/** A checkout of depth 1 lacks the commit that the index was made of; without it symbols cannot be followed, which is no failure. */
async function fetchIndexedCommit(session: ActionSession): Promise<void> {
  const repository = await session.openRepository();
  const kept = readStoreHead(repository.root)?.head?.commit;
  const commit = kept ?? loadStatus(repository.root)?.lastIndexedCommit?.trim().toLowerCase();
  if (commit === undefined || !isObjectId(commit)) return;
  try {
    await ensureCommit(repository, commit, session.remote);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    session.logger.info(error.message);
  }
}
