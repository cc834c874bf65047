import { LEFT_OUT } from "../model/left-out.ts";
import type { FreshnessState, ResultStatus, Source } from "../model/result.ts";
import type { Review } from "../model/review.ts";
import { testLines } from "../render/test-lines.ts";
import type { IndexAnswer } from "./index/index-answer.ts";

/** The result of a run: it went as intended, found something at the level of `fail-on`, had nothing to do, or broke off. */
export type Conclusion = "success" | "failure" | "neutral" | "error";

/** The action's outputs. Each is described in action.yml. */
export interface ActionOutputs {
  freshnessState: FreshnessState;
  source: Source;
  status: ResultStatus;
  commit: string;
  configValid: boolean | undefined;
  changedSymbols: number;
  brokenReferences: number;
  affectedFiles: number;
  testsToRun: readonly string[];
  testCommand: string;
  notCompared: number;
  reportJson: string;
  reportMarkdown: string;
  commentUrl: string;
  conclusion: Conclusion;
}

/** The outputs before anything is known: a run that breaks off leaves these. */
export function initialOutputs(): ActionOutputs {
  return {
    freshnessState: "UNKNOWN",
    source: "NONE",
    status: "ERROR",
    commit: "",
    configValid: undefined,
    changedSymbols: 0,
    brokenReferences: 0,
    affectedFiles: 0,
    testsToRun: [],
    testCommand: "",
    notCompared: 0,
    reportJson: "",
    reportMarkdown: "",
    commentUrl: "",
    conclusion: "error",
  };
}

/** Sets the outputs of an audit, which asks the stored index: an index that is proved fresh answers; otherwise the files themselves do. */
export function setFreshness(outputs: ActionOutputs, state: FreshnessState): void {
  outputs.freshnessState = state;
  outputs.source = state === "FRESH" ? "RAG_GRAPH" : "LOCAL_FALLBACK";
  outputs.status = state === "FRESH" ? "OK" : "FALLBACK";
}

/** Sets the outputs that say who answered. */
export function setIndexAnswer(outputs: ActionOutputs, answer: IndexAnswer): void {
  outputs.freshnessState = answer.state;
  outputs.source = answer.source;
  outputs.status = answer.status;
}

/** Sets the outputs of a review that this run made. */
export function setReview(outputs: ActionOutputs, review: Review): void {
  setPublished(outputs, review);
  outputs.testsToRun = testLines(review);
  outputs.testCommand = review.testCommands.map(({ command }) => command).join(" && ");
}

/** Sets the outputs of a review that this run posted for another run, whose text is never used as a command here. */
export function setPublished(outputs: ActionOutputs, review: Review): void {
  setIndexAnswer(outputs, review.index);
  outputs.configValid = review.config.isPresent ? review.config.isValid : undefined;
  outputs.changedSymbols = review.changes.length;
  outputs.brokenReferences = review.broken.length;
  outputs.affectedFiles = review.affectedFiles.length;
  outputs.notCompared = review.notCompared.length + notListed(review);
}

/** Changed files that were not compared and that the list of these is too short for. */
function notListed({ leftOut }: Review): number {
  return leftOut.find(({ what }) => what === LEFT_OUT.files)?.count ?? 0;
}

/** Sets every output, on every path. */
export function writeOutputs(outputs: ActionOutputs, setOutput: (name: string, value: string) => void): void {
  setOutput("freshness-state", outputs.freshnessState);
  setOutput("source", outputs.source);
  setOutput("status", outputs.status);
  setOutput("commit", outputs.commit);
  setOutput("config-valid", outputs.configValid === undefined ? "" : String(outputs.configValid));
  setOutput("changed-symbols", String(outputs.changedSymbols));
  setOutput("broken-references", String(outputs.brokenReferences));
  setOutput("affected-files", String(outputs.affectedFiles));
  setOutput("tests-to-run", outputs.testsToRun.join("\n"));
  setOutput("test-command", outputs.testCommand);
  setOutput("not-compared", String(outputs.notCompared));
  setOutput("report-json", outputs.reportJson);
  setOutput("report-markdown", outputs.reportMarkdown);
  setOutput("comment-url", outputs.commentUrl);
  setOutput("conclusion", outputs.conclusion);
}
