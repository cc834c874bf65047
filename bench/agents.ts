/**
 * Measures how many tokens agents need for an answer: 30 questions with a key, a fixed sequence of calls for each tool, and as the number
 * of tokens a quarter of the bytes that a model would read. An answer is right when the text that was read contains everything in the key.
 *
 *   node bench/agents.ts REPOSITORIES [CODEGRAPH] [--verbose]
 *
 * REPOSITORIES contains clones of pytest, urllib3, cobra and trpc, each under its name. CODEGRAPH is the program of
 * @colbymchenry/codegraph; the clones must have its index (`codegraph init`). The bench also prints the sizes that docs/mcp.md
 * promises, and fails when one of them is exceeded.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { tokensOf } from "../src/mcp/budget.ts";
import { codegraph } from "./agents/codegraph.ts";
import { grepAndRead } from "./agents/grep-and-read.ts";
import { openTools } from "./agents/ours.ts";
import { isRight, readQuestions } from "./agents/question.ts";

const [repositories = ".", program] = process.argv.slice(2).filter((each) => !each.startsWith("--"));
const isVerbose = process.argv.includes("--verbose");
const questions = readQuestions();

/** The result of one way of asking. */
interface Score {
  readonly tokens: number[];
  right: number;
}

/** Structured content as a model understands it: a path and a line are a place, and quotes and line breaks are not escaped. */
function asPlaces(structured: string): string {
  const places = structured.replace(/"(?:file|path)":"([^"]+)","line":(\d+)/g, "$1:$2");
  return places.replaceAll("\\n", "\n").replaceAll("\\t", "\t").replaceAll('\\"', '"');
}

const scores = new Map<string, Score>();

function score(way: string, isAnswered: boolean, tokens: number): void {
  const known = scores.get(way) ?? { tokens: [], right: 0 };
  scores.set(way, known);
  known.tokens.push(tokens);
  if (isAnswered) known.right++;
}

for (const repo of new Set(questions.map((each) => each.repo))) {
  const directory = join(repositories, repo);
  if (!existsSync(directory)) throw new Error(`There is no clone of ${repo} in ${repositories}.`);
  const tools = await openTools(directory);
  for (const question of questions.filter((each) => each.repo === repo)) {
    const read: { text: string; structured: string }[] = [];
    for (const [name, input] of question.calls) read.push(await tools.call(name, input));
    const text = read.map((each) => each.text).join("");
    const structured = read.map((each) => each.structured).join("");
    const searched = grepAndRead(directory, question);
    const ways: [string, boolean, number][] = [
      ["llmc-nav (text)", isRight(question, text), tokensOf(text)],
      ["llmc-nav (structured)", isRight(question, asPlaces(structured)), tokensOf(structured)],
      ["git grep + reading", isRight(question, searched), tokensOf(searched)],
    ];
    if (program !== undefined) {
      const told = codegraph(program, directory, question);
      ways.push(["codegraph (colbymchenry)", isRight(question, told), tokensOf(told)]);
    }
    for (const [way, isAnswered, tokens] of ways) score(way, isAnswered, tokens);
    if (isVerbose)
      console.log(
        `${repo} ${question.kind} ${question.name}: ${ways.map(([, ok, n]) => `${ok ? "" : "✗ "}${n}`).join(" | ")}`,
      );
  }
  await tools.close();
}

console.log(`| tool | right of ${questions.length} | tokens in total | median |\n|---|---|---|---|`);
for (const [way, { right, tokens }] of scores) {
  const sorted = tokens.toSorted((a, b) => a - b);
  const total = tokens.reduce((sum, each) => sum + each, 0);
  console.log(
    `| ${way} | ${right} | ${total.toLocaleString("en")} | ${sorted[Math.floor(sorted.length / 2)]?.toLocaleString("en")} |`,
  );
}

const pytest = await openTools(join(repositories, "pytest"));
const promised: readonly (readonly [what: string, tokens: number, most: number])[] = [
  ["tools/list", tokensOf(await pytest.list()), 2500],
  [
    "pytest: where_used Config.getini",
    tokensOf((await pytest.call("where_used", { symbol: "Config.getini" })).text),
    1500,
  ],
  ["pytest: review base=HEAD~10", tokensOf((await pytest.call("review", { base: "HEAD~10" })).text), 4000],
];
await pytest.close();
for (const [what, tokens, most] of promised) {
  console.log(`${what}: ${tokens.toLocaleString("en")} tokens, at most ${most.toLocaleString("en")}`);
  if (tokens > most) process.exitCode = 1;
}
