import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "../lib/process.ts";
import type { Answers } from "./scores.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const CONFIDENCES = ["exact", "likely", "possible"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export interface AnswerLine {
  readonly symbol: string;
  readonly def_file: string;
  readonly def_line: number;
  readonly refs: readonly {
    readonly file: string;
    readonly line: number;
    readonly role: string;
    readonly confidence: Confidence;
  }[];
}

export interface Asked {
  readonly lines: readonly AnswerLine[];
  readonly seconds: number;
  readonly peakMegabytes: number;
}

/** The program to measure: the bundle, or the sources if they are wanted or there is no bundle. */
export function commandLine(fromSource: boolean): string {
  const bundle = join(ROOT, "dist/cli/index.js");
  return !fromSource && existsSync(bundle) ? bundle : join(ROOT, "src/cli/main.ts");
}

/** Asks `where-used --batch` a file of questions about one commit. */
export async function ask(program: string, repository: string, commit: string, questions: string): Promise<Asked> {
  const args = [program, "where-used", "--quiet", "--repo", repository, "--rev", commit, "--batch", questions];
  const { seconds, peakMegabytes, stdout } = await run(process.execPath, args, ROOT);
  const lines = stdout.split("\n").filter((line) => line !== "");
  return { seconds, peakMegabytes, lines: lines.map((line): AnswerLine => JSON.parse(line)) };
}

/** The same answers without names in strings, because type-aware engines report nothing about strings. */
export function withoutStrings(lines: readonly AnswerLine[]): AnswerLine[] {
  return lines.map((line) => ({ ...line, refs: line.refs.filter(({ role }) => role !== "string") }));
}

/** The answered lines with one of the confidences. A line is left out if it also has a reference with a higher confidence. */
export function answersWith(lines: readonly AnswerLine[], confidences: readonly Confidence[]): Answers {
  const first = CONFIDENCES.findIndex((confidence) => confidences.includes(confidence));
  const surer = CONFIDENCES.slice(0, first);
  const answers = new Map<string, Set<string>>();
  for (const { def_file, def_line, refs } of lines) {
    const places = (wanted: readonly Confidence[]) =>
      refs.filter(({ confidence }) => wanted.includes(confidence)).map(({ file, line }) => `${file}:${line}`);
    const covered = new Set(places(surer));
    const left = places(confidences).filter((place) => !covered.has(place));
    answers.set(`${def_file}:${def_line}`, new Set(left));
  }
  return answers;
}
