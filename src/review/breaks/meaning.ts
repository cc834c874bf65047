import { boundMembers } from "../../code/bound-members.ts";
import type { FileIndex } from "../../code/file-index.ts";
import type { Member } from "../../code/member.ts";
import type { ModuleTarget } from "../../code/project.ts";
import { lookupName } from "../../code/scope-lookup.ts";
import { twinsOf } from "../../code/twins.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf, languageOfPath } from "../../languages/registry.ts";
import { type FileFacts, type Import, NO_OPERAND } from "../../model/facts.ts";
import type { SymbolRef } from "../../model/result.ts";
import type { BrokenReason, ChangedSymbol, ChangeKind } from "../../model/review.ts";
import { moduleName } from "../../model/symbol-id.ts";
import { symbolRef } from "../../nav/symbols/symbol-ref.ts";
import { mentionedMembers } from "../../resolve/mentions.ts";
import { starMembers } from "../../resolve/types/types-of.ts";
import { lastPart } from "../../util/last-part.ts";
import type { ChangeList } from "../changes/change-list.ts";
import { DamagedFiles } from "../sides/damaged-files.ts";
import type { Sides } from "../sides/sides.ts";
import type { Container } from "./absence/missing.ts";
import { explain } from "./explain.ts";
import { hidesOutsideMember } from "./outside-namesakes.ts";
import type { MissingPlace } from "./places.ts";

/** A symbol that base had: either its change is known, or only its uses show that it was lost. */
export type LostSymbol = Pick<ChangedSymbol, "change" | "before" | "after">;

/** The meaning that a name had at base, if the name is missing at head. */
export interface Meaning {
  readonly change: LostSymbol;
  readonly reason: BrokenReason;
  readonly message: string;
}

/** Tells what base had at a place where head has nothing; undefined if base had nothing either. */
export class MeaningAtBase {
  readonly #world: World;
  readonly #sides: Sides;
  readonly #changes: ChangeList;
  readonly #lost: ReadonlySet<string>;
  readonly #damaged: DamagedFiles;
  readonly #known = new Map<string, { readonly meaning: Meaning | undefined }>();
  /** Facts at head, of files that changed. */
  readonly #changed: ReadonlyMap<string, FileFacts>;
  readonly #inner = new Map<string, readonly Member[]>();

  /** `lost` has the symbols, as `path#qualname` at base, that count as lost in languages whose modules do not list their names. */
  constructor(world: World, sides: Sides, changes: ChangeList, lost: ReadonlySet<string>) {
    this.#world = world;
    this.#sides = sides;
    this.#changes = changes;
    this.#lost = lost;
    this.#damaged = new DamagedFiles(sides);
    this.#changed = new Map(sides.files.newFiles.map(({ path, facts }) => [path, facts]));
  }

  of(place: MissingPlace): Meaning | undefined {
    const { container, name, path, isHollow } = place;
    // The meaning of a string depends on its position; everything else has the same meaning anywhere in a file.
    if (container.kind === "path") return this.#ofPath(place);
    const key = JSON.stringify([container, name, path, isHollow]);
    const known = this.#known.get(key);
    if (known) return known.meaning;
    const found = this.#ofContainer(place);
    const meaning = found && this.#isBelieved(place, found) ? found : undefined;
    this.#known.set(key, { meaning });
    return meaning;
  }

  /**
   * True if a meaning explains what is missing. New syntax errors may hide what is still there. In a language whose modules do not list their names, only a certainly lost symbol or file
   * explains it.
   */
  #isBelieved(place: MissingPlace, { change: { before } }: Meaning): boolean {
    const { path, container } = place;
    if (before && this.#damaged.mayHide(before.path, before.qualname, [place])) return false;
    if (breakRulesOf(languageOfPath(path)).listsNames) return true;
    if (container.kind === "nowhere") return before !== undefined && !this.#sides.head.project.entries.has(before.path);
    return before !== undefined && this.#lost.has(`${before.path}#${before.qualname}`);
  }

  #ofContainer(place: MissingPlace): Meaning | undefined {
    const { container, name } = place;
    switch (container.kind) {
      case "module": {
        const path = this.#sides.oldPath(container.path);
        return this.#ofMembers(this.#world.memberOfModule(path, name), place, { path, qualname: name });
      }
      case "package":
        return this.#ofPackage(container.path, place);
      case "class":
        return this.#ofClass(container, place);
      case "scope":
        return this.#ofBareName(place);
      case "import":
        return this.#ofImport(container.imported, place);
      case "nowhere":
        return this.#ofModule(container.specifier, place);
      case "path":
        return this.#ofPath(place);
      case "object":
        return this.#ofKey(container.path, place);
      case "anything":
        return this.#ofAnyMember(place);
    }
  }

  #ofPath(place: MissingPlace): Meaning | undefined {
    const file = this.#world.file(this.#sides.oldPath(place.path));
    if (!file) return undefined;
    const { name: text, line, column } = place;
    const members = mentionedMembers(this.#world, file, { text, line, column, scope: 0, receiver: NO_OPERAND });
    const definitions = members.filter(({ kind }) => kind === "definition");
    return this.#ofMembers(definitions, place, { path: file.path, qualname: text });
  }

  #ofPackage(path: string, place: MissingPlace): Meaning | undefined {
    const members = this.#world.memberOfModule(path, place.name);
    const [module] = members;
    if (module?.kind === "module") return this.#ofTarget({ kind: "file", path: module.path }, place);
    return members.length > 0 ? this.#ofMembers(members, place, { path, qualname: place.name }) : undefined;
  }

  #ofClass(
    { path, qualname, isSuper, twin }: Extract<Container, { kind: "class" }>,
    place: MissingPlace,
  ): Meaning | undefined {
    const oldPath = this.#sides.oldPath(path);
    const oldName = this.#sides.oldName(path, qualname);
    const file = this.#world.file(oldPath);
    const [first] = file?.definitionsNamed(oldName) ?? [];
    if (!file || first === undefined) return undefined;
    const twins = twinsOf(file, first);
    if (twins.length !== (twin?.count ?? 1)) return undefined;
    const index = twins[twin?.position ?? 0] ?? first;
    const members = this.#world
      .memberOfClass({ path: oldPath, index }, place.name, isSuper ? "super" : "instance")
      .filter(({ kind }) => kind !== "external");
    const [member] = members;
    if (twin && member?.kind === "definition") return this.#ofOneOfMany(symbolRef(this.#world, member), place);
    const isKey = members.length === 0 && file.definition(index).kind === "constant";
    if (isKey) return this.#ofKey(path, place);
    return this.#ofMembers(members, place, { path: oldPath, qualname: `${oldName}.${place.name}` });
  }

  #ofBareName(place: MissingPlace): Meaning | undefined {
    const file = this.#world.file(this.#sides.oldPath(place.path));
    if (!file || this.#wasUnbound(file, place.name)) return undefined;
    const bindings = file.bindingsOf(0, place.name);
    const own = bindings.some(({ kind }) => kind === "import") ? [] : boundMembers(this.#world, file, place.name);
    const members = own.length > 0 ? own : bindings.length > 0 ? [] : starMembers(this.#world, file, place.name);
    const definitions = members.filter(({ kind }) => kind === "definition");
    const lost = { path: file.path, qualname: place.name };
    if (definitions.length > 0) return this.#ofMembers(definitions, place, lost);
    const inner = bindings.length === 0 ? this.#innerOf(file, place.name) : [];
    if (inner.length > 0) return this.#ofMembers(inner, place, lost);
    return bindings.length > 0 || this.#hasLostBinding(file, place) ? this.#ofLostName(place, lost) : undefined;
  }

  /** Whether the functions of a file bind a name less often than at base: new code can use a name that only other functions bind. */
  #hasLostBinding({ facts }: FileIndex, { name, path }: MissingPlace): boolean {
    const timesIn = ({ bindings }: FileFacts) => bindings.filter((binding) => binding.name === name).length;
    return timesIn(facts) > timesIn(this.#changed.get(path) ?? facts);
  }

  /**
   * The meaning of a bare name that is not bound at the top of a file, if all its uses mean the same: a constant that the body of its class
   * uses.
   */
  #innerOf(file: FileIndex, name: string): readonly Member[] {
    const key = `${file.path}#${name}`;
    const known = this.#inner.get(key) ?? this.#boundInside(file, name);
    this.#inner.set(key, known);
    return known;
  }

  #boundInside(file: FileIndex, name: string): readonly Member[] {
    const indexes = new Set<number>();
    for (const at of file.referencesNamed(new Set([name]))) {
      const { receiver, scope } = file.facts.references[at] ?? { receiver: NO_OPERAND, scope: 0 };
      if (receiver !== NO_OPERAND) continue;
      for (const { kind, index } of lookupName(file, scope, name)?.bindings ?? [])
        indexes.add(kind === "definition" ? index : -1);
    }
    const [index = -1] = indexes;
    return indexes.size === 1 && index >= 0 ? [{ kind: "definition", path: file.path, index }] : [];
  }

  /** An import that the file had at base as well; its meaning is what it imported there. */
  #ofImport(imported: Import, place: MissingPlace): Meaning | undefined {
    const file = this.#world.file(this.#sides.oldPath(place.path));
    if (!file) return undefined;
    const definitions = this.#world.importedMembers(file, imported).filter(({ kind }) => kind === "definition");
    return this.#ofMembers(definitions, place, { path: file.path, qualname: place.name });
  }

  /** A name that nothing bound at base either is a global name, or was broken before. */
  #wasUnbound(file: FileIndex, name: string): boolean {
    return file.referencesNamed(new Set([name])).some((index) => {
      const reference = file.facts.references[index];
      if (!reference || reference.receiver !== NO_OPERAND) return false;
      if (lookupName(file, reference.scope, name)) return false;
      return starMembers(this.#world, file, name).every(({ kind }) => kind === "external");
    });
  }

  #ofModule(specifier: string, place: MissingPlace): Meaning | undefined {
    if (this.#isNewFromOutside(specifier, place.path)) return undefined;
    const before = this.#world.module(this.#sides.oldPath(place.path), specifier);
    // A file that moved may have new relative imports. Any other import has the meaning that it had at the old path of the file.
    const isAnew = before.kind === "external" && specifier.startsWith(".");
    return this.#ofTarget(isAnew ? this.#world.module(place.path, specifier) : before, place);
  }

  /** Whether a file did not import a module at base, and nothing at head shows that the module belongs to the repository. */
  #isNewFromOutside(specifier: string, path: string): boolean {
    if (specifier.startsWith(".")) return false;
    const had = this.#world.file(this.#sides.oldPath(path))?.facts.imports ?? [];
    if (had.some(({ module }) => module === specifier)) return false;
    const [first = ""] = specifier.split(/[./:]/);
    return this.#sides.head.project.finderFor(path).find(path, first).kind === "external";
  }

  #ofTarget(target: ModuleTarget, place: MissingPlace): Meaning | undefined {
    if (target.kind !== "file") return undefined;
    const members = place.container.kind === "nowhere" && place.name !== "" ? this.#named(target.path, place) : [];
    if (members.length > 0) return this.#ofMembers(members, place, { path: target.path, qualname: place.name });
    return this.#ofMembers([{ kind: "module", path: target.path }], place, { path: target.path, qualname: "" });
  }

  #named(path: string, { name }: MissingPlace): readonly Member[] {
    return this.#world.memberOfModule(path, name).filter(({ kind }) => kind === "definition");
  }

  /** A key that an object of a file had at base. */
  #ofKey(path: string, place: MissingPlace): Meaning | undefined {
    const file = this.#world.file(this.#sides.oldPath(path));
    return file?.hasObjectKey(place.name)
      ? this.#ofLostName(place, { path: file.path, qualname: place.name })
      : undefined;
  }

  /** An attribute of something whose type is unknown: it can only have meant one of the symbols that were lost under that name. */
  #ofAnyMember(place: MissingPlace): Meaning | undefined {
    const { project } = this.#sides.base;
    const family = project.finderFor(this.#sides.oldPath(place.path));
    const lost = this.#changes.lostMembers(place.name);
    const found = lost.find(
      ({ before }) => before && project.finderFor(before.path) === family && !this.#mayBeOutside(before),
    );
    return found && { change: found, ...explain(found, place.container, undefined) };
  }

  /** Whether a lost extension function hid a member from outside, which code means now. */
  #mayBeOutside({ path, qualname }: SymbolRef): boolean {
    const file = this.#world.file(path);
    return file?.definitionsNamed(qualname).some((each) => hidesOutsideMember(this.#world, file, each)) ?? false;
  }

  #ofMembers(
    members: readonly Member[],
    place: MissingPlace,
    lost: { readonly path: string; readonly qualname: string },
  ): Meaning | undefined {
    const [member] = members;
    if (!member) return undefined;
    if (member.kind === "definition") return this.#ofDefinition(symbolRef(this.#world, member), place, lost);
    if (member.kind === "module") return this.#ofLostModule(member.path, place);
    return place.isHollow ? undefined : this.#ofLostName(place, lost);
  }

  /** A member that is gone from one of several classes of one name. */
  #ofOneOfMany(before: SymbolRef, place: MissingPlace): Meaning {
    const change: LostSymbol = { change: "deleted", before, after: undefined };
    return { change, ...explain(change, place.container, undefined) };
  }

  #ofDefinition(before: SymbolRef, place: MissingPlace, lost: { readonly path: string }): Meaning | undefined {
    const known = this.#changes.findOld(before.path, before.qualname);
    const isGone = known !== undefined && GONE.has(known.change);
    const after = known?.after ?? this.#stillAt(before);
    if (!isGone && place.isHollow) return undefined;
    const change: LostSymbol = known ?? { change: "visibility", before, after };
    return { change, ...explain(change, place.container, this.#sides.newPath(lost.path)) };
  }

  /** The same definition at head, if only the way to reach it is gone. */
  #stillAt({ path, qualname, ...rest }: SymbolRef): SymbolRef {
    return { ...rest, path: this.#sides.newPath(path), qualname };
  }

  #ofLostModule(path: string, place: MissingPlace): Meaning | undefined {
    const newPath = this.#sides.newPath(path);
    const isHere = this.#sides.head.project.entries.has(newPath);
    const before = moduleRef(path);
    const after = isHere ? moduleRef(newPath) : undefined;
    const change: LostSymbol = { change: isHere ? "relocated" : "deleted", before, after };
    return { change, ...explain(change, place.container, undefined) };
  }

  #ofLostName(place: MissingPlace, { path, qualname }: { readonly path: string; readonly qualname: string }): Meaning {
    const file = this.#world.file(path);
    const binding = file?.facts.bindings.find(({ name }) => name === lastPart(qualname));
    const line = binding?.line ?? 1;
    const before: SymbolRef = { path, qualname, kind: "constant", startLine: line, endLine: line };
    const change = this.#changes.findOld(path, qualname) ?? { change: "deleted" as const, before, after: undefined };
    return { change, ...explain(change, place.container, path) };
  }
}

/** The changes after which a symbol can no longer be reached as before. */
const GONE: ReadonlySet<ChangeKind> = new Set(["deleted", "renamed", "relocated", "relocated_renamed", "visibility"]);

/** A module as a symbol of its own file. */
function moduleRef(path: string): SymbolRef {
  return { path, qualname: lastPart(moduleName(path)), kind: "constant", startLine: 1, endLine: 1 };
}
