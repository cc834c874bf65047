import { readFileSync } from "node:fs";

/** What an agent wants to know, in the way that decides which tools it reaches for. */
export type Kind = "source" | "uses" | "callers" | "hops" | "outline" | "files" | "changed";

/** A question with its right answer. */
export interface Question {
  readonly repo: string;
  readonly kind: Kind;
  readonly question: string;
  /** The word that is searched for. */
  readonly name: string;
  /** The calls of ours, in order. */
  readonly calls: readonly (readonly [tool: string, input: Record<string, unknown>])[];
  /** Words, places and pieces of code that must stand in what is read. */
  readonly key: readonly string[];
  /** Of an outline. */
  readonly file?: string;
  /** Names to search for next, where an answer takes several steps. */
  readonly hops?: readonly string[];
  /** Of a range of commits. */
  readonly base?: string;
}

/** The questions; their key comes from reading the repositories, not from the answer of a tool. */
export function readQuestions(): readonly Question[] {
  return JSON.parse(readFileSync(new URL("questions.json", import.meta.url), "utf8"));
}

/** Whether what was read has the whole answer. */
export function isRight({ key }: Question, read: string): boolean {
  return key.every((fact) => isSaid(fact, read));
}

/** Whether a fact stands in a text as it is, not as a part of a longer word or number. */
function isSaid(fact: string, read: string): boolean {
  const isWord = (sign: string | undefined) => sign !== undefined && /\w/.test(sign);
  for (let at = read.indexOf(fact); at >= 0; at = read.indexOf(fact, at + 1)) {
    const end = at + fact.length;
    const isCut = (isWord(fact[0]) && isWord(read[at - 1])) || (isWord(fact.at(-1)) && isWord(read[end]));
    if (!isCut) return true;
  }
  return false;
}
