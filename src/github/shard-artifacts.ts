import { join } from "node:path";
import { nameOfShard, type Shard } from "../facts/shard.ts";
import { UserError } from "../model/errors.ts";
import { uploadFiles } from "./report-artifact.ts";

const SHARD_ARTIFACT = /^llmc-nav-shard-\d{1,3}-of-\d{1,3}$/;
/** A shard is only needed by the merging job, which follows at once. */
const RETENTION_DAYS = 1;
/** Enough that a hundred small files do not take a hundred round trips, few enough for the service. */
const DOWNLOADS_AT_ONCE = 8;

/** Uploads the files of a shard for the merging job. */
export async function keepShard(shard: Shard, files: readonly string[]): Promise<string> {
  const name = `llmc-nav-shard-${shard.index}-of-${shard.count}`;
  const problem = await uploadFiles(name, files, {
    retentionDays: RETENTION_DAYS,
  });
  if (problem === undefined) return name;
  throw new UserError(`Shard ${nameOfShard(shard)} could not be kept as an artifact: ${problem}`);
}

/** Downloads every shard uploaded by jobs of this run, each into a separate folder; returns the folders. */
export async function fetchShards(folder: string): Promise<string[]> {
  const { DefaultArtifactClient } = await import("@actions/artifact");
  const client = new DefaultArtifactClient();
  const download = async ({ id, name, digest }: { id: number; name: string; digest?: string | undefined }) => {
    const path = join(folder, name);
    const { digestMismatch } = await client.downloadArtifact(id, { path, ...(digest && { expectedHash: digest }) });
    if (digestMismatch) throw new Error(`${name} is not what was uploaded`);
    return path;
  };
  try {
    // A job that was rerun has left two of one name.
    const { artifacts } = await client.listArtifacts({ latest: true });
    const shards = artifacts.filter(({ name }) => SHARD_ARTIFACT.test(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
    const folders: string[] = [];
    for (let at = 0; at < shards.length; at += DOWNLOADS_AT_ONCE) {
      folders.push(...(await Promise.all(shards.slice(at, at + DOWNLOADS_AT_ONCE).map(download))));
    }
    return folders;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`The shards of this run could not be downloaded: ${reason}`, { cause: error });
  }
}
