import { describeOutcome, isProblem } from "../../github/cache-outcome.ts";
import type { CacheEntry } from "../../github/index-cache.ts";
import { UserError } from "../../model/errors.ts";
import { runEngine } from "../engine/engine.ts";
import type { ActionSession } from "../session.ts";

/** A push may take its time, within limits: what it does not keep, the next one does. */
const SAVING_PER_RESTORING = 2;

/** The commits that a run is about. */
export interface Commits {
  readonly base?: string | undefined;
  readonly head: string;
}

/**
 * Brings the index of the nearest run back from the cache and checks its facts against the files: a cache is filled by other runs,
 * and a run may be a stranger's. Without a cache, or with a wrong one, files are only read again. Answers the key of the entry in use.
 */
export async function restoreStoredIndex(session: ActionSession, { base, head }: Commits): Promise<string | undefined> {
  const { inputs, logger } = session;
  if (!inputs.cache || inputs.index === "off") return undefined;
  const { INDEX_ENTRY } = await import("../../github/index-cache.ts");
  const key = await restore(session, INDEX_ENTRY, head);
  if (key === undefined) return undefined;
  const since = base === undefined ? [] : [`--since=${base}`];
  const { hasFindings } = await runEngine(session, ["facts", "--verify", `--rev=${head}`, ...since, "--json"]);
  if (!hasFindings) return key;
  logger.warn(`The cache held wrong facts, so it was not used. Delete its entry ${key}.`);
  return undefined;
}

/** Brings the tables that searches ask back from the cache; answers the key of the entry in use. */
export async function restoreSearchTables(session: ActionSession, commit: string): Promise<string | undefined> {
  if (!session.inputs.cache || session.inputs.index === "off") return undefined;
  return await restore(session, (await import("../../github/index-cache.ts")).TABLES_ENTRY, commit);
}

/** The key of a commit's tables. */
export async function tablesKey(commit: string): Promise<string> {
  return `${(await import("../../github/index-cache.ts")).TABLES_ENTRY.prefix}${commit}`;
}

async function restore(session: ActionSession, entry: CacheEntry, commit: string): Promise<string | undefined> {
  const { restoreEntry } = await import("../../github/index-cache.ts");
  const { root } = await session.openRepository();
  const outcome = await session.waiting(restoreEntry(entry, root, commit, session.limits.serviceSeconds));
  session.logger[isProblem(outcome) ? "warn" : "info"](describeOutcome(outcome, entry));
  return outcome.kind === "restored" ? outcome.key : undefined;
}

/** Options for bringing the index to a commit. */
interface BuildOptions {
  /** Seconds that it may take; default is as long as it takes. */
  readonly maxSeconds?: number;
  /** Also writes the files that other programs read. */
  readonly isExported?: boolean;
  /** Makes it from nothing, because what is kept cannot be believed. */
  readonly isFull?: boolean;
}

/**
 * Builds or updates the index at a commit. That it cannot be done is a warning, since the files can still be asked.
 */
export async function bringIndexTo(
  session: ActionSession,
  commit: string,
  { maxSeconds, isExported = false, isFull = false }: BuildOptions = {},
): Promise<boolean> {
  const flags = [...(isExported ? [] : ["--no-export"]), ...(isFull ? ["--full"] : [])];
  const args = ["build-graph", `--rev=${commit}`, "--format=json", ...flags];
  try {
    await runEngine(session, args, { maxSeconds });
    return true;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    session.logger.warn(`The index could not be brought to ${commit}: ${error.message}`);
    return false;
  }
}

/** Arguments for a review's use of the index. The index of a push to the default branch serves all other runs, so it has no time budget. */
export function indexArguments(session: ActionSession): string[] {
  const { index, indexBudget } = session.inputs;
  return [
    `--index=${index}`,
    "--verify-index",
    ...(session.isDefaultBranchPush ? [] : [`--index-budget=${indexBudget}`]),
  ];
}

/** Keeps the index of a commit for the runs to come; `restored` is the key of the entry that this run began with. */
export async function keepIndex(session: ActionSession, commit: string, restored?: string): Promise<void> {
  const { INDEX_ENTRY } = await import("../../github/index-cache.ts");
  if (restored !== `${INDEX_ENTRY.prefix}${commit}`) await keep(session, INDEX_ENTRY, commit);
}

/** Keeps the tables that searches ask, if there are any. */
export async function keepSearchTables(session: ActionSession, commit: string): Promise<void> {
  await keep(session, (await import("../../github/index-cache.ts")).TABLES_ENTRY, commit);
}

async function keep(session: ActionSession, entry: CacheEntry, commit: string): Promise<void> {
  if (!session.inputs.cache) return;
  const { saveEntry } = await import("../../github/index-cache.ts");
  const { root } = await session.openRepository();
  const outcome = await saveEntry(entry, root, commit, session.limits.serviceSeconds * SAVING_PER_RESTORING);
  if (outcome.kind === "missed") return;
  session.logger[isProblem(outcome) ? "warn" : "info"](describeOutcome(outcome, entry));
  if (outcome.kind === "saved") await deleteOlder(session, entry);
}

/** Entries that nobody will restore any more. GitHub removes them in time; a token that may does it now, any other is no reason for a word. */
async function deleteOlder(session: ActionSession, { prefix, count: kept }: CacheEntry): Promise<void> {
  const { logger, context } = session;
  const branch = context.repository?.defaultBranch;
  if (branch === undefined || session.inputs.token === "") return;
  try {
    const { deleteOldEntries } = await import("../../github/old-entries.ts");
    const which = { prefix, ref: `refs/heads/${branch}`, count: kept };
    const count = await deleteOldEntries(await session.client(), session.repository, which);
    if (count > 0) logger.info(`${count} older ${count === 1 ? "entry was" : "entries were"} deleted from the cache.`);
  } catch (error) {
    logger.debug(`Older entries of the cache were left to GitHub: ${error instanceof Error ? error.message : error}`);
  }
}
