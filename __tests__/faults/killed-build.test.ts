import { existsSync, readdirSync, readFileSync, watch } from "node:fs";
import { describe, expect, it } from "vitest";
import { FACTS_VERSION } from "../../src/facts/version.ts";
import { GRAPH_PATH } from "../../src/graph/file/graph-file.ts";
import { STATUS_PATH } from "../../src/graph/file/status-file.ts";
import { HEAD_PATH } from "../../src/graph/store/store-head.ts";
import { isTemporaryName, temporaryName } from "../../src/util/temporary-files.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";
import { CliProcess } from "./spawn-cli.ts";

const callers = (count: number) =>
  Array.from({ length: count }, (_, at) => `def caller_${at}(x):\n    return helper(x) + ${at}\n`).join("\n");
const FILES = {
  "helper.py": "def helper(x):\n    return x + 1\n",
  "callers.py": `from helper import helper\n\n${callers(20)}`,
};

function leftovers(repo: GitRepo): string[] {
  return readdirSync(repo.path(".llmc"), { recursive: true, encoding: "utf8" }).filter(isTemporaryName);
}

/** Kills the build when a file with a matching name appears below `.llmc`. Otherwise, the build ends normally. */
async function buildAndKill(repo: GitRepo, isMoment: (name: string) => boolean): Promise<boolean> {
  const build = new CliProcess(repo.dir, ["build-graph"]);
  const watcher = watch(repo.path(".llmc"), { recursive: true }, (_event, name) => {
    if (name !== null && isMoment(name)) build.child.kill("SIGKILL");
  });
  const { code } = await build.ended;
  watcher.close();
  return code === null;
}

describe("faults: build-graph killed while it writes", () => {
  it.each([
    ["facts", (name: string) => name.includes("facts-v") && isTemporaryName(name)],
    ["the graph", (name: string) => name.startsWith("rag_graph.json") && isTemporaryName(name)],
    ["a segment", (name: string) => name.includes(".segment") && isTemporaryName(name)],
    ["the head of the index", (name: string) => name.includes("head.json") && isTemporaryName(name)],
    ["the status", (name: string) => name.startsWith("rag_index_status.json") && isTemporaryName(name)],
  ])("leaves complete files and true labels when it dies with %s", { timeout: 60_000 }, async (_title, isMoment) => {
    const repo = GitRepo.with(FILES);
    await cli(repo.dir, "build-graph", "--json");
    repo.commit({ ".gitignore": ".llmc\n", "callers.py": `from helper import helper\n\n${callers(21)}` });
    const wasKilled = await buildAndKill(repo, isMoment);
    for (const path of [GRAPH_PATH, STATUS_PATH, HEAD_PATH]) {
      if (existsSync(repo.path(path))) JSON.parse(readFileSync(repo.path(path), "utf8"));
    }
    const answer = JSON.parse((await cli(repo.dir, "where-used", "--json", "-s", "helper", "--no-imports")).stdout);
    expect(answer.items).toHaveLength(21);
    // The signal may arrive after the last file was already renamed.
    const head = JSON.parse(readFileSync(repo.path(HEAD_PATH), "utf8"));
    const isWhole = head.commit === repo.head();
    if (!wasKilled) expect(isWhole).toBe(true);
    expect(answer.meta.freshness_state).toBe(isWhole ? "FRESH" : "STALE");
    expect((await cli(repo.dir, "build-graph")).code).toBe(0);
    expect(leftovers(repo)).toEqual([]);
  });
});

describe("faults: the temporary files of a dead process", () => {
  it("are removed by the next build, but those of a running process are not", async () => {
    const repo = GitRepo.with(FILES);
    const dead = new CliProcess(repo.dir, ["--version"]);
    await dead.ended;
    const living = nameOf(process.pid);
    repo.write(`.llmc/rag_graph.json.${nameOf(dead.child.pid)}`, "{");
    repo.write(`.llmc/rag_graph.json.${living}`, "{");
    repo.write(`.llmc/cache/facts-v${FACTS_VERSION}/${nameOf(dead.child.pid)}`, "{");
    repo.write(".llmc/notes.tmp", "not ours");
    await cli(repo.dir, "build-graph");
    expect(leftovers(repo)).toEqual([`rag_graph.json.${living}`]);
    expect(existsSync(repo.path(".llmc/notes.tmp"))).toBe(true);
  });
});

/** The end of a temporary name as a process of this machine would write it. */
function nameOf(pid: number | undefined): string {
  return temporaryName().replace(`-${process.pid}-`, `-${pid}-`);
}
