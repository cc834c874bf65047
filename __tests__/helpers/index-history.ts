import { cpSync, existsSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { openRepository } from "../../src/api/open-repository.ts";
import { GRAPH_PATH } from "../../src/graph/file/graph-file.ts";
import { STATUS_PATH } from "../../src/graph/file/status-file.ts";
import { STORE_DIRECTORY } from "../../src/graph/store/store-head.ts";
import { build } from "./build-graph.ts";
import type { GitRepo } from "./git-repo.ts";
import { NAMES, pick, type Random, randomModule, randomPath } from "./random-project.ts";

/** The number of copies of the index that are kept next to it. */
const COPIES = 3;

/** An answer, and the truth if the answer claims to come from a fresh index. */
export interface CheckedAnswer {
  readonly state: string | null;
  readonly said: string;
  /** The answer from the files alone; undefined when the answer does not claim to be fresh. */
  readonly truth: string | undefined;
}

/** An event that changes a repository or its index. */
type Step = (repo: GitRepo, kept: string, random: Random) => Promise<void> | void;

const STEPS: readonly Step[] = [
  (repo, _kept, random) => repo.write(randomPath(random), randomModule(random)),
  (repo, _kept, random) => void repo.commit({ [randomPath(random)]: randomModule(random) }),
  async (repo) => void (await build(repo)),
  async (repo) => void (await build(repo, "HEAD", true)),
  (repo, kept, random) => copy(repo.path(STORE_DIRECTORY), `${kept}/${random(COPIES)}`),
  (repo, kept, random) => copy(`${kept}/${random(COPIES)}`, repo.path(STORE_DIRECTORY)),
  (repo, kept, random) => copy(repo.path(".llmc"), `${kept}/all-${random(COPIES)}`),
  (repo, kept, random) => copy(`${kept}/all-${random(COPIES)}`, repo.path(".llmc")),
  // Restores only the files that are exchanged with other programs, or only the status file.
  (repo, kept, random) => {
    const from = `${kept}/all-${random(COPIES)}`;
    for (const path of random(2) === 0 ? [GRAPH_PATH, STATUS_PATH] : [STATUS_PATH])
      copy(`${from}/${path.slice(".llmc/".length)}`, repo.path(path));
    if (random(2) === 0) rmSync(repo.path(STORE_DIRECTORY), { recursive: true, force: true });
  },
  (repo, _kept, random) => {
    const count = Number(repo.git("rev-list", "--count", "HEAD"));
    if (count > 1) repo.git("checkout", "-q", "-f", "--detach", `HEAD~${1 + random(count - 1)}`);
  },
  (repo) => void repo.git("checkout", "-q", "-f", "main"),
  (repo, _kept, random) => repo.remove(randomPath(random)),
  // An edit of the same length, after which the old time of the file is restored.
  (repo, _kept, random) => {
    const path = repo.path(randomPath(random));
    if (!existsSync(path)) return;
    const { atime, mtime, size } = statSync(path);
    writeFileSync(path, randomModule(random).padEnd(size, "\n").slice(0, size));
    utimesSync(path, atime, mtime);
  },
];

/** Runs one random step. */
export async function randomStep(repo: GitRepo, kept: string, random: Random): Promise<void> {
  await pick(random, STEPS)(repo, kept, random);
}

/** Asks about a name. If the answer claims to come from a fresh index, asks again without an index. */
export async function askAndCheck(repo: GitRepo, random: Random, aside: string): Promise<CheckedAnswer> {
  const symbol = pick(random, NAMES);
  const { state, said } = await ask(repo, symbol);
  if (state !== "FRESH") return { state, said, truth: undefined };
  copy(repo.path(".llmc"), aside);
  rmSync(repo.path(".llmc"), { recursive: true, force: true });
  const truth = await ask(repo, symbol);
  copy(aside, repo.path(".llmc"));
  if (truth.state !== "UNKNOWN") throw new Error(`without an index the state is ${truth.state}`);
  return { state, said, truth: truth.said };
}

async function ask(repo: GitRepo, symbol: string) {
  const opened = await openRepository(repo.dir);
  const { meta, items } = await opened.whereUsed(symbol, { confidence: "possible", limit: 1000 });
  await opened.close();
  const places = items.map(({ file, line, role }) => `${file}:${line} ${role}`).sort();
  return {
    state: meta.freshnessState,
    said: `${meta.status === "ERROR" ? meta.errorCode : "OK"} ${places.join(", ")}`,
  };
}

function copy(from: string, to: string): void {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}
