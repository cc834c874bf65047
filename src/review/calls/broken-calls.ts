import type { BreakRules } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { OBJECT_WORD } from "../../code/implicit-members.ts";
import { type DefinitionHandle, handleKey } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import {
  isReferenceOperand,
  isValueOperand,
  NO_OPERAND,
  type Operand,
  operandIndex,
  type Reference,
  type Value,
  ValueFlag,
} from "../../model/facts.ts";
import type { UseRole } from "../../model/use.ts";
import { findUses } from "../../nav/symbols/find-uses.ts";
import { symbolRef } from "../../nav/symbols/symbol-ref.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { resolveReference } from "../../resolve/resolver.ts";
import { lastPart } from "../../util/last-part.ts";
import { pushAll } from "../../util/push-all.ts";
import { isImportedAsWell } from "../breaks/absence/in-class.ts";
import type { FoundBreak } from "../breaks/found-break.ts";
import type { ChangeList } from "../changes/change-list.ts";
import { SamePlaces } from "../sides/same-places.ts";
import type { Sides } from "../sides/sides.ts";
import { type CallShape, refusalOf } from "./accepts-call.ts";
import { type Callee, findCallees } from "./callees.ts";
import { givenType } from "./plain-types.ts";
import type { Signature } from "./signatures.ts";
import { callsOfTaken, type KnownCall } from "./taken-methods.ts";

/** A call with its positional arguments. */
interface ArguedCall extends CallShape {
  readonly args: readonly Operand[];
}

type CallsByReference = ReturnType<typeof callsByReference>;

/** The maximum number of classes that are searched because they inherit a changed constructor; no real hierarchy has more that matter. */
const MAX_HEIRS = 64;

/** Calls at head that the signature at base accepts and the signature at head does not accept. */
export async function findBrokenCalls(sides: Sides, changes: ChangeList): Promise<FoundBreak[]> {
  const callees = await findCallees(sides, changes);
  if (callees.length === 0) return [];
  await loadCandidates(sides, callees);
  const places = new SamePlaces(sides);
  return sides.head.ask((world) => {
    const shapes = new Map<FileIndex, CallsByReference>();
    return callees.flatMap((callee) => {
      const names = sides.head.namesAround(callee.handle.path);
      const calls = callee.isClass ? constructions(world, names, callee) : directCalls(world, names, callee);
      return calls.flatMap((call) => {
        const known = shapes.get(call.file) ?? callsByReference(call.file);
        shapes.set(call.file, known);
        return refusedCall(world, callee, call, { shapes: known, places }) ?? [];
      });
    });
  });
}

/** Loads all files to be searched in one step, so that the question is asked only a few times. */
async function loadCandidates({ head }: Sides, callees: readonly Callee[]): Promise<void> {
  const lists = new Set(callees.map(({ name, handle }) => head.namesAround(handle.path).filesWith(lastPart(name))));
  await head.project.load(new Set([...lists].flat()));
}

/** The roles of a callee: `A a(1)` names a type, `class B : A(1)` a base, `B() : A(1)` a part, and all of them create an `A`. */
const CALLING_ROLES: ReadonlySet<UseRole> = new Set(["call", "type", "inherit", "read", "write"]);

function directCalls(world: World, names: NameSource, { handle }: Pick<Callee, "handle">): KnownCall[] {
  const calls: KnownCall[] = [];
  for (const { path, line, column, role, confidence } of findUses(world, names, handle)) {
    const file = confidence === "exact" && CALLING_ROLES.has(role) ? world.file(path) : undefined;
    if (!file || !breakRulesOf(file.facts.language).checksCalls) continue;
    const index = file.places.referenceAt(line, column);
    const reference = file.facts.references[index];
    if (!reference || !meansOnly(world, file, reference, handle)) continue;
    calls.push({ file, index });
    if (role === "read" && reference.receiver >= 0) pushAll(calls, callsOfTaken(world, names, file, reference));
  }
  return calls;
}

/** All calls that run the constructor of a class: creating an instance, creating an instance of a class that inherits it, and `super`. */
function constructions(world: World, names: NameSource, { handle }: Callee): KnownCall[] {
  const own = world.file(handle.path);
  if (!own) return [];
  const rules = breakRulesOf(own.facts.language);
  const constructors = world
    .memberOfClass(handle, rules.constructorOf(lastPart(own.definition(handle.index).qualname)))
    .flatMap((each) => (each.kind === "definition" ? [handleKey(each)] : []));
  const calls = rules.selfWord === undefined ? [] : wordCalls(own, rules.selfWord, handle);
  const classes = [handle];
  const seen = new Set([handleKey(handle)]);
  for (const each of classes) {
    pushAll(calls, directCalls(world, names, { handle: each }));
    if (classes.length >= MAX_HEIRS) continue;
    for (const use of findUses(world, names, each)) {
      const heir = { path: use.path, index: use.enclosing };
      if (use.role !== "inherit" || use.confidence !== "exact" || use.enclosing < 0 || seen.has(handleKey(heir)))
        continue;
      seen.add(handleKey(heir));
      const file = world.file(use.path);
      if (!file) continue;
      pushAll(calls, superCalls(world, file, heir, { ...rules, constructors }));
      const heirName = lastPart(file.definition(heir.index).qualname);
      const inherited = world.memberOfClass(heir, rules.constructorOf(heirName));
      if (inherited.some((member) => member.kind === "definition" && constructors.includes(handleKey(member))))
        classes.push(heir);
    }
  }
  return calls;
}

/** `super().__init__(…)` and `super(…)` in a class that extends the changed one. */
function superCalls(
  world: World,
  file: FileIndex,
  heir: DefinitionHandle,
  { superWord, constructorOf, constructors }: BreakRules & { readonly constructors: readonly string[] },
): KnownCall[] {
  if (superWord !== undefined) return wordCalls(file, superWord, heir);
  const name = constructorOf(lastPart(file.definition(heir.index).qualname));
  return file.referencesNamed(new Set([name])).flatMap((index) => {
    const reference = file.facts.references[index];
    if (reference?.role !== "call" || file.ownerOfThis(reference.scope) !== heir.index) return [];
    const resolution = resolveReference(world, file, reference);
    const isMeant =
      resolution.outcome === "resolved" && resolution.targets.every((each) => constructors.includes(handleKey(each)));
    return isMeant ? [{ file, index }] : [];
  });
}

/** The calls of a constructor by a keyword, in a class. */
function wordCalls(file: FileIndex, word: string, owner: DefinitionHandle): KnownCall[] {
  return file.referencesNamed(new Set([word])).flatMap((index) => {
    const { role, scope } = file.facts.references[index] ?? {};
    return role === "call" && scope !== undefined && file.ownerOfThis(scope) === owner.index ? [{ file, index }] : [];
  });
}

function refusedCall(
  world: World,
  callee: Callee,
  { file, index }: KnownCall,
  { shapes, places }: { readonly shapes: CallsByReference; readonly places: SamePlaces },
): FoundBreak | undefined {
  const reference = file.facts.references[index];
  const shape = shapes.get(index);
  if (!reference || !shape) return undefined;
  const isBound = callee.isClass || isThroughObject(world, file, reference);
  const isExtended = isBound && isExtension(world, callee.handle);
  const side = isBound && !isExtended ? "bound" : "free";
  const whole = isExtended ? withObject(shape, reference) : shape;
  const isOld = places.wasAtBase(file.path, reference.line);
  const given = withTypes(world, file, isOld ? countedAtBase(whole, callee.before[side]) : whole);
  const refusal = refusalOfAll(callee.after[side], given, callee.takesMore);
  if (refusal === undefined || refusalOfAll(callee.before[side], given, callee.takesMore) !== undefined)
    return undefined;
  const { line, column, name: written } = reference;
  const { path } = file;
  const around = file.definitionUsing(index);
  return {
    changeId: callee.changeId,
    reason: "signature",
    message: `\`${callee.name}\` ${refusal}.`,
    path,
    line,
    column,
    written,
    role: "call",
    confidence: "exact",
    enclosing: around < 0 ? undefined : symbolRef(world, { path, index: around }),
    isThroughImport: false,
  };
}

/** Whether all forms of a function take the object that they are called on as their first parameter. */
function isExtension(world: World, { path, index }: DefinitionHandle): boolean {
  const file = world.file(path);
  if (!file || !breakRulesOf(file.facts.language).hasExtensionMethods) return false;
  const forms = file.definitionsNamed(file.definition(index).qualname).map((each) => file.definition(each).scope);
  return forms.every((scope) => scope >= 0 && file.bindingsOf(scope, OBJECT_WORD).length > 0);
}

/** A call with the object that it is made on as its first argument. */
function withObject(shape: ArguedCall, { receiver }: Reference): ArguedCall {
  return { ...shape, positional: shape.positional + 1, args: [receiver, ...shape.args] };
}

/** A call with the types of its arguments, in languages where types distinguish overloads. */
export function withTypes(world: World, file: FileIndex, shape: ArguedCall): CallShape {
  if (breakRulesOf(file.facts.language).typeWords === undefined) return shape;
  return { ...shape, types: shape.args.map((operand) => givenType(world, file, operand)) };
}

/** If the only argument of a call that base had is a call, `f(g())`, it passes as many values as the only form at base accepted. */
function countedAtBase(shape: ArguedCall, before: readonly Signature[]): ArguedCall {
  const [form, ...others] = before;
  const isFixed = form?.every(({ kind, isOptional }) => kind === "positional-only" && !isOptional);
  if (!shape.hasResults || !form || !isFixed || others.length > 0) return shape;
  return { ...shape, positional: form.length, hasSpread: false };
}

/** The reason why no form accepts the call. It comes from the last form, which is the implementation of overloads. */
function refusalOfAll(forms: readonly Signature[], call: CallShape, takesMore: boolean): string | undefined {
  let refusal: string | undefined;
  for (const form of forms) {
    refusal = refusalOf(form, call, takesMore);
    if (refusal === undefined) return undefined;
  }
  return refusal;
}

/** Whether a reference can mean only the callee: if it can mean several symbols, another one may accept the call. */
function meansOnly(world: World, file: FileIndex, reference: Reference, { path, index }: DefinitionHandle): boolean {
  const resolution = resolveReference(world, file, reference);
  const own = world.file(path);
  if (resolution.outcome !== "resolved" || !own) return false;
  const [outer = ""] = own.definition(index).qualname.split(".", 1);
  if (isImportedAsWell(world, own, outer)) return false;
  const { qualname } = own.definition(index);
  const others = world.semanticsOf(own).counterpartsOf(world, own, index);
  const paths = new Set([path, ...others.map((each) => each.path)]);
  return resolution.targets.every(
    (each) => paths.has(each.path) && world.file(each.path)?.definition(each.index).qualname === qualname,
  );
}

/** Whether a method gets its receiver automatically: it is called on an instance, not on the class. */
function isThroughObject(world: World, file: FileIndex, { receiver }: Reference): boolean {
  if (receiver === NO_OPERAND) return false;
  const types = receiver < 0 ? [] : world.typesOf(file, receiver);
  return !types.every(({ kind }) => kind === "definition" || kind === "module");
}

/** The calls of a file, by the index of the reference that is called. */
export function callsByReference(file: FileIndex): ReadonlyMap<number, ArguedCall> {
  const calls = new Map<number, ArguedCall>();
  const { spreadsResults } = breakRulesOf(file.facts.language);
  for (const value of file.facts.values) {
    if ((value.kind !== "call" && value.kind !== "new") || !isReferenceOperand(value.of)) continue;
    calls.set(operandIndex(value.of), shapeOf(value, spreadsResults && isCallAlone(file, value)));
  }
  return calls;
}

/** Whether a call has one argument, and that argument is a call. */
function isCallAlone({ facts }: FileIndex, { args }: Value): boolean {
  const [only, ...others] = args;
  if (only === undefined || others.length > 0 || !isValueOperand(only)) return false;
  return facts.values[operandIndex(only)]?.kind === "call";
}

function shapeOf({ args, names, flags }: Value, isSpread: boolean): ArguedCall {
  const hasSpread = isSpread || (flags & ValueFlag.spread) !== 0;
  return {
    // A spread argument is counted with the others, and its length is unknown.
    positional: args.length - names.length,
    args: args.slice(0, args.length - names.length),
    keywords: names,
    hasSpread,
    hasResults: isSpread && (flags & ValueFlag.spread) === 0,
    hasKeywordSpread: (flags & ValueFlag.keywordSpread) !== 0,
  };
}
