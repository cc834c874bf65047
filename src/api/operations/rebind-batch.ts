import { openStore } from "../../facts/open-store.ts";
import type { FactsStore } from "../../facts/store.ts";
import type { UserError } from "../../model/errors.ts";
import type { AnsweredPlace, SymbolAnswer, SymbolQuestion } from "../../rebind/batch/question.ts";
import { QuestionAnswerer } from "../../rebind/batch/questions.ts";
import { bindTrees } from "../../rebind/bind-trees.ts";
import { property, stringProperty } from "../../util/json.ts";
import { groupBy } from "../../util/multimap.ts";
import { bindingStatus } from "../../wire/envelope.ts";
import { from, listedAs, view } from "../../wire/object.ts";
import { either, list, mapped, tuple } from "../../wire/shapes.ts";
import { always, anyValue, flag, place as line, share, text } from "../../wire/values.ts";
import { type Asker, commitTree, contextFor } from "../context.ts";

/** One line of `rebind --batch`: a symbol of one commit whose place in another is asked for. */
export interface RebindQuestion extends SymbolQuestion {
  readonly id: unknown;
  readonly oldCommit: string;
  readonly newCommit: string;
}

/** Reads a question of a batch; a line that is none is a mistake that names the line. */
export function parseQuestion(value: unknown, mistake: (problem: string) => UserError): RebindQuestion {
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

/** Answers questions in their order. Each pair of commits takes one diff and one parse of the changed files. */
export async function rebindBatch(asker: Asker, questions: readonly RebindQuestion[]): Promise<readonly Answered[]> {
  const context = await contextFor(asker);
  const { repository, logger, progress } = context;
  const groups = groupBy(questions, ({ oldCommit, newCommit }) => `${oldCommit} ${newCommit}`);
  const answers = new Map<RebindQuestion, Answered>();
  let store: FactsStore | undefined;
  try {
    for (const [first, ...others] of groups.values()) {
      if (first === undefined) continue;
      const before = await commitTree({ ...context, rev: first.oldCommit });
      const after = await commitTree({ ...context, rev: first.newCommit });
      // One store for all pairs: what two pairs share is parsed once.
      store ??= await openStore(repository, after, logger);
      const bindings = await bindTrees(before, after, store, { progress }).finally(() =>
        Promise.all([before.close(), after.close()]),
      );
      const answerer = new QuestionAnswerer(bindings);
      for (const question of [first, ...others]) {
        answers.set(question, { ...answerer.answer(question), id: question.id });
      }
    }
  } finally {
    store?.close();
  }
  return questions.flatMap((question) => answers.get(question) ?? []);
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

/** A place where a symbol may be, with its score. */
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
