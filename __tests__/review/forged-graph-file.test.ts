import { readFileSync, rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GitRepo, onceForFile } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

interface Relation {
  readonly src: string;
  readonly edge: string;
  readonly dst: string;
  readonly sites: readonly (readonly unknown[])[];
}
interface GraphJson {
  entities: { id: string; start_line?: number }[];
  relations: Relation[];
}

const BEFORE = {
  "auth.py": "def login(user):\n    return user\n\n\ndef logout(user):\n    return user\n",
  "api.py": "from auth import login, logout\n\n\ndef serve(user):\n    logout(user)\n    return login(user)\n",
  "jobs.py": "from auth import login\n\n\ndef run(users):\n    return [login(user) for user in users]\n",
  "other.py": "from jobs import run\n\n\ndef nothing():\n    return run([])\n",
};
const AFTER = { "auth.py": "def login(user):\n    return str(user)\n\n\ndef logout(user):\n    return user\n" };
/** So many files that a sample rarely contains a certain file. */
const MANY = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`many/m${at}.py`, `VALUE_${at} = ${at}\n`]));

const WAYS: readonly (readonly [string, (graph: GraphJson) => void])[] = [
  [
    "hides a use of what changed",
    (graph) => {
      graph.relations = graph.relations.filter(({ src, dst }) => !(src.includes("run") && dst.includes("login")));
    },
  ],
  [
    "hides all uses",
    (graph) => {
      graph.relations = [];
    },
  ],
  [
    "invents a use in a file that does not name it",
    (graph) => {
      graph.relations.push({
        src: "sym:many.m7.VALUE_7",
        edge: "calls",
        dst: "sym:auth.login",
        sites: [[1, 1, "call", "exact"]],
      });
    },
  ],
  [
    "shifts the lines of a use",
    (graph) => {
      graph.relations = graph.relations.map((each) =>
        each.dst === "sym:auth.login" ? { ...each, sites: each.sites.map(([, ...rest]) => [3, ...rest]) } : each,
      );
    },
  ],
  [
    "has no such symbol",
    (graph) => {
      graph.entities = graph.entities.filter(({ id }) => id !== "sym:auth.login");
    },
  ],
];

/** A repository with a graph of its head, but no other part of an index. */
const built = onceForFile(async () => {
  const repo = GitRepo.with({ ...BEFORE, ...MANY });
  const base = repo.head();
  repo.commit(AFTER);
  await cli(repo.dir, "build-graph");
  rmSync(repo.path(".llmc/cache"), { recursive: true });
  return { repo, base };
});

/** The same repository, in which git tracks the graph. */
async function tracked(forge: (graph: GraphJson) => void): Promise<{ repo: GitRepo; base: string }> {
  const { repo: plain, base } = await built();
  const repo = plain.copy();
  const graph = JSON.parse(readFileSync(repo.path(".llmc/rag_graph.json"), "utf8"));
  // An attacker who forges a graph leaves out the digest, which would show the change.
  delete graph.digest;
  forge(graph);
  repo.commit({ ".llmc/rag_graph.json": JSON.stringify(graph) }, "the graph");
  repo.git("add", "-f", ".llmc/rag_graph.json");
  return { repo, base };
}

async function ask(repo: GitRepo, tool: string) {
  const direction = tool === "lineage" ? ["--direction=upstream"] : [];
  const { meta, items } = JSON.parse((await cli(repo.dir, tool, "--symbol=login", "--json", ...direction)).stdout);
  return { state: meta.freshness_state, source: meta.source, places: JSON.stringify(items) };
}

async function review(repo: GitRepo, base: string, mode: string) {
  const { stdout } = await cli(repo.dir, "review", `--base=${base}`, "--head=HEAD", "--json", `--index=${mode}`);
  const { queries, affected, index } = JSON.parse(stdout);
  return { index, said: [queries.map(({ items }: { items: unknown }) => items), affected] };
}

describe("a graph file without an index", () => {
  it("is used when it is true", { timeout: 60_000 }, async () => {
    const { repo, base } = await tracked(() => {});
    const { index, said } = await review(repo, base, "check");
    expect([index.state, index.source]).toEqual(["FRESH", "RAG_GRAPH"]);
    expect(said).toEqual((await review(repo, base, "off")).said);
    for (const tool of ["where-used", "lineage"]) {
      const { state, source, places } = await ask(repo, tool);
      expect([tool, state, source]).toEqual([tool, "FRESH", "RAG_GRAPH"]);
      expect(places).toContain("jobs.py");
    }
  });

  it.each(WAYS)("is not trusted when it %s", { timeout: 60_000 }, async (_title, forge) => {
    const { repo, base } = await tracked(forge);
    const { index, said } = await review(repo, base, "check");
    expect([index.state, index.source]).toEqual(["UNKNOWN", "LOCAL_FALLBACK"]);
    expect(index.note).toMatch(
      /^The graph file says of ".*"(?: and of \d+ more files?)? what is not there, so it was not used\.$/,
    );
    expect(said).toEqual((await review(repo, base, "off")).said);
    for (const tool of ["where-used", "lineage"]) {
      const { state, source, places } = await ask(repo, tool);
      expect([tool, state, source]).toEqual([tool, "UNKNOWN", "LOCAL_FALLBACK"]);
      expect(places).toContain("jobs.py");
      expect(places).not.toContain("many");
    }
  });
});
