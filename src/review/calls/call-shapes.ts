import type { FileIndex } from "../../code/file-index.ts";
import { isReferenceOperand, operandIndex, type Value, ValueFlag } from "../../model/facts.ts";
import type { CallShape } from "./accepts-call.ts";

/** The calls of a file, by the index of the reference that is called. */
export function callsByReference(file: FileIndex): ReadonlyMap<number, CallShape> {
  const calls = new Map<number, CallShape>();
  for (const value of file.facts.values) {
    if ((value.kind !== "call" && value.kind !== "new") || !isReferenceOperand(value.of)) continue;
    calls.set(operandIndex(value.of), shapeOf(value));
  }
  return calls;
}

function shapeOf({ args, names, flags }: Value): CallShape {
  const hasSpread = (flags & ValueFlag.spread) !== 0;
  return {
    // A spread argument stands among the others, and is of no known length.
    positional: args.length - names.length,
    keywords: names,
    hasSpread,
    hasKeywordSpread: (flags & ValueFlag.keywordSpread) !== 0,
  };
}
