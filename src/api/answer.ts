import { failureResult } from "../envelope/failure-result.ts";
import { routedResult } from "../envelope/routed-result.ts";
import { unreadCode } from "../facts/unread-code.ts";
import { type RouteDecision, refuse } from "../freshness/gateway.ts";
import { UserError } from "../model/errors.ts";
import type { RagResult, ResultItem } from "../model/result.ts";
import { Codebase } from "../nav/code/codebase.ts";
import { enrichItems } from "../nav/enrichment/enrich-items.ts";
import { type ChosenSource, chooseSource } from "../nav/graph/choose-source.ts";
import type { GraphReader } from "../nav/graph/graph-reader.ts";
import type { Answer } from "../nav/symbols/where-used.ts";
import { CorruptDataError } from "../util/bytes.ts";
import type { ApiContext } from "./context.ts";

/** The question, as its answer repeats it. */
export interface AskedDetails {
  readonly tool: string;
  readonly query: string;
  /** Of a lineage. */
  readonly direction?: string | undefined;
}

/** An answer with what the gateway decided about its source. */
export interface RoutedAnswer<Item> extends Answer<Item> {
  readonly decision: RouteDecision;
  readonly message?: string | undefined;
}

/** Puts one question to the repository and wraps the answer in its envelope. */
export async function answer<Item>(
  context: ApiContext,
  details: AskedDetails,
  ask: (codebase: Codebase) => Promise<RoutedAnswer<Item>>,
): Promise<RagResult<Item>> {
  const started = performance.now();
  let codebase: Codebase;
  try {
    codebase = await Codebase.over(context);
  } catch (error) {
    return failed(error, details);
  }
  try {
    const { decision, items, ...about } = await ask(codebase);
    const commit = await codebase.commit();
    const reason = decision.useRag ? about.reason : sentences(about.reason, await unreadWords(codebase));
    const elapsedMs = performance.now() - started;
    return routedResult(decision, items, { ...details, ...about, reason, commit, elapsedMs });
  } catch (error) {
    return failed(isUnknownSymbol(error) ? await doubted(error, codebase) : error, details);
  } finally {
    await codebase.close();
  }
}

/** A symbol may be defined in a file that nobody could read. */
async function doubted(error: UserError, codebase: Codebase): Promise<UserError> {
  const words = await unreadWords(codebase);
  return words === undefined ? error : new UserError(`${error.message} ${words}`, { code: "UNKNOWN_SYMBOL" });
}

/** The sentence that the answer lacks what is in files that could not be read; undefined when all could be. */
async function unreadWords(codebase: Codebase): Promise<string | undefined> {
  const { size } = unreadCode((await codebase.tree.list()).skipped);
  if (size === 0) return undefined;
  const files = size === 1 ? "1 file of code" : `${size} files of code`;
  return `${files} could not be read, because this clone or checkout lacks the content: the answer is without ${size === 1 ? "it" : "them"}.`;
}

function sentences(...parts: readonly (string | undefined)[]): string | undefined {
  return parts.filter((part) => part !== undefined).join(" ") || undefined;
}

/** Puts a question to the graph when there is one that may answer, else to the live tree; items get what the index holds about them. */
export async function askGraphOrTree<Item extends ResultItem>(
  codebase: Codebase,
  context: ApiContext,
  subject: string,
  question: (graph: GraphReader | undefined) => Promise<Answer<Item>>,
): Promise<RoutedAnswer<Item>> {
  const { graph, ...routed } = await routeQuestion(codebase, context, subject, question, (items) => items);
  return { ...routed, items: await enrichItems(codebase, graph, routed.items, context.logger) };
}

/** The same with items as they are. `led` gives those of them that name symbols to which the question led. */
export async function routeQuestion<Item>(
  codebase: Codebase,
  { logger, graphs }: ApiContext,
  subject: string,
  question: (graph: GraphReader | undefined) => Promise<Answer<Item>>,
  led: (items: readonly Item[]) => readonly ResultItem[],
): Promise<RoutedAnswer<Item> & { readonly graph: GraphReader | undefined }> {
  const source = await chooseSource(codebase, logger, graphs);
  const { decision, graph, answer } = await askOrRefuse(source, async (graph) => {
    // A file that leaves a symbol out must be doubted like one that leaves out its uses.
    const answer = await question(graph).catch((error: unknown) =>
      isUnknownSymbol(error) ? error : Promise.reject(error),
    );
    if (source.isGraphFile) {
      const { doubtAnswer } = await import("../nav/graph/choose-graph-file.ts");
      const doubt = await doubtAnswer(codebase, graph, subject, isUnknownSymbol(answer) ? [] : led(answer.items));
      if (doubt !== undefined) throw new DoubtError(doubt);
    }
    if (isUnknownSymbol(answer)) throw answer;
    return answer;
  });
  const { items, total, reason } = answer ?? (await question(undefined));
  return { decision, graph, items, total, reason };
}

/** A question may be the first to read a damaged part of the index: then the live tree answers, and says why. */
async function askOrRefuse<Item>(
  { decision, graph }: ChosenSource,
  question: (graph: GraphReader) => Promise<Answer<Item>>,
): Promise<ChosenSource & { readonly answer: Answer<Item> | undefined }> {
  if (!graph) return { decision, graph, answer: undefined };
  try {
    return { decision, graph, answer: await question(graph) };
  } catch (error) {
    if (error instanceof DoubtError)
      return { decision: refuse("UNKNOWN", decision.status, error.message), graph: undefined, answer: undefined };
    if (!(error instanceof CorruptDataError)) throw error;
    const reason = `The kept index is damaged (${error.message}): \`llmc-nav build-graph --full\` makes it again.`;
    return { decision: refuse("UNKNOWN", decision.status, reason), graph: undefined, answer: undefined };
  }
}

function isUnknownSymbol(error: unknown): error is UserError {
  return error instanceof UserError && error.code === "UNKNOWN_SYMBOL";
}

/** The graph must not answer, and why. */
class DoubtError extends Error {}

/** The user's mistakes become envelopes; a bug keeps its stack. */
export function failed(error: unknown, details: AskedDetails): RagResult<never> {
  if (error instanceof UserError) return failureResult(error, details);
  throw error;
}
