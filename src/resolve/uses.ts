import type { FileIndex } from "../code/file-index.ts";
import { type DefinitionHandle, handleKey } from "../code/type.ts";
import type { World } from "../code/world.ts";
import { isCommonMember } from "../languages/registry.ts";
import { type Import, NO_OPERAND, operandIndex, type Reference } from "../model/facts.ts";
import { type Confidence, type Use, type UseRole, useRole } from "../model/use.ts";
import { isSameHandle, Relatives } from "./classes/hierarchies.ts";
import { listedMembers, mentionedMembers } from "./mentions.ts";
import { definitionsOf, resolveImport, resolveReference } from "./resolver.ts";

/** A symbol whose uses are searched for: all definitions that are the same symbol (overloads, a type and a value of one name). */
export interface Target {
  readonly name: string;
  /** Its name, all other names under which modules export it, and the words of `heirs`. */
  readonly names: ReadonlySet<string>;
  readonly definitions: readonly DefinitionHandle[];
  /**
   * The members of ancestors that it implements or overrides. A call of such a member may call it. Empty if so many members share its
   * name that such a call tells nothing.
   */
  readonly bases: readonly DefinitionHandle[];
  /** Whether it is an attribute of a class or object, so that it can be used through a receiver of unknown type. */
  readonly isMember: boolean;
  /** The words that call a constructor in its own class and in classes that extend it, and the files that contain the latter classes. */
  readonly heirs?: { readonly words: readonly string[]; readonly files: ReadonlySet<string> } | undefined;
  /** Whether an attribute with that name likely means it, for any receiver. Called only if the answer matters, because it can be slow. */
  readonly isLikely: () => boolean;
}

/** Every use of a target in one file. */
export function usesInFile(world: World, file: FileIndex, target: Target): Use[] {
  const isTarget = targetTest(target);
  const uses: Use[] = [];
  const add = (place: { line: number; column: number; scope: number }, role: UseRole, confidence: Confidence) => {
    const enclosing = file.definitionAround(place.scope);
    uses.push({ path: file.path, line: place.line, column: place.column, role, confidence, enclosing });
  };

  const names = new Set([...target.names, ...innerNames(file, target), ...boundNames(world, file, target)]);
  for (const imported of file.facts.imports) {
    if (!canImport(world, file, imported, target) || !isTarget(resolveImport(world, file, imported))) continue;
    if (imported.alias !== "") names.add(imported.alias);
    add(imported, "import", "exact");
  }
  for (const index of file.referencesNamed(names)) {
    const reference = file.facts.references[index];
    if (!reference) continue;
    const found = sureness(world, file, reference, target, isTarget);
    if (!found) continue;
    const { line, column } = reference;
    const role = useRole(reference.role);
    uses.push({ path: file.path, line, column, role, ...found, enclosing: file.definitionUsing(index) });
  }
  for (const exported of file.facts.exports) {
    if (!target.names.has(exported.local) || file.places.hasName(exported.line, exported.column)) continue;
    if (isTarget(definitionsOf(listedMembers(world, file, exported))))
      add({ ...exported, scope: 0 }, "reexport", "exact");
  }
  for (const mention of file.facts.strings) {
    if (mention.text !== target.name && !mention.text.endsWith(`.${target.name}`)) continue;
    if (isTarget(definitionsOf(mentionedMembers(world, file, mention)))) add(mention, "string", "likely");
  }
  return uses;
}

/** Every definition that a file uses by a name, or imports under an alias, as far as that is certain. */
export function definitionsUsedAs(world: World, file: FileIndex, name: string): ReadonlySet<string> {
  const used = new Set<string>();
  const add = (handles: readonly DefinitionHandle[]) => {
    for (const handle of handles) used.add(handleKey(handle));
  };
  const named = { names: new Set([name]) };
  for (const imported of file.facts.imports) {
    if (canImport(world, file, imported, named)) add(resolveImport(world, file, imported));
  }
  for (const index of file.referencesNamed(named.names)) {
    const reference = file.facts.references[index];
    const resolution = reference && resolveReference(world, file, reference);
    if (resolution?.outcome === "resolved") add(resolution.targets);
  }
  for (const exported of file.facts.exports) {
    if (exported.local === name) add(definitionsOf(listedMembers(world, file, exported)));
  }
  for (const mention of file.facts.strings) {
    if (mention.text !== name && !mention.text.endsWith(`.${name}`)) continue;
    add(definitionsOf(mentionedMembers(world, file, mention)));
  }
  return used;
}

type TargetTest = (handles: readonly DefinitionHandle[]) => boolean;

const TESTS = new WeakMap<Target, TargetTest>();
/** Up to this number of definitions, a direct comparison is faster than a lookup by key. */
const FEW = 4;

/** Makes a test whether one of several definitions is the target. It uses a lookup, because a target may have thousands of overloads. */
function targetTest(target: Target): TargetTest {
  const { definitions } = target;
  if (definitions.length <= FEW) {
    return (handles) => handles.some((handle) => definitions.some((each) => isSameHandle(each, handle)));
  }
  let test = TESTS.get(target);
  if (!test) {
    const keys = new Set(definitions.map(handleKey));
    test = (handles) => handles.some((handle) => keys.has(handleKey(handle)));
    TESTS.set(target, test);
  }
  return test;
}

/** Whether an import can bind the target, as far as that is known without following the import. */
function canImport(world: World, file: FileIndex, { kind, name }: Import, target: Pick<Target, "names">): boolean {
  if (kind === "name") return target.names.has(name);
  if (kind === "star") return false;
  // `import a.b` binds a module, never a member of the module.
  return !world.semanticsOf(file).hasModuleObjects || kind === "default" || kind === "namespace";
}

/** The names that a definition has only inside itself: `next` in `const advance = function next() {}`. */
function innerNames(file: FileIndex, { definitions }: Target): string[] {
  const own = new Set(definitions.filter(({ path }) => path === file.path).map(({ index }) => index));
  if (own.size === 0) return [];
  return file.facts.bindings
    .filter(({ kind, index }) => kind === "definition" && own.has(index))
    .map(({ name }) => name);
}

/** The name of a constant that is bound to a function, and the name of that function. */
interface BoundName {
  readonly name: string;
  readonly of: string;
}

const BOUND = new WeakMap<FileIndex, readonly BoundName[]>();

/** The names of the constants in a file that are bound to the target: a call of such a constant calls the target. */
function boundNames(world: World, file: FileIndex, { names }: Target): string[] {
  const { boundFunction } = world.semanticsOf(file);
  if (!boundFunction) return [];
  let bound = BOUND.get(file);
  if (!bound) {
    bound = file.facts.definitions.flatMap(({ qualname, parent }, index) => {
      const operand = parent < 0 ? boundFunction(file, index) : NO_OPERAND;
      const reference = operand === NO_OPERAND ? undefined : file.facts.references[operandIndex(operand)];
      return reference ? [{ name: qualname, of: reference.name }] : [];
    });
    BOUND.set(file, bound);
  }
  return bound.filter(({ of }) => names.has(of)).map(({ name }) => name);
}

const RELATIVES = new WeakMap<Target, { readonly world: World; readonly relatives: Relatives }>();

/** The members that override a target, and the members that it overrides. */
function relativesOf(world: World, target: Target): Relatives {
  let known = RELATIVES.get(target);
  if (known?.world !== world) {
    known = { world, relatives: new Relatives(world, target.definitions) };
    RELATIVES.set(target, known);
  }
  return known.relatives;
}

function sureness(
  world: World,
  file: FileIndex,
  reference: Reference,
  target: Target,
  isTarget: TargetTest,
): Pick<Use, "confidence" | "through"> | undefined {
  const resolution = resolveReference(world, file, reference);
  if (resolution.outcome === "resolved") {
    // `x = 1` writes to `x` at the place that defines `x`, so it is not a use.
    const defined = file.places.qualnamesAt(reference.line, reference.column);
    const targets = resolution.targets.filter(
      ({ path, index }) => path !== file.path || !defined.includes(file.definition(index).qualname),
    );
    if (isTarget(targets)) return { confidence: "exact" };
    const base = targets.find((each) => target.bases.some((other) => isSameHandle(each, other)));
    if (base) return { confidence: "likely", through: world.file(base.path)?.definition(base.index).qualname ?? "" };
    // A call of an override runs the method of the base class only if the code explicitly calls that method.
    const isRelated = target.isMember && targets.some((each) => relativesOf(world, target).has(each));
    return isRelated ? { confidence: "possible" } : undefined;
  }
  if (resolution.outcome !== "unknown-receiver" || !target.isMember || reference.name !== target.name) return undefined;
  if (file.places.hasName(reference.line, reference.column)) return undefined;
  const isLikely = !isCommonMember(file.facts.language, reference.name) && target.isLikely();
  return { confidence: isLikely ? "likely" : "possible" };
}
