import type { AnsweredPlace, SymbolAnswer, SymbolQuestion } from "../../rebind/batch/question.ts";
import { property, stringProperty } from "../../util/json.ts";
import type { BatchLine } from "../input/batch-file.ts";

/** One line of `rebind --batch`: a symbol of one commit whose place in another is asked for. */
export interface RebindQuestion extends SymbolQuestion {
  readonly id: unknown;
  readonly oldCommit: string;
  readonly newCommit: string;
}

/** Reads a question of a batch; a line that is none is a mistake that names the line. */
export function parseQuestion({ value, mistake }: BatchLine): RebindQuestion {
  const text = (name: string) => {
    const found = stringProperty(value, name);
    if (found === undefined) throw mistake(`has no text in ${JSON.stringify(name)}`);
    return found;
  };
  const lines = property(value, "old_lines");
  const [startLine, endLine] = Array.isArray(lines) ? lines : [];
  if (!isLine(startLine) || !isLine(endLine)) throw mistake('has no pair of line numbers in "old_lines"');
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
