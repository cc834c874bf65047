import { randomInt } from "node:crypto";
import type { LiveProject } from "../resolve/live-project.ts";
import { ShareMaker } from "./make-share.ts";
import type { GraphStore } from "./store/graph-store.ts";
import type { Share } from "./store/share.ts";

/** Files that name what a change is about: a lie about any other cannot hide what the change breaks. */
const MAX_NAMING = 150;
/** Files of no interest to the change, which nobody can prepare for. */
const SAMPLE_SIZE = 30;

/**
 * Files of which an index says what linking them does not. The index is of the project's tree and comes from elsewhere: digests show
 * that it is as it was written, not that whoever wrote it told the truth. So those files are linked again that name one of the
 * symbols a change is about, whatever their size, and a random sample of the others.
 */
export function findForgedLinks(project: LiveProject, store: GraphStore, names: Iterable<string>): readonly string[] {
  const naming = new Set<string>();
  for (const name of names) {
    for (const { path } of store.filesIn("spelled", name)) if (naming.size < MAX_NAMING) naming.add(path);
  }
  const others = [...store.files()].filter(({ path, state }) => state === "code" && !naming.has(path));
  for (let left = Math.min(SAMPLE_SIZE, others.length); left > 0; left--) {
    const [chosen] = others.splice(randomInt(others.length), 1);
    if (chosen) naming.add(chosen.path);
  }
  const maker = new ShareMaker(project);
  return [...naming].filter((path) => {
    const row = store.find(path);
    const made = maker.make(path);
    const said = row && store.share(row);
    return !made || !said || textOf(made) !== textOf(said);
  });
}

/** What a share says to questions, and what it rests on, as one text. */
function textOf({ definitions, links, open, outside, consulted }: Omit<Share, "spelled">): string {
  return JSON.stringify([definitions, links, open, outside, consulted.toSorted()]);
}
