import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { HEAD_PATH, STORE_DIRECTORY } from "../../src/graph/store/store-head.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { randomNumbers } from "../helpers/random.ts";
import { cli } from "../helpers/run-cli.ts";

const FILES = {
  ".gitignore": ".llmc\n",
  "auth.py":
    "class Auth:\n    def login(self, user):\n        return user\n\n\ndef open_session(user):\n    return Auth().login(user)\n",
  "api.py":
    "from auth import Auth, open_session\n\n\ndef serve(user):\n    open_session(user)\n    return Auth().login(user)\n",
  "jobs.py": "from auth import open_session\n\nfor name in ['a', 'b']:\n    open_session(name)\n",
};
const FLIPS = 60;

/** The label of an answer, and its places. */
async function ask(repo: GitRepo): Promise<{ readonly label: string; readonly places: string }> {
  const { stdout } = await cli(repo.dir, "where-used", "-s", "open_session", "--json");
  const { meta, items } = JSON.parse(stdout);
  const places = items.map(
    ({ file, line, role }: { file: string; line: number; role: string }) => `${file}:${line} ${role}`,
  );
  return { label: `${meta.status} ${meta.source} ${meta.freshness_state}`, places: places.join("\n") };
}

/** All files of the stored index. */
function storedFiles(repo: GitRepo): string[] {
  return readdirSync(repo.path(STORE_DIRECTORY)).map((name) => join(STORE_DIRECTORY, name));
}

async function builtRepo(): Promise<GitRepo> {
  const repo = GitRepo.with(FILES);
  await cli(repo.dir, "build-graph", "--no-export");
  return repo;
}

describe("an index whose bytes were changed", () => {
  it("is rejected when its head is nested without end", async () => {
    const repo = await builtRepo();
    const truth = await ask(repo);
    const deep = "[".repeat(50_000) + "]".repeat(50_000);
    const head = readFileSync(repo.path(HEAD_PATH), "utf8");
    for (const key of ['"counts":', '"segments":', '"indexed_at":']) {
      expect(head).toContain(key);
      writeFileSync(repo.path(HEAD_PATH), head.replace(key, `${key}${deep},"was":`));
      expect(await ask(repo)).toEqual({ label: "FALLBACK LOCAL_FALLBACK UNKNOWN", places: truth.places });
    }
  });

  it("is rejected, or gives the same answers as the files", { timeout: 120_000 }, async () => {
    const repo = await builtRepo();
    const truth = await ask(repo);
    expect(truth.label).toBe("OK RAG_GRAPH FRESH");
    const random = randomNumbers(11);
    const originals = new Map(storedFiles(repo).map((path) => [path, readFileSync(repo.path(path))]));
    const paths = [...originals.keys()];
    let refused = 0;
    for (let at = 0; at < FLIPS; at++) {
      const path = paths[random(paths.length)] as string;
      const bytes = Buffer.from(originals.get(path) as Buffer);
      const position = random(bytes.length);
      bytes[position] = (bytes[position] as number) ^ (1 << random(8));
      writeFileSync(repo.path(path), bytes);
      const answer = await ask(repo);
      expect(answer.places, `${path} at ${position}`).toBe(truth.places);
      if (answer.label !== truth.label) refused++;
      writeFileSync(repo.path(path), originals.get(path) as Buffer);
    }
    // Otherwise, no alteration hit a byte that is read.
    expect(refused).toBeGreaterThan(0);
    expect(await ask(repo)).toEqual(truth);
  });

  it("is built again by the next build", async () => {
    const repo = await builtRepo();
    const segment = storedFiles(repo).find((path) => path.endsWith(".segment")) as string;
    const bytes = readFileSync(repo.path(segment));
    bytes.fill(0, 0, 400);
    writeFileSync(repo.path(segment), bytes);
    expect((await ask(repo)).label).toBe("FALLBACK LOCAL_FALLBACK UNKNOWN");
    repo.commit({ "auth.py": `${FILES["auth.py"]}\n\nLIMIT = 3\n` });
    expect((await cli(repo.dir, "build-graph", "--no-export")).code).toBe(0);
    expect((await ask(repo)).label).toBe("OK RAG_GRAPH FRESH");
  });
});

describe("an index of the commit that is damaged", () => {
  it("is built again by a build of the same commit", async () => {
    const repo = await builtRepo();
    const segment = storedFiles(repo).find((path) => path.endsWith(".segment")) as string;
    const bytes = readFileSync(repo.path(segment));
    writeFileSync(repo.path(segment), bytes.fill(0, 0, 16));
    expect((await cli(repo.dir, "build-graph", "--no-export")).code).toBe(0);
    expect((await ask(repo)).label).toBe("OK RAG_GRAPH FRESH");
  });

  it("is ignored by a review that only checks it", async () => {
    const repo = await builtRepo();
    const base = repo.head();
    repo.commit({ "jobs.py": "x = 1\n" });
    const segment = storedFiles(repo).find((path) => path.endsWith(".segment")) as string;
    const bytes = readFileSync(repo.path(segment));
    writeFileSync(repo.path(segment), bytes.fill(0, 0, 400));
    const { code, stdout } = await cli(repo.dir, "review", "--base", base, "--index=check", "--verify-index", "--json");
    expect([code, JSON.parse(stdout).index.source]).toEqual([0, "LOCAL_FALLBACK"]);
  });
});

describe("an index with a damaged page that only some questions read", () => {
  it("is replaced by the files when it is read, in questions and in reviews", { timeout: 60_000 }, async () => {
    const filler = (at: number) => Array.from({ length: 60 }, (_, n) => `def helper_${at}_${n}(x):\n    return x\n`);
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`fill/f${at}.py`, filler(at).join("\n")]));
    const repo = GitRepo.with({ ...FILES, ...many });
    const base = repo.head();
    repo.commit({ "auth.py": FILES["auth.py"].replace("return Auth().login(user)", "return Auth().login(str(user))") });
    await cli(repo.dir, "build-graph", "--no-export");
    const truth = await ask(repo);
    const segment = storedFiles(repo).find((path) => path.endsWith(".segment")) as string;
    const bytes = readFileSync(repo.path(segment));
    // The shares of the first files, in path order, are in the first page.
    bytes.fill(0xff, 0, 16);
    writeFileSync(repo.path(segment), bytes);
    const answer = await ask(repo);
    expect([answer.label, answer.places]).toEqual(["FALLBACK LOCAL_FALLBACK UNKNOWN", truth.places]);
    const review = JSON.parse((await cli(repo.dir, "review", "--base", base, "--json")).stdout);
    expect(review.index).toMatchObject({ source: "LOCAL_FALLBACK", status: "FALLBACK", state: "UNKNOWN" });
    expect(review.queries[0].items.length).toBeGreaterThan(0);
  });
});

describe("an index whose parts are of another commit", () => {
  it("is not FRESH because of a label", async () => {
    const repo = await builtRepo();
    const head = JSON.parse(readFileSync(repo.path(HEAD_PATH), "utf8"));
    const next = repo.commit({ "jobs.py": "x = 1\n" });
    writeFileSync(repo.path(HEAD_PATH), JSON.stringify({ ...head, commit: next }));
    expect((await ask(repo)).label).toBe("FALLBACK LOCAL_FALLBACK UNKNOWN");
  });

  it("is rejected when the segment is from another commit", async () => {
    const [one, other] = [await builtRepo(), GitRepo.with({ ...FILES, "jobs.py": "from auth import open_session\n" })];
    await cli(other.dir, "build-graph", "--no-export");
    const nameOf = (repo: GitRepo) => storedFiles(repo).find((path) => path.endsWith(".segment")) as string;
    writeFileSync(one.path(nameOf(one)), readFileSync(other.path(nameOf(other))));
    expect((await ask(one)).label).toBe("FALLBACK LOCAL_FALLBACK UNKNOWN");
  });
});
