import type { FileIndex } from "../../code/file-index.ts";
import { type DefinitionHandle, handleKey, type Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import { DefinitionFlag, NO_OPERAND, type Reference } from "../../model/facts.ts";
import type { Use } from "../../model/use.ts";
import { findDefinitions } from "../../nav/symbols/find-definitions.ts";
import { findUsesAndMakings } from "../../nav/symbols/find-uses.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { resolveReference } from "../../resolve/resolver.ts";
import { receiverTypes } from "../../resolve/types/arities.ts";
import { lastPart } from "../../util/last-part.ts";
import { isOwnName } from "./own-names.ts";
import { type Place, placeKey } from "./place.ts";

/** The places that use one of some definitions, and one place that may or may not use them. */
export interface Mentions {
  readonly places: readonly Place[];
  readonly unsure: Pick<Place, "path" | "line"> | undefined;
}

/** The mentions of definitions that share a name, if all of them lose this name. */
export function mentionsOf(world: World, names: NameSource, members: readonly DefinitionHandle[]): Mentions {
  const [first] = members;
  const file = first && world.file(first.path);
  if (!first || !file) return { places: [], unsure: undefined };
  const { qualname } = file.definition(first.index);
  const name = lastPart(qualname);
  const uses = new Map<string, Use>();
  for (const use of members.flatMap((each) => findUsesAndMakings(world, names, each))) {
    const known = uses.get(placeKey(use));
    if (known === undefined || use.confidence === "exact") uses.set(placeKey(use), use);
  }
  // If only one definition has the name, a likely use counts as certain: nothing else here can be meant.
  const isOnly = findDefinitions(world, names, { form: "name", qualname: name }).length === 1;
  const isUnsure = ({ confidence }: Use) => confidence === "possible" || (confidence === "likely" && !isOnly);
  const isOwn = isForItself(world, file, members);
  const isSeen = ({ path, confidence }: Use) => !isOwn || path === file.path || confidence === "exact";
  const places = [...uses.values()].filter(isSeen);
  const unsure = places.find(isUnsure);
  if (!file.isMember(first.index)) return { places: places.filter((each) => !isOwnName(world, each, name)), unsure };
  if (unsure) return { places, unsure };
  return { places, unsure: strangeMention(world, names, { name, family: members, uses, of: file }) };
}

interface Known {
  readonly name: string;
  readonly family: readonly DefinitionHandle[];
  readonly uses: ReadonlyMap<string, Use>;
  readonly of: FileIndex;
}

/** A place that contains the name of a member although nothing tells what it means, or something else may be meant as well. */
function strangeMention(world: World, names: NameSource, { name, family, uses, of }: Known) {
  const own = new Set(
    family.flatMap(({ path, index }) => {
      const all = world.file(path)?.symbolOf(index) ?? [index];
      return all.map((each) => handleKey({ path, index: each }));
    }),
  );
  const { family: language } = world.semanticsOf(of);
  const paths = isForItself(world, of, family) ? [of.path] : names.filesWith(name);
  for (const path of paths) {
    const file = world.file(path);
    if (!file || world.semanticsOf(file).family !== language) continue;
    for (const at of file.referencesNamed(new Set([name]))) {
      const reference = file.facts.references[at];
      if (!reference || file.places.hasName(reference.line, reference.column)) continue;
      const use = uses.get(placeKey({ path, ...reference }));
      const isPlain = use ? meansOnly(world, file, reference, own) : meansOther(world, file, reference);
      if (!isPlain) return { path, line: reference.line };
    }
  }
  return undefined;
}

/** Whether members are private in a language where no other file can see private members. */
function isForItself(world: World, of: FileIndex, family: readonly DefinitionHandle[]): boolean {
  const { privateSeenBy } = breakRulesOf(of.facts.language);
  const isPrivate = ({ path, index }: DefinitionHandle) => {
    return path === of.path && ((world.file(path)?.definition(index).flags ?? 0) & DefinitionFlag.private) !== 0;
  };
  return (privateSeenBy === "class" || privateSeenBy === "file") && family.every(isPrivate);
}

/** Whether a use of some members can mean only these members. */
function meansOnly(world: World, file: FileIndex, reference: Reference, own: ReadonlySet<string>): boolean {
  const resolution = resolveReference(world, file, reference);
  if (resolution.outcome !== "resolved") return true;
  const types = reference.receiver === NO_OPERAND ? [] : receiverTypes(world, file, reference.receiver);
  const isOfMore = types.length > 1 && types.some(isUnseen);
  return !isOfMore && resolution.targets.every((target) => own.has(handleKey(target)));
}

/** Whether a type can have members that no definition in this repository represents. */
function isUnseen(type: Type): boolean {
  return type.kind === "external" || type.kind === "object" || type.kind === "builtin";
}

/** Whether a mention that is not a use of the members certainly means something else. */
function meansOther(world: World, file: FileIndex, reference: Reference): boolean {
  const { outcome } = resolveReference(world, file, reference);
  if (outcome === "unknown-receiver") return false;
  // A key of an object literal whose expected type is unknown.
  const isKey = reference.role === "key" && reference.receiver !== NO_OPERAND;
  return !(isKey && world.typesOf(file, reference.receiver).length === 0);
}
