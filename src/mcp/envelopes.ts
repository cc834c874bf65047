import { moreWords } from "../model/limit-words.ts";
import type { RagResult, RagToolMeta } from "../model/result.ts";

/** Options of the command line that sentences name, as arguments of a tool. */
const AS_ARGUMENTS: readonly (readonly [option: RegExp, argument: string])[] = [
  [/--confidence possible/g, 'confidence: "possible"'],
  [/`?--work-tree`?/g, "work_tree: true"],
  [/`--head HEAD`/g, 'head: "HEAD"'],
];

/** A sentence of an answer in the words of those who call tools. */
export function forAgents(sentence: string): string {
  return AS_ARGUMENTS.reduce((text, [option, argument]) => text.replace(option, argument), sentence);
}

/** One answer of several: all items one after the other, and what is said about any of them. Mistakes are an answer only if there is no other. */
export function mergeResults<Item>(results: readonly RagResult<Item>[]): RagResult<Item> {
  const [first, ...others] = results;
  if (first === undefined) throw new Error("nothing was asked");
  if (others.length === 0) return first;
  const answered = results.filter(({ meta }) => meta.status !== "ERROR");
  const said = results.flatMap(({ meta }) => [meta.status === "ERROR" ? meta.message : meta.reason]);
  const sentences = said.filter((sentence) => sentence !== undefined && sentence !== "").join(" ");
  // What the live files answered makes the whole an answer of the live files.
  const weakest = answered.find(({ meta }) => meta.status === "FALLBACK") ?? answered[0];
  if (weakest === undefined || weakest.meta.status === "ERROR") {
    if (first.meta.status !== "ERROR") throw new Error("an answer was lost");
    return { meta: { ...first.meta, message: sentences }, items: [] };
  }
  const items = answered.flatMap((result) => [...result.items]);
  const total = answered.reduce((sum, { meta }) => sum + meta.total, 0);
  return {
    meta: {
      ...weakest.meta,
      total,
      isTruncated: total > items.length,
      reason: sentences === "" ? undefined : sentences,
    },
    items,
  };
}

/** The meta of an answer that shows `shown` of its items, without words for its own limit, which the last line of the text says better. */
export function metaFor<Meta extends RagToolMeta>(meta: Meta, fetched: number, shown: number): Meta {
  const limited = moreWords(meta.total, fetched);
  const reason = meta.reason?.replace(limited, "").trim();
  return {
    ...meta,
    isTruncated: meta.total > shown,
    reason: reason === undefined || reason === "" ? undefined : forAgents(reason),
    message: meta.isTruncated && meta.message === TRUNCATED ? undefined : meta.message,
  };
}

/** LLMC's own words for an answer that the limit cut. */
const TRUNCATED = "Result truncated due to limit.";
