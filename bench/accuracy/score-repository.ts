import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AnswerLine, answersWith, ask, type Confidence, withoutStrings } from "./ask.ts";
import { type Rates, type Row, ratesOf, rowsOf } from "./scores.ts";
import { questionsFile, readTruth, type TruthRepository, truthFile } from "./truth-folder.ts";

/** The scores of the answers about one repository. */
export interface RepositoryScore {
  readonly name: string;
  /** The rates of `exact` and `likely` answers, for definitions that the engine can decide. */
  readonly core: Rates;
  readonly rows: readonly Row[];
  /** The rates of each confidence, for all definitions, without names in strings. */
  readonly byConfidence: Readonly<Record<Confidence, Rates>>;
  readonly seconds: number;
  readonly peakMegabytes: number;
}

/** The maximum difference between our figures and those of the truth folder's own scorer, caused by rounding. */
const TOLERANCE = 1e-9;

/** Asks the questions about one repository and scores the answers. */
export async function scoreRepository(
  program: string,
  folder: string,
  name: string,
  { commit }: TruthRepository,
  repository: string,
): Promise<RepositoryScore> {
  const { lines, seconds, peakMegabytes } = await ask(program, repository, commit, questionsFile(folder, name));
  const { truths, files } = readTruth(folder, name);
  const rows = rowsOf(truths, files, answersWith(lines, ["exact", "likely"]), true);
  const core = ratesOf(rows);
  checkAgainstScorer(folder, name, lines, core);
  const inCode = withoutStrings(lines);
  const ratesFor = (confidence: Confidence) => ratesOf(rowsOf(truths, files, answersWith(inCode, [confidence]), false));
  const byConfidence = { exact: ratesFor("exact"), likely: ratesFor("likely"), possible: ratesFor("possible") };
  return { name, core, rows, byConfidence, seconds, peakMegabytes };
}

/** If the truth folder contains its own scorer, checks that both scores are the same. */
function checkAgainstScorer(folder: string, name: string, lines: readonly AnswerLine[], core: Rates): void {
  const scorer = join(folder, "score.py");
  if (!existsSync(scorer)) return;
  const scratch = mkdtempSync(join(tmpdir(), "llmc-nav-bench-"));
  try {
    const answers = join(scratch, "answers.jsonl");
    const shown = lines.map((line) => ({
      ...line,
      refs: line.refs.filter(({ confidence }) => confidence !== "possible"),
    }));
    writeFileSync(answers, shown.map((line) => JSON.stringify(line)).join("\n"));
    const args = [scorer, name, answers, "--json", "--truth", truthFile(folder, name)];
    const output = execFileSync("python3", args, { encoding: "utf8", cwd: folder });
    // For a rate without data, Python writes NaN, which is not valid JSON.
    const { core_all } = JSON.parse(output.replaceAll(/\bNaN\b/g, "null"));
    const isSame = (ours: number, theirs: number) => Math.abs(ours - theirs) < TOLERANCE;
    if (!isSame(core.f1, core_all.microF1) || !isSame(core.macroF1, core_all.macroF1))
      throw new Error(`${name}: score.py says ${core_all.microF1}/${core_all.macroF1}, not ${core.f1}/${core.macroF1}`);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
