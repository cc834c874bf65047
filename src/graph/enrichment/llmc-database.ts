import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ContainedFiles } from "../../git/contained-files.ts";
import type { Repository } from "../../git/repository.ts";
import type { Entity } from "../../model/graph.ts";
import { loadSqlite } from "../../util/load-sqlite.ts";
import type { Logger } from "../../util/logger.ts";
import { readEnrichedRows } from "./llmc-database-rows.ts";

/** Paths of the databases where LLMC keeps its models' output, in the order in which LLMC itself looks. */
export const LLMC_DATABASES: readonly string[] = [
  ".llmc/rag/enrichment.db",
  ".llmc/rag/index_v2.db",
  ".rag/enrichment.db",
  ".rag/index_v2.db",
  ".llmc/index_v2.db",
  ".rag/index.db",
];
/** Reading a larger one would take longer than an answer may take. */
export const MAX_DATABASE_BYTES = 128 * 1024 * 1024;

const MAGIC = "SQLite format 3\0";
const HEADER_LENGTH = 100;
const WRITE_VERSION_OFFSET = 18;
const READ_VERSION_OFFSET = 19;
const ROLLBACK_FORMAT = 1;

/**
 * The content of LLMC's database about symbols, as entities of a graph. The file is only ever read, and only when git does not track it:
 * people who can commit to a branch must not decide what is said about its code. Unreadable content is reported and left out.
 */
export async function readLlmcDatabase(repository: Repository, logger: Logger): Promise<readonly Entity[]> {
  if (repository.isBare) return [];
  const files = new ContainedFiles(repository.root);
  for (const path of LLMC_DATABASES) {
    if (files.find(path).kind !== "file") continue;
    const warn = (why: string) => logger.warn(`${path} ${why}: what it says about symbols is not shown.`);
    if (await isTracked(repository, path)) {
      warn("is committed to this repository, so it is not trusted");
      continue;
    }
    const { bytes, skipped } = files.read(path, MAX_DATABASE_BYTES);
    if (bytes === undefined) {
      warn(skipped.reason === "too-large" ? "is too large to be read" : `cannot be read (${skipped.reason})`);
      continue;
    }
    const entities = await readEntities(bytes).catch((error: unknown) => {
      if (!(error instanceof Error)) throw error;
      warn("is damaged, or no database of LLMC");
      return [];
    });
    if (entities.length > 0) return entities;
  }
  return [];
}

async function isTracked({ git }: Repository, path: string): Promise<boolean> {
  const listed = await git.text(["ls-files", "-z", "--cached", "--", `:(top,literal)${path}`], {
    task: "look whether git tracks LLMC's database",
  });
  return listed !== "";
}

/** SQLite gets its own copy: it would lock the file that LLMC may be writing, and replay a journal next to it. */
async function readEntities(bytes: Buffer): Promise<readonly Entity[]> {
  if (bytes.length < HEADER_LENGTH || bytes.toString("latin1", 0, MAGIC.length) !== MAGIC)
    throw new Error("no database");
  // LLMC uses a write-ahead log, which needs shared memory to be read; the file itself is consistent without it.
  bytes[WRITE_VERSION_OFFSET] = ROLLBACK_FORMAT;
  bytes[READ_VERSION_OFFSET] = ROLLBACK_FORMAT;
  const { Database } = await loadSqlite();
  const folder = mkdtempSync(join(tmpdir(), "llmc-nav-enrichment-"));
  try {
    const path = join(folder, "copy.db");
    writeFileSync(path, bytes);
    const database = new Database(path, { readOnly: true });
    try {
      database.exec("PRAGMA query_only = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON");
      return readEnrichedRows(database);
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
