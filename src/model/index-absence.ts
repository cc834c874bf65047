/** Where there is no index there is nothing wrong: answers come from the files, and only who asks about the index is told. */
export const NO_GRAPH = "There is no index yet: `llmc-nav build-graph` makes one.";
export const NO_SEARCH_INDEX = "There is no search index: run `llmc-nav index`.";

/** Whether a message says no more than that there is no index. */
export function isAbsence(message: string | undefined): boolean {
  return message === undefined || message === NO_GRAPH || message === NO_SEARCH_INDEX;
}
