import { createHash } from "node:crypto";
import { CACHE_DIRECTORY } from "../facts/cache-directory.ts";
import {
  damaged,
  MANIFEST_NAME,
  MAX_MANIFEST_BYTES,
  MAX_PART_BYTES,
  MAX_PARTS,
  MAX_PUBLISHED_BYTES,
  PUBLISHED_REF,
  type PublishedFile,
  type PublishedIndex,
  parseManifest,
} from "../facts/published-index.ts";
import { quote } from "../git/failure.ts";
import type { Repository } from "../git/repository.ts";
import { AtomicFile } from "../graph/file/atomic-file.ts";
import { UserError } from "../model/errors.ts";

/** An index may be large and the network slow, but nobody wants to wait for ever. */
const FETCH_TIMEOUT_MS = 900_000;
const NOTHING_FOUND = 2;

/** The files of the published commit: the id and the size of every part. */
type Parts = ReadonlyMap<string, { readonly id: string; readonly size: number }>;

/** Fetches the published index with plain git and the user's own login, and unpacks it into the store of the repository. */
export async function fetchPublishedIndex(repository: Repository, remote: string): Promise<PublishedIndex> {
  await fetchRef(repository, remote);
  const parts = await listParts(repository);
  const manifest = parts.get(MANIFEST_NAME);
  if (manifest === undefined || manifest.size > MAX_MANIFEST_BYTES) throw damaged();
  const index = parseManifest((await readBlob(repository, manifest.id)).toString("utf8"));
  // What names the others comes last, so that a store that is cut short names nothing that is not there.
  const deepestFirst = index.files.toSorted((a, b) => depthOf(b.path) - depthOf(a.path));
  for (const file of deepestFirst) await unpack(repository, file, parts);
  return index;
}

async function fetchRef(repository: Repository, remote: string): Promise<void> {
  const found = await repository.git.run(["ls-remote", "--exit-code", "--end-of-options", remote, PUBLISHED_REF], {
    task: `ask ${quote(remote)} for an index`,
    isNetworkAllowed: true,
    acceptedCodes: [0, NOTHING_FOUND],
  });
  if (found.exitCode === NOTHING_FOUND) {
    throw new UserError(
      `${quote(remote)} has no published index: set \`publish-index: ref\` in the workflow of its default branch, or run \`llmc-nav build-graph\`.`,
    );
  }
  const quietly = ["--quiet", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head", "--no-auto-maintenance"];
  // A partial clone would leave out the very contents that are wanted.
  const args = ["fetch", ...quietly, "--no-filter", "--end-of-options", remote, `+${PUBLISHED_REF}:${PUBLISHED_REF}`];
  const task = `fetch the index from ${quote(remote)}`;
  await repository.git.run(args, { task, isNetworkAllowed: true, timeoutMs: FETCH_TIMEOUT_MS });
}

async function listParts(repository: Repository): Promise<Parts> {
  const task = "list the parts of the index";
  const listing = await repository.git.text(["ls-tree", "-l", "-z", "--end-of-options", PUBLISHED_REF], { task });
  const parts = new Map<string, { id: string; size: number }>();
  let bytes = 0;
  for (const line of listing.split("\0")) {
    if (line === "") continue;
    const [, id, size, name] = /^100644 blob ([0-9a-f]+) +(\d+)\t(.+)$/.exec(line) ?? [];
    if (id === undefined || name === undefined || Number(size) > MAX_PART_BYTES) throw damaged();
    parts.set(name, { id, size: Number(size) });
    bytes += Number(size);
  }
  if (parts.size > MAX_PARTS || bytes > MAX_PUBLISHED_BYTES) throw damaged();
  return parts;
}

/** Writes one file of the store; it appears whole and as its digest says, or not at all, and no link is followed on the way to it. */
async function unpack(repository: Repository, { path, size, sha256, parts }: PublishedFile, all: Parts): Promise<void> {
  const found = parts.map((name) => all.get(name));
  const length = found.reduce((sum, part) => sum + (part?.size ?? 0), 0);
  if (found.includes(undefined) || length !== size) throw damaged();
  const file = new AtomicFile(repository.root, `${CACHE_DIRECTORY}/${path}`);
  const hash = createHash("sha256");
  try {
    for (const part of found) {
      const bytes = await readBlob(repository, part?.id ?? "");
      hash.update(bytes);
      file.write(bytes);
    }
    if (hash.digest("hex") !== sha256) throw damaged();
  } catch (error) {
    file.abandon();
    throw error;
  }
  file.commit();
}

async function readBlob(repository: Repository, id: string): Promise<Buffer> {
  const task = "read a part of the index";
  return (await repository.git.run(["cat-file", "blob", id], { task, maxOutputBytes: MAX_PART_BYTES })).stdout;
}

function depthOf(path: string): number {
  return path.split("/").length;
}
