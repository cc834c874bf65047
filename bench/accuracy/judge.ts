import { type Engine, type EngineDefinition, type Place, placeKey } from "./engine.ts";
import type { Question, Truth } from "./truth-folder.ts";

/** Creates the truth for a definition: asks an engine about every identifier that can mean it. */
export async function judge(engine: Engine, definition: EngineDefinition, question: Question): Promise<Truth> {
  const own = new Set(definition.places.map(placeKey));
  const references = await engine.references(definition);
  const related = new Set((await engine.related(definition)).map(placeKey));
  const namesakes = new Set(engine.namesakes(definition.name).map(placeKey));
  const declared = new Set(engine.definitions.flatMap(({ places }) => places.map(placeKey)));
  const candidates = unique([...engine.namesakes(definition.name), ...references]).filter(
    (place) => !own.has(placeKey(place)) && (!declared.has(placeKey(place)) || related.has(placeKey(place))),
  );
  const refs: Place[] = [];
  const doubts: (Place & { readonly why: string })[] = [];
  for (const place of candidates) {
    const meant = (await engine.meaning(place)).map(placeKey);
    if (meant.some((key) => own.has(key))) refs.push(place);
    else if (meant.some((key) => related.has(key)) || related.has(placeKey(place)))
      doubts.push({ ...place, why: "related" });
    else if (meant.length === 0 && namesakes.has(placeKey(place))) doubts.push({ ...place, why: "unknown" });
    else if (references.some((reference) => placeKey(reference) === placeKey(place)))
      doubts.push({ ...place, why: "refs_only" });
  }
  for (const place of engine.mentions(definition.name)) doubts.push({ ...place, why: "mention" });
  const { def_col, ...asked } = question;
  const isImport = ({ file, line }: Place) => engine.importLines.get(file)?.includes(line) === true;
  return {
    ...asked,
    resolved: true,
    decl: [...new Set(definition.places.map(({ file, line }) => `${file}:${line}`))],
    refs: lines(refs).map(({ file, line, column }) => ({
      file,
      line,
      ...(isImport({ file, line, column }) ? { imp: 1 } : {}),
    })),
    dontcare: lines(doubts).map(({ file, line, why }) => ({ file, line, why })),
  };
}

function unique(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [placeKey(place), place])).values()];
}

/** One place for each line, ordered by path and line. */
function lines<P extends Place>(places: readonly P[]): P[] {
  const byLine = new Map<string, P>();
  for (const place of places) {
    const key = `${place.file}:${place.line}`;
    if (!byLine.has(key)) byLine.set(key, place);
  }
  return [...byLine.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}
