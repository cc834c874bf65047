import { UserError } from "../model/errors.ts";
import type { AnsweredPlace, SymbolAnswer, SymbolQuestion } from "../rebind/question.ts";
import { property, stringProperty } from "../util/json.ts";

/** One line of `rebind --batch`: a symbol of one commit whose place in another is asked for. */
export interface RebindQuestion extends SymbolQuestion {
  readonly id: unknown;
  readonly oldCommit: string;
  readonly newCommit: string;
}

/** Reads the questions of a batch; a line that is none is a mistake that names the line. */
export function parseQuestions(text: string): RebindQuestion[] {
  const questions: RebindQuestion[] = [];
  text.split("\n").forEach((line, index) => {
    if (line.trim() !== "") questions.push(parseQuestion(line, index + 1));
  });
  return questions;
}

function parseQuestion(line: string, number: number): RebindQuestion {
  const fail = (problem: string) => new UserError(`Line ${number} of the questions ${problem}.`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw fail("is not JSON");
  }
  const text = (name: string) => {
    const found = stringProperty(value, name);
    if (found === undefined) throw fail(`has no text in ${JSON.stringify(name)}`);
    return found;
  };
  const lines = property(value, "old_lines");
  const [startLine, endLine] = Array.isArray(lines) ? lines : [];
  if (!isLine(startLine) || !isLine(endLine)) throw fail('has no pair of line numbers in "old_lines"');
  return {
    id: property(value, "id") ?? null,
    oldCommit: text("old"),
    newCommit: text("new"),
    file: text("file"),
    qualname: text("qualname"),
    kind: stringProperty(value, "kind"),
    startLine,
    endLine,
  };
}

function isLine(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1;
}

/** One line of the answer. */
export function answerToWire(id: unknown, answer: SymbolAnswer) {
  return answer.place === undefined ? unplacedToWire(id, answer) : placedToWire(id, answer, answer.place);
}

/** The answer about a symbol that was found again. */
export function placedToWire(id: unknown, { status, score, bodyChanged }: SymbolAnswer, place: AnsweredPlace) {
  return { id, status, ...placeToWire(place), score: rounded(score), body_changed: bodyChanged };
}

/** The answer about a symbol that is ambiguous or gone. */
export function unplacedToWire(id: unknown, { status, score, candidates }: SymbolAnswer) {
  return {
    id,
    status,
    file: null,
    qualname: null,
    lines: null,
    score: rounded(score),
    candidates: candidates.map((each) => ({ ...placeToWire(each), score: rounded(each.score) })),
  };
}

function placeToWire({ file, qualname, startLine, endLine }: AnsweredPlace) {
  return { file, qualname, lines: [startLine, endLine] as const };
}

/** Scores are shown with three digits: more would claim a precision they do not have. */
export function rounded(score: number): number {
  return Math.round(score * 1000) / 1000;
}
