import { UserError } from "../../model/errors.ts";
import { property } from "../../util/json.ts";
import { bringIndexTo, restoreSearchTables, restoreStoredIndex } from "../index/stored-index.ts";
import type { QueryTool } from "../inputs.ts";
import { setIndexAnswer } from "../outputs.ts";
import type { ActionSession } from "../session.ts";
import { findAskedCommit } from "../triggers/asked-commit.ts";
import { askEngine, configArguments, type Question, type ToolAnswer } from "./ask-engine.ts";
import { runEngine } from "./engine.ts";

/** The tools that ask the index of code. */
const ASKS_INDEX: ReadonlySet<QueryTool> = new Set<QueryTool>(["where-used", "lineage", "status"]);

/** Answers a question from the index that earlier runs kept, brought to the commit first with `index: build`. The outputs say who answered. */
export async function answerQuestion(
  session: ActionSession,
  { tool, text }: Omit<Question, "commit">,
): Promise<ToolAnswer> {
  const { inputs, outputs } = session;
  const commit = await findAskedCommit(session);
  outputs.configValid = await isConfigValid(session, commit);
  if (tool === "search") await restoreSearchTables(session, commit);
  if (ASKS_INDEX.has(tool)) {
    await restoreStoredIndex(session, { head: commit });
    if (inputs.index === "build") await bringIndexTo(session, commit, { maxSeconds: inputs.indexBudget });
  }
  const answer = await askEngine(session, { tool, text, commit });
  outputs.reportJson = answer.jsonPath;
  outputs.reportMarkdown = answer.markdownPath;
  setIndexAnswer(outputs, answer.answered);
  return answer;
}

/** Whether the configuration of the commit is valid; undefined when it has none. */
async function isConfigValid(session: ActionSession, commit: string): Promise<boolean | undefined> {
  try {
    const args = ["validate", `--rev=${commit}`, ...configArguments(session.inputs), "--format=json"];
    return configValidityOf(JSON.parse((await runEngine(session, args)).text));
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** The validity of the file by the answer of `validate`; undefined when there is no file and the built-in configuration was checked. */
export function configValidityOf(report: unknown): boolean | undefined {
  return property(report, "source") === "file" ? property(report, "valid") === true : undefined;
}
