import { describe, expect, it, vi } from "vitest";
import { PostingBuilder } from "../../src/graph/store/posting-lists.ts";
import type { Share } from "../../src/graph/store/share.ts";
import { type Forgery, forgeIndex } from "../helpers/forge-index.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { reviewSays } from "../helpers/review-says.ts";
import { cli } from "../helpers/run-cli.ts";

const BEFORE = {
  ".gitignore": ".llmc\n",
  "auth.py": "def login(user):\n    return user\n\n\ndef logout(user):\n    return user\n",
  "api.py": "from auth import login, logout\n\n\ndef serve(user):\n    logout(user)\n    return login(user)\n",
  "jobs.py": "from auth import login\n\n\ndef run(users):\n    return [login(user) for user in users]\n",
  "test_jobs.py": "from jobs import run\n\n\ndef test_run():\n    assert run([1]) == [1]\n",
};
/** `login` needs one more argument, and `logout` has another body. */
const AFTER = {
  "auth.py": "def login(user, password):\n    return user\n\n\ndef logout(user):\n    return None\n",
};

const links = (share: Share, change: (link: Share["links"][number]) => Share["links"]): Share => {
  return { ...share, links: share.links.flatMap(change) };
};
const WAYS: readonly (readonly [string, Forgery])[] = [
  ["no links at all", (_path, share) => ({ ...share, links: [] })],
  ["no links of one file", (path, share) => (path === "jobs.py" ? { ...share, links: [] } : share)],
  [
    "no link to what changed",
    (_path, share) => links(share, (link) => (link.target.qualname === "login" ? [] : [link])),
  ],
  [
    "links that lead elsewhere",
    (_path, share) =>
      links(share, (link) =>
        link.path === "auth.py" ? [{ ...link, path: "jobs.py", target: { qualname: "run", ordinal: 1 } }] : [link],
      ),
  ],
  [
    "shifted lines",
    (_path, share) =>
      links(share, (link) => [{ ...link, sites: link.sites.map(([line, ...rest]) => [line + 1, ...rest] as const) }]),
  ],
  [
    "a link too many",
    (path, share) => {
      const [first] = share.links;
      const extra = first && { ...first, path: "auth.py", target: { qualname: "logout", ordinal: 1 } };
      return path === "test_jobs.py" && extra ? { ...share, links: [...share.links, extra] } : share;
    },
  ],
  [
    "a lower confidence",
    (_path, share) =>
      links(share, (link) => [
        { ...link, sites: link.sites.map(([line, column, role]) => [line, column, role, "possible"] as const) },
      ]),
  ],
  [
    "no definitions inside",
    (path, share) => (path === "jobs.py" ? { ...share, definitions: [], links: [], open: [] } : share),
  ],
  ["files that were never consulted", (_path, share) => ({ ...share, consulted: [] })],
  ["names that no file spells", (_path, share) => ({ ...share, spelled: [], links: [] })],
];
/** More files than the sample contains that is checked in addition to the files of the change. */
const OTHERS = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`part/m${at}.py`, `VALUE_${at} = ${at}\n`]));

describe("a restored index that was forged consistently", () => {
  it.each(WAYS)("cannot hide or invent anything about the change: %s", { timeout: 60_000 }, async (_title, forge) => {
    const repo = GitRepo.with({ ...BEFORE, ...OTHERS });
    const base = repo.head();
    await cli(repo.dir, "build-graph", "--no-export");
    forgeIndex(repo.dir, forge);
    repo.commit(AFTER);
    const { index, said } = await reviewSays(repo, base, "--index=build", "--verify-index");
    const truth = await reviewSays(repo, base, "--index=off");
    expect(said).toEqual(truth.said);
    expect(truth.broken).toBeGreaterThan(0);
    // If the sample detects the forgery, the index is built again. If an answer detects it, the index is not used.
    expect([`FRESH RAG_GRAPH`, `UNKNOWN LOCAL_FALLBACK`]).toContain(`${index.state} ${index.source}`);
  });
});

describe("a restored index whose lists leave out statements of its files", () => {
  it("is detected, because questions read the lists first", { timeout: 60_000 }, async () => {
    const repo = GitRepo.with({ ...BEFORE, ...OTHERS });
    const base = repo.head();
    await cli(repo.dir, "build-graph", "--no-export");
    const add = vi.spyOn(PostingBuilder.prototype, "add").mockImplementation(() => {});
    forgeIndex(repo.dir, (_path, share) => share);
    add.mockRestore();
    repo.commit(AFTER);
    const { index, said } = await reviewSays(repo, base, "--index=build", "--verify-index");
    expect(said).toEqual((await reviewSays(repo, base, "--index=off")).said);
    expect(index).toMatchObject({ state: "FRESH", source: "RAG_GRAPH" });
  });
});
