import type { FileIndex } from "../../code/file-index.ts";
import { lookupName } from "../../code/scope-lookup.ts";
import type { Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf, isCommonMember, semanticsOf } from "../../languages/registry.ts";
import { type Import, NO_OPERAND, type Reference, UNKNOWN_RECEIVER } from "../../model/facts.ts";
import type { Confidence, UseRole } from "../../model/use.ts";
import { mentionedMembers } from "../../resolve/mentions.ts";
import { starMembers } from "../../resolve/types/types-of.ts";
import { lastPart } from "../../util/last-part.ts";
import { offerOfModule, offerOfType } from "./offers.ts";
import { isRefusedWrite } from "./refused-writes.ts";

/** What would have to have the name. */
export type Container =
  | { readonly kind: "module"; readonly path: string }
  | { readonly kind: "package"; readonly path: string }
  | { readonly kind: "class"; readonly path: string; readonly qualname: string; readonly isSuper: boolean }
  /** A bare name that nothing binds. */
  | { readonly kind: "scope" }
  /** A specifier that leads nowhere; the name is what was to be imported from it. */
  | { readonly kind: "nowhere"; readonly specifier: string }
  /** A string that spells out a dotted path. */
  | { readonly kind: "path" }
  /** An attribute of something unknown. */
  | { readonly kind: "anything" };

/** A place at head whose name leads to nothing. Whether base had it, base must say. */
export interface Dangling {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** What is looked for in the container; `default` for a default export, empty for a whole module. */
  readonly name: string;
  /** What stands at the place. */
  readonly written: string;
  readonly role: UseRole;
  readonly confidence: Confidence;
  readonly container: Container;
  /** The name is there, but it comes from a place where it dangles itself. */
  readonly isHollow: boolean;
  /** Index of the definition around it in its file, -1 at module level. */
  readonly enclosing: number;
  /** For an import, its index; for a use of an imported name, the index of that import. */
  readonly importIndex: number | undefined;
}

/** What to look at in a file. */
export interface Wanted {
  readonly names: ReadonlySet<string>;
  readonly moduleWords: ReadonlySet<string>;
  /** Look at every import and every bare name: the file itself changed. */
  readonly isWhole: boolean;
  /** Attributes of these names mean nothing at head whatever the receiver is. */
  readonly nowhereDefined: ReadonlySet<string>;
}

/** The places of a file at head whose names lead to nothing. */
export function danglingIn(world: World, file: FileIndex, wanted: Wanted): Dangling[] {
  if (!semanticsOf(file.facts.language).hasModuleObjects) return [];
  const found: Dangling[] = [];
  const imports = new KnownImports(world, file, danglingImports(world, file, wanted, found));
  danglingExports(world, file, wanted, found);
  danglingPaths(world, file, wanted, found);
  for (const [index, reference] of file.facts.references.entries()) {
    if (file.isNamePlace(reference.line, reference.column)) continue;
    const dangling = danglingReference(world, file, reference, wanted, imports);
    if (dangling) found.push({ ...dangling, enclosing: file.definitionUsing(index) });
  }
  return found;
}

function danglingImports(world: World, file: FileIndex, wanted: Wanted, found: Dangling[]): ReadonlySet<number> {
  const broken = new Set<number>();
  for (const [index, imported] of file.facts.imports.entries()) {
    const missing = missingImport(world, file, imported, wanted);
    if (!missing) continue;
    broken.add(index);
    const { line, column, scope } = imported;
    const name = imported.kind === "default" ? "default" : imported.name;
    const written = imported.name || (imported.kind === "default" ? imported.alias : imported.module);
    const enclosing = file.definitionAround(scope);
    const place = { path: file.path, line, column, role: "import", confidence: "exact", enclosing } as const;
    found.push({ ...place, ...missing, name, written, importIndex: index });
  }
  return broken;
}

type Missing = Pick<Dangling, "container" | "isHollow">;

function missingImport(world: World, file: FileIndex, imported: Import, wanted: Wanted): Missing | undefined {
  const name = imported.kind === "default" ? "default" : imported.name;
  const isNamed = name !== "" && (wanted.isWhole || name === "default" || wanted.names.has(name));
  const canBeGone = wanted.isWhole || hasWord(imported.module, wanted.moduleWords);
  if (!isNamed && !canBeGone && !wanted.moduleWords.has(name)) return undefined;
  const target = world.module(file.path, imported.module);
  if (target.kind === "external") {
    return canBeGone ? { container: { kind: "nowhere", specifier: imported.module }, isHollow: false } : undefined;
  }
  if (name === "") return undefined;
  const offer = offerOfModule(world, target, name);
  if (offer !== "missing" && offer !== "hollow") return undefined;
  if (target.kind === "files") return undefined;
  return {
    container: target.kind === "file" ? { kind: "module", path: target.path } : target,
    isHollow: offer === "hollow",
  };
}

function hasWord(specifier: string, words: ReadonlySet<string>): boolean {
  return specifier.split(/[^\p{ID_Continue}$]+/u).some((word) => words.has(word));
}

/** Export lists that pass on what is not there: `export { a } from "../b"`, `export * from "../gone"`, `__all__`. */
function danglingExports(world: World, file: FileIndex, wanted: Wanted, found: Dangling[]): void {
  for (const exported of file.facts.exports) {
    const { kind, module, local, line, column } = exported;
    const place = { path: file.path, line, column, role: "reexport", confidence: "exact", enclosing: -1 } as const;
    if (kind === "all") {
      if (!wanted.isWhole && !wanted.names.has(exported.name)) continue;
      if (offerOfModule(world, { kind: "file", path: file.path }, exported.name) !== "missing") continue;
      const container: Container = { kind: "module", path: file.path };
      found.push({
        ...place,
        container,
        isHollow: false,
        name: exported.name,
        written: exported.name,
        importIndex: undefined,
      });
      continue;
    }
    if (module === "") continue;
    const name = kind === "reexport" ? local : "";
    const missing = missingImport(
      world,
      file,
      { ...IMPORT, kind: name === "" ? "star" : "name", module, name },
      wanted,
    );
    if (missing) found.push({ ...place, ...missing, name, written: name || module, importIndex: undefined });
  }
}

/** Strings such as `patch("pkg.mod.name")`. */
function danglingPaths(world: World, file: FileIndex, wanted: Wanted, found: Dangling[]): void {
  for (const mention of file.facts.strings) {
    const { text: name, line, column, scope, receiver } = mention;
    if (receiver !== NO_OPERAND || !wanted.names.has(lastPart(name))) continue;
    if (mentionedMembers(world, file, mention).length > 0) continue;
    const place = { path: file.path, line, column, role: "string", confidence: "likely" } as const;
    const enclosing = file.definitionAround(scope);
    const container: Container = { kind: "path" };
    found.push({ ...place, container, isHollow: false, name, written: name, enclosing, importIndex: undefined });
  }
}

const IMPORT: Import = {
  kind: "name",
  module: "",
  name: "",
  alias: "",
  line: 0,
  column: 0,
  scope: 0,
  isTypeOnly: false,
};

function danglingReference(
  world: World,
  file: FileIndex,
  reference: Reference,
  wanted: Wanted,
  imports: KnownImports,
): Omit<Dangling, "enclosing"> | undefined {
  const { name, line, column, role, receiver } = reference;
  const place = { path: file.path, line, column, name, written: name, role, importIndex: undefined };
  const rules = breakRulesOf(file.facts.language);
  if (receiver === NO_OPERAND) {
    const bound = lookupName(file, reference.scope, name);
    if (bound) {
      const [importIndex] = bound.bindings.map((each) => (each.kind === "import" ? each.index : -1));
      const isThrough = bound.bindings.every(({ kind, index }) => kind === "import" && imports.broken.has(index));
      if (!isThrough || importIndex === undefined) return undefined;
      return { ...place, container: { kind: "scope" }, confidence: "exact", isHollow: true, importIndex };
    }
    if (role === "write" || !(wanted.isWhole || wanted.names.has(name)) || rules.globalNames.has(name))
      return undefined;
    const isStarred = starMembers(world, file, name).some((member) => member.kind !== "external");
    if (isStarred || imports.hasOutsideStar()) return undefined;
    return { ...place, container: { kind: "scope" }, confidence: "exact", isHollow: false };
  }
  if (!wanted.names.has(name) && !wanted.moduleWords.has(name)) return undefined;
  return danglingAttribute(world, file, reference, wanted, place);
}

function danglingAttribute(
  world: World,
  file: FileIndex,
  reference: Reference,
  wanted: Wanted,
  place: Pick<Dangling, "path" | "line" | "column" | "name" | "written" | "role" | "importIndex">,
): Omit<Dangling, "enclosing"> | undefined {
  const { receiver, name } = reference;
  const types = receiver === UNKNOWN_RECEIVER ? [] : world.typesOf(file, receiver);
  if (types.length === 0) {
    if (!wanted.nowhereDefined.has(name) || isCommonMember(file.facts.language, name)) return undefined;
    if (!knowsOwnObjects(world, file)) return undefined;
    return { ...place, container: { kind: "anything" }, confidence: "likely", isHollow: false };
  }
  const offers = types.map((type) => offerOfType(world, type, name));
  if (!offers.every((offer) => offer === "missing" || offer === "hollow")) return undefined;
  const at = Math.max(0, offers.indexOf("missing"));
  const container = containerOf(world, types[at] as Type);
  if (!container) return undefined;
  const { hasFixedMembers, makesMembersByWriting } = breakRulesOf(file.facts.language);
  if (!hasFixedMembers && container.kind === "class" && reference.role === "write") return undefined;
  const isWrite = makesMembersByWriting && reference.role === "write";
  const isTaken = isWrite && !isRefusedWrite(world, file, reference, types);
  // Who sets a variable of another module means to change what that does, and now changes nothing.
  if (isTaken && container.kind !== "module") return undefined;
  const confidence: Confidence = !isTaken && (hasFixedMembers || container.kind !== "class") ? "exact" : "likely";
  return { ...place, container, confidence, isHollow: !offers.includes("missing") };
}

/** A file that imports from outside alone works with objects from outside. */
function knowsOwnObjects(world: World, { path, facts }: FileIndex): boolean {
  if (facts.definitions.some(({ kind }) => kind === "class")) return true;
  const modules = [...facts.imports, ...facts.exports].map(({ module }) => module).filter((module) => module !== "");
  return modules.length === 0 || modules.some((module) => world.module(path, module).kind !== "external");
}

function containerOf(world: World, type: Type): Container | undefined {
  switch (type.kind) {
    case "module":
      return { kind: "module", path: type.path };
    case "package":
      return type;
    case "definition":
    case "instance":
    case "super": {
      const qualname = world.file(type.path)?.facts.definitions[type.index]?.qualname;
      return qualname === undefined
        ? undefined
        : { kind: "class", path: type.path, qualname, isSuper: type.kind === "super" };
    }
    default:
      return undefined;
  }
}

/** What every name of a file asks of its imports. */
class KnownImports {
  /** Indexes of imports that dangle. */
  readonly broken: ReadonlySet<number>;
  readonly #world: World;
  readonly #file: FileIndex;
  #hasOutsideStar: boolean | undefined;

  constructor(world: World, file: FileIndex, broken: ReadonlySet<number>) {
    this.#world = world;
    this.#file = file;
    this.broken = broken;
  }

  /** A star import from outside the repository may bind anything. */
  hasOutsideStar(): boolean {
    this.#hasOutsideStar ??= this.#file.facts.imports.some(
      ({ kind, module }) => kind === "star" && this.#world.module(this.#file.path, module).kind !== "file",
    );
    return this.#hasOutsideStar;
  }
}
