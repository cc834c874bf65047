import type { Slice } from "../../model/retrieval.ts";
import { nameTerms } from "./name-terms.ts";
import { visitTerms } from "./search-terms.ts";

/** How much a term counts in the name of a definition, compared with one in the text: names are few words, and chosen with care. */
const NAME_WEIGHT = 3;
/** Headings stand in the text as well, and those above are no more about a section than its text is. */
const HEADING_WEIGHT = 1;

/** The terms by which a slice is found: those of its text, of its title and of its path. */
export function sliceTerms(slice: Omit<Slice, "id" | "contentHash">): Map<string, number> {
  const counts = new Map<string, number>();
  visitSlice(slice, (term, weight) => counts.set(term, (counts.get(term) ?? 0) + weight));
  return counts;
}

/** How many terms a slice has, and how often it has those that are asked for. */
export function askedTerms(slice: Omit<Slice, "id" | "contentHash">, asked: ReadonlySet<string>) {
  const terms = new Map<string, number>();
  let length = 0;
  visitSlice(slice, (term, weight) => {
    length += weight;
    if (asked.has(term)) terms.set(term, (terms.get(term) ?? 0) + weight);
  });
  return { terms, length };
}

function visitSlice(
  { path, title, text, sliceType }: Omit<Slice, "id" | "contentHash">,
  visit: (term: string, weight: number) => void,
): void {
  const isCode = sliceType === "code";
  visitTerms(text, (term) => visit(term, 1));
  visitTerms(title, (term) => visit(term, isCode ? NAME_WEIGHT : HEADING_WEIGHT));
  if (isCode) for (const term of nameTerms(title)) visit(term, 1);
  visitTerms(path.replace(/\.\w+$/, ""), (term) => visit(term, 1));
}
