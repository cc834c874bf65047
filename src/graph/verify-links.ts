import { randomInt } from "node:crypto";
import type { LiveProject } from "../resolve/live-project.ts";
import { lastPart } from "../util/last-part.ts";
import { ShareMaker } from "./make-share.ts";
import type { GraphStore } from "./store/graph-store.ts";
import type { ListName } from "./store/segment-writer.ts";
import type { Share } from "./store/share.ts";

/** Files that name what a change is about: a lie about any other cannot hide what the change breaks. */
const MAX_NAMING = 150;
/** Files of no interest to the change, which nobody can prepare for. */
const SAMPLE_SIZE = 30;

/** How far users of users are followed, as reviews do. */
const MAX_DEPTH = 3;
/** Names that are looked for at once; a change that is about more of them reaches most files anyway. */
const MAX_NAMES = 200;

/** What a change is about. */
export interface ChangedNames {
  readonly names: Iterable<string>;
  /** The files that name one of these, by their own texts: what an index says of that may be part of the lie. */
  naming(names: readonly string[]): Promise<Iterable<string>>;
}

/**
 * Files of which an index says what linking them does not. The index is of the project's tree and comes from elsewhere: digests show
 * that it is as it was written, not that whoever wrote it told the truth. So those files are linked again that name one of the
 * symbols a change is about, or that the index calls users of one, whatever their size, then those that name their users, and a random
 * sample of the others.
 */
export async function findForgedLinks(
  project: LiveProject,
  store: GraphStore,
  { names, naming }: ChangedNames,
): Promise<readonly string[]> {
  const check = new LinkCheck(project, store);
  const known = new Set(names);
  let asked = [...known];
  for (let depth = 1; depth <= MAX_DEPTH && asked.length > 0 && check.forged.length === 0; depth++) {
    const chosen = someOf(asked, MAX_NAMES);
    const paths = new Set([...(await naming(chosen)), ...chosen.flatMap((name) => [...usersOf(store, name)])]);
    const suspects = [...paths].filter((path) => project.entries.has(path) && !check.paths.has(path));
    const users = check.add(someOf(suspects, MAX_NAMING - check.paths.size), new Set(chosen));
    asked = users.filter((name) => !known.has(name));
    for (const name of asked) known.add(name);
  }
  if (check.forged.length > 0) return check.forged;
  const others = [...store.files()].filter(({ path, state }) => state === "code" && !check.paths.has(path));
  check.add(
    someOf(others, SAMPLE_SIZE).map(({ path }) => path),
    new Set(),
  );
  return check.forged;
}

/** Links files again and holds them against what an index says of them. */
class LinkCheck {
  readonly forged: string[] = [];
  readonly paths = new Set<string>();
  readonly #store: GraphStore;
  readonly #maker: ShareMaker;

  constructor(project: LiveProject, store: GraphStore) {
    this.#store = store;
    this.#maker = new ShareMaker(project);
  }

  /** Checks files; gives the names of the definitions in them that use one of the names. */
  add(paths: readonly string[], names: ReadonlySet<string>): string[] {
    const users = new Set<string>();
    for (const path of paths) {
      this.paths.add(path);
      const row = this.#store.find(path);
      const made = this.#maker.make(path);
      const said = row && this.#store.share(row);
      const isSame = made ? said && textOf(made) === textOf(said) && isListed(this.#store, path, made) : !said;
      if (!isSame) this.forged.push(path);
      const used = [
        ...(made?.links ?? []).filter(({ target }) => names.has(lastPart(target.qualname))),
        ...(made?.open ?? []).filter(({ name }) => names.has(name)),
      ];
      for (const { src } of used) users.add(lastPart(made?.definitions[src]?.qualname ?? ""));
    }
    users.delete("");
    return [...users];
  }
}

/** The files that the index would be asked about a name: those that spell it, use it on anything, or link to what is called so. */
function* usersOf(store: GraphStore, name: string): Generator<string> {
  for (const list of ["spelled", "open", "defined"] as const)
    for (const { path } of store.filesIn(list, name)) yield path;
  for (const { path: definer } of store.filesIn("defined", name)) {
    for (const segment of store.segments) {
      for (const [detail, files] of segment.list("incoming", definer)) {
        if (detail === 0 || lastPart(segment.string(detail - 1)) !== name) continue;
        for (const { path } of store.current(segment, files)) yield path;
      }
    }
  }
}

/** Whether the lists lead to a file for everything that it says: questions ask them first, and what they leave out is never read. */
function isListed(store: GraphStore, path: string, { definitions, links, open, spelled }: Share): boolean {
  const segment = store.find(path)?.segment;
  const isIn = (list: ListName, key: string, detail?: number) => {
    for (const [found, files] of segment?.list(list, key) ?? [])
      if ((detail === undefined || found === detail) && files.some((file) => segment?.pathOf(file) === path))
        return true;
    return false;
  };
  return (
    definitions.every(({ qualname }) => isIn("defined", lastPart(qualname))) &&
    open.every(({ name }) => isIn("open", name)) &&
    spelled.every((name) => isIn("spelled", name)) &&
    links.every(({ path: target, target: { qualname, ordinal } }) => {
      const number = ordinal === 0 ? -1 : segment?.numberOf(qualname);
      return number !== undefined && isIn("incoming", target, number + 1);
    })
  );
}

/** Some of the items, which nobody can foresee. */
function someOf<T>(items: readonly T[], count: number): T[] {
  const left = [...items];
  const chosen: T[] = [];
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(randomInt(left.length), 1));
  return chosen;
}

/** What a share says to questions, and what it rests on, as one text. */
function textOf({ definitions, links, open, outside, consulted }: Omit<Share, "spelled">): string {
  return JSON.stringify([definitions, links, open, outside, consulted.toSorted()]);
}
