/** Messages for an absent index. It is no error: answers come from the files, and only those who ask about the index see these. */
export const NO_GRAPH = "There is no index yet: `llmc-nav build-graph` makes one.";
export const NO_SEARCH_INDEX = "There is no search index: run `llmc-nav index`.";

/** Whether a message says no more than that there is no index. */
export function isAbsence(message: string | undefined): boolean {
  return message === undefined || message === NO_GRAPH || message === NO_SEARCH_INDEX;
}
