import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { computeRoute } from "../../src/freshness/gateway.ts";
import { Repository } from "../../src/git/repository.ts";
import { parseStatus, statusToText } from "../../src/graph/file/status-file.ts";
import { UserError } from "../../src/model/errors.ts";
import type { IndexStatus } from "../../src/model/graph.ts";
import { indexStatus } from "../../src/wire/envelope.ts";
import { GitRepo, makeTempDir, TEST_ENV } from "../helpers/git-repo.ts";

type Json = Readonly<Record<string, unknown>>;

function readCases<Case>(file: string): readonly Case[] {
  return JSON.parse(readFileSync(new URL(`../fixtures/llmc/${file}`, import.meta.url), "utf8"));
}

/** The status file in a case: its text, its JSON, or nothing. */
type StatusFile = string | Json | null;

function loadStatus(file: StatusFile): IndexStatus | undefined {
  if (file === null) return undefined;
  return parseStatus(typeof file === "string" ? file : JSON.stringify(file));
}

/** The status in LLMC's form. LLMC also writes the error if there is none, and writes the root of the repository where we write `.`. */
function toLlmc(status: IndexStatus | undefined): Json | null {
  if (status === undefined) return null;
  const wire = indexStatus.toWire(status);
  return { ...wire, repo: wire.repo === "." ? "$REPO" : wire.repo, last_error: wire.last_error ?? null };
}

/** The cases in which LLMC is wrong. docs/llmc-compatibility.md has the reasons. */
const DEVIATIONS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["index_state true", { use_rag: false, freshness_state: "STALE" }],
  ["upper sha", { use_rag: true, freshness_state: "FRESH" }],
  ["sha with newline", { use_rag: true, freshness_state: "FRESH" }],
  ["commit number", { use_rag: false, freshness_state: "UNKNOWN" }],
  ["newborn repo (no commits)", null],
  ["load: schema null", { schema_version: "1" }],
  ["save: plain dict kept as is", undefined],
]);

interface GatewayCase {
  readonly name: string;
  readonly input: { readonly status_file: StatusFile; readonly git_head: string | null };
  readonly expected: { readonly use_rag: boolean; readonly freshness_state: string; readonly status: Json | null };
}

describe("freshness: LLMC's cases of the gateway", () => {
  it.each(readCases<GatewayCase>("gateway.json"))("$name", ({ name, input, expected }) => {
    const { status_file, git_head } = input;
    const status = loadStatus(status_file);
    const decision = computeRoute(status, git_head === null || git_head === "<raises>" ? undefined : git_head);
    const route = { use_rag: decision.useRag, freshness_state: decision.freshnessState };
    if (DEVIATIONS.has(name)) expect(route).toEqual(DEVIATIONS.get(name));
    else expect({ ...route, status: toLlmc(decision.status) }).toEqual(expected);
  });
});

interface LoadCase {
  readonly name: string;
  readonly input: { readonly op: string; readonly file: StatusFile };
  readonly expected: Json | null;
}
interface SaveCase {
  readonly name: string;
  readonly input: { readonly op: string; readonly status: Json };
  readonly expected: { readonly text: string };
}

describe("freshness: LLMC's cases of the status file", () => {
  it.each(readCases<LoadCase>("index_status.json").filter(({ input }) => input.op === "load_status"))(
    "$name",
    ({ name, input, expected }) => {
      const deviation = DEVIATIONS.get(name) as Json | undefined;
      expect(toLlmc(loadStatus(input.file))).toEqual(expected && { ...expected, ...deviation });
    },
  );

  const saves = readCases<SaveCase>("index_status.json").filter(({ input }) => input.op === "save_status");
  it.each(saves.filter(({ name }) => !DEVIATIONS.has(name)))("$name", ({ input, expected }) => {
    expect(statusToText(loadStatus(input.status) as IndexStatus)).toBe(expected.text);
  });
});

interface HeadCase {
  readonly name: string;
  readonly input: { readonly setup: string };
  readonly expected: string | null;
}

const SETUPS: ReadonlyMap<string, () => string> = new Map([
  ["repo with one commit", () => GitRepo.with({ "a.py": "1\n" }).dir],
  ["not a git repo", () => makeTempDir()],
  ["newborn repo (no commits)", () => GitRepo.init().dir],
  [
    "corrupt .git",
    () => {
      const repo = GitRepo.with({ "a.py": "1\n" });
      repo.remove(".git/HEAD");
      return repo.dir;
    },
  ],
  [
    "dirty worktree",
    () => {
      const repo = GitRepo.with({ "a.py": "1\n" });
      repo.write("a.py", "2\n");
      return repo.dir;
    },
  ],
]);

async function headOf(directory: string): Promise<string | null> {
  try {
    const repository = await Repository.open(directory, { env: TEST_ENV });
    return (await repository.headCommit()) ?? null;
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

describe("freshness: LLMC's cases of HEAD", () => {
  it.each(readCases<HeadCase>("gateway_git_head.json"))("$name", async ({ name, input, expected }) => {
    const directory = SETUPS.get(input.setup)?.();
    if (directory === undefined) throw new Error(`there is no setup for ${input.setup}`);
    const wanted = DEVIATIONS.has(name) ? DEVIATIONS.get(name) : expected;
    const sha = wanted === null ? null : new GitRepo(directory).head();
    expect(await headOf(directory)).toBe(sha);
  });
});

describe("freshness: deviations from LLMC", () => {
  it("are all documented", () => {
    const docs = readFileSync(new URL("../../docs/llmc-compatibility.md", import.meta.url), "utf8");
    for (const name of DEVIATIONS.keys()) expect(docs).toContain(`\`${name}\``);
  });

  it("are all existing cases", () => {
    const files = ["gateway.json", "gateway_git_head.json", "index_status.json"];
    const names = files.flatMap((file) => readCases<{ name: string }>(file).map((each) => each.name));
    expect([...DEVIATIONS.keys()].filter((name) => !names.includes(name))).toEqual([]);
  });
});
