import type { Slice } from "../../model/retrieval.ts";
import { nameTerms } from "./name-terms.ts";
import { countTerms, termsOfWord, wordsOf } from "./search-terms.ts";

/** The weight of a term in the name of a definition, relative to one in the text: names have few words, which are chosen with care. */
const NAME_WEIGHT = 3;
/** Headings are also part of the text, and parent headings describe a section no better than its text does. */
const HEADING_WEIGHT = 1;

/** The terms that find a slice: those of its text, its title and its path. */
export function sliceTerms(slice: Omit<Slice, "id" | "contentHash">): Map<string, number> {
  const counts = new Map<string, number>();
  visitParts(slice, (text, weight) => countTerms(text, weight, counts));
  for (const term of namesOf(slice)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Counts the terms of slices, and how often each requested term occurs. Each word is processed once for all slices. */
export function termCounter(asked: ReadonlySet<string>) {
  const known = new Map<string, { readonly count: number; readonly asked: readonly string[] }>();
  return (slice: Omit<Slice, "id" | "contentHash">) => {
    const terms = new Map<string, number>();
    let length = 0;
    visitParts(slice, (text, weight) => {
      for (const word of wordsOf(text)) {
        let own = known.get(word);
        if (own === undefined) {
          const all = termsOfWord(word);
          own = { count: all.length, asked: all.filter((term) => asked.has(term)) };
          known.set(word, own);
        }
        length += own.count * weight;
        for (const term of own.asked) terms.set(term, (terms.get(term) ?? 0) + weight);
      }
    });
    for (const term of namesOf(slice)) {
      length++;
      if (asked.has(term)) terms.set(term, (terms.get(term) ?? 0) + 1);
    }
    return { terms, length };
  };
}

/** The parts of a slice that have terms, and their weights. */
function visitParts(
  { path, title, text, sliceType }: Omit<Slice, "id" | "contentHash">,
  visit: (text: string, weight: number) => void,
): void {
  visit(text, 1);
  visit(title, sliceType === "code" ? NAME_WEIGHT : HEADING_WEIGHT);
  visit(path.replace(/\.\w+$/, ""), 1);
}

/** The terms for the whole name of a definition. */
function namesOf({ title, sliceType }: Omit<Slice, "id" | "contentHash">): readonly string[] {
  return sliceType === "code" ? nameTerms(title) : [];
}
