/** Messages for a missing index. It is not an error: answers come from the files, and only questions about the index itself show these. */
export const NO_GRAPH_ADVICE = "`llmc-nav build-graph` makes one.";
export const NO_GRAPH = `There is no index yet: ${NO_GRAPH_ADVICE}`;
export const NO_SEARCH_INDEX = "There is no search index: run `llmc-nav index`.";

/** Whether a message says only that there is no index. */
export function isAbsence(message: string | undefined): boolean {
  return message === undefined || message === NO_GRAPH || message === NO_SEARCH_INDEX;
}
