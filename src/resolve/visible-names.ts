import { isReferenceOperand, NO_OPERAND, type Operand, operandIndex } from "../model/facts.ts";
import { ownerOf } from "./class-parts.ts";
import { memberOfClass } from "./classes.ts";
import type { FileIndex } from "./file-index.ts";
import { visibleInPackage } from "./go-packages.ts";
import { includedInNamespace, includedMembers } from "./included-files.ts";
import { hasImplicitThis, hasModuleObjects, isNamespaced, namesConstructorsLikeClasses } from "./language-traits.ts";
import { type Member, NO_MEMBERS } from "./member.ts";
import { qualifiedInNamespaces, visibleInNamespaces } from "./namespaces.ts";
import { qualifiedInRuby, visibleInRuby } from "./ruby-constants.ts";
import { rustMembers, visibleByGlob } from "./rust-paths.ts";
import { lookupName } from "./scope-lookup.ts";
import { Trail } from "./trail.ts";
import type { DefinitionHandle } from "./type.ts";
import type { World } from "./world.ts";

/** What a bare name that nothing in the file binds means by the language's packages, namespaces and includes; empty when nothing. */
export function visibleMembers(world: World, file: FileIndex, scope: number, name: string): readonly Member[] {
  switch (file.facts.language) {
    case "go":
      return visibleInPackage(world, file, name);
    case "rust":
      return visibleByGlob(world, file, name);
    case "c":
    case "cpp":
    case "bash":
      return includedMembers(world, file, name);
    case "ruby":
      return visibleInRuby(world, file, scope, name);
    case "java":
    case "kotlin":
    case "csharp":
    case "php":
      return visibleInNamespaces(world, file, name);
    default:
      return NO_MEMBERS;
  }
}

/** A member of a class around the scope, or of an ancestor, that a bare name means without `this`. */
export function implicitMembers(world: World, file: FileIndex, scope: number, name: string): readonly Member[] {
  const { language } = file.facts;
  if (!hasImplicitThis(language) || (language === "ruby" && isInNestedBlock(file, scope))) return NO_MEMBERS;
  for (const handle of classesAround(world, file, scope)) {
    const members = memberOfClass(world, handle, name).filter(
      (member) => member.kind !== "external" && !isConstructor(world, member, name),
    );
    if (members.length > 0) return members;
  }
  return NO_MEMBERS;
}

/** A block inside a block is most often one that runs on another object: `describe … do it … do … end end`. */
function isInNestedBlock(file: FileIndex, scope: number): boolean {
  const { scopes } = file.facts;
  let blocks = 0;
  for (let at = scope; at >= 0 && (scopes[at]?.definition ?? -1) < 0; at = scopes[at]?.parent ?? -1) {
    if (scopes[at]?.kind === "function") blocks++;
  }
  return blocks > 1;
}

/** The name of a class means the class, in it and in those that extend it, not its constructor. */
function isConstructor(world: World, member: Member, name: string): boolean {
  const file = member.kind === "definition" ? world.file(member.path) : undefined;
  if (!file || member.kind !== "definition" || !namesConstructorsLikeClasses(file.facts.language)) return false;
  return `.${file.definition(member.index).qualname}`.endsWith(`.${name}.${name}`);
}

/** The classes around a scope, innermost first. */
export function classesAround(world: World, file: FileIndex, scope: number): DefinitionHandle[] {
  const handles: DefinitionHandle[] = [];
  for (let at = file.definitionAround(scope); at >= 0; at = file.definition(at).parent) {
    const { kind, parent } = file.definition(at);
    if (kind === "class" || kind === "interface" || kind === "enum") handles.push({ path: file.path, index: at });
    else if (kind === "method" && parent < 0) {
      const owner = ownerOf(world, { path: file.path, index: at });
      if (owner) handles.push(owner);
    }
  }
  return handles;
}

/** What `a.b.name` means when `a` is bound by nothing: a name of a namespace or module that is spelled out. */
export function qualifiedMembers(world: World, file: FileIndex, receiver: Operand, name: string): readonly Member[] {
  const { language } = file.facts;
  if (hasModuleObjects(language)) return NO_MEMBERS;
  const path = unboundPath(file, receiver);
  if (!path) return NO_MEMBERS;
  if (isNamespaced(language)) return qualifiedInNamespaces(world, file, path, name);
  if (language === "cpp") return includedInNamespace(world, file, path, name);
  if (language === "ruby") return qualifiedInRuby(world, file, path, name);
  return language === "rust" ? rustMembers(world, file, path.join("::"), name, new Trail()) : NO_MEMBERS;
}

/** Nothing lies so deep in namespaces or modules that its name has more parts than this. */
const MAX_PARTS = 32;

/** The names that an operand spells out, when no scope binds the first of them, or an import does. */
function unboundPath(file: FileIndex, operand: Operand): readonly string[] | undefined {
  let path: readonly string[] = [];
  for (let at = operand; path.length < MAX_PARTS; ) {
    const reference = isReferenceOperand(at) ? file.facts.references[operandIndex(at)] : undefined;
    if (!reference) return undefined;
    // PHP's references name all parts of a namespace at once.
    path = [...reference.name.split("\\"), ...path];
    if (reference.receiver === NO_OPERAND) return fullPath(file, reference.scope, path);
    at = reference.receiver;
  }
  return undefined;
}

/** A path whose first name an import stands for begins with what was imported. */
function fullPath(file: FileIndex, scope: number, path: readonly string[]): readonly string[] | undefined {
  const [first = "", ...rest] = path;
  const [binding] = lookupName(file, scope, first)?.bindings ?? [];
  if (!binding) return path;
  const imported = binding.kind === "import" ? file.facts.imports[binding.index] : undefined;
  if (!imported) return undefined;
  const separator = file.facts.language === "rust" ? "::" : /[.\\]/;
  return [...imported.module.split(separator), ...(imported.name === "" ? [] : [imported.name]), ...rest];
}

/** What a name means at the top level of a file, wherever it is defined. */
export function topLevelMembers(world: World, file: FileIndex, name: string): readonly Member[] {
  const own = file.definitionsNamed(name);
  if (own.length > 0) return own.map((index) => ({ kind: "definition", path: file.path, index }));
  return visibleMembers(world, file, 0, name);
}
