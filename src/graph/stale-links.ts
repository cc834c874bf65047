import { decodeStrings } from "../facts/decode-strings.ts";
import { factsKey } from "../facts/store.ts";
import { languageOfPath } from "../languages/registry.ts";
import { hasModuleObjects } from "../resolve/language-traits.ts";
import type { LiveProject } from "../resolve/live-project.ts";
import type { IdsByPath } from "./graph-wire.ts";
import type { LinkedFile, LinkRecord } from "./link-cache.ts";
import { changedNames } from "./outward-changes.ts";
import { type OutwardView, outwardView } from "./outward-view.ts";

/** What is known of the tree that was linked last and of the one to link now. */
export interface TreePair {
  readonly project: LiveProject;
  readonly record: LinkRecord;
  readonly idsBefore: IdsByPath;
  readonly idsNow: IdsByPath;
  /** Files that came, went or have another content. */
  readonly changed: ReadonlySet<string>;
  /** Files whose content is the same, but not what it means: an import leads elsewhere, a definition has another id. */
  readonly displaced: ReadonlySet<string>;
}

/** One content of a file, as far as it matters to others. */
interface Version {
  /** Every string in it; no name can be in it that is not one of them or a part of a dotted one. */
  readonly strings: readonly string[];
  /** Its view tells by which names it looks further; otherwise it may be any of its own. */
  readonly hasMentions: boolean;
  readonly view: () => OutwardView | undefined;
}

/**
 * Says which files must be linked again. Linking looks into another file only by names: those that the linked file spells
 * out, and those on which the meaning of what it sees in other files rests. So a file is still linked as long as no name
 * under which a consulted file now shows something else is among them.
 */
export class StaleLinks {
  readonly #trees: TreePair;
  readonly #known: ReadonlyMap<string, LinkedFile>;
  readonly #changedNames = new Map<string, ReadonlySet<string> | undefined>();
  readonly #versions = new Map<string, readonly Version[]>();
  /** By the changed file and the one that looks at it for others. */
  readonly #passesOn = new Map<string, Map<string, boolean>>();

  constructor(trees: TreePair) {
    this.#trees = trees;
    this.#known = new Map(trees.record.linked.map((file) => [file.path, file]));
  }

  /** Whether the links of the last build may be wrong for a file. */
  isStale({ path, consulted }: LinkedFile): boolean {
    const { changed, displaced } = this.#trees;
    if (changed.has(path)) return true;
    return consulted.some((each) => displaced.has(each) || (changed.has(each) && this.#sees(path, consulted, each)));
  }

  /** Whether a file sees a change, itself or through one of the files it consulted. */
  #sees(path: string, consulted: readonly string[], changed: string): boolean {
    const names = this.#namesChangedIn(changed);
    if (!names) return true;
    if (names.size === 0) return false;
    return consulted.some((each) => {
      if (each === path) return this.#versionsOf(each).some((version) => spellsAny(version, names));
      // What rests on the changed names in the changed file itself is among them already.
      return each !== changed && this.#passesNamesOn(each, changed, names);
    });
  }

  #namesChangedIn(path: string): ReadonlySet<string> | undefined {
    if (this.#changedNames.has(path)) return this.#changedNames.get(path);
    const [before, now] = this.#versionsOf(path).map((version) => version.view());
    const names = before && now && changedNames(before, now);
    this.#changedNames.set(path, names);
    return names;
  }

  #passesNamesOn(path: string, changed: string, names: ReadonlySet<string>): boolean {
    let known = this.#passesOn.get(changed);
    if (!known) {
      known = new Map();
      this.#passesOn.set(changed, known);
    }
    let passes = known.get(path);
    if (passes === undefined) {
      passes = this.#versionsOf(path).some((version) => spellsAny(version, names) && mentionsAny(version, names));
      known.set(path, passes);
    }
    return passes;
  }

  /** The content of a file in the last tree and in this one; one when it is the same, none when there is no code. */
  #versionsOf(path: string): readonly Version[] {
    const known = this.#versions.get(path);
    if (known) return known;
    const { project, idsBefore, idsNow } = this.#trees;
    const before = this.#known.get(path)?.blobId;
    const now = idsNow.has(path) ? project.entries.get(path)?.blobId : undefined;
    const versions = [
      before !== now ? this.#version(path, before, idsBefore.get(path)) : undefined,
      this.#version(path, now, idsNow.get(path)),
    ].filter((version) => version !== undefined);
    this.#versions.set(path, versions);
    return versions;
  }

  #version(path: string, blobId: string | undefined, ids: readonly string[] | undefined): Version | undefined {
    const { store } = this.#trees.project;
    const key = factsKey(blobId ?? "", languageOfPath(path));
    const bytes = blobId === undefined ? undefined : store.readBytes(key);
    if (!ids || !bytes || bytes.length === 0) return undefined;
    let view: { readonly found: OutwardView | undefined } | undefined;
    return {
      hasMentions: hasModuleObjects(languageOfPath(path)),
      strings: decodeStrings(bytes),
      view: () => {
        if (!view) {
          const facts = store.read(key);
          view = { found: facts && facts !== "binary" ? outwardView(path, facts, ids) : undefined };
        }
        return view.found;
      },
    };
  }
}

/** Whether one of the names is written in a file. */
function spellsAny({ strings }: Version, names: ReadonlySet<string>): boolean {
  return strings.some(
    (text) => names.has(text) || (text.includes(".") && text.split(".").some((part) => names.has(part))),
  );
}

/** Whether what others see in a file rests on one of the names. */
function mentionsAny({ view, hasMentions }: Version, names: ReadonlySet<string>): boolean {
  const seen = hasMentions ? view() : undefined;
  if (!seen) return true;
  for (const { mentions } of seen.values()) if (meets(mentions, names)) return true;
  return false;
}

function meets(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const [few, many] = some.size < others.size ? [some, others] : [others, some];
  for (const each of few) if (many.has(each)) return true;
  return false;
}
