import type { Slice } from "../../model/retrieval.ts";
import { nameTerms } from "./name-terms.ts";
import { countTerms } from "./search-terms.ts";

/** How much a term counts in the name of a definition, compared with one in the text: names are few words, and chosen with care. */
const NAME_WEIGHT = 3;
/** Headings stand in the text as well, and those above are no more about a section than its text is. */
const HEADING_WEIGHT = 1;

/** The terms by which a slice is found: those of its text, of its title and of its path. */
export function sliceTerms({ path, title, text, sliceType }: Omit<Slice, "id" | "contentHash">): Map<string, number> {
  const counts = countTerms(text);
  countTerms(title, sliceType === "code" ? NAME_WEIGHT : HEADING_WEIGHT, counts);
  if (sliceType === "code") for (const term of nameTerms(title)) counts.set(term, 1);
  return countTerms(path.replace(/\.\w+$/, ""), 1, counts);
}
