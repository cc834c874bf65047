import { existsSync } from "node:fs";
import { join } from "node:path";
import { CACHE_DIRECTORY } from "../../facts/cache-directory.ts";
import { packIndex, storeFiles } from "../../facts/pack-published.ts";
import { PUBLISHED_REF } from "../../facts/published-index.ts";
import { pushRef } from "../../git/push-ref.ts";
import { uploadFiles } from "../../github/report-artifact.ts";
import { UserError } from "../../model/errors.ts";
import type { ActionSession } from "../session.ts";

/** The artifact that holds the files of the store. */
const INDEX_ARTIFACT = "llmc-nav-index";

/** Puts the index where people and agents can get it. That this cannot be done is a warning: the review is what the job is for. */
export async function publishIndex(session: ActionSession, commit: string, isBuilt: boolean): Promise<void> {
  const { inputs, logger } = session;
  if (inputs.publishIndex === "off") return;
  if (!session.isDefaultBranchPush) {
    logger.info("The index is published by pushes to the default branch only.");
    return;
  }
  const { root } = await session.openRepository();
  if (!isBuilt || !existsSync(join(root, CACHE_DIRECTORY))) {
    logger.warn("There is no index of this commit to publish: publish-index needs `index: build`.");
    return;
  }
  try {
    if (inputs.publishIndex === "artifact") await publishArtifact(session, join(root, CACHE_DIRECTORY));
    else await publishRef(session, commit);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    logger.warn(`The index was not published: ${error.message}`);
  }
}

async function publishArtifact({ logger }: ActionSession, store: string): Promise<void> {
  const files = storeFiles(store).map((path) => join(store, path));
  const problem = await uploadFiles(INDEX_ARTIFACT, files, { folder: store });
  if (problem !== undefined) throw new UserError(problem);
  logger.info(`The index was published as the artifact ${INDEX_ARTIFACT}.`);
}

async function publishRef(session: ActionSession, indexed: string): Promise<void> {
  const repository = await session.openRepository();
  const { commit, bytes, files } = await packIndex(repository, indexed);
  try {
    await pushRef(repository, session.remote, commit, PUBLISHED_REF);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`${error.message} It takes the permission contents: write.`, { cause: error });
  }
  const size = `${(bytes / 1_000_000).toFixed(1)} MB in ${files} files`;
  session.logger.info(`The index was published as ${PUBLISHED_REF} (${size}); \`llmc-nav pull\` gets it.`);
}
