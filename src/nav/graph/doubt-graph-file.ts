import { graphStatements } from "../../graph/file/graph-statements.ts";
import { ParsedGraph } from "../../graph/file/parsed-graph.ts";
import { checkLinks } from "../../graph/link/verify-links.ts";
import type { ResultItem } from "../../model/result.ts";
import { lastPart } from "../../util/last-part.ts";
import type { Codebase } from "../code/codebase.ts";
import { nameSymbolAt } from "../symbols/find-definitions.ts";
import { nameOf, parseSymbol } from "../symbols/symbol-query.ts";
import type { GraphReader } from "./graph-reader.ts";

/** Linking more files than this again takes longer than the question takes without the graph. */
const MAX_NAMING = 1000;
/** Other files that are linked again too. */
const SAMPLE_SIZE = 30;

/**
 * The reason not to let a graph file answer about symbols of these names; undefined when it may. A graph file is tracked or came from
 * elsewhere: its list of files proves which contents it is of, and nothing proves its statements about them. So the files that contain
 * the names, and those that it says do, are linked again. The kept index is checked where it is restored and brought to a commit.
 */
export async function doubtGraphFile(
  codebase: Codebase,
  { graph }: GraphReader,
  names: Iterable<string>,
  naming?: (name: string) => readonly string[],
): Promise<string | undefined> {
  if (!(graph instanceof ParsedGraph)) return undefined;
  await codebase.load();
  const statements = graphStatements(graph);
  const wanted = [...new Set(names)];
  const found = naming
    ? wanted.flatMap(naming)
    : await codebase.ask((_world, source) => wanted.flatMap((name) => source.filesWith(name)));
  const paths = new Set(found);
  for (const name of wanted) for (const path of statements.filesWith(name)) paths.add(path);
  if (paths.size > MAX_NAMING)
    return `The graph file was not asked: ${paths.size} files name what is asked about, too many to check what it says of them.`;
  const { forged } = await checkLinks(codebase.project, statements, { paths, sampleSize: SAMPLE_SIZE });
  const [first, ...others] = forged;
  if (first === undefined) return undefined;
  const more = others.length > 0 ? ` and of ${others.length} more ${others.length === 1 ? "file" : "files"}` : "";
  return `The graph file says of ${JSON.stringify(first)}${more} what is not there, so it was not used.`;
}

/** The same for an answer from it. */
export async function doubtAnswer(
  codebase: Codebase,
  graph: GraphReader,
  subject: string,
  items: readonly ResultItem[],
): Promise<string | undefined> {
  return doubtGraphFile(codebase, graph, await namesIn(codebase, subject, items));
}

/** The names that an answer depends on: that of the requested symbol, and those of the symbols in the answer. */
async function namesIn(codebase: Codebase, subject: string, items: readonly ResultItem[]): Promise<string[]> {
  const named = await codebase.ask((world) => nameSymbolAt(world, parseSymbol(subject)));
  const found = items.flatMap((item) => ("symbol" in item ? [lastPart(item.symbol.qualname)] : []));
  return [...(named ? [nameOf(named)] : []), ...found];
}
