import type { FileIndex } from "../code/file-index.ts";
import type { ModuleTarget } from "../code/project.ts";
import type { DefinitionHandle, Type } from "../code/type.ts";
import type { World } from "../code/world.ts";
import { membersOfType } from "../resolve/types-of.ts";
import { lastPart } from "../util/last-part.ts";
import { operandText } from "./type-text.ts";

/**
 * Whether something has a name. `present`: it leads to something. `hollow`: the name is there, but what it stands for is not
 * found. `missing`: beyond doubt not there. `unknown`: nothing can be said.
 */
export type Offer = "present" | "hollow" | "missing" | "unknown";

/** Star exports that lead through more files than this are made to lead nowhere. */
const MAX_STARRED_FILES = 1000;
const CLASS_KINDS: ReadonlySet<string> = new Set(["class", "interface", "enum"]);
/** A class with one of these may answer to any name. */
const CATCH_ALL = ["__getattr__", "__getattribute__"];

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
  return file.facts.language === "python" ? offerOfPython(file, name) : offerOfEcmascript(world, file, name);
}

function offerOfPython(file: FileIndex, name: string): Offer {
  if (/^__\w+__$/.test(name)) return "present";
  if (file.bindingsOf(0, name).length > 0) {
    return file.bindingsOf(0, name).some(({ kind }) => kind === "import") ? "hollow" : "present";
  }
  const isOpen = file.bindingsOf(0, "__getattr__").length > 0 || mentions(file, "globals");
  // What a damaged file defines is not known in full.
  return isOpen || file.facts.errors.length > 0 ? "unknown" : "missing";
}

function offerOfEcmascript(world: World, file: FileIndex, name: string): Offer {
  const { exports, language, errors } = file.facts;
  if (errors.length > 0 || language === "vue" || language === "svelte") return "unknown";
  const named = file.exports.named(name);
  if (named.length > 0) {
    const isPassedOn = named.some(({ kind, local }) => kind === "reexport" || isImported(file, local || name));
    return isPassedOn ? "hollow" : "present";
  }
  const { whole } = file.exports;
  if (whole) return offerOfWhole(world, file, world.typesOf(file, whole.value), name);
  if (exports.length === 0) return isScript(file) ? "unknown" : "missing";
  return mentions(file, "exports") && !hasEcmascriptSyntax(file) ? offerOfDynamicExports(file) : "missing";
}

function isImported(file: FileIndex, local: string): boolean {
  return file.bindingsOf(0, local).some(({ kind }) => kind === "import");
}

/** `module.exports = value`: what the value is tells what it has; a plain object may have been made of others. */
function offerOfWhole(world: World, file: FileIndex, types: readonly Type[], name: string): Offer {
  if (name === "default" || types.length === 0) return "unknown";
  const isObject = types.every((type) => type.kind === "object" && type.path === file.path);
  if (!isObject) return "unknown";
  return world.file(file.path) && !mentions(file, "assign") ? "missing" : "unknown";
}

/** Exports under computed names cannot be listed. */
function offerOfDynamicExports(file: FileIndex): Offer {
  const { references, exports } = file.facts;
  const written = references.filter(({ name }) => name === "exports").length;
  return written > exports.length ? "unknown" : "missing";
}

/** A file without any export: a CommonJS module that exports in a way that is not seen, or no module at all. */
function isScript(file: FileIndex): boolean {
  const { language } = file.facts;
  return language !== "typescript" && language !== "tsx" ? true : mentions(file, "exports") || mentions(file, "module");
}

function hasEcmascriptSyntax(file: FileIndex): boolean {
  return file.facts.language === "typescript" || file.facts.language === "tsx";
}

function mentions(file: FileIndex, name: string): boolean {
  return file.referencesNamed(new Set([name])).length > 0;
}

/** What star imports and star exports bring; one from outside may bring anything. */
function offerOfStars(world: World, file: FileIndex, name: string, seen: Map<string, Offer>): Offer {
  if (name === "default" && file.facts.language !== "python") return "missing";
  const isPython = file.facts.language === "python";
  const modules = isPython ? file.starImports : file.exports.stars;
  let found: Offer = "missing";
  for (const { module } of modules) {
    const target = world.module(file.path, module);
    if (target.kind !== "file") return isRelative(module) ? found : "unknown";
    const listed = isPython ? world.file(target.path)?.exports.listed : undefined;
    if (listed?.has(name) === false) continue;
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
    return hasErrors || CATCH_ALL.some((each) => (owner?.definitionsNamed(`${qualname}.${each}`).length ?? 0) > 0);
  });
  return isOpen ? "unknown" : "missing";
}

/** Classes from outside that many extend, and what they bring. */
const KNOWN_BASES: ReadonlyMap<string, string> = new Map([
  ...["object", "ABC", "Generic", "Protocol", "TypedDict"].map((name) => [name, ""] as const),
  ...["Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"].map((name) => [name, "name value"] as const),
  ...["Exception", "ValueError", "RuntimeError", "TypeError"].map(
    (name) => [name, "args with_traceback add_note"] as const,
  ),
  ["NamedTuple", "count index _asdict _replace _make _fields _field_defaults"],
  ["Error", "name message stack cause captureStackTrace stackTraceLimit prepareStackTrace"],
]);

/** Whether every base of a class is in the repository, or known not to bring the name. */
function hasOnlyKnownBases(world: World, { path, index }: DefinitionHandle, name: string): boolean {
  const file = world.file(path);
  return (file?.facts.definitions[index]?.bases ?? []).every((base) => {
    if (!file) return false;
    const isHere = world.typesOf(file, base).some(({ kind }) => kind === "definition" || kind === "instance");
    const known = KNOWN_BASES.get(lastPart(operandText(file.facts, base).replace(/\[.*$/, "")));
    return isHere || (known !== undefined && !known.split(" ").includes(name));
  });
}
