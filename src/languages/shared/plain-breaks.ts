import type { BreakRules } from "../../code/break-rules.ts";
import { DefinitionFlag } from "../../model/facts.ts";

const NONE: ReadonlySet<string> = new Set();

/** The rules for a language without special rules for a review: a name that was exported and is now gone is reported as missing. */
export const PLAIN_BREAKS: BreakRules = {
  globalNames: NONE,
  isUniversalMember: () => false,
  catchAllMembers: [],
  forwardingMembers: [],
  knownBases: new Map(),
  hasUnions: false,
  makesNamesByWriting: () => false,
  hasOpenNames: false,
  outsideStars: "may shadow",
  hidesOutside: () => false,
  keepsTagsApart: false,
  sharesNames: false,
  namesInFamily: () => [],
  isInPackage: () => false,
  sharesPackages: false,
  isIdleImport: () => false,
  typesAreComments: false,

  listsNames: false,
  // The definitions of a file with syntax errors are not all known.
  formsSeen: (_file, indexes) => indexes,
  absenceInFunction: () => "unknown",
  absenceIn: (_world, { facts }) => (facts.errors.length > 0 ? "unknown" : "missing"),
  passedOn: () => [],
  isListOfNames: () => false,

  hasFixedMembers: true,
  writesMakeMembers: () => false,
  classesDeclareMembers: true,
  overridesAreMarked: "sometimes",
  overridesAreExact: true,
  inheritsMethodsAlone: false,
  readsDamagedClasses: true,
  privateSeenBy: undefined,
  hasFriends: false,
  seesUnexported: undefined,
  hasPartialClasses: false,
  isTest: () => false,
  isOfProgram: () => false,
  isPublic: (_qualname, definitions) => definitions.some(({ flags }) => (flags & DefinitionFlag.exported) !== 0),

  checksCalls: false,
  keepsParameters: () => false,
  constructorOf: () => "constructor",
  superWord: "super",
  selfWord: undefined,
  makersOf: () => undefined,
  takesMoreArguments: false,
  hasOverloads: false,
  typeWords: undefined,
  conversionMember: undefined,
  takesObjectAsArgument: false,
  hasExtensionMethods: false,
  spreadsResults: false,
  typeBrackets: "<>",
  hasShorthand: false,

  encodingOf: () => undefined,
};
