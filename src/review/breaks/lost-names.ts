import type { ModuleFinder } from "../../code/project.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import { DefinitionFlag, type FileFacts, NO_OPERAND } from "../../model/facts.ts";
import type { SourceFile } from "../../rebind/binding.ts";
import { lastPart } from "../../util/last-part.ts";
import { groupBy } from "../../util/multimap.ts";
import type { ChangedFiles } from "../sides/changed-files.ts";
import type { Sides } from "../sides/sides.ts";

/** The maximum number of unchanged files that are searched for lost names; files with the rarest names come first. */
const MAX_CANDIDATES = 6000;

/** The names that something at base had and that may be missing in a file at head. */
export interface LostNames {
  /** The names whose uses must be checked. */
  readonly names: ReadonlySet<string>;
  /** An import of a module that is gone must contain one of these words. */
  readonly moduleWords: ReadonlySet<string>;
  /** The last parts of the qualified names of members that base had and head does not have. */
  readonly members: ReadonlySet<string>;
  /** Keys that objects of a file had at base, and that no object of the file has at head. */
  readonly keys: ReadonlySet<string>;
  /** The file itself changed, so that every import and every bare name must be checked. */
  readonly isWhole: boolean;
}

/** The losses of one family of languages. */
interface Loss {
  readonly names: Set<string>;
  readonly moduleWords: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  /** Paths at base that files import without a word of them: their default export is gone, or they were the main file of a directory. */
  readonly unnamed: readonly string[];
  readonly asWhole: LostNames;
  readonly asPart: LostNames;
}

const NOTHING: LostNames = {
  names: new Set(),
  moduleWords: new Set(),
  members: new Set(),
  keys: new Set(),
  isWhole: false,
};

/** The lost names by family of languages. A file of another family finds its imports in another way, so it cannot have meant them. */
export class Losses {
  readonly #sides: Sides;
  readonly #changed: ReadonlySet<string>;
  readonly #losses = new Map<ModuleFinder, Loss>();

  constructor(sides: Sides) {
    this.#sides = sides;
    this.#changed = new Set(sides.files.newFiles.map(({ path }) => path));
    const members = this.#lostMembers();
    for (const [family, oldFiles] of groupBy(sides.files.oldFiles, ({ path }) => this.#familyOf(path))) {
      const lost = { ...findLostNames({ ...sides.files, oldFiles }), members: members.get(family) ?? new Set() };
      const { names, moduleWords, keys } = lost;
      const asPart = { names, moduleWords, members: lost.members, keys, isWhole: false };
      this.#losses.set(family, { ...lost, asPart, asWhole: { ...asPart, isWhole: true } });
    }
  }

  /** Paths at base that files import without any of the lost names. */
  get unnamed(): readonly string[] {
    return [...this.#losses.values()].flatMap((loss) => loss.unnamed);
  }

  /** The last parts of the names of lost members, in all families. */
  get members(): readonly string[] {
    return [...this.#losses.values()].flatMap(({ members }) => [...members]);
  }

  /** The names that may be missing in a file. */
  in(path: string): LostNames {
    const loss = this.#losses.get(this.#familyOf(path));
    if (!loss) return this.#changed.has(path) ? { ...NOTHING, isWhole: true } : NOTHING;
    return this.#changed.has(path) ? loss.asWhole : loss.asPart;
  }

  /** Adds names that may be missing, and returns the files that contain the ones that are new. */
  addNames(names: Iterable<string>): readonly string[] {
    const paths = new Set<string>();
    for (const name of names) {
      for (const [family, loss] of this.#losses) {
        if (loss.names.has(name)) continue;
        loss.names.add(name);
        for (const path of this.#filesOf(family, name)) paths.add(path);
      }
    }
    return [...paths].sort();
  }

  /** The given files and those that contain a lost name, up to a maximum; `notTaken` is the number of files beyond it. */
  candidates(first: readonly string[]): { readonly paths: readonly string[]; readonly notTaken: number } {
    const taken = new Set(first);
    const limit = taken.size + MAX_CANDIDATES;
    const notTaken = new Set<string>();
    for (const paths of this.#filesByWord().sort((a, b) => a.length - b.length)) {
      for (const path of paths) {
        if (taken.size < limit) taken.add(path);
        else if (!taken.has(path)) notTaken.add(path);
      }
    }
    return { paths: [...taken].sort(), notTaken: notTaken.size };
  }

  #filesByWord(): (readonly string[])[] {
    return [...this.#losses].flatMap(([family, loss]) => {
      const words = [...new Set([...loss.names, ...loss.moduleWords])].sort();
      return words.map((word) => this.#filesOf(family, word));
    });
  }

  #filesOf(family: ModuleFinder, word: string): readonly string[] {
    return this.#sides.head.names.filesWith(word).filter((path) => this.#familyOf(path) === family);
  }

  #familyOf(path: string): ModuleFinder {
    return this.#sides.head.project.finderFor(path);
  }

  #lostMembers(): ReadonlyMap<ModuleFinder, Set<string>> {
    const members = new Map<ModuleFinder, Set<string>>();
    for (const { before, after } of this.#sides.symbols.pairs) {
      const name = lastPart(before?.qualname ?? "");
      if (!before || before.qualname === name || (after && lastPart(after.qualname) === name)) continue;
      const family = this.#familyOf(before.file.path);
      members.set(family, (members.get(family) ?? new Set()).add(name));
    }
    return members;
  }
}

/** Compares the names that files offer on both sides. A superfluous name costs only a check; a forgotten name hides a broken use. */
function findLostNames(files: ChangedFiles): Pick<Loss, "names" | "moduleWords" | "keys" | "unnamed"> {
  const names = new Set<string>();
  const keys = new Set<string>();
  const moduleWords = new Set<string>();
  const unnamed: string[] = [];
  const news = new Map(files.newFiles.map((file) => [file.path, file]));
  for (const old of files.oldFiles) {
    const path = files.renames.get(old.path) ?? old.path;
    const now = news.get(path);
    const kept = now ? namesOf(now) : new Set<string>();
    for (const name of namesOf(old)) if (!kept.has(name) && !isDefault(name)) names.add(lastPart(name));
    for (const name of rarerNames(old, now)) names.add(name);
    const keptKeys = now ? keysOf(now) : new Set<string>();
    for (const key of keysOf(old)) if (!keptKeys.has(key)) keys.add(key);
    const isGone = now === undefined || path !== old.path;
    const lostDefault = offersDefault(old.facts) && !(now && offersDefault(now.facts));
    if (lostDefault || (isGone && isMainFile(old.path))) unnamed.push(old.path);
    if (isGone) {
      for (const word of moduleWordsOf(old.path)) moduleWords.add(word);
      // Code that reached the file by its old path may have reached any of its names through other files.
      if (breakRulesOf(old.facts.language).listsNames)
        for (const name of namesOf(old)) if (!isDefault(name)) names.add(lastPart(name));
    }
  }
  for (const key of keys) names.add(key);
  names.delete("");
  return { names, moduleWords, keys, unnamed };
}

/** The names that fewer definitions of a file have than before, though some still do: members of types that share their name. */
function rarerNames(old: SourceFile, now: SourceFile | undefined): readonly string[] {
  const left = new Map<string, number>();
  for (const { qualname } of now?.facts.definitions ?? []) left.set(qualname, (left.get(qualname) ?? 0) + 1);
  return old.facts.definitions.flatMap(({ qualname }) => {
    const count = left.get(qualname) ?? 0;
    left.set(qualname, count - 1);
    return count <= 0 ? [lastPart(qualname)] : [];
  });
}

/** Whether a name is that of a default export. Importers choose their own name for it. A method may be named `default` as well. */
function isDefault(name: string): boolean {
  return name === "default" || name === "export.default";
}

/** The keys of the object literals in a file. */
function keysOf({ facts }: SourceFile): Set<string> {
  return new Set(facts.values.filter(({ kind }) => kind === "object").flatMap((value) => value.names));
}

/** All names that a file defines, qualified if they belong to a member, together with what could make each one inaccessible. */
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

/** Whether the specifier of a directory means a file. */
function isMainFile(path: string): boolean {
  return /(?:^|\/)(?:index|__init__)\.[^/]+$/.test(path);
}

/**
 * The last words of the specifiers that can mean a file: the stem of its name, or the name of its directory if it is the main file of the
 * directory.
 */
export function moduleWordsOf(path: string): string[] {
  const parts = path.split("/");
  const stem = (parts.pop() ?? "").replace(/(?:\.d)?\.[^.]+$/, "");
  const directory = parts.at(-1);
  const words = isMainFile(path) && directory !== undefined ? [directory] : [stem];
  if (stem === "mod" && directory !== undefined) words.push(directory);
  return words.flatMap((word) => word.split(/[^\p{ID_Continue}$]+/u)).filter((word) => word !== "");
}
