import { breakRulesOf, languageOfPath } from "../../languages/registry.ts";
import { isMemberOwner } from "../../model/facts.ts";
import type { SymbolRef } from "../../model/result.ts";
import { refusalOf } from "../calls/accepts-call.ts";
import { callsByReference, withTypes } from "../calls/broken-calls.ts";
import { type Forms, formsOfFunction } from "../calls/signatures.ts";
import type { Sides } from "../sides/sides.ts";
import type { Explained } from "./outside-copies.ts";

/**
 * Leaves out calls that no form of the lost function accepted at base, in languages with overloads: they mean a function from outside that
 * has the same name.
 */
export async function withoutOutsideCalls(
  sides: Sides,
  explained: readonly Explained[],
): Promise<readonly Explained[]> {
  const asked = new Map<string, SymbolRef>();
  for (const each of explained)
    if (isOverloadable(each)) asked.set(keyOf(each), each.meaning.change.before as SymbolRef);
  if (asked.size === 0) return explained;
  const forms = await formsAtBase(sides, asked);
  await sides.head.project.load(explained.filter(isOverloadable).map(({ place }) => place.path));
  const areOutside = await sides.head.ask((world) => {
    const shapes = new Map<string, ReturnType<typeof callsByReference>>();
    return explained.map((each) => {
      const { path, line, column } = each.place;
      const known = isOverloadable(each) ? forms.get(keyOf(each)) : undefined;
      const file = known && world.file(path);
      if (!file) return false;
      const calls = shapes.get(path) ?? callsByReference(file);
      shapes.set(path, calls);
      const shape = calls.get(file.places.referenceAt(line, column));
      const given = shape && withTypes(world, file, shape);
      return (
        given !== undefined && [...known.bound, ...known.free].every((form) => refusalOf(form, given) !== undefined)
      );
    });
  });
  return explained.filter((_, at) => !areOutside[at]);
}

function isOverloadable({ place, meaning: { change } }: Explained): boolean {
  const isCall = place.role === "call" && change.before !== undefined && !isMemberOwner(change.before.kind);
  return isCall && breakRulesOf(languageOfPath(place.path)).hasOverloads;
}

function keyOf({ meaning: { change } }: Explained): string {
  return `${change.before?.path}#${change.before?.qualname}`;
}

async function formsAtBase(
  { base }: Sides,
  asked: ReadonlyMap<string, SymbolRef>,
): Promise<ReadonlyMap<string, Forms>> {
  await base.project.load([...asked.values()].map(({ path }) => path));
  return base.ask((world) => {
    const known = [...asked].flatMap(([key, { path, qualname }]) => {
      const file = world.file(path);
      const index = file?.definitionsNamed(qualname)[0];
      const forms = file && index !== undefined ? formsOfFunction(world, file, index) : undefined;
      return forms ? [[key, forms] as const] : [];
    });
    return new Map(known);
  });
}
