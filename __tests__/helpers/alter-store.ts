import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE_DIRECTORY } from "../../src/facts/cache-directory.ts";
import { PACK_SUFFIX } from "../../src/facts/pack.ts";
import { STATUS_PATH } from "../../src/graph/file/status-file.ts";
import {
  HEAD_PATH,
  readStoreHead,
  SEGMENT_SUFFIX,
  STORE_DIRECTORY,
  writeStoreHead,
} from "../../src/graph/store/store-head.ts";
import { flip } from "./alter-bytes.ts";
import { LINK_ALTERATIONS } from "./alter-links.ts";
import { forgeIndex, sharesOf } from "./forge-index.ts";
import { type GitRepo, makeTempDir } from "./git-repo.ts";
import { pick, type Random } from "./random-project.ts";
import { rewritePack } from "./rewrite-pack.ts";

/** The input of an alteration: a repository with its index, and the index of another commit. */
export interface AlteredStore {
  readonly repo: GitRepo;
  /** A copy of `.llmc` as it was at another commit. */
  readonly other: string;
  /** The commit of the index. */
  readonly commit: string;
}

/** One way to change the stored files: with corrected digests (`isForged`), or like damage. */
export interface StoreAlteration {
  readonly title: string;
  readonly isForged: boolean;
  apply(random: Random, store: AlteredStore): void;
}

/** The files below a directory whose names have a suffix, relative to the directory. */
export function filesEndingIn(directory: string, suffix: string): string[] {
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(suffix)).sort();
}

const inStore = (root: string, suffix: string) =>
  filesEndingIn(join(root, CACHE_DIRECTORY), suffix).map((name) => join(root, CACHE_DIRECTORY, name));

function editBytes(path: string, edit: (bytes: Buffer) => Uint8Array): void {
  writeFileSync(path, edit(readFileSync(path)));
}

/** Replaces the index by the index of the other commit. */
function restoreOther({ repo, other }: AlteredStore): void {
  rmSync(repo.path(STORE_DIRECTORY), { recursive: true, force: true });
  cpSync(join(other, "cache/graph"), repo.path(STORE_DIRECTORY), { recursive: true });
}

/** Changes the commit of the index, with a right digest. */
function relabel(root: string, commit: string): void {
  const head = readStoreHead(root)?.head;
  if (!head) throw new Error("there is no index to relabel");
  writeStoreHead(root, { ...head, commit });
}

const FORGED_LINKS: readonly StoreAlteration[] = LINK_ALTERATIONS.map(({ title, make }) => ({
  title: `links: ${title}`,
  isForged: true,
  apply: (random, { repo }) => forgeIndex(repo.dir, make(random, sharesOf(repo.dir))),
}));

const FORGED_PARTS: readonly StoreAlteration[] = [
  {
    title: "the index of another commit under this one's name",
    isForged: true,
    apply: (_random, store) => {
      restoreOther(store);
      relabel(store.repo.dir, store.commit);
    },
  },
  {
    title: "shares of another commit under this one's contents",
    isForged: true,
    apply: (_random, { repo, other, commit }) => {
      const elsewhere = makeTempDir("other");
      cpSync(other, join(elsewhere, ".llmc"), { recursive: true });
      const shares = sharesOf(elsewhere);
      forgeIndex(repo.dir, (path, share) => shares.get(path) ?? share);
      relabel(repo.dir, commit);
    },
  },
  {
    title: "facts exchanged",
    isForged: true,
    apply: (random, { repo }) => {
      for (const path of inStore(repo.dir, PACK_SUFFIX)) {
        rewritePack(path, (entries) =>
          entries.map(([key, bytes]) => [key, random(2) === 0 ? pick(random, entries)[1] : bytes]),
        );
      }
    },
  },
];

const DAMAGE: readonly StoreAlteration[] = [
  {
    title: "a bit of a segment",
    isForged: false,
    apply: (random, { repo }) =>
      editBytes(pick(random, inStore(repo.dir, SEGMENT_SUFFIX)), (bytes) => flip(random, bytes)),
  },
  {
    title: "a bit of the head",
    isForged: false,
    apply: (random, { repo }) => editBytes(repo.path(HEAD_PATH), (bytes) => flip(random, bytes)),
  },
  {
    title: "a segment cut off",
    isForged: false,
    apply: (random, { repo }) =>
      editBytes(pick(random, inStore(repo.dir, SEGMENT_SUFFIX)), (bytes) => bytes.subarray(0, random(bytes.length))),
  },
  {
    title: "a segment of another commit",
    isForged: false,
    apply: (random, { repo, other }) => {
      const from = pick(random, filesEndingIn(join(other, "cache/graph"), SEGMENT_SUFFIX));
      const bytes = readFileSync(join(other, "cache/graph", from));
      writeFileSync(pick(random, inStore(repo.dir, SEGMENT_SUFFIX)), bytes);
    },
  },
  {
    title: "the head of another commit",
    isForged: false,
    apply: (_random, { repo, other }) => cpSync(join(other, "cache/graph/head.json"), repo.path(HEAD_PATH)),
  },
  { title: "the whole index of another commit", isForged: false, apply: (_random, store) => restoreOther(store) },
  {
    title: "the commit in the head edited",
    isForged: false,
    apply: (_random, { repo, commit }) =>
      editBytes(repo.path(HEAD_PATH), (bytes) => {
        return Buffer.from(
          JSON.stringify({ ...JSON.parse(bytes.toString("utf8")), commit: commit.replace(/^../, "00") }),
        );
      }),
  },
  {
    title: "the status edited",
    isForged: false,
    apply: (random, { repo, commit }) => {
      const state = pick(random, ["fresh", "FRESH", "stale", "error", ""]);
      const named = pick(random, [commit, commit.slice(0, 12), "0".repeat(40), null]);
      repo.write(STATUS_PATH, JSON.stringify({ repo: ".", index_state: state, last_indexed_commit: named }));
    },
  },
  {
    title: "a bit of the facts",
    isForged: false,
    apply: (random, { repo }) =>
      editBytes(pick(random, inStore(repo.dir, PACK_SUFFIX)), (bytes) => flip(random, bytes)),
  },
];

/** All alterations of a stored index. */
export const STORE_ALTERATIONS: readonly StoreAlteration[] = [...FORGED_LINKS, ...FORGED_PARTS, ...DAMAGE];
