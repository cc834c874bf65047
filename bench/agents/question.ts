import { readFileSync } from "node:fs";

/** The kind of a question. It decides which tools an agent uses. */
export type Kind = "source" | "uses" | "callers" | "hops" | "outline" | "files" | "changed";

/** A question with the key of its right answer. */
export interface Question {
  readonly repo: string;
  readonly kind: Kind;
  readonly question: string;
  /** The word that is searched for. */
  readonly name: string;
  /** The calls of our tools, in order. */
  readonly calls: readonly (readonly [tool: string, input: Record<string, unknown>])[];
  /** Words, places and pieces of code that the text must contain. */
  readonly key: readonly string[];
  /** The file of an outline. */
  readonly file?: string;
  /** The names to search for next, if an answer needs several steps. */
  readonly hops?: readonly string[];
  /** The first commit of a range of commits. */
  readonly base?: string;
}

/** Reads the questions. Their keys come from reading the repositories, not from the answers of a tool. */
export function readQuestions(): readonly Question[] {
  return JSON.parse(readFileSync(new URL("questions.json", import.meta.url), "utf8"));
}

/** Whether a text contains the whole answer. */
export function isRight({ key }: Question, read: string): boolean {
  return key.every((fact) => isSaid(fact, read));
}

/** Whether a text contains a fact, but not as a part of a longer word or number. */
function isSaid(fact: string, read: string): boolean {
  const isWord = (sign: string | undefined) => sign !== undefined && /\w/.test(sign);
  for (let at = read.indexOf(fact); at >= 0; at = read.indexOf(fact, at + 1)) {
    const end = at + fact.length;
    const isCut = (isWord(fact[0]) && isWord(read[at - 1])) || (isWord(fact.at(-1)) && isWord(read[end]));
    if (!isCut) return true;
  }
  return false;
}
