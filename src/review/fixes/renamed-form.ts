import type { FileIndex } from "../../code/file-index.ts";
import { type DefinitionHandle, handleKey } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import type { Definition, Reference } from "../../model/facts.ts";
import type { ChangedSymbol } from "../../model/review.ts";
import { findDefinitions } from "../../nav/symbols/find-definitions.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { resolveReference } from "../../resolve/resolver.ts";
import { lastPart } from "../../util/last-part.ts";
import { type CallShape, refusalOf } from "../calls/accepts-call.ts";
import { callsByReference, withTypes } from "../calls/broken-calls.ts";
import { type Signature, typed } from "../calls/signatures.ts";
import { familyOf } from "./family.ts";
import { mentionsOf } from "./mentions.ts";
import type { Place } from "./place.ts";

/** If one name has more definitions than this, they are not distinguished. */
const MAX_FORMS = 100;

/** A definition that shared its name with others and has a new name now, while the others keep theirs. */
export interface RenamedForm {
  readonly change: ChangedSymbol;
  /** Its index among the definitions of its file at base. */
  readonly index: number;
  readonly to: string;
}

/** A definition, identified by its index in its file, with a fingerprint of its parameters and its body. */
export interface FormPrint {
  readonly index: number;
  readonly print: string;
}

/** Whether some of several definitions with the same name are gone. */
export function hasLostForm({ before, after, signature }: ChangedSymbol): boolean {
  const isOfSameName = before !== undefined && before.path === after?.path && before.qualname === after.qualname;
  return isOfSameName && signature.some(({ name, isBreaking }) => name === "overloads" && isBreaking);
}

/** The definitions with the same name at base, in the order of the file. */
export function formsAt(world: World, { before }: ChangedSymbol): readonly FormPrint[] {
  const file = world.file(before?.path ?? "");
  const all = file?.definitionsNamed(before?.qualname ?? "") ?? [];
  return all.flatMap((index) => (file ? [{ index, print: printOf(file.definition(index)) }] : []));
}

function printOf({ kind, signatureHash, bodyHash }: Definition): string {
  return `${kind} ${signatureHash} ${bodyHash}`;
}

/** The only definition of base that head has in the same position under a name that is new there, while the others are unchanged. */
export function renamedForm(
  head: World,
  change: ChangedSymbol,
  base: { readonly forms: readonly FormPrint[]; has(qualname: string): boolean },
): RenamedForm | undefined {
  const { path = "", qualname = "" } = change.before ?? {};
  const file = head.file(path);
  if (!file || base.forms.length > MAX_FORMS) return undefined;
  const prefix = qualname.slice(0, -lastPart(qualname).length);
  const isSibling = ({ qualname: other }: Definition) => other === prefix + lastPart(other);
  const prints = new Set(base.forms.map(({ print }) => print));
  const news = file.facts.definitions.filter(
    (each) => isSibling(each) && !base.has(each.qualname) && prints.has(printOf(each)),
  );
  const kept = file.definitionsNamed(qualname);
  const found = news.flatMap((each): RenamedForm[] => {
    const own = file.definitionsNamed(each.qualname);
    const all = [...kept, ...own].sort((a, b) => a - b);
    const isSame = (at: number) => base.forms[at]?.print === printOf(file.definition(all[at] as number));
    if (own.length !== 1 || all.length !== base.forms.length || !all.every((_, at) => isSame(at))) return [];
    const index = base.forms[all.indexOf(own[0] as number)]?.index ?? -1;
    return [{ change, index, to: lastPart(each.qualname) }];
  });
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The places at base that mean one of several definitions with the same name, or the reason why these places cannot be found with
 * certainty.
 */
export function placesOfForm(
  world: World,
  names: NameSource,
  { change, index }: RenamedForm,
): readonly Place[] | string {
  const { path = "", qualname = "" } = change.before ?? {};
  const file = world.file(path);
  const handles = findDefinitions(world, names, { form: "path", path, qualname, isWhole: true });
  const forms = file?.definitionsNamed(qualname) ?? [];
  if (!file || forms.length > MAX_FORMS) return "too many others have its name";
  for (const handle of handles) {
    const { members, gap } = familyOf(world, names, handle);
    if (gap !== undefined) return gap;
    if (members.length > 1) return "it shares its name with others that are implemented or overridden elsewhere";
  }
  const { places, unsure } = mentionsOf(world, names, handles);
  if (unsure) return `${unsure.path}:${unsure.line} may mean it, too, and nothing proves it`;
  const form = {
    file,
    index,
    forms: forms.map((each) => ({ index: each, signature: signatureOf(world, file, each) })),
  };
  const found: Place[] = [];
  for (const place of places) {
    const isMeant = means(world, place, form);
    if (isMeant === undefined) return `${place.path}:${place.line} may mean another that has the same name`;
    if (isMeant) found.push(place);
  }
  return found;
}

interface Form {
  readonly file: FileIndex;
  readonly index: number;
  readonly forms: readonly { readonly index: number; readonly signature: Signature }[];
}

function signatureOf(world: World, file: FileIndex, index: number): Signature {
  const { params } = file.definition(index);
  return typed(world, file, file.takesSelf(index) ? params.slice(1) : params);
}

/** Whether a place means one form; undefined if it may mean that form or another. */
function means(world: World, place: Place, { file: own, index, forms }: Form): boolean | undefined {
  const file = world.file(place.path);
  const at = file?.places.referenceAt(place.line, place.column) ?? -1;
  const reference = file?.facts.references[at];
  if (!file || !reference) return undefined;
  const targets = targetsOf(world, file, reference);
  const asked = forms.filter((each) => targets.has(handleKey({ path: own.path, index: each.index })));
  if (targets.size === 0 || asked.length === 0) return undefined;
  if (!asked.some((each) => each.index === index)) return false;
  if (asked.length === 1) return true;
  const shape = callsByReference(file).get(at);
  if (!shape) return undefined;
  const call = withTypes(world, file, shape);
  const exact = asked.filter(({ signature }) => takesExactly(signature, call));
  const fitting = exact.length > 0 ? exact : asked.filter(({ signature }) => refusalOf(signature, call) === undefined);
  if (!fitting.some((each) => each.index === index)) return fitting.length > 0 ? false : undefined;
  return fitting.length === 1 ? true : undefined;
}

function targetsOf(world: World, file: FileIndex, reference: Reference): ReadonlySet<string> {
  const resolution = resolveReference(world, file, reference);
  const targets: readonly DefinitionHandle[] = resolution.outcome === "resolved" ? resolution.targets : [];
  return new Set(targets.map(handleKey));
}

/** Whether every argument has exactly the declared type, so that no other form takes precedence over this one. */
function takesExactly(signature: Signature, { positional, keywords, hasSpread, types = [] }: CallShape): boolean {
  if (hasSpread || keywords.length > 0 || positional !== signature.length || types.length !== positional) return false;
  return signature.every(({ plain, kind }, at) => {
    const given = types[at];
    if (!plain || !given || kind === "rest" || plain.kind === "list" || plain.kind !== given.kind) return false;
    const [declared = plain.name, made = given.name] = [[...plain.classes][0], [...given.classes][0]];
    return declared === made;
  });
}
