import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { UserError } from "../../model/errors.ts";
import { sentence } from "../../render/sentence.ts";
import { property, stringProperty } from "../../util/json.ts";
import { answerOfMeta, type IndexAnswer } from "../index/index-answer.ts";
import type { ActionInputs, QueryTool } from "../inputs.ts";
import { DEFAULT_CONFIG } from "../inputs.ts";
import type { ActionSession } from "../session.ts";
import { runEngine } from "./engine.ts";

/** A question to the repository. */
export interface Question {
  readonly tool: QueryTool;
  /** The text or the symbol; tools without one ignore it. */
  readonly text: string;
  /** The commit that it is about. */
  readonly commit: string;
}

/** One answer, for people and for programs, and the files that hold it. */
export interface ToolAnswer {
  readonly markdown: string;
  readonly json: unknown;
  readonly markdownPath: string;
  readonly jsonPath: string;
  /** The source of the answer, and its freshness. */
  readonly answered: IndexAnswer;
}

/** An example for each tool that needs a text, shown to users who gave none. */
const EXAMPLES: Readonly<Partial<Record<QueryTool, string>>> = {
  search: "retry with backoff",
  "where-used": "Auth.login",
  lineage: "Auth.login",
  route: "how do I log in",
};

/** Puts a question to the command line, once; both forms of the answer are its own. The files are called like the tool. */
export async function askEngine(session: ActionSession, question: Question): Promise<ToolAnswer> {
  const args = argumentsFor(session.inputs, question);
  const jsonPath = session.reportPath(`${question.tool}.json`);
  const markdownPath = session.reportPath(`${question.tool}.md`);
  const { text } = await runEngine(session, [
    ...args,
    ...linkArguments(session),
    "--format=json",
    `--markdown-file=${markdownPath}`,
  ]);
  const json: unknown = JSON.parse(text);
  writeFileSync(jsonPath, text);
  // An answer that only says why there is none has no other form.
  if (!existsSync(markdownPath)) writeFileSync(markdownPath, `${sentence(messageOf(json))}\n`);
  const markdown = readFileSync(markdownPath, "utf8");
  return { markdown, json, markdownPath, jsonPath, answered: answeredBy(question.tool, json) };
}

/** Arguments that name the configuration: a file by the default name may be missing, but a file that somebody names must exist. */
export function configArguments({ config }: ActionInputs): string[] {
  return config === DEFAULT_CONFIG ? [] : [`--config=${config}`];
}

/** Answers in a comment link to the code that they speak of. */
function linkArguments({ context: { repository, serverUrl } }: ActionSession): string[] {
  return repository === undefined ? [] : [`--links=${serverUrl}/${repository.owner}/${repository.name}`];
}

function argumentsFor(inputs: ActionInputs, { tool, text, commit }: Question): string[] {
  const example = EXAMPLES[tool];
  if (example !== undefined && text === "")
    throw new UserError(`${tool} needs something to ask about, as in \`${tool} ${example}\`: set the input query.`);
  return [tool, ...questionArguments(inputs, tool, text), `--rev=${commit}`, ...configArguments(inputs)];
}

function questionArguments({ limit, direction }: ActionInputs, tool: QueryTool, text: string): string[] {
  const atMost = (option: string) => (limit === undefined ? [] : [`--${option}=${limit}`]);
  switch (tool) {
    case "search":
      return [`--query=${text}`, ...atMost("limit")];
    case "where-used":
      return [`--symbol=${text}`, ...atMost("limit")];
    case "lineage":
      return [`--symbol=${text}`, `--direction=${direction}`, ...atMost("max-results")];
    case "route":
      return [`--query=${text}`];
    case "validate":
    case "status":
      return [];
  }
}

function answeredBy(tool: QueryTool, json: unknown): ToolAnswer["answered"] {
  switch (tool) {
    case "search":
    case "where-used":
    case "lineage":
      return answerOfMeta(property(json, "meta"));
    case "status": {
      const route = property(json, "route");
      const { state } = answerOfMeta(route);
      const mayAnswer = property(route, "use_rag") === true;
      return { state, source: mayAnswer ? "RAG_GRAPH" : "LOCAL_FALLBACK", status: mayAnswer ? "OK" : "FALLBACK" };
    }
    case "route":
    case "validate":
      // llmc.toml is all that these read: an index has nothing to say about it.
      return { state: "UNKNOWN", source: "LOCAL_FALLBACK", status: "OK" };
  }
}

function messageOf(json: unknown): string {
  return stringProperty(property(json, "meta"), "message") ?? "There is no answer.";
}
