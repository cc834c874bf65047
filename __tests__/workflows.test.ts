import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { auditWorkflow, reviewWorkflow } from "../src/cli/init-workflows.ts";
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
  if (count(text, /actions\/checkout@/g) > count(text, /persist-credentials: false/g) && !/git push/.test(text)) {
    found.push("it keeps credentials that it does not need");
  }
  if (count(text, /runs-on:/g) !== count(text, /timeout-minutes:/g)) {
    found.push("it has a job without a time limit");
  }
  if (/^ *(?:- )?run:.*\$\{\{/m.test(text)) found.push("it puts an expression into a shell");
  return found;
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

describe("workflows", () => {
  let check: WorkflowCheck;
  beforeAll(async () => {
    check = await loadWorkflowCheck();
  });

  it.each(ALL)("$name passes GitHub's own checks", async ({ name, text }) => {
    expect(await check(name, text)).toEqual([]);
  });

  it("would not pass with a mistake", async () => {
    const text = reviewWorkflow("main");
    expect(await check("review.yml", text.replace("runs-on:", "run-on:"))).not.toEqual([]);
    expect(await check("review.yml", text.replace("contents: read", "contents: reed"))).not.toEqual([]);
  });

  it.each(ALL)("$name is pinned, limited and safe", (workflow) => {
    expect(violations(workflow)).toEqual([]);
  });

  it.each([
    ["uses: actions/checkout@v7", "actions/checkout@v7 is not pinned to a commit"],
    ["pull_request_target:", "it runs on pull_request_target"],
    ["- run: echo $\u007b{ github.event.issue.title }}", "it puts an expression into a shell"],
  ])("would not allow %s", (line, sentence) => {
    expect(violations({ name: "bad.yml", text: `permissions: {}\n${line}\n` })).toContain(sentence);
  });

  it.each(EXAMPLES)("$name gives the action only inputs that it has", ({ text }) => {
    const manifest = readFileSync(`${ROOT}action.yml`, "utf8");
    const inputs = new Set([...manifest.matchAll(/^ {2}([a-z-]+):$/gm)].map((match) => match[1]));
    const given = [...text.matchAll(/uses: llmc-nav\/llmc-nav@v1\n +with:\n((?: {10}.*\n)+)/g)].flatMap((match) =>
      [...(match[1] as string).matchAll(/^ {10}([a-z-]+):/gm)].map((line) => line[1]),
    );
    expect(given.filter((name) => !inputs.has(name))).toEqual([]);
  });

  it("are, in the documentation, those that init writes", () => {
    const texts = new Map(EXAMPLES.map(({ name, text }) => [name, text]));
    expect(texts.get("review.yml")).toBe(reviewWorkflow("main"));
    expect(texts.get("audit.yml")).toBe(auditWorkflow());
  });

  it("publish what the review for forks is called and keeps", () => {
    const texts = new Map(EXAMPLES.map(({ name, text }) => [name, text]));
    const [review = "", publish = ""] = [texts.get("review-forks.yml"), texts.get("publish.yml")];
    expect(publish).toContain(`workflows: [${/^name: (.+)$/m.exec(review)?.[1]}]`);
    const artifact = /report-artifact: (\S+)/;
    expect(artifact.exec(publish)?.[1]).toBe(artifact.exec(review)?.[1]);
  });
});
