/** The stat data that git recorded for a file when it last found it equal to the blob in the index. */
export interface IndexStat {
  readonly changedMs: number;
  readonly modifiedMs: number;
  readonly inode: number;
  readonly size: number;
}

/** One entry of the index: what git would commit for a path. */
export interface IndexEntry {
  readonly path: string;
  /** git's file mode: `100644`, `100755`, `120000`, `160000`. */
  readonly mode: string;
  readonly blobId: string;
  /** Left by a merge conflict: the path has up to three entries. */
  readonly isUnmerged: boolean;
  /** A sparse checkout excludes it from the working tree. */
  readonly isSparse: boolean;
  /** `undefined` when git does not vouch for the file or its stat data cannot be read. */
  readonly stat: IndexStat | undefined;
}

/** The arguments whose output `parseIndexListing` reads. */
export const INDEX_LISTING_ARGUMENTS = ["ls-files", "-z", "-v", "--stage", "--debug", "--full-name"] as const;

const ENTRY = /([A-Za-z?]) (\d{6}) ([0-9a-f]{40,64}) ([0-3])\t/g;
const STAT =
  /^ {2}ctime: (\d+):(\d+)\n {2}mtime: (\d+):(\d+)\n {2}dev: \d+\tino: (\d+)\n {2}uid: \d+\tgid: \d+\n {2}size: (\d+)\tflags: \w+\n/;

/**
 * Reads `ls-files --debug`: the path of an entry is followed by five lines with its stat data, then the next entry. git does not
 * promise this format, so where it is not understood entries have no stat data, and their files are hashed.
 */
export function parseIndexListing(output: string): IndexEntry[] {
  const entries: IndexEntry[] = [];
  // From the end, because the stat data of an entry begins the next record.
  const records = output.split("\0");
  let stat = STAT.exec(records.at(-1) ?? "");
  for (let i = records.length - 2; i >= 0; i--) {
    const record = records[i] as string;
    const statOfPrevious = STAT.exec(record);
    ENTRY.lastIndex = statOfPrevious?.[0].length ?? 0;
    const match = ENTRY.exec(record);
    if (match === null) continue;
    const [, tag = "", mode = "", blobId = "", stage] = match;
    entries.push({
      path: record.slice(ENTRY.lastIndex),
      mode,
      blobId,
      isUnmerged: stage !== "0",
      isSparse: tag === "S" || tag === "s",
      // A lower-case tag marks "assume unchanged": the user's claim, which may be wrong.
      stat: stat === null || tag !== tag.toUpperCase() ? undefined : toStat(stat),
    });
    stat = statOfPrevious;
  }
  return entries.reverse();
}

function toStat(match: RegExpExecArray): IndexStat {
  return {
    changedMs: milliseconds(match[1], match[2]),
    modifiedMs: milliseconds(match[3], match[4]),
    inode: Number(match[5]),
    size: Number(match[6]),
  };
}

function milliseconds(seconds: string | undefined, nanoseconds: string | undefined): number {
  return Number(seconds) * 1000 + Number(nanoseconds) / 1e6;
}
