import { writeCheckRun } from "../../github/check-run.ts";
import { describeFailure } from "../../github/failure.ts";
import type { Annotation } from "../../render/annotations.ts";
import type { Conclusion } from "../outputs.ts";
import type { ActionSession } from "../session.ts";

/** GitHub's own limit for a check run's annotations is none; readers have one. */
const MAX_ANNOTATIONS = 200;

/** A check run on the head commit, when the inputs ask for one. A failure is a warning, not an error. */
export async function checkRunOn(
  session: ActionSession,
  headSha: string,
  report: { readonly title: string; readonly markdown: string; readonly annotations: readonly Annotation[] },
  conclusion: Conclusion,
): Promise<void> {
  if (!session.inputs.checkRun) return;
  try {
    const url = await writeCheckRun(await session.client(), {
      repository: session.repository,
      headSha,
      name: "llmc-nav",
      conclusion: conclusion === "failure" ? "failure" : "success",
      title: report.title,
      summary: report.markdown,
      annotations: report.annotations.slice(0, MAX_ANNOTATIONS).map(({ level, path, line, title, message }) => ({
        path,
        startLine: line,
        endLine: line,
        level: level === "error" ? "failure" : level,
        title,
        message,
      })),
    });
    session.logger.info(`The check run is ${url ?? "made"}.`);
  } catch (error) {
    session.logger.warn(describeFailure("making the check run", error));
  }
}
