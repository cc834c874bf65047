import { boundMembers } from "../../code/bound-members.ts";
import type { FileIndex } from "../../code/file-index.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import { type Import, NO_OPERAND } from "../../model/facts.ts";
import type { BrokenReason } from "../../model/review.ts";
import { type UseRole, useRole } from "../../model/use.ts";
import { mentionedMembers } from "../../resolve/mentions.ts";
import { lastPart } from "../../util/last-part.ts";
import type { SymbolGroup } from "../changes/symbol-groups.ts";
import type { AbsenceAtHead } from "./absence/at-head.ts";
import { absenceInModule } from "./absence/in-module.ts";
import { type Meant, type Missing, missing } from "./absence/missing.ts";
import type { LostNames } from "./lost-names.ts";

/** A place at head whose name leads to nothing. Only base can tell whether base had the name. */
export interface MissingPlace extends Missing {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** The name that is looked up in the container; `default` for a default export, empty for a whole module. */
  readonly name: string;
  /** The text at the place. */
  readonly written: string;
  readonly role: UseRole;
  /** Index of the definition that contains the place in its file, -1 at module level. */
  readonly enclosing: number;
}

/** A place at head that is known to have meant a symbol at base. */
export interface LostPlace {
  readonly lost: SymbolGroup;
  readonly place: MissingPlace;
  /** The reason why it is broken, if the change of the symbol does not already explain it. */
  readonly why?: { readonly reason: BrokenReason; readonly message: string };
}

/** The places of a file at head that may have meant a lost name, and that lead to nothing. */
export function missingIn(world: World, absence: AbsenceAtHead, file: FileIndex, lost: LostNames): MissingPlace[] {
  const { listsNames } = breakRulesOf(file.facts.language);
  // In other languages base tells the unchanged uses, except for uses of a whole file and of something whose type is unknown.
  const ofUnknown = listsNames ? [] : membersOfUnknown(absence, file, lost);
  if (!listsNames && !lost.isWhole) return [...missingModules(absence, file), ...ofUnknown];
  const imports = missingImports(absence, file, lost, listsNames);
  const references = missingReferences(absence, file, lost, namesBoundBy(file, imports));
  // If base was not asked what a place meant, only certain findings are reported.
  if (!listsNames)
    return [
      ...ofUnknown,
      ...[...imports, ...missingModules(absence, file), ...references].filter(
        ({ confidence }) => confidence === "exact",
      ),
    ];
  return [...imports, ...missingExports(world, absence, file, lost), ...missingPaths(world, file, lost), ...references];
}

/** The missing place at the position of an import or a reference at head, if it leads to nothing. */
export function missingAt(
  absence: AbsenceAtHead,
  file: FileIndex,
  line: number,
  column: number,
  meant: Meant,
): MissingPlace | undefined {
  if (file.places.hasName(line, column)) return undefined;
  const importIndex = file.places.importAt(line, column);
  const imported = file.facts.imports[importIndex];
  if (imported && breakRulesOf(file.facts.language).isIdleImport(file.facts, imported)) return undefined;
  const found = imported && importAt(absence, file, importIndex);
  if (found) return found;
  for (const index of file.places.referencesAt(line, column)) {
    const lost = referenceAt(absence, file, index, meant);
    if (lost) return lost;
  }
  return undefined;
}

function importAt(absence: AbsenceAtHead, file: FileIndex, index: number): MissingPlace | undefined {
  const found = absence.ofImport(file, index);
  const imported = file.facts.imports[index];
  if (!found || !imported) return undefined;
  const { kind, line, column, scope, module, alias } = imported;
  const name = kind === "default" ? "default" : imported.name;
  const written = imported.name || (kind === "default" ? alias : module);
  const enclosing = file.definitionAround(scope);
  return { ...found, path: file.path, line, column, name, written, role: "import", enclosing, importIndex: index };
}

function referenceAt(absence: AbsenceAtHead, file: FileIndex, index: number, meant?: Meant): MissingPlace | undefined {
  const reference = file.facts.references[index];
  // `super(…)` always has a constructor to run; whether that constructor accepts the arguments is checked with the calls.
  const { superWord, selfWord } = breakRulesOf(file.facts.language);
  if (reference?.name === superWord || (reference && reference.name === selfWord)) return undefined;
  const found = reference && absence.ofReference(file, reference, meant);
  if (!found) return undefined;
  const { name, line, column } = reference;
  const role = useRole(reference.role);
  return { ...found, path: file.path, line, column, name, written: name, role, enclosing: file.definitionUsing(index) };
}

function missingImports(
  absence: AbsenceAtHead,
  file: FileIndex,
  { names }: LostNames,
  listsNames: boolean,
): MissingPlace[] {
  const { isIdleImport } = breakRulesOf(file.facts.language);
  return file.facts.imports.flatMap((imported, index) => {
    const isWanted = listsNames || (names.has(imported.name) && !isIdleImport(file.facts, imported));
    const found = isWanted ? importAt(absence, file, index) : undefined;
    return found ? [found] : [];
  });
}

/** Imports of whole files, `mod a;` and `#include "a.h"`, that are gone, and imports whose path leads through such a file. */
function missingModules(absence: AbsenceAtHead, file: FileIndex): MissingPlace[] {
  return file.facts.imports.flatMap((imported, importIndex): MissingPlace[] => {
    const { line, column, scope } = imported;
    const [gone] = filesNamedBy(file, imported).flatMap((module) => {
      const found = absence.ofFile(file, module);
      return found ? [{ found, module }] : [];
    });
    if (!gone) return [];
    const enclosing = file.definitionAround(scope);
    const place = { path: file.path, line, column, name: "", role: "import", enclosing } as const;
    return [{ ...gone.found, ...place, written: gone.module, importIndex }];
  });
}

function filesNamedBy({ facts }: FileIndex, { kind, module }: Import): readonly string[] {
  if (kind === "module" || kind === "star") return [module];
  if (kind !== "name" || !breakRulesOf(facts.language).importsThroughFiles) return [];
  const parts = module.split("::");
  return parts.map((_, index) => parts.slice(0, index + 1).join("::"));
}

/** Entries of export lists that pass on something that does not exist: `export { a } from "./b"`, `export * from "./gone"`, `__all__`. */
function missingExports(world: World, absence: AbsenceAtHead, file: FileIndex, lost: LostNames): MissingPlace[] {
  const bound = new Set(file.facts.exports.length > 0 ? file.facts.bindings.map((each) => each.name) : []);
  return file.facts.exports.flatMap(({ kind, name, local, module, line, column }): MissingPlace[] => {
    const place = { path: file.path, line, column, role: "reexport", enclosing: -1 } as const;
    if (kind === "all") {
      const own = { kind: "file", path: file.path } as const;
      const isMissing = (lost.isWhole || lost.names.has(name)) && absenceInModule(world, own, name) === "missing";
      return isMissing ? [{ ...place, ...missing({ kind: "module", path: file.path }), name, written: name }] : [];
    }
    if (module === "") {
      const mayMiss = kind === "local" && (lost.isWhole || lost.names.has(local));
      const isMissing = mayMiss && isUnbound(world, file, local, bound);
      return isMissing ? [{ ...place, ...missing({ kind: "scope" }), name: local, written: local }] : [];
    }
    const passed = kind === "reexport" ? local : "";
    const found = absence.ofListed(file, { kind: passed === "" ? "star" : "name", module, name: passed });
    return found ? [{ ...place, ...found, name: passed, written: passed || module }] : [];
  });
}

/**
 * Whether an export list contains a name that nothing in the file binds. The whole file counts, because a function that gets `exports` or
 * `module` as a parameter, as in a bundle, exports names of its own.
 */
function isUnbound(world: World, file: FileIndex, name: string, bound: ReadonlySet<string>): boolean {
  if (name === "" || file.facts.errors.length > 0 || breakRulesOf(file.facts.language).globalNames.has(name))
    return false;
  return !bound.has(name) && boundMembers(world, file, name).length === 0;
}

/** Strings such as `patch("pkg.mod.name")`. */
function missingPaths(world: World, file: FileIndex, { names }: LostNames): MissingPlace[] {
  return file.facts.strings.flatMap((mention): MissingPlace[] => {
    const { text, line, column, scope, receiver } = mention;
    if (receiver !== NO_OPERAND || !names.has(lastPart(text))) return [];
    if (mentionedMembers(world, file, mention).length > 0) return [];
    const place = { path: file.path, line, column, role: "string", enclosing: file.definitionAround(scope) } as const;
    return [{ ...place, ...missing({ kind: "path" }, "likely"), name: text, written: text }];
  });
}

/** The names bound by imports that lead to nothing. */
function namesBoundBy({ facts }: FileIndex, imports: readonly MissingPlace[]): ReadonlySet<string> {
  const lost = new Set(imports.map(({ importIndex }) => importIndex));
  const bound = facts.bindings.filter(({ kind, index }) => kind === "import" && lost.has(index));
  return new Set(bound.map(({ name }) => name));
}

/** Members of something whose type is unknown, if nothing at head can have these members any more. */
function membersOfUnknown(absence: AbsenceAtHead, file: FileIndex, lost: LostNames): MissingPlace[] {
  return file.referencesNamed(lost.members).flatMap((index) => {
    const { line = 0, column = 0, receiver = NO_OPERAND } = file.facts.references[index] ?? {};
    if (receiver === NO_OPERAND || file.places.hasName(line, column)) return [];
    const found = referenceAt(absence, file, index);
    return found?.container.kind === "anything" ? [found] : [];
  });
}

function missingReferences(
  absence: AbsenceAtHead,
  file: FileIndex,
  { names, moduleWords, isWhole }: LostNames,
  boundByLost: ReadonlySet<string>,
): MissingPlace[] {
  const { listsNames } = breakRulesOf(file.facts.language);
  return file.facts.references.flatMap(({ name, line, column, receiver }, index) => {
    const isBare = receiver === NO_OPERAND;
    // In a changed file, the binding of any name may be lost.
    const isUnbound = isBare && (boundByLost.has(name) || (listsNames && isWhole));
    const mayMiss = names.has(name) || isUnbound || (listsNames && !isBare && moduleWords.has(name));
    if (!mayMiss || file.places.hasName(line, column)) return [];
    const found = referenceAt(absence, file, index);
    return found ? [found] : [];
  });
}
