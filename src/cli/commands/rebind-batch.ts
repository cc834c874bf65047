import type { AnsweredPlace, SymbolAnswer, SymbolQuestion } from "../../rebind/batch/question.ts";
import { property, stringProperty } from "../../util/json.ts";
import { bindingStatus } from "../../wire/envelope.ts";
import { from, listedAs, view } from "../../wire/object.ts";
import { either, list, mapped, tuple } from "../../wire/shapes.ts";
import { always, anyValue, flag, place as line, share, text } from "../../wire/values.ts";
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

/** Scores are shown with three digits: more would claim a precision they do not have. */
export const SCORE_DIGITS = 3;
const score = share(undefined, SCORE_DIGITS);

/** The fields of a place. */
export const placeFields = {
  file: text(),
  qualname: text(),
  lines: from(
    ({ startLine, endLine }: AnsweredPlace) => [startLine, endLine] as const,
    tuple(line("the first"), line("the last")),
  ),
};

/** Where a symbol may be. */
export const candidate = view<AnsweredPlace & { readonly score: number }>()({ ...placeFields, score });
export const CANDIDATES = "where it may be, best first";

/** An answer, and what it answers. */
type Answered = SymbolAnswer & { readonly id: unknown };
type Placed = Answered & { readonly place: AnsweredPlace };

const asked = { id: anyValue("as the question has it"), status: bindingStatus };
const listedFirst = ["id", "status", "score"] as const;

/** A line of `rebind --batch`: about a symbol that was found again, or about one that is ambiguous or gone. */
export const answerCodec = either(
  (answer: Answered): answer is Placed => answer.place !== undefined,
  mapped(
    listedAs(listedFirst, view<Placed & AnsweredPlace>()({ ...asked, ...placeFields, score, body_changed: flag() })),
    (answer: Placed) => ({ ...answer, ...answer.place }),
  ),
  listedAs(
    listedFirst,
    view<Answered>()({
      ...asked,
      file: always(null),
      qualname: always(null),
      lines: always(null),
      score,
      candidates: list(candidate, CANDIDATES),
    }),
  ),
);
