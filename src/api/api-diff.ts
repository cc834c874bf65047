import { posix } from "node:path";
import { changedFields } from "../envelope/review-document.ts";
import { GitTree } from "../git/git-tree.ts";
import { breakRulesOf, languageOfPath } from "../languages/registry.ts";
import type { SymbolRef } from "../model/result.ts";
import type { ChangedSymbol, ChangedSymbols, ChangeKind, SkippedFile } from "../model/review.ts";
import { roleOf } from "../nav/path-role.ts";
import { view } from "../wire/object.ts";
import { list } from "../wire/shapes.ts";
import { flag, oneOf, path, text } from "../wire/values.ts";
import type { ApiContext } from "./context.ts";
import { changedBy } from "./review.ts";

/** The number of a version that goes up, by semantic versioning. */
export type Release = (typeof RELEASES)[number];
/** All of them, the gravest first. */
export const RELEASES = ["major", "minor", "patch"] as const;

/** From where to where a public interface is compared. */
export interface ApiRange {
  /** The commit or tag of the last release. */
  readonly since: string;
  /** The commit to be released; default is the one that is checked out. */
  readonly head?: string | undefined;
  /** Look only at paths that fit one of these patterns, as `.gitignore` writes them; default is every path. */
  readonly include?: readonly string[] | undefined;
  /** Look at no path that fits one of these patterns. */
  readonly exclude?: readonly string[] | undefined;
}

/** A change of a public symbol. */
export interface ApiChange extends ChangedSymbol {
  /** Code that used it at the last release may not work with the next one. */
  readonly isBreaking: boolean;
}

/** The changes of the public interface since a release. */
export interface ApiDiff {
  readonly since: string;
  /** The commits that were compared. */
  readonly base: string;
  readonly head: string;
  /** The release that the changes make. */
  readonly release: Release;
  readonly removed: readonly ApiChange[];
  readonly changed: readonly ApiChange[];
  readonly added: readonly ApiChange[];
  /** Changed files that were not compared: what they offer is not known. */
  readonly skipped: readonly SkippedFile[];
}

const REMOVED: ReadonlySet<ChangeKind> = new Set(["deleted", "visibility"]);
const RENAMED: ReadonlySet<ChangeKind> = new Set(["renamed", "relocated_renamed"]);
/** Set-up of tools, scripts, and folders that compilers or custom keep for a package itself. */
const NOT_OFFERED = /^scripts\/|(?:^|\/)(?:\.|internal\/|[^/]+\.config\.[^/]+$|(?:setup|noxfile)\.py$)/;

/** Compares the public interface of a commit with that of a release. */
export async function apiDiff(
  context: ApiContext,
  config: string | undefined,
  { since, head = "HEAD", include, exclude }: ApiRange,
): Promise<ApiDiff> {
  // A release is compared as it was, also when its tag is on a branch of its own.
  const changed = await changedBy(context, config, { base: since, head, range: "", include, exclude });
  const { entries } = await new GitTree(context.repository, changed.head).list();
  const paths = new Set(entries.map(({ path }) => path));
  return diffOf(since, changed, (path) => paths.has(path));
}

/** The part of changed symbols that users of the repository see. */
export function diffOf(
  since: string,
  { base, head, changes, skipped }: ChangedSymbols,
  has: (path: string) => boolean,
): ApiDiff {
  const offered = changes.filter((each) => isOfInterface(each) && !isOfProgram(each, has));
  const lost = new Set(offered.filter(isLostByName).map(({ before }) => nameOf(before)));
  const added = new Set(offered.filter(({ change }) => change === "added").map(({ after }) => nameOf(after)));
  const seen = offered
    .filter((each) => !isToldByOwner(each, lost, added))
    .map((change) => ({ ...change, isBreaking: isBreaking(change) }));
  const removed = seen.filter(({ change }) => REMOVED.has(change));
  const additions = seen.filter(({ change }) => change === "added");
  const changed = seen.filter((each) => !removed.includes(each) && !additions.includes(each));
  return {
    since,
    base,
    head,
    release: seen.some((each) => each.isBreaking) ? "major" : seen.length > 0 ? "minor" : "patch",
    removed,
    changed,
    added: additions,
    skipped: skipped.filter((file) => isOffered(file.path) && languageOfPath(file.path) !== "text"),
  };
}

/** Whether users of a release can notice the change without looking into a body. */
function isOfInterface(symbol: ChangedSymbol): boolean {
  const { before, after, isPublic, isTest, change, also } = symbol;
  const place = (before ?? after)?.path ?? "";
  if (!isPublic || isTest || !isOffered(place)) return false;
  return [change, ...also].some((kind) => kind !== "body" && !(kind === "relocated" && isSameModule(symbol)));
}

/** Whether a symbol is part of a program that nothing can import, and was before. */
function isOfProgram({ before, after }: ChangedSymbol, has: (path: string) => boolean): boolean {
  const places = [before, after].flatMap((each) => each?.path ?? []);
  return places.every((path) => breakRulesOf(languageOfPath(path)).isOfProgram(path, has));
}

/** Whether users no longer find a symbol under its name. */
function isLostByName({ change, also }: ChangedSymbol): boolean {
  return [change, ...also].some((kind) => REMOVED.has(kind) || RENAMED.has(kind));
}

/** Whether a member came or went just because its class did, whose line says it. */
function isToldByOwner(symbol: ChangedSymbol, lost: ReadonlySet<string>, added: ReadonlySet<string>): boolean {
  const { before, after, change } = symbol;
  if (change === "added") return added.has(ownerOf(after));
  return isLostByName(symbol) && lost.has(ownerOf(before));
}

function ownerOf(symbol: SymbolRef | undefined): string {
  const { path = "", qualname = "" } = symbol ?? {};
  return nameOf({ path, qualname: qualname.slice(0, Math.max(0, qualname.lastIndexOf("."))) });
}

function nameOf(symbol: Pick<SymbolRef, "path" | "qualname"> | undefined): string {
  return `${symbol?.path}#${symbol?.qualname}`;
}

function isOffered(place: string): boolean {
  return roleOf(place) === "part" && !NOT_OFFERED.test(place);
}

function isBreaking(symbol: ChangedSymbol): boolean {
  const { change, also, signature } = symbol;
  const kinds = [change, ...also];
  if (isLostByName(symbol)) return true;
  if (kinds.includes("relocated") && !isSameModule(symbol)) return true;
  return signature.some((each) => each.isBreaking);
}

/** In some languages a folder is the module, and nobody names the file. */
function isSameModule({ before, after }: ChangedSymbol): boolean {
  if (before === undefined || after === undefined) return false;
  const isNamedByFile = breakRulesOf(languageOfPath(after.path)).listsNames;
  return !isNamedByFile && posix.dirname(before.path) === posix.dirname(after.path);
}

/** A line of `api-diff --format jsonl`. */
export const apiChangeCodec = view<ApiChange>()({
  ...changedFields,
  is_breaking: flag("code that used it may not work any more"),
});

/** The answer of `api-diff`. */
export const apiDiffCodec = view<ApiDiff>()({
  since: text("as it was asked for"),
  base: text("the commit of it"),
  head: text("the commit that was compared with it"),
  release: oneOf(RELEASES, "the release that the changes make, by semantic versioning"),
  removed: list(apiChangeCodec, "deleted, or no longer exported"),
  changed: list(apiChangeCodec, "renamed, moved, or with another signature"),
  added: list(apiChangeCodec),
  skipped: list(view<SkippedFile>()({ path: path(), reason: text() }), "changed files that were not compared"),
});

/** The JSON of a compared interface. */
export function apiDiffToWire(diff: ApiDiff) {
  return apiDiffCodec.toWire(diff);
}
