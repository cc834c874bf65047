import { breakRulesOf } from "../../languages/registry.ts";
import type { SymbolRef } from "../../model/result.ts";
import type { ChangedSymbol } from "../../model/review.ts";
import { signatureOf } from "../../nav/symbols/signature.ts";
import type { TestFiles } from "../../nav/tests/test-files.ts";
import { lastPart } from "../../util/last-part.ts";
import { linesOf } from "../../util/lines.ts";
import { append } from "../../util/multimap.ts";
import type { PairChange } from "./changed-symbols.ts";
import { refOfGroup, type SymbolGroup } from "./symbol-groups.ts";

/** A changed symbol before its uses are counted. */
export type ChangeDraft = Omit<ChangedSymbol, "uses">;

/** The changes of a review by id, including those that only appear as uses which no longer resolve. */
export class ChangeList {
  readonly #drafts = new Map<string, ChangeDraft>();
  /** By path and qualified name at base. */
  readonly #byOldName = new Map<string, string>();
  readonly #byNewName = new Map<string, string>();
  /** Members that are gone, by their last name. */
  readonly #lostMembers = new Map<string, ChangeDraft[]>();

  readonly #tests: TestFiles;

  constructor(changes: readonly PairChange[], tests: TestFiles) {
    this.#tests = tests;
    for (const change of changes) this.#addPair(change);
  }

  get all(): readonly ChangeDraft[] {
    return [...this.#drafts.values()];
  }

  get(id: string): ChangeDraft {
    const draft = this.#drafts.get(id);
    if (!draft) throw new RangeError(`there is no change ${id}`);
    return draft;
  }

  /** The change of a symbol at base, or of the nearest enclosing symbol that has one. */
  findOld(path: string, qualname: string): ChangeDraft | undefined {
    return this.#find(this.#byOldName, path, qualname);
  }

  /** The change of a symbol at head itself. */
  findNew(path: string, qualname: string): ChangeDraft | undefined {
    const id = this.#byNewName.get(`${path}#${qualname}`);
    return id === undefined ? undefined : this.#drafts.get(id);
  }

  /** The members of any symbol that had the name at base and no longer have it. */
  lostMembers(name: string): readonly ChangeDraft[] {
    return this.#lostMembers.get(name) ?? [];
  }

  /** The id of a lost symbol; one that no other change explains is added as a change. */
  ensureChange({ before, change, after }: Pick<ChangedSymbol, "change" | "before" | "after">): string {
    const place = (before ?? after) as SymbolRef;
    const known = (before ? this.#byOldName : this.#byNewName).get(`${place.path}#${place.qualname}`);
    if (known !== undefined) return known;
    const isTest = this.#tests.isTest(place.path);
    return this.#add({ change, also: [], before, after, signature: [], isPublic: true, isTest }).id;
  }

  #find(names: ReadonlyMap<string, string>, path: string, qualname: string): ChangeDraft | undefined {
    for (let name = qualname; ; name = name.slice(0, name.lastIndexOf("."))) {
      const id = names.get(`${path}#${name}`);
      if (id !== undefined) return this.#drafts.get(id);
      if (!name.includes(".")) return undefined;
    }
  }

  #addPair({ before, after, kinds, signature }: PairChange): void {
    const [change, ...also] = kinds;
    const group = before ?? after;
    if (!change || !group) return;
    this.#add({
      change,
      also,
      before: before && refOfGroup(before),
      after: after && refOfGroup(after),
      signature,
      signatures: before && after && signature.length > 0 ? signaturesOf(before, after) : undefined,
      isPublic: group.isPublic,
      isTest: this.#tests.isTest(group.file.path) || isTest(group),
    });
  }

  #add(draft: Omit<ChangeDraft, "id">): ChangeDraft {
    const { path, qualname } = (draft.before ?? draft.after) as SymbolRef;
    const base = `${path}#${qualname}`;
    let id = base;
    for (let ordinal = 2; this.#drafts.has(id); ordinal++) id = `${base}~${ordinal}`;
    const made = { id, ...draft };
    this.#drafts.set(id, made);
    if (draft.before) this.#byOldName.set(`${draft.before.path}#${draft.before.qualname}`, id);
    if (draft.after) this.#byNewName.set(`${draft.after.path}#${draft.after.qualname}`, id);
    const isLost = draft.change === "deleted" || draft.change.includes("renamed");
    const name = lastPart(draft.before?.qualname ?? "");
    if (isLost && name !== draft.before?.qualname) append(this.#lostMembers, name, made);
    return made;
  }
}

/** The signatures as written on both sides; undefined when the first lines do not show the difference. */
function signaturesOf(before: SymbolGroup, after: SymbolGroup): ChangedSymbol["signatures"] {
  const [old, now] = [before, after].map(({ file, definitions: [first] }) =>
    first === undefined ? "" : signatureOf(linesOf(file.text), first),
  );
  return old && now && old !== now ? { before: old, after: now } : undefined;
}

/** Whether every definition of a symbol is marked as a test. */
function isTest({ file, definitions }: SymbolGroup): boolean {
  const { facts } = file;
  return definitions.every((each) => breakRulesOf(facts.language).isTest(facts, each));
}
