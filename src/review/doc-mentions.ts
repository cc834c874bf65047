import { readTexts } from "../git/read-text.ts";
import type { ChangedSymbol, DocMention } from "../model/review.ts";
import { lastPart } from "../resolve/name-index.ts";
import type { Sides } from "./sides.ts";

const PROSE = /\.(?:md|mdx|markdown|rst|adoc|asciidoc)$/i;
/** What was true at the time stays true there. */
const HISTORY = /(?:^|\/)(?:change(?:s|log)|history|news|releases?|release[-_]notes)(?:[^/]*$|\/)/i;
const MAX_MENTIONS = 200;
const MAX_NAMES = 200;
const MAX_LINE_LENGTH = 300;

type Gone = Pick<ChangedSymbol, "id" | "before" | "after">;

/** Lines of prose that name symbols which are gone: in code spans, qualified, or by a name that is no common word. */
export async function findDocMentions(sides: Sides, gone: readonly Gone[]): Promise<DocMention[]> {
  const byName = new Map<string, Gone>();
  for (const change of gone) {
    const name = lastPart(change.before?.qualname ?? "");
    const isStillThere = change.after !== undefined && lastPart(change.after.qualname) === name;
    if (name.length > 2 && !isStillThere && !byName.has(name) && byName.size < MAX_NAMES) byName.set(name, change);
  }
  if (byName.size === 0) return [];
  const { tree, entries: all } = sides.head.project;
  const entries = [...all.values()].filter(({ path }) => PROSE.test(path) && !HISTORY.test(path));
  const mentions: DocMention[] = [];
  for await (const { entry, text } of readTexts(tree, entries)) {
    mentions.push(...mentionsIn(entry.path, text ?? "", byName));
    if (mentions.length >= MAX_MENTIONS) break;
  }
  return mentions.slice(0, MAX_MENTIONS);
}

function mentionsIn(path: string, text: string, byName: ReadonlyMap<string, Gone>): DocMention[] {
  const found: DocMention[] = [];
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.length > MAX_LINE_LENGTH * 10) continue;
    for (const word of new Set(line.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? [])) {
      const change = byName.get(word);
      if (!change || !isMeant(line, word)) continue;
      found.push({ changeId: change.id, path, line: at + 1, text: line.trim().slice(0, MAX_LINE_LENGTH) });
    }
  }
  return found;
}

/** Whether a word stands for code: a name of several words by itself, any other where it is written as code. */
function isMeant(line: string, word: string): boolean {
  if (/[a-z][A-Z]|[A-Za-z]_[A-Za-z]/.test(word)) return true;
  const at = line.search(new RegExp(`(?<![\\p{ID_Continue}$])${escapePattern(word)}(?![\\p{ID_Continue}$])`, "u"));
  const [before, after] = [line.slice(0, at), line.slice(at + word.length)];
  const isInSpan = (before.match(/`/g) ?? []).length % 2 === 1 && after.includes("`");
  return isInSpan || before.endsWith(".") || after.startsWith("(") || /^(?:\t| {4})/.test(line);
}

function escapePattern(word: string): string {
  return word.replaceAll("$", "\\$");
}
