import { factsKey } from "../facts/store.ts";
import { languageOfPath } from "../languages/registry.ts";
import type { FileFacts } from "../model/facts.ts";
import type { LiveProject } from "../resolve/live-project.ts";
import { movedImports } from "./moved-imports.ts";
import { changedNames, namesRestingOn } from "./outward-changes.ts";
import { type OutwardView, outwardView, WITHOUT_NAME } from "./outward-view.ts";
import { spelledNames } from "./spelled-names.ts";
import type { GraphStore } from "./store/graph-store.ts";
import { localIdsOf, localIdText } from "./store/local-ids.ts";
import type { TreeChanges } from "./tree-changes.ts";

const NOTHING_SEEN: OutwardView = new Map();

/** Names of a file under which something else is seen, and the files that may look there. */
interface Seen {
  readonly names: ReadonlySet<string>;
  readonly reached: ReadonlySet<string>;
}

/** One content of a file. */
interface Version {
  readonly path: string;
  readonly blobId: string;
}

/**
 * Finds the files that must be linked again though their content is the same. Linking looks into another file only by names: those
 * that the linked file spells out, and those on which the meaning of what it sees in other files rests. So a file is still
 * linked as long as no name under which a consulted file now shows something else is among them. The lists of the index say who
 * consulted and who spells what, so the work grows with what a change can reach, not with the tree.
 */
export class StaleFiles {
  readonly #project: LiveProject;
  readonly #store: GraphStore;
  readonly #changes: TreeChanges;
  readonly #views = new Map<string, OutwardView | undefined>();
  readonly #stale = new Set<string>();

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

  /**
   * Which of the files that can reach a changed file may see something else there than before: those that spell one of the changed
   * names, or a name of another file that rests on one of them, over any number of files.
   */
  #whoSees(changed: string, reached: ReadonlySet<string>): Iterable<string> {
    const names = this.#namesChangedIn(changed);
    if (!names) return reached;
    const left = new Set(reached);
    const seen = new Map<string, Seen>([[changed, { names, reached }]]);
    const queue = [changed];
    let looks = 0;
    for (const path of queue) {
      const { names, reached: looking } = seen.get(path) as Seen;
      const spelling = this.#spelling(names);
      for (const each of looking) if (spelling.has(each)) left.delete(each);
      for (const between of spelling) {
        // What rests on the names in the file itself is among them already.
        if (between === path) continue;
        const through = this.#consulters(between).filter((each) => left.has(each) && looking.has(each));
        if (through.length === 0) continue;
        // Looking on would take longer than linking what is left.
        if (++looks > reached.size) return reached;
        const resting = this.#restingIn(between, names);
        if (!resting) for (const each of through) left.delete(each);
        else if (resting.size > 0 && isMore(seen, between, resting, through)) queue.push(between);
      }
    }
    return [...reached].filter((path) => !left.has(path));
  }

  /** The names under which a file shows something else than before; undefined when whoever looks at it may see a difference. */
  #namesChangedIn(path: string): ReadonlySet<string> | undefined {
    const { before, now } = this.#versionsOf(path);
    const isWhole = before !== undefined && now !== undefined;
    // Who asks for a file by its path sees that it is there; who asks for all files of a package asks for names.
    if (!isWhole && !this.#project.finderFor(path).sees) return undefined;
    const [old, recent] = [before, now].map((version) => (version ? this.#view(version) : NOTHING_SEEN));
    if (!old || !recent) return undefined;
    return isWhole ? changedNames(old, recent) : changedNames(withoutHeader(old), withoutHeader(recent));
  }

  /** The files with one of the names in them, in the tree before or now. */
  #spelling(names: ReadonlySet<string>): Set<string> {
    const files = new Set<string>();
    for (const name of names) for (const { path } of this.#store.filesIn("spelled", name)) files.add(path);
    for (const path of this.#changes.all) {
      const { now } = this.#versionsOf(path);
      const facts = now && this.#facts(now);
      if (facts && meets(spelledNames(facts), names)) files.add(path);
    }
    return files;
  }

  /**
   * The names of a file under which others see what rests on one of the given names; undefined when whoever looks at the file may see a
   * difference. What a changed file shows differently anyway is found by its own changed names.
   */
  #restingIn(path: string, names: ReadonlySet<string>): ReadonlySet<string> | undefined {
    const { before, now } = this.#versionsOf(path);
    const [old, recent] = [before, now].map((version) => (version ? this.#view(version) : NOTHING_SEEN));
    if (!old || !recent) return undefined;
    return namesRestingOn(names, before === now ? [recent] : commonTo(old, recent));
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

  /** What others see of a content; undefined when that cannot be told. Text and what is no text show nothing. */
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

/** Adds to what is seen in a file; answers whether anything was new. */
function isMore(
  seen: Map<string, Seen>,
  path: string,
  names: ReadonlySet<string>,
  reached: readonly string[],
): boolean {
  const known = seen.get(path);
  const all = {
    names: new Set([...(known?.names ?? []), ...names]),
    reached: new Set([...(known?.reached ?? []), ...reached]),
  };
  seen.set(path, all);
  return all.names.size > (known?.names.size ?? 0) || all.reached.size > (known?.reached.size ?? 0);
}

/** The items that two views show alike. */
function commonTo(one: OutwardView, other: OutwardView): readonly OutwardView[] {
  return [one, other].map((view) => {
    const isCommon = (name: string) => one.get(name)?.text === other.get(name)?.text;
    return new Map([...view].filter(([name]) => isCommon(name)));
  });
}

function meets(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const [few, many] = some.size < others.size ? [some, others] : [others, some];
  for (const each of few) if (many.has(each)) return true;
  return false;
}
