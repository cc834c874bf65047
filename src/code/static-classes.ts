import { type Definition, DefinitionFlag } from "../model/facts.ts";
import type { ScopeRules } from "./scope-rules.ts";

/** The parts of a file that the lookup of its definitions needs. */
interface DefiningFile {
  readonly rules: ScopeRules;
  definition(index: number): Definition;
}

/** Whether code in a class has no object of the enclosing classes: `static class Builder` inside another class. */
export function hasNoOuterObject(file: DefiningFile, index: number): boolean {
  if (!file.rules.staticClassesStandAlone || index < 0) return false;
  const { kind, flags } = file.definition(index);
  return kind === "class" && (flags & DefinitionFlag.static) !== 0;
}

/** Whether a member exists only on an object of its class. */
export function needsObject(file: DefiningFile, index: number): boolean {
  const { kind, flags, parent } = file.definition(index);
  const isMember = kind === "constant" || kind === "method";
  return isMember && parent >= 0 && file.definition(parent).kind === "class" && (flags & DefinitionFlag.static) === 0;
}
