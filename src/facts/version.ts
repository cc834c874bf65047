/**
 * Raise it whenever an extractor or the encoding changes what is stored: facts of another version are never read.
 */
export const FACTS_VERSION = 10;
