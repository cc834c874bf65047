import { type Definition, DefinitionFlag } from "../model/facts.ts";
import type { ScopeRules } from "./scope-rules.ts";

/** A file as far as the look-up of its definitions goes. */
interface DefiningFile {
  readonly rules: ScopeRules;
  definition(index: number): Definition;
}

/** Whether code in a class has no object of the classes around it: `static class Builder` inside another. */
export function hasNoOuterObject(file: DefiningFile, index: number): boolean {
  if (!file.rules.staticClassesStandAlone || index < 0) return false;
  const { kind, flags } = file.definition(index);
  return kind === "class" && (flags & DefinitionFlag.static) !== 0;
}

/** Whether a member is there only with an object of its class. */
export function needsObject(file: DefiningFile, index: number): boolean {
  const { kind, flags, parent } = file.definition(index);
  const isMember = kind === "constant" || kind === "method";
  return isMember && parent >= 0 && file.definition(parent).kind === "class" && (flags & DefinitionFlag.static) === 0;
}
