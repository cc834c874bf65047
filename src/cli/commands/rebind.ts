import { openStore } from "../../facts/open-store.ts";
import type { FactsStore } from "../../facts/store.ts";
import { GitTree } from "../../git/git-tree.ts";
import { Repository } from "../../git/repository.ts";
import { WorkTree } from "../../git/work-tree.ts";
import { UserError } from "../../model/errors.ts";
import { QuestionAnswerer } from "../../rebind/batch/questions.ts";
import { bindTrees } from "../../rebind/bind-trees.ts";
import { groupBy } from "../../util/multimap.ts";
import { readBatch } from "../input/batch-file.ts";
import { renderBindings } from "../output/rebind.ts";
import type { Command, CommandContext } from "../spec/command.ts";
import { answerCodec, parseQuestion, type RebindQuestion } from "./rebind-batch.ts";

/** `llmc-nav rebind`: where the symbols of an older commit are now. */
export const rebindCommand: Command = {
  async run(context, options) {
    const from = options.text("from");
    const batch = options.text("batch");
    if ((from === undefined) === (batch === undefined)) {
      throw new UserError("Say what to re-bind: either --from COMMIT (such as HEAD~10) or --batch FILE.");
    }
    if (batch !== undefined) await answerBatch(context, batch);
    else await rebindAll(context, from as string, options.text("to") ?? context.rev, options.flag("all"));
    return 0;
  },
};

async function rebindAll(context: CommandContext, from: string, to: string | undefined, isAll: boolean): Promise<void> {
  const started = performance.now();
  const repository = await Repository.open(context.directory);
  const before = new GitTree(repository, await repository.resolveCommit(from));
  const after =
    to === undefined ? new WorkTree(repository) : new GitTree(repository, await repository.resolveCommit(to));
  const store = await openStore(repository, after, context.logger);
  try {
    const result = await bindTrees(before, after, store, { progress: context.progress });
    const elapsedMs = performance.now() - started;
    await context.io.writeOut(
      renderBindings(context.format, { before: before.name, after: after.name, result, elapsedMs, isAll }),
    );
  } finally {
    store.close();
    await before.close();
    await after.close();
  }
}

/** One diff and one parse of the changed files for each pair of commits; answers in the order of the questions. */
async function answerBatch(context: CommandContext, file: string): Promise<void> {
  const questions = readBatch(file, context).map(parseQuestion);
  const repository = await Repository.open(context.directory);
  const groups = groupBy(questions, ({ oldCommit, newCommit }) => `${oldCommit} ${newCommit}`);
  const answers = new Map<RebindQuestion, string>();
  let store: FactsStore | undefined;
  try {
    for (const [first, ...others] of groups.values()) {
      if (first === undefined) continue;
      const before = new GitTree(repository, await repository.resolveCommit(first.oldCommit));
      const after = new GitTree(repository, await repository.resolveCommit(first.newCommit));
      // One store for all pairs: what two pairs share is parsed once.
      store ??= await openStore(repository, after, context.logger);
      const bindings = await bindTrees(before, after, store, { progress: context.progress }).finally(() =>
        Promise.all([before.close(), after.close()]),
      );
      const answerer = new QuestionAnswerer(bindings);
      for (const question of [first, ...others]) {
        answers.set(question, JSON.stringify(answerCodec.toWire({ ...answerer.answer(question), id: question.id })));
      }
    }
  } finally {
    store?.close();
  }
  for (const question of questions) await context.io.writeOut(`${answers.get(question)}\n`);
}
