import type { Offer } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { operandText } from "../../code/operand-text.ts";
import type { ModuleTarget } from "../../code/project.ts";
import type { DefinitionHandle, Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import { membersOfType } from "../../resolve/types/types-of.ts";
import { lastPart } from "../../util/last-part.ts";

/** Star exports that lead through more files than this are made to lead nowhere. */
const MAX_STARRED_FILES = 1000;
const CLASS_KINDS: ReadonlySet<string> = new Set(["class", "interface", "enum"]);

/** Whether a module has a name that importers can use. */
export function offerOfModule(world: World, target: ModuleTarget, name: string): Offer {
  switch (target.kind) {
    case "file":
      return offerOfFile(world, target.path, name, new Map());
    case "package":
      return world.memberOfModule(target.path, name).length === 0 ? "missing" : "present";
    default:
      return "unknown";
  }
}

/** `seen` has what is known of files that star exports led through; of one that is being looked at, nothing is known yet. */
function offerOfFile(world: World, path: string, name: string, seen: Map<string, Offer>): Offer {
  const known = seen.get(path);
  if (known !== undefined) return known;
  const file = seen.size < MAX_STARRED_FILES ? world.file(path) : undefined;
  if (!file || file.facts.language === "text") return "unknown";
  seen.set(path, "unknown");
  const offer = ownOffer(world, file, name);
  const found = offer === "missing" ? offerOfStars(world, file, name, seen) : offer;
  seen.set(path, found);
  return found;
}

function ownOffer(world: World, file: FileIndex, name: string): Offer {
  if (world.memberOfModule(file.path, name).length > 0) return "present";
  return breakRulesOf(file.facts.language).offerOf(world, file, name);
}

/** What star imports and star exports bring; one from outside may bring anything. */
function offerOfStars(world: World, file: FileIndex, name: string, seen: Map<string, Offer>): Offer {
  let found: Offer = "missing";
  for (const module of breakRulesOf(file.facts.language).passedOn(world, file, name)) {
    const target = world.module(file.path, module);
    if (target.kind !== "file") return isRelative(module) ? found : "unknown";
    const offer = offerOfFile(world, target.path, name, seen);
    if (offer === "present" || offer === "unknown") return offer;
    if (offer === "hollow") found = "hollow";
  }
  return found;
}

function isRelative(module: string): boolean {
  return module.startsWith(".");
}

/** Whether a value of a type has an attribute, and what would have to have it. */
export function offerOfType(world: World, type: Type, name: string): Offer {
  switch (type.kind) {
    case "module":
      return offerOfModule(world, { kind: "file", path: type.path }, name);
    case "package":
      return offerOfModule(world, type, name);
    case "definition":
    case "instance":
    case "super":
      return offerOfClass(world, type, name);
    default:
      return "unknown";
  }
}

function offerOfClass(world: World, type: Type & DefinitionHandle, name: string): Offer {
  const file = world.file(type.path);
  const definition = file?.facts.definitions[type.index];
  if (!file || !definition || !CLASS_KINDS.has(definition.kind)) return "unknown";
  if (membersOfType(world, type, name).some(({ kind }) => kind !== "external")) return "present";
  const { classes, isComplete } = world.ancestryOf(type);
  if (/^__\w+__$/.test(name)) return "unknown";
  if (!isComplete && !classes.every((each) => hasOnlyKnownBases(world, each, name))) return "unknown";
  const isOpen = classes.some(({ path, index }) => {
    const owner = world.file(path);
    const qualname = owner?.facts.definitions[index]?.qualname ?? "";
    const hasErrors = (owner?.facts.errors.length ?? 0) > 0;
    const { catchAllMembers } = breakRulesOf(file.facts.language);
    return (
      hasErrors || catchAllMembers.some((each) => (owner?.definitionsNamed(`${qualname}.${each}`).length ?? 0) > 0)
    );
  });
  return isOpen ? "unknown" : "missing";
}

/** Whether every base of a class is in the repository, or known not to bring the name. */
function hasOnlyKnownBases(world: World, { path, index }: DefinitionHandle, name: string): boolean {
  const file = world.file(path);
  return (file?.facts.definitions[index]?.bases ?? []).every((base) => {
    if (!file) return false;
    const isHere = world.typesOf(file, base).some(({ kind }) => kind === "definition" || kind === "instance");
    const known = breakRulesOf(file.facts.language).knownBases.get(
      lastPart(operandText(file.facts, base).replace(/\[.*$/, "")),
    );
    return isHere || (known !== undefined && !known.split(" ").includes(name));
  });
}
