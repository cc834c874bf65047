import { readTexts } from "../../git/read-text.ts";
import { languageOfPath } from "../../languages/registry.ts";
import { SLICE_TYPES, type SliceType } from "../../model/routing.ts";
import type { Tree, TreeEntry } from "../../model/tree.ts";
import { classifySlice } from "../../routing/classify-slice.ts";

/** Files whose content is looked at; the names of the rest say enough for a guess. */
const MAX_READ = 500;
/** The beginning of a file tells what it is. */
const MAX_TEXT = 64 * 1024;

/** The kinds of files in a repository. */
export interface Survey {
  readonly files: number;
  /** The number of files of each slice type. */
  readonly counts: ReadonlyMap<SliceType, number>;
  /** Languages of code, the commonest first. */
  readonly languages: readonly string[];
}

/** Classifies the files of a tree as indexing would, reading only as many as a guess needs. */
export async function surveyTree(tree: Tree): Promise<Survey> {
  const { entries } = await tree.list();
  const counts = new Map<SliceType, number>(SLICE_TYPES.map((type) => [type, 0]));
  const languages = new Map<string, number>();
  const note = (path: string, text: string) => {
    const { sliceType, sliceLanguage } = classifySlice(path, text);
    counts.set(sliceType, (counts.get(sliceType) ?? 0) + 1);
    if (sliceType === "code" && sliceLanguage) languages.set(sliceLanguage, (languages.get(sliceLanguage) ?? 0) + 1);
  };
  const sampled = new Set(spread(entries.filter(({ path }) => languageOfPath(path) === "text")));
  for (const entry of entries) if (!sampled.has(entry)) note(entry.path, "");
  for await (const { entry, text } of readTexts(tree, sampled)) note(entry.path, (text ?? "").slice(0, MAX_TEXT));
  const common = [...languages].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return { files: entries.length, counts, languages: common.map(([language]) => language) };
}

/** At most so many entries, from everywhere in the list. */
function spread(entries: readonly TreeEntry[]): readonly TreeEntry[] {
  const step = Math.max(1, Math.ceil(entries.length / MAX_READ));
  return entries.filter((_, index) => index % step === 0);
}
