import { filesOf } from "../../code/project.ts";
import type { World } from "../../code/world.ts";
import { semanticsOf } from "../../languages/registry.ts";
import { lastPart } from "../../util/last-part.ts";
import { pushAll } from "../../util/push-all.ts";
import type { Sides } from "../sides/sides.ts";

/** Names that were reached through something that is gone: members of a lost base class, names of a lost star import. */
export async function findNamesBehind(sides: Sides): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const classes = lostBases(sides);
  const stars = lostStars(sides);
  if (classes.length + stars.length === 0) return names;
  return sides.base.ask((world) => {
    for (const { path, qualname } of classes) addInherited(world, path, qualname, names);
    const seen = new Set<string>();
    for (const { path, module } of stars) addOffered(world, filesOf(world.module(path, module)), names, seen);
    return names;
  });
}

/** Classes at base whose bases have changed. */
function lostBases({ symbols }: Sides): { readonly path: string; readonly qualname: string }[] {
  return symbols.pairs.flatMap(({ before, after }) => {
    const [old] = before?.definitions ?? [];
    const [now] = after?.definitions ?? [];
    const isChanged = old !== undefined && now !== undefined && old.signatureHash !== now.signatureHash;
    return before && isChanged && old.bases.length > 0 ? [{ path: before.file.path, qualname: before.qualname }] : [];
  });
}

/** Star imports and star exports that the code no longer contains. */
function lostStars({ files }: Sides): { readonly path: string; readonly module: string }[] {
  const news = new Map(files.newFiles.map((file) => [file.path, file]));
  return files.oldFiles.flatMap(({ path, facts }) => {
    const now = news.get(files.renames.get(path) ?? path)?.facts;
    const kept = new Set([...(now?.exports ?? []), ...(now?.imports ?? [])].filter(isStar).map(({ module }) => module));
    const had = [...facts.exports, ...facts.imports].filter(isStar);
    return had.filter(({ module }) => !kept.has(module)).map(({ module }) => ({ path, module }));
  });
}

function isStar({ kind }: { readonly kind: string }): boolean {
  return kind === "star";
}

function addInherited(world: World, path: string, qualname: string, names: Set<string>): void {
  const index = world.file(path)?.definitionsNamed(qualname)[0];
  if (index === undefined) return;
  for (const ancestor of world.ancestryOf({ path, index }).classes.slice(1)) {
    const file = world.file(ancestor.path);
    const prefix = `${file?.facts.definitions[ancestor.index]?.qualname}.`;
    for (const each of file?.facts.definitions ?? []) {
      if (each.qualname.startsWith(prefix)) names.add(lastPart(each.qualname));
    }
  }
}

/**
 * Adds the names that files offer, and those that they pass on from others. Each file is read only once, even if it is reached in several
 * ways.
 */
function addOffered(world: World, paths: readonly string[], names: Set<string>, seen: Set<string>): void {
  const left = [...paths];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const facts = seen.has(path) ? undefined : world.file(path)?.facts;
    seen.add(path);
    if (!facts) continue;
    if (semanticsOf(facts.language).offersBindings)
      for (const { scope, name } of facts.bindings) if (scope === 0) names.add(name);
    for (const { name } of facts.exports) if (name !== "" && name !== "default") names.add(name);
    const stars = [...facts.exports, ...facts.imports].filter(isStar);
    for (const { module } of stars) pushAll(left, filesOf(world.module(path, module)));
  }
}
