/**
 * Increase it whenever an extractor or the encoding changes the stored data: facts of another version are never read.
 */
export const FACTS_VERSION = 12;
