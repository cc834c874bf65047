import { randomInt } from "node:crypto";
import { canBeCode } from "../../languages/registry.ts";
import type { LiveProject } from "../../resolve/live-project.ts";
import type { Share } from "../store/share.ts";
import { ShareMaker } from "./make-share.ts";

/** Files that are linked in one batch: the files that they look at are prepared once for all of them. */
const BATCH_SIZE = 200;
/** The batch size when there is little time. */
const SMALL_BATCH_SIZE = 50;

/** The statements of an index, file by file, in a form that linking a file again reproduces exactly. */
export interface Statements {
  /** Whether the index says of a file what linking it says; `share` is undefined for a file without code, of which it must say nothing. */
  agrees(path: string, share: Share | undefined): boolean;
  /** The files that it connects with a name: those that define it, use it, or spell it. */
  filesWith(name: string): Iterable<string>;
}

/** The extent of a check of links. */
export interface LinkCheck {
  /** Files that matter to a question: false links in any other file cannot change its answer. All are linked again. */
  readonly paths: Iterable<string>;
  /** Files that are skipped: the index is known to be wrong about them. */
  readonly except?: ReadonlySet<string>;
  /** The number of other files to check, chosen by `random`, so that an attacker cannot prepare for them. */
  readonly sampleSize: number;
  /** Returns a whole number below the given one; default is an unpredictable one. */
  readonly random?: (below: number) => number;
  /** Milliseconds after which no further batch is started. */
  readonly maxMs?: number;
}

/** The result of a check of links. */
export interface CheckedLinks {
  /** Files whose statements in the index differ from the result of linking them. */
  readonly forged: readonly string[];
  /** Files that were linked again. */
  readonly checked: number;
}

/**
 * Links files again and compares the result with the index's statements about them. The index is of the project's tree and comes from
 * elsewhere: digests show that it is unaltered since it was written, not that its author was honest.
 */
export async function checkLinks(
  project: LiveProject,
  statements: Statements,
  { paths, except, sampleSize, random = (below) => randomInt(below), maxMs = Number.POSITIVE_INFINITY }: LinkCheck,
): Promise<CheckedLinks> {
  const started = performance.now();
  const chosen = new Set(paths);
  const others = [...project.entries.keys()].filter(
    (path) => canBeCode(path) && !chosen.has(path) && !except?.has(path),
  );
  for (const path of choose(others, sampleSize, random)) chosen.add(path);
  const all = [...chosen];
  const forged: string[] = [];
  const size = Number.isFinite(maxMs) ? SMALL_BATCH_SIZE : BATCH_SIZE;
  let checked = 0;
  for (let at = 0; at < all.length && performance.now() - started < maxMs; at += size) {
    const batch = all.slice(at, at + size);
    const shares = await project.ask(() => linkAll(project, batch));
    for (const [index, path] of batch.entries()) {
      const share = shares[index];
      if (!statements.agrees(path, share)) forged.push(path);
    }
    checked += batch.length;
  }
  return { forged: forged.sort(), checked };
}

/** Up to `count` items, each equally likely, in no particular order. */
export function choose<T>(all: readonly T[], count: number, random: (below: number) => number): T[] {
  const left = [...all];
  const wanted = Math.min(count, left.length);
  for (let at = 0; at < wanted; at++) {
    const other = at + random(left.length - at);
    [left[at], left[other]] = [left[other] as T, left[at] as T];
  }
  return left.slice(0, wanted);
}

/** A maker remembers the files it looked at, so each attempt gets a new one: the last may have lacked facts. */
function linkAll(project: LiveProject, paths: readonly string[]): (Share | undefined)[] {
  const maker = new ShareMaker(project);
  return paths.map((path) => maker.make(path));
}
