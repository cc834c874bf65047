import type { Build } from "../../api/operations/build-graph.ts";
import type { PulledIndex } from "../../api/pull.ts";
import { seconds } from "../words.ts";

/** Reports the work of a build and the contents of its index. */
export function renderBuild(build: Build): string {
  const { commit, parsed, linked, reused, dirty, unread } = build;
  const did = build.isUnchanged
    ? `The graph of ${commit} is up to date`
    : `Built the graph of ${commit}: parsed ${parsed} contents, linked ${linked} files, reused ${reused}`;
  const lines = [
    `${did} (${seconds(build.elapsedMs)}).`,
    `${build.files} files, ${build.entities} entities, ${build.relations} relations; ${build.unresolved} uses on receivers of unknown type, ${build.outside} of things outside the repository.`,
  ];
  if (dirty > 0)
    lines.push(`${dirty} files of the working tree differ from this commit; the graph is about the commit.`);
  if (unread > 0) lines.push(`${unread} files could not be read, so the index does not count as fresh.`);
  return `${lines.join("\n")}\n`;
}

/** Reports the index that a pull got, and its work. */
export function renderPull(pulled: PulledIndex, elapsedMs: number): string {
  const { remote, publishedCommit, commit, files, bytes, parsed, linked, reused } = pulled;
  const size = `${(bytes / 1_000_000).toFixed(1)} MB in ${files} files`;
  const from = `Got the index of ${publishedCommit} from ${JSON.stringify(remote)} (${size}) and proved a sample of its facts.`;
  const did = `The graph is of ${commit} now: parsed ${parsed} contents, linked ${linked} files, reused ${reused} (${seconds(elapsedMs)}).`;
  return `${from}\n${did}\n`;
}
