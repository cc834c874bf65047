import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { flip, reshape } from "../../__tests__/helpers/alter-bytes.ts";
import { type GitRepo, makeTempDir } from "../../__tests__/helpers/git-repo.ts";
import { randomNumbers } from "../../__tests__/helpers/random.ts";
import { cli } from "../../__tests__/helpers/run-cli.ts";
import { EXIT_BUG } from "../../src/model/exit-codes.ts";
import { makeRepository, type Question, STORED_KINDS, type StoredKind } from "./stored-kinds.ts";
import type { Tally } from "./tally.ts";

/** The parts of an answer that are compared: the state that it claims, and its content. */
interface Answer {
  readonly state: string;
  readonly held: string;
}

/** Alters every kind of stored file many times, in single bits (`flips`) and in its shape, and asks the questions that read it. */
export async function alterStoredFiles(
  {
    flips,
    shapes,
    seed,
    only,
  }: { readonly flips: number; readonly shapes: number; readonly seed: number; readonly only: string },
  tally: Tally,
): Promise<void> {
  for (const kind of STORED_KINDS.filter(({ title }) => title.includes(only))) {
    const repo = makeRepository();
    await tally.guard(kind.title, () => alterKind(kind, repo, { flips, shapes, seed }, tally));
    rmSync(dirname(repo.dir), { recursive: true, force: true });
  }
}

async function alterKind(
  kind: StoredKind,
  repo: GitRepo,
  { flips, shapes, seed }: { readonly flips: number; readonly shapes: number; readonly seed: number },
  tally: Tally,
): Promise<void> {
  const path = await kind.prepare(repo);
  const bytes = readFileSync(repo.path(path));
  const kept = makeTempDir("kept");
  if (existsSync(repo.path(".llmc"))) cpSync(repo.path(".llmc"), join(kept, ".llmc"), { recursive: true });
  const reset = () => {
    rmSync(repo.path(".llmc"), { recursive: true, force: true });
    if (existsSync(join(kept, ".llmc"))) cpSync(join(kept, ".llmc"), repo.path(".llmc"), { recursive: true });
    mkdirSync(dirname(repo.path(path)), { recursive: true });
    writeFileSync(repo.path(path), bytes);
  };
  const truths: Answer[] = [];
  for (const questions of kind.questions) {
    reset();
    truths.push(await ask(repo, kind, questions, kind.title, tally));
  }
  const random = randomNumbers(seed);
  for (let at = 0; at < flips + shapes; at++) {
    const way = at < flips ? "flip" : "shape";
    reset();
    writeFileSync(repo.path(path), way === "flip" ? flip(random, bytes) : reshape(random, bytes));
    const which = at % kind.questions.length;
    const questions = kind.questions[which] as readonly Question[];
    const title = `${kind.title}, ${way} ${at}, ${questions.map((words) => words.join(" ")).join("; ")}`;
    await tally.guard(title, async () => {
      const answer = await ask(repo, kind, questions, title, tally);
      const truth = truths[which] as Answer;
      const isWrong = answer.state === "FRESH" && answer.held !== truth.held;
      if (isWrong) {
        tally.violation(`${title}: called FRESH, but ${difference(answer.held, truth.held)}`);
      }
      tally.count(`${kind.title}, ${way}: ${answer.state}`);
    });
  }
  rmSync(dirname(kept), { recursive: true, force: true });
}

/** Runs commands one after the other and returns the last answer. An internal error is a violation, whatever the answer is. */
async function ask(
  repo: GitRepo,
  kind: StoredKind,
  questions: readonly Question[],
  title: string,
  tally: Tally,
): Promise<Answer> {
  let answer: Answer = { state: "none", held: "" };
  const base = repo.git("rev-parse", "HEAD~1");
  for (const words of questions) {
    const argv = words.map((word) => word.replace("BASE", base));
    const { code, stdout, stderr } = await cli(repo.dir, ...argv);
    if (code === EXIT_BUG || /^\s+at .*:\d+:\d+/m.test(stderr)) tally.violation(`${title}: exit ${code}\n${stderr}`);
    answer = read(stdout, kind.isOfOthers === true);
  }
  return answer;
}

function read(stdout: string, isOfOthers: boolean): Answer {
  if (stdout.trim() === "") return { state: "none", held: "" };
  const value = JSON.parse(stdout);
  const state: string = value.meta?.freshness_state ?? value.index?.state ?? value.freshness_state ?? "none";
  return { state, held: JSON.stringify(heldBy(value, isOfOthers)) };
}

interface Said {
  readonly items?: readonly Record<string, unknown>[];
  readonly broken?: readonly { readonly path: string; readonly line: number }[];
  readonly affected_files?: readonly string[];
  readonly queries?: readonly Said[];
}

/** The content of an answer: places, and their enrichment unless other programs may change it. */
function heldBy({ items, broken, affected_files, queries }: Said, isOfOthers: boolean): unknown {
  return {
    items: items?.map(({ file, line, column, role, confidence, depth, symbol, enrichment }) => {
      return [file, line, column, role, confidence, depth, symbol, isOfOthers ? undefined : enrichment];
    }),
    broken: broken?.map(({ path, line }) => `${path}:${line}`),
    affected_files,
    queries: queries?.map((each) => heldBy(each, isOfOthers)),
  };
}

/** The part of two texts in which they first differ. */
function difference(said: string, truth: string): string {
  let at = 0;
  while (said[at] === truth[at]) at++;
  const part = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `it says ${part(said)}, and not ${part(truth)}`;
}
