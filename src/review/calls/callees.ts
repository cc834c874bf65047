import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf, semanticsOf } from "../../languages/registry.ts";
import type { Definition } from "../../model/facts.ts";
import type { ChangeList } from "../changes/change-list.ts";
import type { SymbolGroup } from "../changes/symbol-groups.ts";
import type { Sides } from "../sides/sides.ts";
import { type Forms, formsOfFunction, signaturesOfClass } from "./signatures.ts";

/** A function or class at head that is called, and the ways to call it on both sides. */
export interface Callee {
  readonly handle: DefinitionHandle;
  readonly isClass: boolean;
  readonly changeId: string;
  readonly name: string;
  readonly before: Forms;
  readonly after: Forms;
  /** Arguments that have no parameter are accepted. */
  readonly takesMore: boolean;
}

/** A function or class on both sides; the ways to call it are not known yet. */
interface Asked {
  readonly before: SymbolGroup;
  readonly after: SymbolGroup;
  readonly isClass: boolean;
  readonly changeId: string;
}

/** The functions and classes whose callers may have to pass other arguments than at base. */
export async function findCallees(sides: Sides, changes: ChangeList): Promise<Callee[]> {
  const asked = [...changedFunctions(sides, changes), ...classesMadeOtherwise(sides, changes)];
  const [olds, news] = await Promise.all([
    sides.base.ask((world) => asked.map(({ before, isClass }) => formsOf(world, before, isClass))),
    sides.head.ask((world) => asked.map(({ after, isClass }) => formsOf(world, after, isClass))),
  ]);
  return asked.flatMap(({ after: { file, qualname }, changeId, isClass }, at) => {
    const [before, after] = [olds[at], news[at]];
    const handle = { path: file.path, index: indexOf(file.facts.definitions, qualname, isClass) };
    const { takesMoreArguments: takesMore } = breakRulesOf(file.facts.language);
    return before && after ? [{ handle, isClass, changeId, name: qualname, before, after, takesMore }] : [];
  });
}

function isConstructor({ file, qualname, definitions }: SymbolGroup): boolean {
  // A field may have the name that constructors have.
  if (definitions.every(({ kind }) => kind === "constant")) return false;
  const [owner = "", name] = qualname.split(".").slice(-2);
  return name !== undefined && name === breakRulesOf(file.facts.language).constructorOf(owner);
}

/** The index of the definition of a class or function by its name; a field may have the same name as a method. */
function indexOf(definitions: readonly Definition[], name: string, isClass: boolean): number {
  const isMeant = ({ qualname, kind }: Definition) => qualname === name && (isClass || isCalled(kind));
  return definitions.findIndex(isMeant);
}

function isCalled(kind: Definition["kind"]): boolean {
  return kind === "function" || kind === "method";
}

function changedFunctions({ symbols }: Sides, changes: ChangeList): Asked[] {
  return symbols.changes.flatMap(({ before, after, signature }) => {
    if (!before || !after || signature.length === 0 || !breakRulesOf(after.file.facts.language).checksCalls) return [];
    const change = changes.findNew(after.file.path, after.qualname);
    if (!change || !areCalled(after) || isConstructor(after)) return [];
    return [{ before, after, isClass: false, changeId: change.id }];
  });
}

/** Whether a name belongs to a function, or to a method in a language where fields and methods have separate names. */
function areCalled({ file, definitions }: SymbolGroup): boolean {
  const [first] = definitions;
  if (first && isCalled(first.kind)) return true;
  return (
    semanticsOf(file.facts.language).scopes.keepsMethodsApart !== false &&
    definitions.some(({ kind }) => isCalled(kind))
  );
}

/** Classes whose bases, constructor or fields changed, so that an instance may be created differently. */
function classesMadeOtherwise({ symbols }: Sides, changes: ChangeList): Asked[] {
  const reasons = new Map<string, string>();
  for (const { before, after, signature } of symbols.changes) {
    const group = after ?? before;
    if (!group) continue;
    const change = after
      ? changes.findNew(after.file.path, after.qualname)
      : changes.findOld(group.file.path, group.qualname);
    const kind = group.definitions[0]?.kind;
    const isMaker = isConstructor(group) || (kind === "constant" && group.owner !== undefined);
    const owner = kind === "class" && signature.length > 0 ? group.qualname : isMaker ? group.owner : undefined;
    const key = `${after ? "after" : "before"} ${group.file.path}#${owner}`;
    if (change && owner !== undefined && !reasons.has(key)) reasons.set(key, change.id);
  }
  return symbols.pairs.flatMap(({ before, after }) => {
    if (!before || !after || after.definitions[0]?.kind !== "class") return [];
    const changeId =
      reasons.get(`after ${after.file.path}#${after.qualname}`) ??
      reasons.get(`before ${before.file.path}#${before.qualname}`);
    if (changeId === undefined || !breakRulesOf(after.file.facts.language).checksCalls) return [];
    return [{ before, after, isClass: true, changeId }];
  });
}

/** The ways to call a callee; undefined if its parameters are not known. */
function formsOf(world: World, { file: source, qualname }: SymbolGroup, isClass: boolean): Forms | undefined {
  const file = world.file(source.path);
  const named = file?.definitionsNamed(qualname) ?? [];
  const index = isClass ? named[0] : named.find((each) => isCalled(file?.definition(each).kind ?? "constant"));
  if (!file || index === undefined) return undefined;
  if (isClass) {
    const made = signaturesOfClass(world, { path: source.path, index });
    return made && { bound: made, free: made };
  }
  return formsOfFunction(world, file, index);
}
