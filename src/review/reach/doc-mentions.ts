import { readTexts } from "../../git/read-text.ts";
import type { Mark } from "../../model/mark.ts";
import type { ChangedSymbol, DocMention } from "../../model/review.ts";
import { moduleName } from "../../model/symbol-id.ts";
import type { TreeEntry } from "../../model/tree.ts";
import { lastPart } from "../../util/last-part.ts";
import { linesOf } from "../../util/lines.ts";
import { pushAll } from "../../util/push-all.ts";
import type { Sides } from "../sides/sides.ts";

const PROSE = /\.(?:md|mdx|markdown|rst|adoc|asciidoc)$/i;
/** What was true at the time stays true there. */
const HISTORY = /(?:^|\/)(?:change(?:s|log)|history|news|releases?|release[-_]notes)(?:[^/]*$|\/)/i;
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;
const MAX_MENTIONS = 200;
const MAX_NAMES = 200;
const MAX_LINE_LENGTH = 300;

type Gone = Pick<ChangedSymbol, "id" | "before" | "after">;

/** A symbol to look for. */
interface GoneName {
  readonly change: Gone;
  /** Another symbol has the name too: only a line that says whose it is can be about this one. */
  readonly owner: string | undefined;
}

/**
 * Lines of prose, doc strings and doc comments that name symbols which are gone: in code spans, qualified, or by a name that is
 * no common word. Prose stands first.
 */
export async function findDocMentions(sides: Sides, gone: readonly Gone[]): Promise<DocMention[]> {
  const byName = await goneNames(sides, gone);
  if (byName.size === 0) return [];
  const { names } = sides.head;
  const { tree, entries: all } = sides.head.project;
  const prose = [...all.values()].filter(({ path }) => PROSE.test(path) && !HISTORY.test(path));
  const paths = new Set([...byName.keys()].flatMap((name) => names.filesWith(name)));
  const code = [...all.values()].filter(
    ({ path }) => paths.has(path) && !PROSE.test(path) && !sides.files.noise.has(path),
  );
  const documentation = await documentationIn(sides, code);
  const mentions: DocMention[] = [];
  for await (const { entry, text } of readTexts(tree, [...prose, ...code])) {
    const all = linesOf(text ?? "").map((each, at) => ({ line: at + 1, text: each }));
    const spans = documentation.get(entry.path);
    const lines = spans?.flatMap(({ line, endLine }) => all.slice(line - 1, endLine)) ?? all;
    pushAll(mentions, mentionsIn(entry.path, lines, byName));
    if (mentions.length >= MAX_MENTIONS) break;
  }
  return mentions.slice(0, MAX_MENTIONS);
}

async function goneNames(sides: Sides, gone: readonly Gone[]): Promise<ReadonlyMap<string, GoneName>> {
  const changes = new Map<string, Gone>();
  for (const change of gone) {
    const name = lastPart(change.before?.qualname ?? "");
    const isStillThere = change.after !== undefined && lastPart(change.after.qualname) === name;
    if (name.length > 2 && !isStillThere && !changes.has(name) && changes.size < MAX_NAMES) changes.set(name, change);
  }
  return sides.head.ask((world, names) => {
    const isShared = (name: string) =>
      names.filesWith(name).some((path) => (world.file(path)?.definitionsEndingIn(name).length ?? 0) > 0);
    return new Map(
      [...changes].map(([name, change]) => [name, { change, owner: isShared(name) ? ownerOf(change) : undefined }]),
    );
  });
}

/** The qualifier that a mention writes before the name: the class, or the module. */
function ownerOf({ before }: Gone): string {
  const { qualname = "", path = "" } = before ?? {};
  const dot = qualname.lastIndexOf(".");
  return lastPart(dot < 0 ? moduleName(path) : qualname.slice(0, dot));
}

/** The doc comments and doc strings of files of code, by path. */
function documentationIn(sides: Sides, code: readonly TreeEntry[]): Promise<ReadonlyMap<string, readonly Mark[]>> {
  const documented = ({ kind }: Mark) => kind === "documentation";
  return sides.head.ask(
    (world) => new Map(code.map(({ path }) => [path, world.file(path)?.facts.marks.filter(documented) ?? []])),
  );
}

function mentionsIn(
  path: string,
  lines: readonly { readonly line: number; readonly text: string }[],
  byName: ReadonlyMap<string, GoneName>,
): DocMention[] {
  const isProse = PROSE.test(path);
  return lines.flatMap(({ line, text }) => {
    if (text.length > MAX_LINE_LENGTH * 10) return [];
    const words = new Set(text.match(WORD) ?? []);
    // The indentation of code says nothing; in prose it makes a code block.
    const shown = isProse ? text : text.trimStart();
    return [...words].flatMap((word): DocMention[] => {
      const name = byName.get(word);
      if (!name || !isMeant(shown, word) || (name.owner !== undefined && !words.has(name.owner))) return [];
      return [{ changeId: name.change.id, path, line, text: text.trim().slice(0, MAX_LINE_LENGTH) }];
    });
  });
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
