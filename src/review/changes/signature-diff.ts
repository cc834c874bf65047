import { operandText } from "../../code/operand-text.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import { type Definition, DefinitionFlag, type FileFacts, type Operand, type Parameter } from "../../model/facts.ts";
import type { SignatureChange } from "../../model/review.ts";
import { lastPart } from "../../util/last-part.ts";
import { pushAll } from "../../util/push-all.ts";

/** A definition with the facts that its operands refer to. */
export interface PlacedDefinition {
  readonly facts: FileFacts;
  readonly definition: Definition;
}

/** A type in the syntax of its language. */
export function typeText(facts: FileFacts, type: Operand): string {
  return operandText(facts, type, breakRulesOf(facts.language).typeBrackets);
}

const MODIFIERS: readonly (readonly [name: string, flag: number])[] = [
  ["async", DefinitionFlag.async],
  ["static", DefinitionFlag.static],
  ["get", DefinitionFlag.getter],
  ["set", DefinitionFlag.setter],
  ["abstract", DefinitionFlag.abstract],
  ["generator", DefinitionFlag.generator],
];

/** The differences between two signatures of one symbol, parameters first, in the order of the older one. */
export function diffSignatures(before: PlacedDefinition, after: PlacedDefinition): SignatureChange[] {
  return [...diffParameters(before, after), ...diffReturnType(before, after), ...diffModifiers(before, after)];
}

function diffParameters(before: PlacedDefinition, after: PlacedDefinition): SignatureChange[] {
  const olds = before.definition.params;
  const news = after.definition.params;
  const pairs = pairParameters(olds, news);
  const changes: SignatureChange[] = [];
  const kept: Parameter[] = [];
  for (const old of olds) {
    const now = pairs.get(old);
    if (!now) {
      changes.push(change("parameter_removed", old.name, shown(before, old), undefined, true));
      continue;
    }
    if (old.name === now.name) kept.push(old);
    changes.push(...diffParameter(before, old, after, now));
  }
  const known = new Set(pairs.values());
  for (const now of news) {
    if (known.has(now)) continue;
    const isBreaking = !now.isOptional && !isRest(now);
    changes.push(change("parameter_added", now.name, undefined, shown(after, now), isBreaking));
  }
  pushAll(changes, diffOrder(kept, news));
  return changes;
}

/** Pairs parameters by name; the rest by position, as renamed, if both sides have equally many or one of the two has no name. */
function pairParameters(olds: readonly Parameter[], news: readonly Parameter[]): ReadonlyMap<Parameter, Parameter> {
  const pairs = new Map<Parameter, Parameter>();
  const byName = new Map(news.filter(({ name }) => name !== "").map((each) => [each.name, each]));
  for (const old of olds) {
    const now = old.name === "" ? undefined : byName.get(old.name);
    if (now) pairs.set(old, now);
  }
  const taken = new Set(pairs.values());
  const isSameLength = olds.length === news.length;
  for (const [at, old] of olds.entries()) {
    const now = news[at];
    if (pairs.has(old) || !now || taken.has(now) || now.kind !== old.kind) continue;
    if (isSameLength || old.name === "" || now.name === "") pairs.set(old, now);
  }
  return pairs;
}

function diffParameter(
  before: PlacedDefinition,
  old: Parameter,
  after: PlacedDefinition,
  now: Parameter,
): SignatureChange[] {
  const changes: SignatureChange[] = [];
  if (old.name !== now.name) {
    const isBreaking = old.kind === "normal" || old.kind === "keyword-only";
    changes.push(change("parameter_renamed", old.name, old.name, now.name, isBreaking));
  }
  if (old.kind !== now.kind) {
    const isBreaking = !(now.kind === "normal" && old.kind !== "rest" && old.kind !== "keyword-rest");
    changes.push(change("parameter_reordered", now.name, old.kind, now.kind, isBreaking));
  }
  const [from, to] = [typeText(before.facts, old.type), typeText(after.facts, now.type)];
  if (from !== to) changes.push(change("parameter_type", now.name, from || undefined, to || undefined, false));
  if (old.isOptional && !now.isOptional) changes.push(change("default_removed", now.name, undefined, undefined, true));
  else if (!old.isOptional && now.isOptional) {
    changes.push(change("default_added", now.name, undefined, undefined, false));
  } else if (old.defaultHash !== now.defaultHash) {
    changes.push(change("default_changed", now.name, undefined, undefined, false));
  }
  return changes;
}

/** Parameters that still exist, but in another order. */
function diffOrder(kept: readonly Parameter[], news: readonly Parameter[]): SignatureChange[] {
  const places = new Map(news.map(({ name }, at) => [name, at] as const).reverse());
  const positional = kept.filter(({ kind }) => kind === "normal" || kind === "positional-only");
  const changes: SignatureChange[] = [];
  let last = -1;
  for (const { name } of positional) {
    const at = places.get(name) ?? -1;
    if (at < last) changes.push(change("parameter_reordered", name, undefined, undefined, true));
    last = Math.max(last, at);
  }
  return changes;
}

function diffReturnType(before: PlacedDefinition, after: PlacedDefinition): SignatureChange[] {
  const from = typeText(before.facts, before.definition.returnType);
  const to = typeText(after.facts, after.definition.returnType);
  return from === to ? [] : [change("return_type", "", from || undefined, to || undefined, false)];
}

function diffModifiers(before: PlacedDefinition, after: PlacedDefinition): SignatureChange[] {
  const changes: SignatureChange[] = [];
  for (const [name, flag] of MODIFIERS) {
    const [had, has] = [(before.definition.flags & flag) !== 0, (after.definition.flags & flag) !== 0];
    if (had !== has) changes.push(change("modifier", name, had ? name : undefined, has ? name : undefined, true));
  }
  const [olds, news] = [new Set(decoratorsOf(before)), new Set(decoratorsOf(after))];
  const [lost, gained] = [[...olds].filter((name) => !news.has(name)), [...news].filter((name) => !olds.has(name))];
  for (const name of lost) {
    const kept = gained.findIndex((each) => calleeOf(each) === calleeOf(name));
    const [to] = kept < 0 ? [] : gained.splice(kept, 1);
    changes.push(change("modifier", to === undefined ? name : calleeOf(name), name, to, false));
  }
  for (const name of gained) changes.push(change("modifier", name, undefined, name, false));
  return changes;
}

/**
 * Decorators as written, except those that became a flag, because the flag covers them. The symbol's own name in a decorator
 * (`@text.setter`) is left out.
 */
function decoratorsOf({ facts, definition }: PlacedDefinition): string[] {
  const own = `${lastPart(definition.qualname)}.`;
  const shown = definition.decorators
    .map((decorator) => operandText(facts, decorator))
    .map((text) => `@${text.startsWith(own) ? text.slice(own.length) : text}`);
  return shown.filter((name) => !/^@(?:staticmethod|classmethod|property)$/.test(name));
}

/** A decorator without its arguments. */
function calleeOf(decorator: string): string {
  return decorator.replace(/\(.*$/s, "");
}

function isRest({ kind }: Parameter): boolean {
  return kind === "rest" || kind === "keyword-rest";
}

function shown({ facts }: PlacedDefinition, parameter: Parameter): string {
  const type = typeText(facts, parameter.type);
  const stars = parameter.kind === "rest" ? "*" : parameter.kind === "keyword-rest" ? "**" : "";
  return `${stars}${parameter.name}${type === "" ? "" : `: ${type}`}${parameter.defaultHash === "" ? "" : " = …"}`;
}

function change(
  kind: SignatureChange["kind"],
  name: string,
  from: string | undefined,
  to: string | undefined,
  isBreaking: boolean,
): SignatureChange {
  return { kind, name, from, to, isBreaking };
}
