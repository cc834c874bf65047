import type { Absence } from "../../../code/break-rules.ts";
import type { FileIndex } from "../../../code/file-index.ts";
import type { ModuleTarget } from "../../../code/project.ts";
import type { World } from "../../../code/world.ts";
import { breakRulesOf } from "../../../languages/registry.ts";

/** Star exports are followed through at most this many files; beyond that, the answer is unknown. */
const MAX_STARRED_FILES = 1000;

/** Whether a module has a name that importers can use. */
export function absenceInModule(world: World, target: ModuleTarget, name: string): Absence {
  switch (target.kind) {
    case "file":
      return absenceInFile(world, target.path, name, new Map());
    case "files": {
      const all = target.paths.map((path) => absenceInFile(world, path, name, new Map()));
      return all.every((each) => each === "missing") ? "missing" : "unknown";
    }
    case "package":
      return world.memberOfModule(target.path, name).length === 0 ? "missing" : "present";
    default:
      return "unknown";
  }
}

/** `seen` has the results for files that star exports led through. The result for a file that is still being checked is "unknown". */
function absenceInFile(world: World, path: string, name: string, seen: Map<string, Absence>): Absence {
  const known = seen.get(path);
  if (known !== undefined) return known;
  const file = seen.size < MAX_STARRED_FILES ? world.file(path) : undefined;
  if (!file || file.facts.language === "text") return "unknown";
  seen.set(path, "unknown");
  const own = ownAbsence(world, file, name);
  const found = own === "missing" ? absenceInStars(world, file, name, seen) : own;
  seen.set(path, found);
  return found;
}

function ownAbsence(world: World, file: FileIndex, name: string): Absence {
  const members = world.memberOfModule(file.path, name);
  if (members.length === 0) return breakRulesOf(file.facts.language).absenceIn(world, file, name);
  const isFromOutside = members.every(({ kind }) => kind === "external");
  return isFromOutside && isPassedOnFromNowhere(world, file, name) ? "hollow" : "present";
}

/**
 * Whether a module has a name only from relative specifiers that lead nowhere: these are broken themselves, and the loss of their names
 * follows from that.
 */
function isPassedOnFromNowhere(world: World, file: FileIndex, name: string): boolean {
  const { imports } = file.facts;
  const bindings = file.bindingsOf(0, name);
  if (bindings.some(({ kind }) => kind !== "import")) return false;
  const passed = [...bindings.map(({ index }) => imports[index]), ...file.exports.named(name)];
  const modules = passed.flatMap((each) => (each && each.module !== "" ? [each.module] : []));
  return modules.length > 0 && modules.every((each) => leadsNowhere(world, file, each));
}

function leadsNowhere(world: World, file: FileIndex, specifier: string): boolean {
  return specifier.startsWith(".") && world.module(file.path, specifier).kind === "external";
}

/** The star imports and star exports that a module passes on. One from outside may bring any name. */
function absenceInStars(world: World, file: FileIndex, name: string, seen: Map<string, Absence>): Absence {
  let found: Absence = "missing";
  for (const module of breakRulesOf(file.facts.language).passedOn(world, file, name)) {
    const target = world.module(file.path, module);
    const isBroken = target.kind !== "file" && module.startsWith(".");
    if (target.kind !== "file" && !isBroken) return "unknown";
    const absence = target.kind === "file" ? absenceInFile(world, target.path, name, seen) : "hollow";
    if (absence === "present" || absence === "unknown") return absence;
    if (absence === "hollow") found = "hollow";
  }
  return found;
}
