import type { FileFacts } from "../model/facts.ts";

/** Turns the text of one file into its facts. Pure and total: damaged input gives partial facts with `errors`, never a throw. */
export type Extractor = (text: string) => FileFacts;
