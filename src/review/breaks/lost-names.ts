import { semanticsOf } from "../../languages/registry.ts";
import { DefinitionFlag, type FileFacts, NO_OPERAND } from "../../model/facts.ts";
import type { SourceFile } from "../../rebind/binding.ts";
import { lastPart } from "../../util/last-part.ts";
import type { ChangedFiles } from "../sides/changed-files.ts";

/** The names that something at base had and that may be missing at head, and the modules that are not where they were. */
export interface LostNames {
  /** Names whose uses at head must be looked at. */
  readonly names: ReadonlySet<string>;
  /** Words that an import of a module that is gone must contain. */
  readonly moduleWords: ReadonlySet<string>;
  /** Paths at base whose default export is gone: those who import it need not write any of its names. */
  readonly withoutDefault: readonly string[];
}

/** Compares what files offer on both sides. A name too many costs a look; one too few hides what is broken. */
export function findLostNames(files: ChangedFiles): LostNames {
  const names = new Set<string>();
  const moduleWords = new Set<string>();
  const withoutDefault: string[] = [];
  const news = new Map(files.newFiles.map((file) => [file.path, file]));
  for (const old of files.oldFiles) {
    const path = files.renames.get(old.path) ?? old.path;
    const now = news.get(path);
    const kept = now ? namesOf(now) : new Set<string>();
    for (const name of namesOf(old)) if (!kept.has(name)) names.add(lastPart(name));
    if (offersDefault(old.facts) && !(now && offersDefault(now.facts))) withoutDefault.push(old.path);
    if (now === undefined || path !== old.path) {
      for (const word of moduleWordsOf(old.path)) moduleWords.add(word);
      // Whoever reached it by its old place may have reached any of its names through others.
      if (semanticsOf(old.facts.language).hasModuleObjects) for (const name of namesOf(old)) names.add(lastPart(name));
    }
  }
  names.delete("");
  names.delete("default");
  return { names, moduleWords, withoutDefault };
}

/** Everything that a file gives a name to, qualified where it is a member, each with what could make it inaccessible. */
function namesOf({ facts }: SourceFile): Set<string> {
  const names = new Set<string>();
  for (const { qualname, flags } of facts.definitions)
    names.add(qualname).add(`${flags & DefinitionFlag.private} ${lastPart(qualname)}`);
  for (const { scope, name } of facts.bindings) if (scope === 0) names.add(name);
  for (const exported of facts.exports) names.add(`${exported.kind === "all" ? "all" : "export"}.${exported.name}`);
  for (const { target } of facts.assignments) {
    const reference = facts.references[target];
    if (reference && reference.receiver !== NO_OPERAND) names.add(`attribute.${reference.name}`);
  }
  return names;
}

function offersDefault(facts: FileFacts): boolean {
  return facts.exports.some(({ name, kind }) => name === "default" || (kind === "value" && name === ""));
}

/** The last words of the specifiers that can mean a file: its stem, and its directory's name for the main file of one. */
export function moduleWordsOf(path: string): string[] {
  const parts = path.split("/");
  const stem = (parts.pop() ?? "").replace(/(?:\.d)?\.[^.]+$/, "");
  const isMain = stem === "index" || stem === "__init__";
  const directory = parts.at(-1);
  const words = isMain && directory !== undefined ? [directory] : [stem];
  return words.flatMap((word) => word.split(/[^\p{ID_Continue}$]+/u)).filter((word) => word !== "");
}
