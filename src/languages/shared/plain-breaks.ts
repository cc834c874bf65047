import type { BreakRules } from "../../code/break-rules.ts";
import { DefinitionFlag } from "../../model/facts.ts";

const NONE: ReadonlySet<string> = new Set();

/** A language of which a review knows nothing in particular: what was exported and is gone is missed. */
export const PLAIN_BREAKS: BreakRules = {
  globalNames: NONE,
  universalMembers: NONE,
  catchAllMembers: [],
  knownBases: new Map(),
  hasOpenNames: false,
  refusesShadows: false,
  passesOnStars: false,
  sharesNames: false,
  makesMethods: () => false,
  namesInFamily: () => [],
  isInPackage: () => false,
  sharesPackages: false,
  isIdleImport: () => false,
  asksWhetherDefined: () => false,

  offerOf: () => "unknown",
  passedOn: () => [],
  isListOfNames: () => false,

  hasFixedMembers: true,
  makesMembersByWriting: false,
  marksOverrides: false,
  privateSeenBy: undefined,
  hasPartialClasses: false,
  isPublic: (_qualname, definitions) => definitions.some(({ flags }) => (flags & DefinitionFlag.exported) !== 0),

  checksCalls: false,
  constructorName: "constructor",
  superWord: "super",
  makersOf: () => undefined,

  documentationLines: () => [],
  encodingOf: () => undefined,
};
