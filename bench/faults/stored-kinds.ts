import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesEndingIn } from "../../__tests__/helpers/alter-store.ts";
import { GitRepo } from "../../__tests__/helpers/git-repo.ts";
import { DATABASE, writeDatabase } from "../../__tests__/helpers/llmc-database.ts";
import { cli } from "../../__tests__/helpers/run-cli.ts";
import { BUILT_IN_CONFIG } from "../../src/config/built-in-config.ts";
import { layoutOf, type WantedTable } from "../../src/embeddings/index-layout.ts";
import { decodeVector } from "../../src/embeddings/shards/vector-entry.ts";
import { BatchFiles } from "../../src/embeddings/stores/sqlite/batch-files.ts";
import { encodeBatch } from "../../src/embeddings/unfinished/vector-batch.ts";
import { PackReader } from "../../src/facts/pack.ts";
import { readStoreHead, segmentPath } from "../../src/graph/store/store-head.ts";
import { FallbackLog } from "../../src/routing/fallback-log.ts";
import { SILENT_LOGGER } from "../../src/util/logger.ts";

/** A command line, with `BASE` instead of the previous commit. */
export type Question = readonly string[];

/** A kind of file that one run writes and another run reads. */
export interface StoredKind {
  readonly title: string;
  /** Creates all stored files. Returns the path of the file to alter, relative to the root. */
  prepare(repo: GitRepo): Promise<string>;
  /** The questions that read the file. After each alteration, the next one is asked. Each is a sequence whose last answer is compared. */
  readonly questions: readonly (readonly Question[])[];
  /** Other programs also write the file, so only places and states are judged, not their texts. */
  readonly isOfOthers?: boolean;
}

const CALLER = "def serve(user):\n    open_session(user)\n    return Auth().login(user)";
const FILES = {
  ".gitignore": ".llmc\n*.shard\n*.vectors\n",
  "auth.py":
    "class Auth:\n    def login(self, user):\n        return user\n\n\ndef open_session(user):\n    return Auth().login(user)\n",
  "api.py": `from auth import Auth, open_session\n\n\n${CALLER}\n`,
  "jobs.py": "from auth import open_session\n\nfor name in ['a', 'b']:\n    open_session(name)\n",
  "web/render.ts":
    "import { escape } from './escape';\n\nexport function render(text: string): string {\n  return escape(text);\n}\n",
  "web/escape.ts": "export function escape(text: string): string {\n  return text;\n}\n",
  "README.md": "# Sessions\n\nA session is opened with `open_session`.\n",
};

/** Makes a repository with two commits. */
export function makeRepository(): GitRepo {
  const repo = GitRepo.with({ ...FILES, "jobs.py": "x = 1\n" });
  repo.commit({ "jobs.py": FILES["jobs.py"] });
  return repo;
}

const WHERE_USED: Question = ["where-used", "-s", "open_session", "--json"];
const LINEAGE: Question = ["lineage", "-s", "Auth.login", "-d", "upstream", "--json"];
const SEARCH: Question = ["search", "-q", "open a session", "--json"];
const REVIEW: Question = ["review", "--base=BASE", "--json"];
const ABOUT_CODE = [
  [WHERE_USED],
  [LINEAGE],
  [["where-used", "-s", "escape", "--json"]],
  [["status", "--json"]],
  [REVIEW],
  [[...REVIEW, "--index=build", "--verify-index"]],
  [["audit", "--json"]],
  [["build-graph", "--json"], WHERE_USED],
  [["build-graph", "--json", "--no-export"], LINEAGE],
  [["facts", "--verify", "--json"], WHERE_USED],
  [["doctor", "--json"]],
  [SEARCH],
];
const ABOUT_TEXT = [
  [SEARCH],
  [["search", "-q", "escape", "--json"]],
  [["index", "--json"], SEARCH],
  [["audit", "--json"]],
];

async function run(repo: GitRepo, ...argv: string[]): Promise<void> {
  const { code, stderr } = await cli(repo.dir, ...argv);
  if (code !== 0) throw new Error(`${argv.join(" ")} ended with ${code}: ${stderr}`);
}

/** Builds the index, with enrichment for every symbol. */
async function buildEnriched(repo: GitRepo): Promise<void> {
  await run(repo, "build-graph");
  const path = repo.path(".llmc/rag_graph.json");
  const graph = JSON.parse(readFileSync(path, "utf8"));
  for (const entity of graph.entities) entity.metadata.summary = `About ${entity.id}.`;
  writeFileSync(path, JSON.stringify(graph));
  await run(repo, "build-graph", "--full");
}

const built = (path: string) => async (repo: GitRepo) => {
  await buildEnriched(repo);
  return path;
};

/** Prepares the graph and its status, as other programs exchange them, without the index. */
const exchanged = (path: string) => async (repo: GitRepo) => {
  await buildEnriched(repo);
  rmSync(repo.path(".llmc/cache/graph"), { recursive: true });
  return path;
};

/** The largest file with a suffix. */
function largest(repo: GitRepo, suffix: string): string {
  const paths = filesEndingIn(repo.path(".llmc"), suffix).map((name) => join(".llmc", name));
  const [first] = paths.sort((a, b) => readFileSync(repo.path(b)).length - readFileSync(repo.path(a)).length);
  if (first === undefined) throw new Error(`nothing ends in ${suffix}`);
  return first;
}

async function writeVectors(repo: GitRepo): Promise<string> {
  await run(repo, "index", "--shard", "1/1", "--out", repo.path("all.vectors"));
  return "all.vectors";
}

/** Leaves the files of a run that received its vectors but did not finish. */
async function leaveUnfinished(repo: GitRepo): Promise<string> {
  const pack = PackReader.open(repo.path(await writeVectors(repo)));
  const layout = layoutOf(BUILT_IN_CONFIG, new FallbackLog(SILENT_LOGGER), SILENT_LOGGER);
  const { maker } = layout.tableOf("code") as WantedTable;
  const vectors = [...pack.keys()].flatMap((key): [string, Float32Array][] => {
    const bytes = key.endsWith(`:${maker.provider}:${maker.model}:${maker.dimension}`) ? pack.read(key) : undefined;
    return bytes ? [[key.slice(0, key.indexOf(":")), decodeVector(bytes, maker.dimension)]] : [];
  });
  pack.close();
  if (vectors.length === 0) throw new Error("there are no vectors");
  await new BatchFiles(repo.path(".llmc/index.db")).add(encodeBatch({ maker, vectors: new Map(vectors) }));
  const [name] = readdirSync(repo.path(".llmc/index.db.unfinished"));
  return `.llmc/index.db.unfinished/${name}`;
}

/** Every kind of file that the program or LLMC writes, and that the program reads later. */
export const STORED_KINDS: readonly StoredKind[] = [
  {
    title: "facts",
    prepare: async (repo) => {
      await buildEnriched(repo);
      return largest(repo, ".pack");
    },
    questions: ABOUT_CODE,
  },
  {
    title: "facts without an index",
    prepare: async (repo) => {
      await buildEnriched(repo);
      rmSync(repo.path(".llmc/cache/graph"), { recursive: true });
      rmSync(repo.path(".llmc/rag_graph.json"));
      return largest(repo, ".pack");
    },
    questions: ABOUT_CODE,
  },
  { title: "head of the index", prepare: built(".llmc/cache/graph/head.json"), questions: ABOUT_CODE },
  {
    title: "segment of the index",
    prepare: async (repo) => {
      await buildEnriched(repo);
      const segment = readStoreHead(repo.dir)?.head?.segments[0];
      if (!segment) throw new Error("the index has no segment");
      return segmentPath(segment.name);
    },
    questions: ABOUT_CODE,
  },
  { title: "kept enrichment", prepare: built(".llmc/cache/graph/enrichment.json"), questions: ABOUT_CODE },
  { title: "record of the export", prepare: built(".llmc/cache/graph/export.json"), questions: ABOUT_CODE },
  {
    title: "graph file beside the index",
    prepare: built(".llmc/rag_graph.json"),
    questions: ABOUT_CODE,
    isOfOthers: true,
  },
  { title: "graph file alone", prepare: exchanged(".llmc/rag_graph.json"), questions: ABOUT_CODE, isOfOthers: true },
  { title: "status", prepare: exchanged(".llmc/rag_index_status.json"), questions: ABOUT_CODE },
  {
    title: "LLMC's status",
    prepare: async (repo) => {
      await buildEnriched(repo);
      repo.write(".llmc/rag/index_status.json", readFileSync(repo.path(".llmc/rag_index_status.json")));
      return ".llmc/rag/index_status.json";
    },
    questions: ABOUT_CODE,
  },
  {
    title: "LLMC's database",
    prepare: async (repo) => {
      await run(repo, "build-graph");
      await writeDatabase(repo, [{ path: "api.py", symbol: "serve", lines: [4, 6], text: CALLER, summary: "Serves." }]);
      return DATABASE;
    },
    questions: [[WHERE_USED], [LINEAGE], [REVIEW]],
    isOfOthers: true,
  },
  {
    title: "search index",
    prepare: async (repo) => {
      await run(repo, "index");
      return ".llmc/index.db";
    },
    questions: ABOUT_TEXT,
  },
  { title: "unfinished vectors", prepare: leaveUnfinished, questions: [[["index", "--json"], SEARCH]] },
  {
    title: "shard of facts",
    prepare: async (repo) => {
      await run(repo, "facts", "--shard", "1/1", "--out", repo.path("all.shard"));
      rmSync(repo.path(".llmc"), { recursive: true, force: true });
      return "all.shard";
    },
    questions: [[["facts", "--merge", "all.shard"], ["build-graph"], WHERE_USED]],
  },
  {
    title: "shard of vectors",
    prepare: writeVectors,
    questions: [[["index", "--merge", "all.vectors"], SEARCH]],
  },
];
