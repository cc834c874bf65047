import type { Absence } from "../../../code/break-rules.ts";
import { namespacesOf } from "../../../code/declared.ts";
import type { FileIndex } from "../../../code/file-index.ts";
import { classesAround, enumsLabelled } from "../../../code/implicit-members.ts";
import { askedName, plainName } from "../../../code/member-name.ts";
import { type Lookup, lookupName, lookupReference } from "../../../code/scope-lookup.ts";
import type { Type } from "../../../code/type.ts";
import type { World } from "../../../code/world.ts";
import { breakRulesOf, isCommonMember } from "../../../languages/registry.ts";
import { type Import, NO_OPERAND, type Operand, type Reference } from "../../../model/facts.ts";
import { resolveImport, resolveReference } from "../../../resolve/resolver.ts";
import { receiverTypes } from "../../../resolve/types/arities.ts";
import { aliasedClasses, membersOfType } from "../../../resolve/types/members-of-type.ts";
import { isTested } from "../../../resolve/types/narrowed.ts";
import { isOutside, isTypeName, starMembers } from "../../../resolve/types/types-of.ts";
import type { Sides } from "../../sides/sides.ts";
import type { LostNames } from "../lost-names.ts";
import { AddedNames } from "./added-names.ts";
import { isAskedFor, isHiddenFrom, isInCondition, mayMeanOther, takesAnyKey, withoutPlain } from "./asked-for.ts";
import { ForeignBasesAtBase, ImportsAtBase, isNamespace } from "./compared.ts";
import { absenceInClass } from "./in-class.ts";
import { absenceInModule } from "./in-module.ts";
import { absenceInObject } from "./in-object.ts";
import { isMadeOutside, mayBeFromOutside } from "./made-outside.ts";
import { containerOf, type Meant, type Missing, missing } from "./missing.ts";
import { extendedBy, knowsOwnObjects, NowhereNames } from "./nowhere.ts";
import { isFromOutside, passedOn } from "./passed-on.ts";
import { firstOfPath, isObject } from "./paths-of-names.ts";
import { mayBeBuilt, mayBeGone } from "./specifier-words.ts";
import { isInOtherPart, mayComeUnseen } from "./unseen.ts";

/**
 * The names that are missing at head. Each question has one answer for all languages: either the place leads to nothing, or nothing is
 * reported. A name is not reported as missing if it may come from outside in a way that base did not have, or by inheritance. `meant` is
 * what a place meant at base, if that is known. Without it, only what needs no comparison with base is reported.
 */
export class AbsenceAtHead {
  readonly #sides: Sides;
  readonly #world: World;
  readonly #imports: ImportsAtBase;
  readonly #bases: ForeignBasesAtBase;
  readonly #nowhere: NowhereNames;
  readonly #added: AddedNames;
  readonly #lostIn: (path: string) => LostNames;
  readonly #missingImports = new Map<string, Missing | undefined>();

  /** `lostIn` returns the names that may be missing in a file. */
  constructor(sides: Sides, world: World, lostIn: (path: string) => LostNames) {
    this.#sides = sides;
    this.#world = world;
    this.#imports = new ImportsAtBase(sides, world);
    this.#bases = new ForeignBasesAtBase(sides, world);
    this.#nowhere = new NowhereNames(sides, world);
    this.#added = new AddedNames(sides, world);
    this.#lostIn = lostIn;
  }

  ofImport(file: FileIndex, index: number): Missing | undefined {
    const key = `${file.path}#${index}`;
    if (this.#missingImports.has(key)) return this.#missingImports.get(key);
    const imported = file.facts.imports[index];
    const { listsNames, typesAreComments } = breakRulesOf(file.facts.language);
    if (imported?.isTypeOnly && typesAreComments) return undefined;
    // Files may import a name from each other in a circle. The name is not lost if none of them has lost it.
    this.#missingImports.set(key, undefined);
    const found = imported && (listsNames ? this.ofListed(file, imported) : this.#ofCompared(file, imported));
    this.#missingImports.set(key, found);
    return found;
  }

  /** An import of a file that is gone. */
  ofFile(file: FileIndex, specifier: string): Missing | undefined {
    if (!mayBeGone(specifier, this.#lostIn(file.path).moduleWords)) return undefined;
    const isThere = this.#world.module(file.path, specifier).kind !== "external";
    return isThere ? undefined : missing({ kind: "nowhere", specifier });
  }

  /** An import of a module that lists its names: the import fails without regard to what it was at base. */
  ofListed(file: FileIndex, imported: Pick<Import, "kind" | "module" | "name">): Missing | undefined {
    const name = imported.kind === "default" ? "default" : imported.name;
    const { names, moduleWords, isWhole } = this.#lostIn(file.path);
    const isNamed = name !== "" && (isWhole || name === "default" || names.has(name));
    const canBeGone = isWhole || mayBeGone(imported.module, moduleWords);
    if (!isNamed && !canBeGone && !moduleWords.has(name)) return undefined;
    const target = this.#world.module(file.path, imported.module);
    if (target.kind === "external")
      return canBeGone && !mayBeBuilt(this.#sides, file.path, imported.module)
        ? missing({ kind: "nowhere", specifier: imported.module })
        : undefined;
    if (name === "" || target.kind === "files") return undefined;
    const absence = absenceInModule(this.#world, target, name);
    if (absence !== "missing" && absence !== "hollow") return undefined;
    const container = target.kind === "file" ? ({ kind: "module", path: target.path } as const) : target;
    return { ...missing(container), isHollow: absence === "hollow" };
  }

  /** An import that existed at base and led to something there, and now leads to nothing. */
  #ofCompared(file: FileIndex, imported: Import): Missing | undefined {
    const { isInPackage } = breakRulesOf(file.facts.language);
    const imports = this.#imports.of(file);
    if (!imports.had(imported) || resolveImport(this.#world, file, imported).length > 0) return undefined;
    const passed = passedOn(this.#world, file, imported);
    const isThere =
      isInPackage(this.#world, file, imported.module, imported.name) ||
      imports.isOfOutside(imported) ||
      passed?.imports.some((each) => isFromOutside(this.#world, passed.from, each));
    if (isThere) return undefined;
    // A name that only imports pass on is lost if all of these imports are lost.
    const isHollow = passed?.isAll === true && passed.imports.every((each) => this.ofImport(passed.from, each));
    return { ...missing({ kind: "import", imported }), isHollow };
  }

  ofReference(file: FileIndex, reference: Reference, meant?: Meant): Missing | undefined {
    if (reference.role === "type" && breakRulesOf(file.facts.language).typesAreComments) return undefined;
    const isBare = reference.receiver === NO_OPERAND;
    const found = isBare ? this.#ofName(file, reference, meant) : this.#ofMember(file, reference, meant);
    return found && isInCondition(file, reference) ? undefined : found;
  }

  #ofName(file: FileIndex, reference: Reference, meant: Meant | undefined): Missing | undefined {
    const { name, role, scope } = reference;
    const rules = breakRulesOf(file.facts.language);
    const labelled = enumsLabelled(this.#world, file, scope);
    if (labelled.length > 0) return this.#inLabelled(file, reference, labelled, meant);
    const lookup = lookupReference(file, reference, isTypeName(file, reference));
    const throughImport = lookup && this.#throughImports(file, lookup);
    if (lookup && !throughImport) return undefined;
    const isMade = role === "write" && rules.makesNamesByWriting(file);
    if (!lookup && (isMade || rules.globalNames.has(name))) return undefined;
    const resolution = resolveReference(this.#world, file, reference);
    const { outcome } = resolution;
    const isHidden =
      outcome === "resolved" && resolution.targets.every((each) => isHiddenFrom(this.#world, file, each));
    if ((outcome === "resolved" && !isHidden) || outcome === "local") return undefined;
    if (outcome === "unknown-receiver")
      return this.#ofAnything(file, name, meant) ?? this.#ofOwnMember(file, reference, meant);
    if (throughImport) return throughImport;
    if (mayComeUnseen(this.#world, this.#sides.head, file, name)) return undefined;
    if (starMembers(this.#world, file, name, scope).some(({ kind }) => kind !== "external")) return undefined;
    const isInPackage = (each: string) => rules.isInPackage(this.#world, file, each, name);
    if (namespacesOf(file).some(isInPackage)) return undefined;
    return this.#ofUnbound(file, reference, meant);
  }

  /** A label that names a constant of the enum by which the code selects. */
  #inLabelled(file: FileIndex, reference: Reference, enums: readonly Type[], meant?: Meant): Missing | undefined {
    const absences = enums.map((type) => this.#inType(file, type, askedName(file, reference), meant));
    return absences.every(isAbsent) ? this.#inTypes(file, reference, enums, absences) : undefined;
  }

  /** A member that its own class used by the bare name, and that other classes have as well: the class itself no longer has it. */
  #ofOwnMember(file: FileIndex, reference: Reference, meant: Meant | undefined): Missing | undefined {
    if (!meant?.isMember || this.#nowhere.comesUnseen(file, reference.name)) return undefined;
    return this.#ofUnbound(file, reference, meant);
  }

  /** A name that nothing in the file binds, which may be a member of a class around it. */
  #ofUnbound(file: FileIndex, { scope, name }: Reference, meant: Meant | undefined): Missing | undefined {
    const mayBeMember = meant?.isMember ?? this.#world.semanticsOf(file).hasImplicitThis(file, scope);
    if (!mayBeMember) return mayMeanOther(file, scope, meant) ? undefined : this.#fromAround(file);
    const owners = classesAround(this.#world, file, scope);
    const asking = this.#asking(file, meant);
    const absences = owners.map((owner) =>
      absenceInClass(this.#world, { ...owner, kind: "instance", args: [] }, name, asking),
    );
    const unbound = this.#fromAround(file);
    if (!unbound || !absences.every(isAbsent)) return undefined;
    return absences.includes("doubtful") ? { ...unbound, confidence: "likely" } : unbound;
  }

  #asking({ facts }: FileIndex, meant: Meant | undefined) {
    return { language: facts.language, bases: this.#bases, meant, added: this.#added };
  }

  /** A name that came from the package, the namespace, an include or a star import. */
  #fromAround(file: FileIndex): Missing | undefined {
    const { hasOutsideStar, hasNewOutsideStar } = this.#imports.of(file);
    const { outsideStars, hasOpenNames } = breakRulesOf(file.facts.language);
    if (hasNewOutsideStar || (hasOutsideStar && outsideStars === "bring anything")) return undefined;
    const isDoubtful = (hasOutsideStar && outsideStars === "may shadow") || hasOpenNames;
    return missing({ kind: "scope" }, isDoubtful ? "likely" : "exact");
  }

  /** A name that only imports bind, and none of these imports leads anywhere. */
  #throughImports(file: FileIndex, { bindings }: Lookup): Missing | undefined {
    const [first] = bindings;
    const areLost = bindings.every(({ kind, index }) => kind === "import" && this.ofImport(file, index) !== undefined);
    return areLost && first ? { ...missing({ kind: "scope" }), isHollow: true, importIndex: first.index } : undefined;
  }

  /** Whether an import that leads somewhere binds a name that may be an extension function. */
  #isImported(file: FileIndex, { scope, name }: Reference): boolean {
    const lookup = lookupName(file, scope, name);
    const isBound = lookup?.bindings.some(({ kind }) => kind === "import") === true;
    return isBound && this.#throughImports(file, lookup) === undefined;
  }

  #ofMember(file: FileIndex, reference: Reference, meant: Meant | undefined): Missing | undefined {
    const { receiver, name } = reference;
    if (isAskedFor(file, reference)) return undefined;
    const all = receiverTypes(this.#world, file, receiver);
    const types = breakRulesOf(file.facts.language).hasUnions ? withoutPlain(file, all, name) : all;
    if (types.length === 0)
      return !meant && isMadeOutside(this.#world, file, receiver) ? undefined : this.#ofAnything(file, name, meant);
    if (takesAnyKey(this.#world, reference, types)) return undefined;
    const asked = askedName(file, reference);
    const absences = types.map((type) => this.#inType(file, type, asked, meant));
    const isLost = absences.every(isAbsent);
    const isOpen = types.every(({ kind }) => kind === "instance" || kind === "object");
    const partly = isLost || meant ? undefined : this.#ofPartly(file, reference, types, absences);
    if (partly || (!isLost && !meant && !isOpen)) return partly;
    const { outcome } = resolveReference(this.#world, file, reference);
    if (outcome === "resolved" || outcome === "local") return undefined;
    const isKnown = isLost && (meant !== undefined || types.every((type) => containerOf(this.#world, type)));
    if (outcome === "unknown-receiver" && !isKnown)
      return this.#ofKey(file, name, types) ?? this.#ofAnything(file, name, meant);
    if (isLost)
      return this.#nowhere.hasExtension(file, name, types)
        ? undefined
        : this.#inTypes(file, reference, types, absences);
    if (!meant || meant.hidesOutside) return undefined;
    // A function that is not a member can still be called on an object: an extension function comes from an import or from the package.
    if (meant.isMember || (isOutside(types) && !isObject(file, receiver)))
      return meant.isMember || !this.#isImported(file, reference) ? this.#ofPath(file, receiver) : undefined;
    // The library has such a member or extension for its own types: `list.map(…)`.
    const areOfLibrary = types.every(({ kind }) => kind === "builtin" || kind === "external");
    if (areOfLibrary && isCommonMember(file.facts.language, name)) return undefined;
    const found = this.#ofExtension(file, reference);
    // A type from outside may have a member of that name, and the member would take precedence.
    return found && mayBeFromOutside(file, types) ? { ...found, confidence: "likely" } : found;
  }

  /** A member that some of the types of its receiver lack, or that only something from outside can have. */
  #ofPartly(
    file: FileIndex,
    reference: Reference,
    types: readonly Type[],
    absences: readonly Absence[],
  ): Missing | undefined {
    if (isOutside(types))
      return this.#isHeldHere(file, reference) ? this.#ofAnything(file, reference.name, undefined) : undefined;
    const { hasFixedMembers } = breakRulesOf(file.facts.language);
    const isDeclared = absences.every((each) => each === "missing" || each === "present");
    const isMixed = isDeclared && absences.includes("missing");
    const isNarrowed = isTested(this.#world, file, reference.receiver, types);
    if (!hasFixedMembers || !isMixed || isNarrowed || reference.role === "key") return undefined;
    const [type] = types.filter((_, at) => absences[at] === "missing");
    const container = type && containerOf(this.#world, type);
    return container && missing(container, "likely");
  }

  /**
   * Whether the code reaches something from outside through an object of this repository, which may hold anything: `self.settings.manager`.
   */
  #isHeldHere(file: FileIndex, { receiver }: Reference): boolean {
    const first = firstOfPath(file, receiver);
    const [binding] = first ? (lookupReference(file, first)?.bindings ?? []) : [];
    const isHeld = first !== undefined && binding !== undefined && binding.kind !== "import" && receiver !== NO_OPERAND;
    return isHeld && !isMadeOutside(this.#world, file, receiver);
  }

  /** A key that an object has lost, if no object at head can have it. */
  #ofKey(file: FileIndex, name: string, types: readonly Type[]): Missing | undefined {
    const object = types.find(({ kind }) => kind === "object");
    if (object?.kind !== "object" || !this.#lostIn(file.path).keys.has(name)) return undefined;
    return this.#nowhere.has(file, name) ? missing({ kind: "object", path: object.path }, "likely") : undefined;
  }

  /** A member of an unknown type, if nothing at head can have it. */
  #ofAnything(file: FileIndex, name: string, meant: Meant | undefined): Missing | undefined {
    const mayBeOurs =
      meant !== undefined || (this.#lostIn(file.path).members.has(name) && knowsOwnObjects(this.#world, file));
    return mayBeOurs && this.#nowhere.has(file, name) ? missing({ kind: "anything" }, "likely") : undefined;
  }

  #inType(file: FileIndex, type: Type, asked: string, meant: Meant | undefined): Absence {
    const name = plainName(asked);
    switch (type.kind) {
      case "module":
        return absenceInModule(this.#world, { kind: "file", path: type.path }, name);
      case "package":
      case "files":
        return absenceInModule(this.#world, type, name);
      case "definition":
      case "instance":
      case "super": {
        if (membersOfType(this.#world, type, asked).some(({ kind }) => kind !== "external")) return "present";
        const [aliased] = type.kind === "definition" ? aliasedClasses(this.#world, type) : [];
        if (aliased) return this.#inType(file, aliased, asked, meant);
        const absence = absenceInClass(this.#world, type, name, this.#asking(file, meant));
        return isAbsent(absence) && isInOtherPart(this.#world, this.#sides.head, type, name) ? "present" : absence;
      }
      case "object":
        return absenceInObject(this.#world, type, name, this.#added);
      default:
        return "unknown";
    }
  }

  /** A member that none of the types of its receiver has. */
  #inTypes(
    file: FileIndex,
    reference: Reference,
    types: readonly Type[],
    absences: readonly Absence[],
  ): Missing | undefined {
    const at = absences.findIndex((each) => each !== "hollow");
    const type = types[Math.max(0, at)];
    const container = (type && containerOf(this.#world, type)) ?? ({ kind: "scope" } as const);
    const { hasFixedMembers, writesMakeMembers, classesDeclareMembers } = breakRulesOf(file.facts.language);
    const isMade = reference.role === "write" && writesMakeMembers(this.#world, file, reference, types);
    // Code that sets a variable of another module wants to change the behaviour of that module, and now it changes nothing.
    const isMadeHere = isMade && container.kind !== "module";
    if (isMadeHere && !(container.kind === "class" && classesDeclareMembers)) return undefined;
    const isSure = !isMade && !absences.includes("doubtful") && (hasFixedMembers || container.kind !== "class");
    return { ...missing(container, isSure ? "exact" : "likely"), isHollow: at < 0, isMadeHere };
  }

  /** An extension function: through the import that binds it, or else through what needs no import. */
  #ofExtension(file: FileIndex, { scope, name }: Reference): Missing | undefined {
    const lookup = lookupName(file, scope, name);
    if (lookup?.bindings.some(({ kind, index }) => kind === "definition" && extendedBy(file, index) !== undefined))
      return undefined;
    // A variable of the same name is not an extension function.
    if (!lookup?.bindings.some(({ kind }) => kind === "import")) return this.#fromAround(file);
    return this.#throughImports(file, lookup);
  }

  /** `a.b.name`, written in full from a namespace or from an import, if no part of it is known. */
  #ofPath(file: FileIndex, receiver: Operand): Missing | undefined {
    const first = firstOfPath(file, receiver);
    if (!first || !isOutside(this.#world.typesOf(file, receiver))) return undefined;
    const [binding] = lookupReference(file, first)?.bindings ?? [];
    if (!binding) return this.#fromAround(file);
    const imported = binding.kind === "import" ? file.facts.imports[binding.index] : undefined;
    if (imported && isNamespace(this.#world, file, imported)) return missing({ kind: "scope" }, "likely");
    const isLost = imported && this.ofImport(file, binding.index) !== undefined;
    return isLost ? { ...missing({ kind: "scope" }), isHollow: true, importIndex: binding.index } : undefined;
  }
}

function isAbsent(absence: Absence): boolean {
  return absence === "missing" || absence === "doubtful" || absence === "hollow";
}
