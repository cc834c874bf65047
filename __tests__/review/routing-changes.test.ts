import { describe, expect, it } from "vitest";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

/** A configuration with a profile, routes with their indexes, and the route of slices of code. */
function config(routes: Readonly<Record<string, string>>, codeGoesTo: string, more = ""): string {
  const tables = Object.entries(routes).map(
    ([name, index]) => `[embeddings.routes.${name}]\nprofile = "p"\nindex = "${index}"\n`,
  );
  const mapping = `[routing.slice_type_to_route]\ncode = "${codeGoesTo}"\n`;
  return `[embeddings.profiles.p]\nprovider = "hash"\ndim = 768\n${tables.join("")}${mapping}${more}`;
}

/** The text of a review of a change from one configuration to another. */
async function said(before: string, after: string, ...format: string[]): Promise<string> {
  const repo = GitRepo.with({ "a.py": "A = 1\n", "llmc.toml": before });
  repo.commit({ "llmc.toml": after });
  return (await cli(repo.dir, "review", "HEAD~1..HEAD", ...format)).stdout;
}

async function sentences(before: string, after: string): Promise<string[]> {
  const { config: reviewed } = JSON.parse(await said(before, after, "--json"));
  return reviewed.routing_changes.map(({ text }: { text: string }) => text);
}

const BOTH = { docs: "emb_docs", code: "emb_code" };

describe("review: changes of the routing", () => {
  it("shows the old and the new table of slices", async () => {
    expect(await sentences(config(BOTH, "code"), config(BOTH, "docs"))).toEqual([
      "Slices of code were kept in emb_code, now in emb_docs.",
    ]);
  });

  it("says that slices are in no table, and that a route was removed", async () => {
    const after = config(BOTH, "code").replace(
      'profile = "p"\nindex = "emb_code"',
      'profile = "q"\nindex = "emb_code"',
    );
    expect(await sentences(config(BOTH, "code"), after)).toEqual([
      "Slices of code were kept in emb_code, now nowhere.",
    ]);
    const without = await sentences(config(BOTH, "docs"), config({ docs: "emb_docs" }, "docs"));
    expect(without).toEqual(["The route code is gone."]);
  });

  it("distinguishes routes and slice types", async () => {
    const more =
      "[routing.options]\nenable_multi_route = true\n[routing.multi_route.code_primary]\n" +
      'primary = "code"\nsecondary = [{ route = "docs", weight = 0.5 }]\n';
    expect(await sentences(config(BOTH, "code"), config(BOTH, "code", more))).toEqual([
      "Queries for the route code were put to 1 route, now to 2 routes.",
    ]);
  });

  it.each([["text"], ["markdown"], ["html"]])("says so in %s", async (format) => {
    const page = await said(config(BOTH, "code"), config(BOTH, "docs"), "--format", format);
    expect(page.replaceAll(/<\/?code>|`/g, "")).toContain("Slices of code were kept in emb_code, now in emb_docs.");
  });
});
