import type { Enrichment, ResultItem } from "../../model/result.ts";
import { classifySlice } from "../../routing/classify-slice.ts";

/** Enrichment with the type and the language of the content that it is about, where whoever wrote it did not say: those of the file. */
export function tagContent(
  enrichment: Enrichment,
  path: string,
  text: string | undefined,
  item?: ResultItem,
): Enrichment {
  if (enrichment.contentType !== undefined && enrichment.contentLanguage !== undefined) return enrichment;
  const match = item?.kind === "match" ? item.match : undefined;
  const { sliceType, sliceLanguage } = match ?? classifySlice(path, text ?? "");
  const contentType = enrichment.contentType ?? sliceType;
  const contentLanguage = enrichment.contentLanguage ?? sliceLanguage;
  return { ...enrichment, contentType, ...(contentLanguage !== undefined && { contentLanguage }) };
}
