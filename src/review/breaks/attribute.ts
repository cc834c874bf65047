import { boundMembers } from "../../code/bound-members.ts";
import type { FileIndex } from "../../code/file-index.ts";
import type { Member } from "../../code/member.ts";
import type { ModuleTarget } from "../../code/project.ts";
import { lookupName } from "../../code/scope-lookup.ts";
import type { World } from "../../code/world.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import type { SymbolRef } from "../../model/result.ts";
import type { BrokenReason, ChangedSymbol, ChangeKind } from "../../model/review.ts";
import { moduleName } from "../../model/symbol-id.ts";
import { symbolRef } from "../../nav/symbols/symbol-ref.ts";
import { mentionedMembers } from "../../resolve/mentions.ts";
import { starMembers } from "../../resolve/types/types-of.ts";
import { lastPart } from "../../util/last-part.ts";
import type { ChangeList } from "../changes/change-list.ts";
import type { Sides } from "../sides/sides.ts";
import type { Container, Dangling } from "./dangling.ts";
import { explain } from "./explain.ts";

/** A symbol that base had: one whose change is known, or one that only its uses tell about. */
export type LostSymbol = Pick<ChangedSymbol, "change" | "before" | "after">;

/** What a dangling name meant at base. */
export interface Attribution {
  readonly change: LostSymbol;
  readonly reason: BrokenReason;
  readonly message: string;
}

/** Says what base had where head has nothing; undefined when base had nothing either. */
export class Attributor {
  readonly #world: World;
  readonly #sides: Sides;
  readonly #changes: ChangeList;
  readonly #known = new Map<string, { readonly attribution: Attribution | undefined }>();

  constructor(world: World, sides: Sides, changes: ChangeList) {
    this.#world = world;
    this.#sides = sides;
    this.#changes = changes;
  }

  attribute(dangling: Dangling): Attribution | undefined {
    const { container, name, path, isHollow } = dangling;
    // What a string means depends on where it stands; everything else means the same wherever it stands in a file.
    if (container.kind === "path") return this.#ofPath(dangling);
    const key = JSON.stringify([container, name, path, isHollow]);
    const known = this.#known.get(key);
    if (known) return known.attribution;
    const attribution = this.#ofContainer(dangling);
    this.#known.set(key, { attribution });
    return attribution;
  }

  #ofContainer(dangling: Dangling): Attribution | undefined {
    const { container, name } = dangling;
    switch (container.kind) {
      case "module": {
        const path = this.#sides.oldPath(container.path);
        return this.#ofMembers(this.#world.memberOfModule(path, name), dangling, { path, qualname: name });
      }
      case "package":
        return this.#ofPackage(container.path, dangling);
      case "class":
        return this.#ofClass(container, dangling);
      case "scope":
        return this.#ofBareName(dangling);
      case "nowhere":
        return this.#ofModule(container.specifier, dangling);
      case "path":
        return this.#ofPath(dangling);
      case "anything":
        return this.#ofAnyMember(dangling);
    }
  }

  #ofPath(dangling: Dangling): Attribution | undefined {
    const file = this.#world.file(this.#sides.oldPath(dangling.path));
    if (!file) return undefined;
    const { name: text, line, column } = dangling;
    const members = mentionedMembers(this.#world, file, { text, line, column, scope: 0, receiver: NO_OPERAND });
    const definitions = members.filter(({ kind }) => kind === "definition");
    return this.#ofMembers(definitions, dangling, { path: file.path, qualname: text });
  }

  #ofPackage(path: string, dangling: Dangling): Attribution | undefined {
    const members = this.#world.memberOfModule(path, dangling.name);
    const [module] = members;
    if (module?.kind === "module") return this.#ofTarget({ kind: "file", path: module.path }, dangling);
    return members.length > 0 ? this.#ofMembers(members, dangling, { path, qualname: dangling.name }) : undefined;
  }

  #ofClass(
    { path, qualname, isSuper }: Extract<Container, { kind: "class" }>,
    dangling: Dangling,
  ): Attribution | undefined {
    const oldPath = this.#sides.oldPath(path);
    const oldName = this.#sides.oldName(path, qualname);
    const index = this.#world.file(oldPath)?.definitionsNamed(oldName)[0];
    if (index === undefined) return undefined;
    const members = this.#world
      .memberOfClass({ path: oldPath, index }, dangling.name, isSuper ? "super" : "instance")
      .filter(({ kind }) => kind !== "external");
    return this.#ofMembers(members, dangling, { path: oldPath, qualname: `${oldName}.${dangling.name}` });
  }

  #ofBareName(dangling: Dangling): Attribution | undefined {
    const file = this.#world.file(this.#sides.oldPath(dangling.path));
    if (!file || this.#wasUnbound(file, dangling.name)) return undefined;
    const bindings = file.bindingsOf(0, dangling.name);
    const own = bindings.some(({ kind }) => kind === "import") ? [] : boundMembers(this.#world, file, dangling.name);
    const members = own.length > 0 ? own : bindings.length > 0 ? [] : starMembers(this.#world, file, dangling.name);
    const definitions = members.filter(({ kind }) => kind === "definition");
    const lost = { path: file.path, qualname: dangling.name };
    if (definitions.length > 0) return this.#ofMembers(definitions, dangling, lost);
    return file.facts.bindings.some(({ name }) => name === dangling.name)
      ? this.#ofLostName(dangling, lost)
      : undefined;
  }

  /** A name that was bound by nothing at base either is a global, or was broken before. */
  #wasUnbound(file: FileIndex, name: string): boolean {
    return file.referencesNamed(new Set([name])).some((index) => {
      const reference = file.facts.references[index];
      if (!reference || reference.receiver !== NO_OPERAND) return false;
      if (lookupName(file, reference.scope, name)) return false;
      return starMembers(this.#world, file, name).every(({ kind }) => kind === "external");
    });
  }

  #ofModule(specifier: string, dangling: Dangling): Attribution | undefined {
    if (this.#isNewFromOutside(specifier, dangling.path)) return undefined;
    const before = this.#world.module(this.#sides.oldPath(dangling.path), specifier);
    // A file that moved may have had its relative imports written anew; any other means at its old place what it meant.
    const isAnew = before.kind === "external" && specifier.startsWith(".");
    return this.#ofTarget(isAnew ? this.#world.module(dangling.path, specifier) : before, dangling);
  }

  /** Whether a file did not import a module at base, and nothing at head tells that it is one of the repository. */
  #isNewFromOutside(specifier: string, path: string): boolean {
    if (specifier.startsWith(".")) return false;
    const had = this.#world.file(this.#sides.oldPath(path))?.facts.imports ?? [];
    if (had.some(({ module }) => module === specifier)) return false;
    const [first = ""] = specifier.split(/[./]/);
    return this.#sides.head.project.finderFor(path).find(path, first).kind === "external";
  }

  #ofTarget(target: ModuleTarget, dangling: Dangling): Attribution | undefined {
    if (target.kind !== "file") return undefined;
    const members =
      dangling.container.kind === "nowhere" && dangling.name !== "" ? this.#named(target.path, dangling) : [];
    if (members.length > 0) return this.#ofMembers(members, dangling, { path: target.path, qualname: dangling.name });
    return this.#ofMembers([{ kind: "module", path: target.path }], dangling, { path: target.path, qualname: "" });
  }

  #named(path: string, { name }: Dangling): readonly Member[] {
    return this.#world.memberOfModule(path, name).filter(({ kind }) => kind === "definition");
  }

  /** An attribute of something unknown: only one of the symbols that were lost under that name can have been meant. */
  #ofAnyMember(dangling: Dangling): Attribution | undefined {
    const found = this.#changes.lostMember(dangling.name);
    return found && { change: found, ...explain(found, dangling, undefined) };
  }

  #ofMembers(
    members: readonly Member[],
    dangling: Dangling,
    lost: { readonly path: string; readonly qualname: string },
  ): Attribution | undefined {
    const [member] = members;
    if (!member) return undefined;
    if (member.kind === "definition") return this.#ofDefinition(symbolRef(this.#world, member), dangling, lost);
    if (member.kind === "module") return this.#ofLostModule(member.path, dangling);
    return dangling.isHollow ? undefined : this.#ofLostName(dangling, lost);
  }

  #ofDefinition(before: SymbolRef, dangling: Dangling, lost: { readonly path: string }): Attribution | undefined {
    const known = this.#changes.findOld(before.path, before.qualname);
    const isGone = known !== undefined && GONE.has(known.change);
    const after = known?.after ?? this.#stillAt(before);
    if (!isGone && dangling.isHollow) return undefined;
    const change: LostSymbol = known ?? { change: "visibility", before, after };
    return { change, ...explain(change, dangling, this.#sides.newPath(lost.path)) };
  }

  /** The same definition at head, where only the way to it is gone. */
  #stillAt({ path, qualname, ...rest }: SymbolRef): SymbolRef {
    return { ...rest, path: this.#sides.newPath(path), qualname };
  }

  #ofLostModule(path: string, dangling: Dangling): Attribution | undefined {
    const newPath = this.#sides.newPath(path);
    const isHere = this.#sides.head.project.entries.has(newPath);
    const before = moduleRef(path);
    const after = isHere ? moduleRef(newPath) : undefined;
    const change: LostSymbol = { change: isHere ? "relocated" : "deleted", before, after };
    return { change, ...explain(change, dangling, undefined) };
  }

  #ofLostName(
    dangling: Dangling,
    { path, qualname }: { readonly path: string; readonly qualname: string },
  ): Attribution {
    const file = this.#world.file(path);
    const binding = file?.facts.bindings.find(({ name }) => name === lastPart(qualname));
    const line = binding?.line ?? 1;
    const before: SymbolRef = { path, qualname, kind: "constant", startLine: line, endLine: line };
    const change = this.#changes.findOld(path, qualname) ?? { change: "deleted" as const, before, after: undefined };
    return { change, ...explain(change, dangling, path) };
  }
}

/** Changes after which a symbol cannot be reached as it was. */
const GONE: ReadonlySet<ChangeKind> = new Set(["deleted", "renamed", "relocated", "relocated_renamed", "visibility"]);

/** A module as a symbol of its own file. */
function moduleRef(path: string): SymbolRef {
  return { path, qualname: lastPart(moduleName(path)), kind: "constant", startLine: 1, endLine: 1 };
}
