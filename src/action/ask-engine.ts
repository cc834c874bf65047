import { readFileSync, writeFileSync } from "node:fs";
import { UserError } from "../model/errors.ts";
import { runEngine } from "./engine.ts";
import type { QueryTool } from "./inputs.ts";
import type { ActionSession } from "./session.ts";

/** A question to the repository. */
export interface Question {
  readonly tool: QueryTool;
  /** The text or the symbol; tools without one ignore it. */
  readonly text: string;
}

/** One answer, for people and for programs, and the files that hold it. */
export interface ToolAnswer {
  readonly markdown: string;
  readonly json: string;
  readonly markdownPath: string;
  readonly jsonPath: string;
}

/** How each tool that needs a text is asked, for those who did not say one. */
const EXAMPLES: Readonly<Partial<Record<QueryTool, string>>> = {
  search: "retry with backoff",
  "where-used": "Auth.login",
  lineage: "Auth.login",
  route: "how do I log in",
};

/** Puts a question to the command line, once; both forms of the answer are its own. The files are called `name`. */
export async function askEngine(session: ActionSession, question: Question, name = "answer"): Promise<ToolAnswer> {
  const args = argumentsFor(session, question);
  const jsonPath = session.reportPath(`${name}.json`);
  const markdownPath = session.reportPath(`${name}.md`);
  const { text: json } = await runEngine(session, [...args, "--format=json", `--markdown-file=${markdownPath}`]);
  writeFileSync(jsonPath, json);
  return { markdown: readFileSync(markdownPath, "utf8"), json, markdownPath, jsonPath };
}

function argumentsFor({ inputs }: ActionSession, { tool, text }: Question): string[] {
  const example = EXAMPLES[tool];
  if (example !== undefined && text === "")
    throw new UserError(`${tool} needs something to ask about, as in \`${tool} ${example}\`: set the input query.`);
  const config = `--config=${inputs.config}`;
  switch (tool) {
    case "search":
      return ["search", `--query=${text}`, `--limit=${inputs.limit}`];
    case "where-used":
      return ["where-used", `--symbol=${text}`, `--limit=${inputs.limit}`];
    case "lineage":
      return ["lineage", `--symbol=${text}`, `--direction=${inputs.direction}`, `--max-results=${inputs.limit}`];
    case "route":
      return ["route", `--query=${text}`, config];
    case "validate":
      return ["validate", config];
    case "status":
      return ["status"];
  }
}
