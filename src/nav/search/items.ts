import type { TableHit } from "../../embeddings/search-tables.ts";
import { queryTerms } from "../../embeddings/terms/query-terms.ts";
import { searchTerms } from "../../embeddings/terms/search-terms.ts";
import { readTexts } from "../../git/read-text.ts";
import type { SearchItem } from "../../model/result.ts";
import type { QueryClassification } from "../../model/routing.ts";
import type { LiveProject } from "../../resolve/live-project.ts";
import type { FusedHit } from "../../routing/fuse.ts";
import { splitLines } from "../../util/lines.ts";
import { cutLine } from "../symbols/snippets.ts";

/** More lines than this are not read at a glance; the item says where the rest is. */
const MAX_LINES = 60;
const MAX_WORDS = 8;

/** Items of hits, with the text of their slices as it stands in the tree. Slices of files that are not there are left out. */
export async function searchItems(
  project: LiveProject,
  hits: readonly FusedHit<TableHit>[],
  query: string,
  classification: QueryClassification,
): Promise<SearchItem[]> {
  const paths = [...new Set(hits.map(({ hit }) => hit.slice.path))];
  const lines = new Map<string, readonly string[]>();
  const entries = paths.map((path) => project.entries.get(path)).filter((entry) => entry !== undefined);
  for await (const { entry, text } of readTexts(project.tree, entries)) {
    if (text !== undefined) lines.set(entry.path, splitLines(text));
  }
  const words = queryTerms(query);
  return hits.flatMap((fused): SearchItem[] => {
    const { path, startLine, endLine } = fused.hit.slice;
    const own = lines.get(path);
    if (own === undefined || startLine > own.length) return [];
    const last = Math.min(endLine, startLine + MAX_LINES - 1, own.length);
    const text = own
      .slice(startLine - 1, last)
      .map(cutLine)
      .join("\n");
    const snippet = { text, location: { path, startLine, endLine: last } };
    return [{ kind: "match", file: path, snippet, match: matchOf(fused, words, classification, text) }];
  });
}

function matchOf(
  { hit, routeName, score }: FusedHit<TableHit>,
  words: readonly string[],
  classification: QueryClassification,
  text: string,
): NonNullable<SearchItem["match"]> {
  const { slice, terms, cosine } = hit;
  return {
    title: slice.title,
    sliceType: slice.sliceType,
    sliceLanguage: slice.sliceLanguage,
    sliceConfidence: slice.confidence,
    sliceReasons: slice.reasons,
    routeName,
    score,
    routeScore: hit.score,
    termScore: terms,
    vectorScore: cosine,
    reasons: reasonsFor(hit, routeName, words, classification, text),
  };
}

function reasonsFor(
  { slice, terms, cosine }: TableHit,
  routeName: string,
  words: readonly string[],
  { likelihoods }: QueryClassification,
  text: string,
): string[] {
  const reasons: string[] = [];
  const present = new Set(searchTerms(`${slice.path} ${slice.title} ${text}`));
  const found = words.filter((word) => present.has(word));
  if (terms !== undefined && found.length > 0) {
    reasons.push(`has ${found.slice(0, MAX_WORDS).join(", ")}${found.length > MAX_WORDS ? ", …" : ""}`);
  }
  const titled = new Set(searchTerms(slice.title));
  const inTitle = found.filter((word) => titled.has(word));
  if (inTitle.length > 0)
    reasons.push(`${slice.sliceType === "code" ? "name" : "title"} has ${inTitle.slice(0, MAX_WORDS).join(", ")}`);
  if (cosine !== undefined) reasons.push(`vector similarity ${cosine.toFixed(2)}`);
  const likelihood = likelihoods.find((each) => each.routeName === routeName)?.likelihood;
  if (likelihood !== undefined) reasons.push(`route ${routeName} with likelihood ${likelihood.toFixed(2)}`);
  return reasons;
}
