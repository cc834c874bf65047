import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ask } from "../accuracy/ask.ts";
import type { Caller } from "./peer.ts";
import type { Subject } from "./subject.ts";

export const OURSELVES = "llmc-nav";

/** The callers that `where-used` reports as `exact` or `likely`: the innermost definition around each call. */
export async function askOurselves(
  program: string,
  directory: string,
  { questions, around }: Subject,
): Promise<readonly (readonly Caller[])[]> {
  const file = join(directory, "questions.jsonl");
  writeFileSync(file, questions.map(({ truth }) => JSON.stringify(truth)).join("\n"));
  const { lines } = await ask(program, directory, "HEAD", file);
  return lines.map(({ refs }) =>
    refs
      .filter(({ role, confidence }) => role === "call" && confidence !== "possible")
      .flatMap((use) => {
        const [name] = around(use.file, use.line);
        return name === undefined ? [] : [{ file: use.file, name }];
      }),
  );
}
