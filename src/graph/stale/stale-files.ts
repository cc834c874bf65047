import { factsKey } from "../../facts/store.ts";
import { isImplicitName, languageOfPath } from "../../languages/registry.ts";
import type { FileFacts } from "../../model/facts.ts";
import type { LiveProject } from "../../resolve/live-project.ts";
import { spelledNames } from "../link/spelled-names.ts";
import type { GraphStore } from "../store/graph-store.ts";
import { localIdsOf, localIdText } from "../store/local-ids.ts";
import { movedImports } from "./moved-imports.ts";
import { type OutwardView, outwardView, WITHOUT_NAME } from "./outward-view.ts";
import type { TreeChanges } from "./tree-changes.ts";

const NOTHING_SEEN: OutwardView = new Map();

/** One content of a file. */
interface Version {
  readonly path: string;
  readonly blobId: string;
}

/**
 * Finds the files that must be linked again though their content is unchanged. Linking looks into another file only by name: names
 * that the linked file spells, and names on which the meaning of what it sees in other files depends. So a file's links stay valid
 * as long as none of these is a name under which a consulted file now shows something else. The lists of the index record
 * which file consulted which other one, and which file spells which names, so the work grows with what a change can reach, not with
 * the tree.
 */
export class StaleFiles {
  readonly #project: LiveProject;
  readonly #store: GraphStore;
  readonly #changes: TreeChanges;
  readonly #views = new Map<string, OutwardView | undefined>();
  readonly #stale = new Set<string>();
  #spelledNow: ReadonlyMap<string, ReadonlySet<string>> | undefined;

  constructor(project: LiveProject, store: GraphStore, changes: TreeChanges) {
    this.#project = project;
    this.#store = store;
    this.#changes = changes;
  }

  find(): ReadonlySet<string> {
    const { displaced, joined } = movedImports(this.#project, this.#store, this.#changes);
    for (const path of displaced) this.#add([path, ...this.#consulters(path)]);
    for (const path of this.#changes.all) {
      const reached = new Set(this.#consulters(path));
      for (const from of joined.get(path) ?? []) {
        reached.add(from);
        for (const consulter of this.#consulters(from)) reached.add(consulter);
      }
      if (reached.size > 0) this.#add(this.#whoSees(path, reached));
    }
    for (const path of this.#changes.all) this.#stale.delete(path);
    return this.#stale;
  }

  #add(paths: Iterable<string>): void {
    for (const path of paths) if (this.#project.entries.has(path)) this.#stale.add(path);
  }

  #consulters(path: string): string[] {
    return this.#store.filesIn("consulted", path).map((file) => file.path);
  }

  /** The files that can reach a changed file and may see something different there. */
  #whoSees(changed: string, reached: ReadonlySet<string>): Iterable<string> {
    const names = this.#namesChangedIn(changed);
    if (!names) return reached;
    if (names.size === 0) return [];
    const spelling = this.#spelling(names);
    const seeing = new Set([...reached].filter((path) => spelling.has(path)));
    const left = new Set([...reached].filter((path) => !seeing.has(path)));
    for (const between of spelling) {
      if (left.size === 0) break;
      // Names in the changed file that depend on its changed names are already included.
      if (between === changed) continue;
      const through = this.#consulters(between).filter((path) => left.has(path));
      if (through.length === 0 || !this.#passesOn(between, names)) continue;
      for (const path of through) {
        left.delete(path);
        seeing.add(path);
      }
    }
    return seeing;
  }

  /** The names under which a file shows something different; undefined when any file that looks at it may see a difference. */
  #namesChangedIn(path: string): ReadonlySet<string> | undefined {
    const { before, now } = this.#versionsOf(path);
    const isWhole = before !== undefined && now !== undefined;
    // A lookup by path sees that the file exists; a lookup in all files of a package only sees names.
    if (!isWhole && !this.#project.finderFor(path).sees) return undefined;
    const [old, recent] = [before, now].map((version) => (version ? this.#view(version) : NOTHING_SEEN));
    if (!old || !recent) return undefined;
    return isWhole ? changedNames(old, recent) : changedNames(withoutHeader(old), withoutHeader(recent));
  }

  /** The files that spell one of the names, in the indexed tree or in this one. */
  #spelling(names: ReadonlySet<string>): Set<string> {
    const files = new Set<string>();
    for (const name of names) for (const { path } of this.#store.filesIn("spelled", name)) files.add(path);
    this.#spelledNow ??= this.#spelledInChanged();
    for (const [path, spelled] of this.#spelledNow) if (meets(spelled, names)) files.add(path);
    return files;
  }

  /** The names that changed files spell now, which are not in any list yet. */
  #spelledInChanged(): ReadonlyMap<string, ReadonlySet<string>> {
    const spelled = new Map<string, ReadonlySet<string>>();
    for (const path of this.#changes.all) {
      const { now } = this.#versionsOf(path);
      const facts = now && this.#facts(now);
      if (facts) spelled.set(path, spelledNames(facts));
    }
    return spelled;
  }

  /** Whether what others see in a file depends on one of the names. Differences shown by a changed file are found by its own changed names. */
  #passesOn(path: string, names: ReadonlySet<string>): boolean {
    const { before, now } = this.#versionsOf(path);
    const [old, recent] = [before, now].map((version) => (version ? this.#view(version) : NOTHING_SEEN));
    if (!old || !recent) return true;
    for (const [name, { text, mentions }] of recent)
      if (old.get(name)?.text === text && meets(mentions, names)) return true;
    return false;
  }

  /** The content of a file in the indexed tree and in this one. */
  #versionsOf(path: string): { readonly before: Version | undefined; readonly now: Version | undefined } {
    const was = this.#changes.before.get(path);
    const entry = this.#project.entries.get(path);
    const now = entry && { path, blobId: entry.blobId };
    if (!this.#changes.all.has(path)) return { before: now, now };
    return { before: was === undefined ? undefined : { path, blobId: was }, now };
  }

  #facts({ path, blobId }: Version): FileFacts | undefined {
    const facts = this.#project.store.read(factsKey(blobId, languageOfPath(path)));
    return facts === "binary" ? undefined : facts;
  }

  /** The content of a version that other files see; undefined when that is not known. Text and binary contents show nothing. */
  #view(version: Version): OutwardView | undefined {
    const key = `${version.blobId} ${version.path}`;
    if (this.#views.has(key)) return this.#views.get(key);
    const stored = this.#project.store.read(factsKey(version.blobId, languageOfPath(version.path)));
    const isShown = stored !== undefined && stored !== "binary" && stored.language !== "text";
    const view = isShown
      ? outwardView(version.path, stored, localIdsOf(stored).map(localIdText))
      : stored && NOTHING_SEEN;
    this.#views.set(key, view);
    return view;
  }
}

function withoutHeader(view: OutwardView): OutwardView {
  return new Map([...view].filter(([name]) => name !== WITHOUT_NAME));
}

function meets(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const [few, many] = some.size < others.size ? [some, others] : [others, some];
  for (const each of few) if (many.has(each)) return true;
  return false;
}

/**
 * The names under which two versions of a file show different things, directly or because they depend on such a name;
 * undefined when any file that looks at this one may see a difference.
 */
export function changedNames(before: OutwardView, after: OutwardView): ReadonlySet<string> | undefined {
  const changed = new Set<string>();
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(name)?.text !== after.get(name)?.text) changed.add(name);
  }
  const users = usersOfNames(before, after);
  // Iterating over a set also visits items added on the way.
  for (const name of changed) for (const user of users.get(name) ?? []) changed.add(user);
  for (const name of changed) if (name === WITHOUT_NAME || isImplicitName(name)) return undefined;
  return changed;
}

/** By name, the names whose meaning depends on it. */
function usersOfNames(...views: readonly OutwardView[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const view of views) {
    for (const [user, { mentions }] of view) {
      for (const name of mentions) {
        const known = users.get(name);
        if (known) known.add(user);
        else users.set(name, new Set([user]));
      }
    }
  }
  return users;
}
