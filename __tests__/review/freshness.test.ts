import { readFileSync, rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Repository } from "../../src/git/repository.ts";
import { GRAPH_PATH } from "../../src/graph/file/graph-file.ts";
import { STATUS_PATH } from "../../src/graph/file/status-file.ts";
import type { Review, ReviewFreshness } from "../../src/model/review.ts";
import { review } from "../../src/review/review.ts";
import { NO_PROGRESS } from "../../src/util/progress.ts";
import { build } from "../helpers/build-graph.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { recordingLogger } from "../helpers/recording-logger.ts";

const TAX = `def tax(amount, rate):
    if amount < 0:
        raise ValueError("negative amount")
    return round(amount * rate, 2)
`;
const TOTAL = "def total(items):\n    return sum(items)\n";
const OTHER = `def other(orders, limit):
    late = [order for order in orders if order.days > limit]
    return sorted(late, key=lambda order: order.days)
`;

/** Builds the index of a first commit, writes a summary to each of its entities, and reviews a second commit. */
async function freshnessOf(head: Readonly<Record<string, string>>, amend = (graph: string) => graph) {
  const repo = GitRepo.with({ ".gitignore": ".llmc\n", "shop/lib.py": `${TAX}\n\n${TOTAL}`, "shop/other.py": OTHER });
  const base = repo.head();
  await build(repo);
  const graph = JSON.parse(readFileSync(repo.path(GRAPH_PATH), "utf8"));
  for (const entity of graph.entities) if (entity.kind !== "file") entity.metadata.summary = `About ${entity.id}.`;
  repo.write(GRAPH_PATH, amend(JSON.stringify(graph)));
  return reviewFrom(repo, base, repo.commit({ ...head }));
}

async function reviewFrom(repo: GitRepo, base: string, head: string | undefined): Promise<ReviewFreshness> {
  return (await reviewed(repo, base, head)).freshness;
}

async function reviewed(repo: GitRepo, base: string, head: string | undefined): Promise<Review> {
  const options = {
    repository: await Repository.open(repo.dir),
    base,
    head,
    logger: recordingLogger(),
    progress: NO_PROGRESS,
  };
  return review(options);
}

function reboundLines({ rebound }: ReviewFreshness): string[] {
  return rebound.map(({ id, status, to }) => `${id} ${status} ${to?.path}#${to?.qualname}`);
}

describe("review: the index and changed files", () => {
  it("names the symbols whose enrichment describes an older body", async () => {
    const freshness = await freshnessOf({
      "shop/lib.py": `${TAX}\n\n${TOTAL.replace("sum(items)", "sum(items) + 1")}`,
    });
    expect(freshness).toMatchObject({ state: "STALE", rebound: [], staleEnrichment: ["sym:shop.lib.total"] });
  });

  it("follows indexed symbols to another name and another file", async () => {
    const freshness = await freshnessOf({
      "shop/lib.py": TOTAL,
      "shop/money.py": TAX,
      "shop/other.py": OTHER.replace("other", "late_orders"),
    });
    expect(reboundLines(freshness)).toEqual([
      "sym:shop.lib.tax relocated shop/money.py#tax",
      "sym:shop.other.other renamed shop/other.py#late_orders",
    ]);
    expect(freshness.staleEnrichment).toEqual([]);
  });

  it("reports nothing for lines that only shifted", async () => {
    const freshness = await freshnessOf({ "shop/lib.py": `# Money.\n\n\n${TAX}\n\n${TOTAL}` });
    expect(freshness).toMatchObject({ state: "STALE", rebound: [], staleEnrichment: [] });
  });

  it("compares fingerprints if the commit of the index is not in the clone", async () => {
    const head = { "shop/lib.py": `${TAX}\n\n${TOTAL.replace("sum", "max")}` };
    const freshness = await freshnessOf(head, (graph) =>
      graph.replace(/"commit":"[0-9a-f]+"/, `"commit":"${"1".repeat(40)}"`),
    );
    expect(freshness).toMatchObject({ rebound: [], staleEnrichment: ["sym:shop.lib.total"] });
  });

  it("treats a committed index as one of the base, and follows its symbols, in a clone that lacks its commit", async () => {
    const upstream = GitRepo.with({ "shop/lib.py": `${TAX}\n\n${TOTAL}` });
    await build(upstream);
    // If the index is committed, git must not ignore it.
    rmSync(upstream.path(".llmc/.gitignore"));
    const index = [GRAPH_PATH, STATUS_PATH].map((path) => [path, readFileSync(upstream.path(path), "utf8")]);
    const base = upstream.commit(Object.fromEntries(index), "index");
    const renamed = { "shop/lib.py": `${TAX.replace("tax", "vat")}\n\n${TOTAL}` };
    const head = upstream.commit(renamed, "renamed");
    const { index: about, freshness } = await reviewed(upstream.clone({ depth: 2 }), base, head);
    expect([about.state, about.isOfBase]).toEqual(["STALE", true]);
    expect(reboundLines(freshness)).toEqual(["sym:shop.lib.tax renamed shop/lib.py#vat"]);
    const next = upstream.commit({ "shop/lib.py": TOTAL.replace("total", "whole") }, "later");
    const later = await reviewed(upstream.clone({ depth: 2 }), head, next);
    expect([later.index.isOfBase, later.freshness.rebound]).toEqual([false, []]);
  });

  it("works without an index, and with one that cannot be read", async () => {
    const broken = await freshnessOf({ "shop/lib.py": TOTAL }, () => "{");
    expect(broken).toMatchObject({ rebound: [], staleEnrichment: [] });
    const repo = GitRepo.with({ "lib.py": TOTAL });
    const base = repo.head();
    const none = await reviewFrom(repo, base, repo.commit({ "lib.py": TAX }));
    expect(none).toMatchObject({ state: "UNKNOWN", rebound: [], staleEnrichment: [] });
  });
});
