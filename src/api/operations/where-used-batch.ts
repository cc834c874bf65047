import { Codebase } from "../../nav/code/codebase.ts";
import { answerBatchLine } from "../../nav/symbols/where-used-batch.ts";
import { type Asker, contextFor } from "../context.ts";

export { batchAnswerCodec } from "../../nav/symbols/where-used-batch.ts";

/** Answers lines of `where-used --batch` in their order, each as soon as it is known. */
export async function* whereUsedBatch(asker: Asker, lines: readonly unknown[]): AsyncGenerator<unknown> {
  const codebase = await Codebase.open({ ...(await contextFor(asker)) });
  try {
    await codebase.indexAll();
    for (const line of lines) yield await codebase.ask((world, names) => answerBatchLine(world, names, line));
  } finally {
    await codebase.close();
  }
}
